//! The score pad for cardboard games: it counts as the game itself does, and refuses what cannot lie on a table.

mod support;

use branchline::catalog::*;
use branchline::engine::game::{PlayerView, Scores};
use branchline::engine::pad::{Held, Pad, PadFault, Tick};
use branchline::engine::rail::Owner;
use branchline::engine::table::{Rng, Viewer};
use branchline::save::*;
use branchline::session::Session;
use support::sitting::{people, play_until};

const NAMES: [&str; 5] = ["Ada", "Grace", "Emmy", "Sofja", "Marie"];

fn entries(count: usize) -> Vec<SeatEntry> {
    let all = people(GameId::NORDIC, Variant::Standard, &NAMES[..2], 1)
        .save()
        .seats;
    let named = NAMES[..count]
        .iter()
        .enumerate()
        .map(|(seat, name)| SeatEntry {
            name: (*name).to_owned(),
            color: seat as u8,
            ..all[0].clone()
        });
    named.collect()
}

/// Ticks off what a finished game has left on the table, as somebody would who counts it by hand.
fn ticked(session: &Session) -> Pad {
    let setup = session.setup();
    let mut pad = Pad::new(setup.game, setup.variant, setup.seats).expect("a table");
    let state = load(&session.save().to_json()).expect("loads").state;
    let ok = |done: Result<(), PadFault>| done.expect("it lay there");
    for seat in (0..setup.seats).map(Seat) {
        match state.view(Viewer::Seat(seat)) {
            PlayerView::Rail(view) => {
                if seat == view.open.first {
                    ok(pad.tick(seat, Tick::First));
                }
                let (_, own) = view.seated().expect("a seat");
                let open = view.open.seat(seat);
                for (track, owner) in view.open.owners.iter().enumerate() {
                    if *owner == Owner::Seat(seat) {
                        ok(pad.tick(seat, Tick::Track(TrackId::at(track), true)));
                    }
                }
                for ticket in own.tickets.iter() {
                    ok(pad.tick(seat, Tick::Ticket(ticket, Held::Kept)));
                }
                for bonus in &view.open.bonus_cards {
                    ok(pad.tick(seat, Tick::Bonus(*bonus, true)));
                }
                let pairs: u8 = Color::ALL
                    .map(|color| own.hand.of_color(color) / 2)
                    .iter()
                    .sum();
                for tick in pad.counted(seat) {
                    ok(pad.tick(
                        seat,
                        match tick {
                            Tick::Passengers(color, _) => {
                                Tick::Passengers(color, open.passengers[color.index()])
                            }
                            Tick::Tokens(_) => Tick::Tokens(own.tokens),
                            Tick::Loans(_) => Tick::Loans(open.loans),
                            Tick::Locomotives(_) => Tick::Locomotives(own.hand.locos() + pairs),
                            other => other,
                        },
                    ));
                }
            }
            PlayerView::Yard(view) => {
                let open = view.open.seat(seat);
                for (tickets, held) in [(open.completed, Held::Kept), (open.failed, Held::Failed)] {
                    for ticket in tickets.iter() {
                        ok(pad.tick(seat, Tick::Ticket(ticket, held)));
                    }
                }
            }
        }
    }
    pad
}

fn sorted(scores: &Scores) -> Vec<Vec<String>> {
    let lines = scores.lines().into_iter().map(|lines| {
        let mut lines: Vec<String> = lines.iter().map(|line| format!("{line:?}")).collect();
        lines.sort();
        lines
    });
    lines.collect()
}

#[test]
fn a_pad_counts_what_the_game_itself_counts() {
    for id in GameId::all() {
        let game = game(id);
        for variant in game.variants() {
            let players = game.players_of(variant).expect("offered");
            for seats in players.min..=players.max {
                for seed in 0..3 {
                    let names = &NAMES[..usize::from(seats)];
                    let mut session = people(id, variant, names, seed);
                    play_until(&mut session, usize::MAX, &mut Rng::new(seed));
                    let scores = session.scores().expect("over");
                    let pad = ticked(&session);
                    let counted = pad.scores();
                    let what = format!("{} {variant:?} {seats} {seed}", id.slug());
                    assert_eq!(sorted(&counted), sorted(&scores), "{what}");
                    assert_eq!(counted.winners(), scores.winners(), "{what}");
                    assert_eq!(counted.decided_by(), scores.decided_by(), "{what}");
                    // Written down and read again it is the same.
                    let mut again = Pad::new(id, variant, seats).expect("a table");
                    for line in pad.lines() {
                        again.read(&line).expect("its own line");
                    }
                    assert_eq!(again, pad, "{what}");
                }
            }
        }
    }
}

