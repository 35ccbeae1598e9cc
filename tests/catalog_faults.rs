//! Mutated definitions, each refused for its own reason, with the file and the line.

use branchline::catalog::*;
use proptest::prelude::*;

const NORDIC: GameId = GameId::NORDIC;
const GERMANY: GameId = GameId::GERMANY;
const NORTHERN_LIGHTS: GameId = GameId::NORTHERN_LIGHTS;
const NEDERLAND: GameId = GameId::NEDERLAND;

const FILES: [&str; 7] = [
    "game.txt",
    "cities.txt",
    "tracks.txt",
    "tickets.txt",
    "bonuses.txt",
    "board.txt",
    "backdrop.txt",
];

fn texts(id: GameId) -> [String; 7] {
    let Files::Rail(files) = files(id) else {
        panic!("a map game");
    };
    let RailFiles {
        game,
        cities,
        tracks,
        tickets,
        bonuses,
        board,
        backdrop,
    } = files;
    [game, cities, tracks, tickets, bonuses, board, backdrop].map(str::to_owned)
}

fn read(texts: &[String; 7]) -> Vec<Fault> {
    let [game, cities, tracks, tickets, bonuses, board, backdrop] = texts;
    let files = RailFiles {
        game,
        cities,
        tracks,
        tickets,
        bonuses,
        board,
        backdrop,
    };
    read_rail(&files).err().unwrap_or_default()
}

/// Columns only help the reader; edits should not depend on how wide they are.
fn squeeze(text: &str) -> String {
    let mut squeezed = text.to_owned();
    while squeezed.contains("  ") {
        squeezed = squeezed.replace("  ", " ");
    }
    squeezed
}

fn edit(text: &mut String, from: &str, to: &str) {
    let squeezed = squeeze(text);
    assert!(squeezed.contains(from), "the file no longer holds {from:?}");
    *text = squeezed.replacen(from, to, 1);
}

fn faults(id: GameId, edits: &[(&str, &str, &str)]) -> Vec<Fault> {
    let mut texts = texts(id);
    for (file, from, to) in edits {
        let index = FILES
            .iter()
            .position(|name| name == file)
            .expect("a file of the game");
        edit(&mut texts[index], from, to);
    }
    read(&texts)
}

fn s(text: &str) -> String {
    text.to_owned()
}

