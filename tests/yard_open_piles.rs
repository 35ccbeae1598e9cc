//! CG-3: the option for beginners is each player's own. Who may look at their pile, and that saves and records know it.

#[path = "support/yard.rs"]
mod support;

use branchline::engine::record::{Record, RecordFault};
use branchline::save::{LoadError, load};
use branchline::session::{Session, Sitter};
use serde_json::json;
use support::*;

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;

fn beginner() -> Setup {
    Setup {
        open_piles: set("B"),
        ..setup(Variant::Standard, 3, 5)
    }
}

fn set(letters: &str) -> SeatSet {
    letters.bytes().map(|letter| Seat(letter - b'A')).collect()
}

fn looks(state: &YardState, seat: u8) -> bool {
    let seat = Seat(seat);
    view(state, Viewer::Seat(seat)).shown_pile(seat).is_some()
}

#[test]
fn cg_3_only_the_beginner_looks_and_only_at_their_own_pile() {
    let mut position = Position::new(beginner());
    position.tracks = vec![cards("red"), cards("blue*2+loco"), cards("green")];
    let state = build(&position);
    let beginner = view(&state, Viewer::Seat(Seat(1)));
    assert_eq!(beginner.shown_pile(Seat(1)), Some(cards("blue*2+loco")));
    assert_eq!(beginner.shown_pile(Seat(0)), None);
    assert!(!looks(&state, 0) && !looks(&state, 2));
    assert_eq!(view(&state, Viewer::Table).shown_pile(Seat(1)), None);
}

#[test]
fn cg_3_a_card_that_departs_is_added_to_what_the_beginner_sees() {
    let mut position = Position::new(beginner());
    position.yards = vec![Yard::default(), yard(&["red*2+loco"])];
    let mut state = build(&position);
    act(&mut state, "draw").expect("the pile is full");
    act(&mut state, "draw").expect("the pile is full");
    assert_eq!(state.to_act(), Some(Seat(1)));
    let beginner = view(&state, Viewer::Seat(Seat(1)));
    assert_eq!(beginner.shown_pile(Seat(1)), Some(cards("loco")));
}

/// With four players piles are gathered in between; the same seats look in the second round.
#[test]
fn cg_3_the_same_players_look_in_the_second_round() {
    let mut position = last_turn(4);
    position.setup.open_piles = set("BD");
    let mut state = to_the_check(&position);
    for _ in 0..4 {
        act(&mut state, "check none").expect("no ticket need be completed");
    }
    assert_eq!(open(&state).round, 2);
    let who: Vec<bool> = (0..4).map(|seat| looks(&state, seat)).collect();
    assert_eq!(who, [false, true, false, true]);
}

#[test]
fn cg_3_the_old_variant_opens_everybodys_pile() {
    let setup = setup(Variant::OpenPiles, 3, 5);
    let state = YardState::new(card_game(), &setup).expect("a table");
    assert!((0..3).all(|seat| looks(&state, seat)));
}

#[test]
fn somebody_who_is_not_there_cannot_look() {
    let absent = Setup {
        open_piles: set("AD"),
        ..beginner()
    };
    let refused = YardState::new(card_game(), &absent).err();
    assert_eq!(refused, Some(SetupError::NoSuchSeat(Seat(3))));
}

#[test]
fn a_map_game_has_no_piles_to_look_at() {
    let setup = Setup {
        game: GameId::NORDIC,
        seats: 2,
        ..beginner()
    };
    let refused = Session::new(setup, vec![Sitter::person("", 0), Sitter::person("", 1)]).err();
    assert_eq!(refused, Some(SetupError::NoPiles));
}

fn session(setup: Setup) -> Session {
    let seats = (0..setup.seats).map(|seat| Sitter::person("", seat));
    Session::new(setup, seats.collect()).expect("a table")
}

#[test]
fn a_save_keeps_who_may_look() {
    let text = session(beginner()).save().to_json();
    let loaded = load(&text).expect("our own save");
    assert_eq!(loaded.setup, beginner());
    assert_eq!(loaded.notice, None);
}

#[test]
fn a_save_without_the_option_is_written_as_ever() {
    let text = session(setup(Variant::Standard, 3, 5)).save().to_json();
    assert!(!text.contains("open_piles"));
    assert_eq!(load(&text).expect("ours").setup.open_piles, SeatSet::NONE);
}

#[test]
fn a_save_that_names_odd_seats_is_refused() {
    let save = session(beginner()).save().to_json();
    let refused = |seats: serde_json::Value| {
        let mut value: serde_json::Value = serde_json::from_str(&save).expect("JSON");
        value["open_piles"] = seats;
        load(&value.to_string()).err()
    };
    for odd in [json!([7]), json!([250]), json!(["B"]), json!("B"), json!(3)] {
        assert_eq!(refused(odd.clone()), Some(LoadError::BadField), "{odd}");
    }
    let absent = LoadError::BadSetup(SetupError::NoSuchSeat(Seat(3)));
    assert_eq!(refused(json!([3])), Some(absent));
}

#[test]
fn a_record_keeps_who_may_look() {
    let record = Record {
        setup: beginner(),
        actions: Vec::new(),
    };
    let text = record.write();
    assert!(text.contains("\nopen-piles B\n"), "{text}");
    assert_eq!(Record::parse(&text), Ok(record));
    for line in ["open-piles F", "open-piles b", "open-piles A B"] {
        let text = text.replace("open-piles B", line);
        let error = Record::parse(&text).expect_err("no such seat");
        assert_eq!(error.reason, RecordFault::Setup("open-piles"), "{line}");
    }
}

/// A new game offers the option seat by seat, and only where there are piles.
#[test]
fn the_option_is_no_variant_of_a_new_game() {
    for id in GameId::all() {
        let it = game(id);
        let has_piles = it.yard().is_some();
        assert_eq!(it.may_open_piles(), has_piles, "{id:?}");
        assert!(it.offers(Variant::Standard));
        assert!(!it.offers(Variant::OpenPiles));
    }
    assert!(game(GameId::NEDERLAND).offers(Variant::NoTolls));
}