#[test]
fn what_cannot_lie_on_a_table_is_refused_and_changes_nothing() {
    let mut pad = Pad::new(GameId::NORDIC, Variant::Standard, 2).expect("a table");
    let rail = game(GameId::NORDIC).rail().expect("a map");
    let twin = rail.routes().iter().find(|route| route.tracks().len() == 2);
    let [one, other] = twin.expect("a double route").tracks()[..] else {
        panic!("two tracks")
    };
    let (a, b) = (Seat(0), Seat(1));
    pad.tick(a, Tick::Track(one, true)).expect("free");
    pad.tick(a, Tick::Ticket(TicketId(3), Held::Kept))
        .expect("free");
    let before = pad.clone();
    for (seat, tick, fault) in [
        (Seat(2), Tick::First, PadFault::NoSuchSeat),
        (b, Tick::Track(one, true), PadFault::TrackTaken(a)),
        (a, Tick::Track(other, true), PadFault::SecondTrack),
        (b, Tick::Track(other, true), PadFault::RouteFull),
        (b, Tick::Track(TrackId(250), true), PadFault::NotInThisGame),
        (
            b,
            Tick::Ticket(TicketId(3), Held::Kept),
            PadFault::TicketTaken(a),
        ),
        (
            b,
            Tick::Ticket(TicketId(4), Held::Failed),
            PadFault::NotInThisGame,
        ),
        (
            b,
            Tick::Ticket(TicketId(250), Held::Kept),
            PadFault::NotInThisGame,
        ),
        (b, Tick::Tokens(3), PadFault::NotInThisGame),
        (b, Tick::Bonus(BonusId(0), true), PadFault::NotInThisGame),
        (b, Tick::Passengers(Color::Red, 1), PadFault::NotInThisGame),
    ] {
        assert_eq!(pad.tick(seat, tick), Err(fault));
        assert_eq!(pad, before);
    }
    // Wagons run out.
    let mut tracks = rail.track_ids();
    let refused = tracks.find_map(|track| match pad.tick(b, Tick::Track(track, true)) {
        Err(PadFault::TooFewWagons { left }) => Some(left),
        _ => None,
    });
    assert_eq!(refused, pad.wagons(b));
    // The lowest number of everything.
    let mut germany = Pad::new(GameId::GERMANY, Variant::Standard, 3).expect("a table");
    let most = Tick::Passengers(Color::Red, u8::MAX);
    let Err(PadFault::TooFewPassengers { left }) = germany.tick(a, most) else {
        panic!("too many")
    };
    germany
        .tick(a, Tick::Passengers(Color::Red, left))
        .expect("all of them");
    let none = Err(PadFault::TooFewPassengers { left: 0 });
    assert_eq!(germany.tick(b, Tick::Passengers(Color::Red, 1)), none);
    let mut nederland = Pad::new(GameId::NEDERLAND, Variant::Standard, 3).expect("a table");
    assert_eq!(
        nederland.tick(a, Tick::Tokens(u16::MAX)),
        Err(PadFault::OutOfRange)
    );
    assert!(Pad::new(GameId::NORDIC, Variant::Standard, 5).is_err());
    for line in [
        "",
        "A",
        "A track",
        "A track 0",
        "A track x",
        "Z track 1",
        "A <b> 1",
        "A ticket 999",
    ] {
        assert!(germany.read(line).is_err(), "{line}");
    }
}

fn nordic() -> ScorePad {
    let pad = Pad::new(GameId::NORDIC, Variant::Standard, 2).expect("a table");
    ScorePad::new(pad, entries(2), 77)
}