#[test]
fn every_mutated_definition_is_refused_for_its_own_reason() {
    #[rustfmt::skip]
    let cases = [
        (NORDIC, "tracks.txt", "alborg arhus", "alborg aarhus", Reason::UnknownCity(s("aarhus"))),
        (NORDIC, "tickets.txt", "alborg norrkoping", "alborg x", Reason::UnknownCity(s("x"))),
        (NORDIC, "board.txt", "city alborg", "city elsewhere", Reason::UnknownCity(s("elsewhere"))),
        (NORDIC, "tracks.txt", "alborg arhus", "alborg alborg", Reason::TrackToItself),
        (NORDIC, "tracks.txt", "1 violet", "1 purple", Reason::UnknownColor(s("purple"))),
        (GERMANY, "cities.txt", "flag=down:blue,white,red", "flag=down:blue,white,pink", Reason::BadWord(s("down:blue,white,pink"))),
        (GERMANY, "cities.txt", "flag=down:blue,white,red", "flag=down:blue,white", Reason::BadWord(s("down:blue,white"))),
        (GERMANY, "cities.txt", "passengers=5 capital", "passengers=5 capital flag=cross:red,white", Reason::BadWord(s("cross:red,white"))),
        (NORDIC, "game.txt", "\npitch ", "\n# pitch ", Reason::Missing("pitch")),
        (GERMANY, "game.txt", "colours=red", "colours=pink", Reason::UnknownColor(s("pink"))),
        (NORDIC, "tracks.txt", "1 violet", "7 violet", Reason::LengthWithoutPoints(7)),
        (NORDIC, "game.txt", "9=27", "8=27", Reason::LengthWithoutPoints(9)),
        (NORDIC, "tickets.txt", "pile tickets", "pile tickets\nnorrkoping alborg 5", Reason::TicketTwice),
        (NORDIC, "tickets.txt", "pile tickets", "pile tickets\noslo oslo 5", Reason::TicketToItself),
        (NORTHERN_LIGHTS, "tickets.txt", "pile tickets", "pile tickets\noslo junction-russia 5", Reason::TicketToJunction),
        (NORDIC, "cities.txt", "\nalborg", "\nisland Island\nalborg", Reason::LonelyCity),
        (NORDIC, "board.txt", "217.3,1441,91.8", "217.3,1441,91.8 230,1450,91.8", Reason::WrongSpaces { drawn: 2, expected: 1 }),
        (NORDIC, "tracks.txt", "\nalborg ", "\nalborg oslo 1 red\nalborg ", Reason::NotDrawn),
        (NORDIC, "board.txt", "city alborg", "# city alborg", Reason::NotDrawn),
        (NORDIC, "board.txt", "track alborg arhus 1", "track alborg arhus 2", Reason::UnknownTrack),
        (NORDIC, "board.txt", "217.3,1441,91.8", "217.3,-1441,91.8", Reason::OutsideBoard),
        (NEDERLAND, "tickets.txt", "amsterdam/rotterdam", "waddeneilanden/sneek", Reason::NeutralPair(s("waddeneilanden/sneek"))),
        (GERMANY, "cities.txt", "passengers=5", "passengers=4", Reason::PassengerTotal { placed: 59, expected: 60 }),
        (NORTHERN_LIGHTS, "game.txt", "locomotives 18", "locomotives 40", Reason::CardTotal { counted: 136, expected: 120 }),
        (NORTHERN_LIGHTS, "game.txt", "open=4", "open=11x", Reason::BadNumber(s("11x"))),
        (NORDIC, "tracks.txt", "gray ferry=1", "gray ferry=0", Reason::FerrySymbols(0)),
        (NORDIC, "tracks.txt", "gray ferry=1", "gray ferry=5", Reason::FerrySymbols(5)),
        (NORDIC, "game.txt", "ferry three", "# three", Reason::NoSuchMechanism("ferry")),
        (GERMANY, "tracks.txt", "2 gray no", "2 gray tunnel no", Reason::NoSuchMechanism("tunnel")),
        (GERMANY, "game.txt", "globetrotter", "tunnel turn-up=3\nglobetrotter", Reason::UnusedMechanism("tunnel")),
        (NORDIC, "game.txt", "wagons 40", "", Reason::Missing("wagons")),
        (NORDIC, "game.txt", "wagons 40", "wagons 40\nwagons 41", Reason::Twice),
        (NORDIC, "game.txt", "wagons 40", "wagons 40\nrockets 2", Reason::UnknownEntry),
        (NORDIC, "game.txt", "one-card", "three-cards", Reason::BadWord(s("three-cards"))),
        (NORDIC, "game.txt", "double=1,2", "double=1", Reason::PlayerColumns { found: 1, expected: 2 }),
        (NORDIC, "game.txt", "\"Nordic Countries\"", "\"Nordic Countries", Reason::OpenQuote),
        (NORDIC, "game.txt", "\"Nordic Countries\"", "\"<b>\"", Reason::BadName),
        (NORDIC, "cities.txt", "\nalborg ", "\nÅlborg! ", Reason::BadId),
        (NORDIC, "cities.txt", "\nalborg ", "\narhus ", Reason::Twice),
        (NORTHERN_LIGHTS, "cities.txt", "country=norway", "country=atlantis", Reason::UnknownCountry(s("atlantis"))),
        (NORTHERN_LIGHTS, "bonuses.txt", "at-most=5", "", Reason::Missing("at-most")),
        (NORDIC, "tracks.txt", "1 violet", "1 violet wings", Reason::UnknownField(s("wings"))),
        (NORDIC, "tracks.txt", "\nalborg ", "\narhus alborg 1 red\nalborg arhus 1 blue\narhus alborg 1 green\nalborg ", Reason::TooManyTracks),
        (NORDIC, "backdrop.txt", "land M", "land M<script>", Reason::BadPath),
        (NORDIC, "tracks.txt", "no=2\n", "\n", Reason::Missing("no")),
        (NORDIC, "tracks.txt", "no=2\n", "no=1\n", Reason::NumberTwice(1)),
        (NORDIC, "tracks.txt", "no=2\n", "no=0\n", Reason::BadNumber(s("0"))),
        (NORDIC, "tickets.txt", "no=46", "no=47", Reason::NumberLeftOut(46)),
        (NORDIC, "tickets.txt", "no=46", "no=12", Reason::NumberTwice(12)),
        (NORDIC, "cities.txt", "no=3\n", "no=256\n", Reason::BadNumber(s("256"))),
        (NORDIC, "cities.txt", "no=3\n", "no=2\n", Reason::NumberTwice(2)),
        (NORTHERN_LIGHTS, "bonuses.txt", "no=11", "no=12", Reason::NumberLeftOut(11)),
        (NORDIC, "cities.txt", "no=2\n", "no=2 was=alborg\n", Reason::Twice),
        (NORDIC, "cities.txt", "no=2\n", "no=2 was=aros,aros\n", Reason::Twice),
        (NORDIC, "cities.txt", "no=2\n", "no=2 was=Århus\n", Reason::BadId),
    ];
    for (id, file, from, to, reason) in cases {
        let found = faults(id, &[(file, from, to)]);
        let fault = found.iter().find(|fault| fault.reason == reason);
        let fault = fault
            .unwrap_or_else(|| panic!("{from:?} -> {to:?}: expected {reason:?}, found {found:#?}"));
        assert!(!fault.entry.is_empty(), "{fault}");
    }
}

