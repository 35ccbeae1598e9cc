//! Games added while the program runs: everything wrong with them is reported, and refused games leave no trace.

mod support;

use std::thread;

use branchline::catalog::*;
use support::sixth::{FILES, sixth};

fn refused(slug: &str, files: RailFiles<'_>) -> Vec<Fault> {
    install(slug, &Files::Rail(files)).expect_err("a game that must be refused")
}

fn reasons(faults: &[Fault]) -> Vec<&Reason> {
    faults.iter().map(|fault| &fault.reason).collect()
}

#[test]
fn a_word_that_is_taken_is_refused() {
    for slug in ["nordic", "card-game", sixth().slug()] {
        let faults = refused(slug, FILES);
        assert!(reasons(&faults).contains(&&Reason::Twice), "{faults:?}");
        assert_eq!((faults[0].file, faults[0].entry.as_str()), (".", slug));
    }
    let nordic = game(GameId::NORDIC).name();
    assert_eq!(nordic.en, "Nordic Countries", "the first one stays");
}

#[test]
fn a_word_that_is_none_is_refused() {
    for slug in ["", "..", "Lantern", "lantern coast", "a/b", "-", "läntern"] {
        let faults = refused(slug, FILES);
        assert!(reasons(&faults).contains(&&Reason::BadId), "{faults:?}");
        assert_eq!(GameId::from_slug(slug), None);
    }
}

#[test]
fn all_faults_are_said_at_once_and_the_game_is_not_added() {
    let tracks = FILES.tracks.replace("red ", "pink ");
    let board = FILES.board.replace("city elmsport", "city elsewhere");
    let files = RailFiles {
        tracks: &tracks,
        board: &board,
        backdrop: "land <script>",
        ..FILES
    };
    let faults = refused("Broken", files);
    let reasons = reasons(&faults);
    for reason in [
        Reason::BadId,
        Reason::UnknownColor("pink".to_owned()),
        Reason::UnknownCity("elsewhere".to_owned()),
        Reason::BadPath,
    ] {
        assert!(reasons.contains(&&reason), "{reason:?} in {faults:?}");
    }
    assert_eq!(GameId::from_slug("Broken"), None);
}

#[test]
fn a_file_that_is_missing_or_hostile_is_refused() {
    let long = "amberhaven ".repeat(100_000);
    let many = "x y 1 red no=1\n".repeat(5_000);
    for text in ["", "\0", "\u{feff}{}", "no=99999999999", &long, &many] {
        let broken = [
            (
                "game",
                RailFiles {
                    game: text,
                    ..FILES
                },
            ),
            (
                "cities",
                RailFiles {
                    cities: text,
                    ..FILES
                },
            ),
            (
                "tracks",
                RailFiles {
                    tracks: text,
                    ..FILES
                },
            ),
            (
                "tickets",
                RailFiles {
                    tickets: text,
                    ..FILES
                },
            ),
            (
                "board",
                RailFiles {
                    board: text,
                    ..FILES
                },
            ),
            (
                "backdrop",
                RailFiles {
                    backdrop: text,
                    ..FILES
                },
            ),
        ];
        for (name, files) in broken {
            let start: String = text.chars().take(20).collect();
            let answer = install("hostile", &Files::Rail(files));
            assert!(answer.is_err(), "{name} may be {start:?}");
        }
    }
    let tickets = format!("{}pile empty\n", FILES.tickets);
    let files = RailFiles {
        tickets: &tickets,
        ..FILES
    };
    let faults = refused("hostile", files);
    assert_eq!(reasons(&faults), [&Reason::TooFew("tickets")]);
    assert_eq!(GameId::from_slug("hostile"), None);
}

#[test]
fn of_many_at_once_one_is_added() {
    let add = || install("at-once", &Files::Rail(FILES));
    let results: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|_| scope.spawn(add)).collect();
        let ends = threads.into_iter().map(|thread| thread.join());
        ends.map(|end| end.expect("no panic")).collect()
    });
    let added: Vec<GameId> = results.iter().flatten().copied().collect();
    assert_eq!(added.len(), 1);
    assert_eq!(GameId::from_slug("at-once"), Some(added[0]));
}