#[test]
fn a_pad_outlives_the_page_and_takes_ticks_back() {
    let memory = MemoryStore::default();
    assert_eq!(ScorePad::open(&memory, GameId::NORDIC), Ok(None));
    let mut pad = nordic();
    pad.tick(Seat(0), Tick::Track(TrackId(1), true))
        .expect("free");
    pad.tick(Seat(1), Tick::Ticket(TicketId(1), Held::Kept))
        .expect("free");
    pad.keep(&memory).expect("room");
    let again = ScorePad::open(&memory, GameId::NORDIC)
        .expect("readable")
        .expect("there");
    assert_eq!((again.pad(), &again.seats), (pad.pad(), &pad.seats));
    assert!(
        Slots::new(&memory).list().expect("answers").is_empty(),
        "it is no saved game"
    );
    pad.undo();
    assert_eq!(pad.pad().holder(TicketId(1)), None);
    pad.undo();
    assert_eq!((pad.pad().owner(TrackId(1)), pad.can_undo()), (None, false));
    ScorePad::clear(&memory, GameId::NORDIC).expect("gone");
    assert_eq!(ScorePad::open(&memory, GameId::NORDIC), Ok(None));
}

#[test]
fn a_pad_that_makes_no_sense_is_set_aside_and_a_newer_one_stays() {
    let memory = MemoryStore::default();
    let key = "branchline.pad.nordic";
    nordic().keep(&memory).expect("room");
    let text = memory.get(key).expect("answers").expect("there");
    let bad = [
        "[".to_owned(),
        "{}".to_owned(),
        text.replace("A first", "A track 999"),
        text.replace("A first", "E first"),
        text.replace("\"Ada\"", &format!("\"{}\"", "a".repeat(500))),
        text.replace("human", "bot:expert"),
        text.replace("standard", "no-tolls"),
    ];
    for (place, bad) in bad.iter().enumerate() {
        assert_ne!(*bad, text);
        memory.set(key, bad).expect("kept");
        assert_eq!(
            ScorePad::open(&memory, GameId::NORDIC),
            Err(PadLost::Damaged),
            "{bad}"
        );
        assert_eq!(ScorePad::open(&memory, GameId::NORDIC), Ok(None));
        let aside = memory.keys("branchline.quarantine.").expect("answers");
        assert_eq!(aside.len(), place + 1);
    }
    let newer = text.replace("\"branchline-pad\":1", "\"branchline-pad\":2");
    memory.set(key, &newer).expect("kept");
    assert_eq!(ScorePad::open(&memory, GameId::NORDIC), Err(PadLost::Newer));
    assert_eq!(memory.get(key), Ok(Some(newer)));
}

#[test]
fn a_game_of_cardboard_enters_the_record_once_and_has_no_replay() {
    let memory = MemoryStore::default();
    let history = History::new(&memory);
    let mut pad = nordic();
    pad.tick(Seat(1), Tick::Track(TrackId(1), true))
        .expect("free");
    history.add_cardboard(pad.played(5)).expect("room");
    pad.tick(Seat(1), Tick::Track(TrackId(2), true))
        .expect("free");
    history.add_cardboard(pad.played(9)).expect("room");
    let list = history.list().expect("answers");
    assert_eq!(list.len(), 1, "a corrected count is no other game");
    assert_eq!(
        (list[0].totals.clone(), list[0].ended_ms),
        (pad.scores().totals(), 5)
    );
    assert_eq!(
        (list[0].winners.clone(), list[0].cardboard),
        (vec![1], true)
    );
    assert_eq!(list[0].deeds[1].tracks, [2, 3]);
    assert!(history.replayable().expect("answers").is_empty());
    // It travels with the whole record.
    let there = MemoryStore::default();
    let text = export_all(&memory).expect("readable");
    assert_eq!(
        take_in(&there, &text)
            .expect("a record")
            .expect("readable")
            .added,
        1
    );
    assert!(History::new(&there).list().expect("answers")[0].cardboard);
    let ratings = ratings(&list, &everybody(&memory, &list).expect("answers"));
    assert_eq!(ratings.len(), 2, "it counts among people");
}