#[test]
fn a_different_but_sound_game_is_not_refused() {
    assert_eq!(faults(NORDIC, &[("game.txt", "deal=5", "deal=4")]), []);
}

#[test]
fn unreachable_ticket() {
    let found = faults(
        NORDIC,
        &[
            (
                "cities.txt",
                "\nalborg",
                "\nisland Island\natoll Atoll\nalborg",
            ),
            ("tracks.txt", "\nalborg", "\nisland atoll 1 red\nalborg"),
            ("tickets.txt", "pile tickets", "pile tickets\nisland oslo 5"),
        ],
    );
    assert!(
        found
            .iter()
            .any(|fault| fault.reason == Reason::UnreachableTicket),
        "{found:?}"
    );
}

#[test]
fn all_faults_are_reported_in_one_pass() {
    let found = faults(
        NORDIC,
        &[
            ("game.txt", "one-card", "three-cards"),
            ("cities.txt", "\nbergen ", "\nBERGEN "),
            ("tracks.txt", "1 violet", "1 purple"),
            ("board.txt", "city boden", "# city boden"),
            ("backdrop.txt", "land M", "land ?"),
        ],
    );
    for file in [
        "game.txt",
        "cities.txt",
        "tracks.txt",
        "tickets.txt",
        "board.txt",
        "backdrop.txt",
    ] {
        assert!(
            found.iter().any(|fault| fault.file == file),
            "nothing of {file} in {found:#?}"
        );
    }
    let colour = found
        .iter()
        .find(|fault| fault.reason == Reason::UnknownColor(s("purple")));
    let colour = colour.expect("the colour is among the faults");
    assert_eq!((colour.file, colour.line), ("tracks.txt", 3));
}

#[test]
fn card_game_faults_are_named() {
    #[rustfmt::skip]
    let cases = [
        ("tickets.txt", "yellow=1", "purple=1", Reason::UnknownColor(s("purple"))),
        ("tickets.txt", "yellow=1", "yellow=2", Reason::CardTotal { counted: 2, expected: 1 }),
        ("tickets.txt", "chicago new-york", "chicago x", Reason::UnknownCity(s("x"))),
        ("cities.txt", "at=33.749,-84.388", "", Reason::Missing("at")),
        ("game.txt", "by-players=1,1,2", "by-players=1,1", Reason::PlayerColumns { found: 2, expected: 3 }),
        ("coast.txt", "land -122.84,49", "island -122.84,49", Reason::UnknownEntry),
        ("coast.txt", "land -122.84,49", "land -222.84,49", Reason::OutsideBoard),
        ("coast.txt", "land -122.84,49", "land -122.84", Reason::BadNumber(s(""))),
        ("tickets.txt", "no=2\n", "no=1\n", Reason::NumberTwice(1)),
        ("cities.txt", "no=2\n", "no=2 was=atlanta\n", Reason::Twice),
        ("game.txt", "each=10", "each=2", Reason::CardTotal { counted: 32, expected: 37 }),
    ];
    for (file, from, to, reason) in cases {
        let Files::Yard(files) = files(GameId::CARD_GAME) else {
            panic!("the Card Game");
        };
        let YardFiles {
            game,
            cities,
            tickets,
            coast,
        } = files;
        let mut texts = [game, cities, tickets, coast].map(str::to_owned);
        let index = ["game.txt", "cities.txt", "tickets.txt", "coast.txt"]
            .iter()
            .position(|name| *name == file);
        edit(&mut texts[index.expect("a file of the game")], from, to);
        let [game, cities, tickets, coast] = &texts;
        let found = read_yard(&YardFiles {
            game,
            cities,
            tickets,
            coast,
        })
        .err()
        .unwrap_or_default();
        assert!(
            found.iter().any(|fault| fault.reason == reason),
            "{from:?} -> {to:?}: {found:#?}"
        );
    }
}

proptest! {
    /// Whatever the bytes, the answer is a game or a list of faults, never a panic.
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,400}", which in 0..7_usize) {
        let mut texts = texts(NORDIC);
        texts[which] = text;
        let _ = read(&texts);
    }

    /// A real file with a few characters inserted is read or refused as well.
    #[test]
    fn a_damaged_file_is_read_or_refused(
        which in 0..7_usize,
        damage in prop::collection::vec((any::<usize>(), any::<char>()), 1..6),
    ) {
        let mut texts = texts(GERMANY);
        let text = &mut texts[which];
        for (at, sign) in damage {
            let at = at % (text.len() + 1);
            let at = (0..=at).rev().find(|at| text.is_char_boundary(*at)).expect("0 is a boundary");
            text.insert(at, sign);
        }
        let _ = read(&texts);
    }
}
