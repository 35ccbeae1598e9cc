//! Any bytes in notation or in a recorded game lead to a typed error, never to a panic.

use branchline::catalog::{GameId, game};
use branchline::engine::game::Action;
use branchline::engine::record::{Record, RecordFault};
use branchline::engine::table::{Cards, NotationError};
use proptest::prelude::*;

#[test]
fn the_example_of_the_notation_is_read_either_way_round() {
    let nordic = game(GameId::NORDIC);
    let read = |line: &str| Action::parse(nordic, line);
    assert_eq!(
        read("claim oslo-bergen#1 red*3+loco"),
        read("claim bergen-oslo#1 loco+red*3")
    );
    let written = read("claim oslo-bergen#1 red*3+loco")
        .expect("an action")
        .write(nordic);
    assert_eq!(written, "claim bergen-oslo#1 red*3+loco");
}

#[test]
fn every_kind_of_mistake_has_its_name() {
    let nordic = game(GameId::NORDIC);
    for (line, error) in [
        ("", NotationError::MissingPart),
        ("fly", NotationError::UnknownVerb),
        ("claim oslo-bergen#1", NotationError::MissingPart),
        ("claim oslo-paris red", NotationError::UnknownTrack),
        ("claim oslo-bergen red*4", NotationError::UnknownTrack),
        ("claim oslo-bergen#3 red*4", NotationError::UnknownTrack),
        ("claim oslo-bergen#1 pink*4", NotationError::BadCards),
        ("claim oslo-bergen#1 red*999", NotationError::BadCards),
        ("claim oslo-bergen#1 red+red", NotationError::BadCards),
        ("keep oslo-paris", NotationError::UnknownTicket),
        ("take 0", NotationError::BadNumber),
        ("take 300", NotationError::BadNumber),
        ("draw draw", NotationError::Extra),
        ("passengers pink none", NotationError::BadCards),
    ] {
        assert_eq!(Action::parse(nordic, line), Err(error), "{line:?}");
    }
}

fn games() -> impl Strategy<Value = GameId> {
    prop::sample::select(GameId::all().collect::<Vec<_>>())
}

/// Lines made of the words of notation, in any order: closer to real input than random bytes.
fn near_lines() -> impl Strategy<Value = String> {
    let words = [
        "claim",
        "keep",
        "take",
        "draw",
        "pay",
        "tickets",
        "split",
        "pass",
        "lay",
        "check",
        "neutral",
        "passengers",
        "give-up",
        "oslo-bergen#1",
        "bergen-oslo#2",
        "chicago-dallas",
        "red*3+loco",
        "loco*18",
        "none",
        "0",
        "1",
        "255",
        "256",
        "-1",
        "red",
        "#",
        "a-b#",
        "red*",
        "*3",
        "+",
    ];
    prop::collection::vec(prop::sample::select(words.to_vec()), 0..6)
        .prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn any_line_is_an_action_or_an_error(id in games(), line in ".{0,120}") {
        let _ = Action::parse(game(id), &line);
    }

    #[test]
    fn any_near_line_is_an_action_or_an_error_and_what_is_read_is_written_alike(id in games(), line in near_lines()) {
        if let Ok(action) = Action::parse(game(id), &line) {
            prop_assert_eq!(Action::parse(game(id), &action.write(game(id))), Ok(action));
        }
    }

    #[test]
    fn any_text_is_cards_or_not(text in ".{0,60}") {
        if let Ok(cards) = text.parse::<Cards>() {
            prop_assert_eq!(cards.to_string().parse::<Cards>(), Ok(cards));
        }
    }

    #[test]
    fn any_text_is_a_record_or_an_error(text in "(branchline record 1\n)?(.{0,40}\n){0,8}") {
        if let Ok(record) = Record::parse(&text) {
            let _ = record.replay(|_, _, _, _| {});
        }
    }
}

#[test]
fn a_record_that_breaks_the_rules_says_where() {
    let text =
        "branchline record 1\ngame nordic\nvariant standard\nseats 2\nfirst A\nseed 1\nA draw\n";
    let error = Record::parse(text)
        .expect("it can be read")
        .replay(|_, _, _, _| {})
        .expect_err("tickets come first");
    assert!(matches!(
        (error.line, error.reason),
        (1, RecordFault::Refused(_))
    ));
    let text = text.replace("seats 2", "seats 5");
    let error = Record::parse(&text)
        .expect("it can be read")
        .replay(|_, _, _, _| {})
        .expect_err("three at most");
    assert!(matches!(error.reason, RecordFault::CannotStart(_)));
}
