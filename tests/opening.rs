//! Before the first turn: everybody who shares the device takes it once and makes all their decisions at once.

mod support;

use branchline::catalog::*;
use branchline::engine::game::Moment;
use branchline::engine::table::{Rng, Setup, Viewer};
use branchline::save::load;
use branchline::session::*;
use support::sitting::{self, actions, step};
use support::{pick, tables};

/// A table with people in some seats and bots in the others.
fn mixed(id: GameId, people: &[bool], first: u8, seed: u64) -> Session {
    let setup = Setup {
        game: id,
        variant: Variant::Standard,
        seats: people.len() as u8,
        first: Some(Seat(first)),
        seed,
        open_piles: SeatSet::NONE,
    };
    let sitters = people.iter().zip(0..).map(|(person, seat)| match person {
        true => Sitter::person("", seat),
        false => Sitter::bot("", "regular", seat),
    });
    let mut session = Session::new(setup, sitters.collect()).expect("a table");
    session.open();
    session
}

/// Who takes the device before the first turn, in order, and whoever takes it for the first turn of a person.
fn hand_overs(session: &mut Session, seed: u64) -> (Vec<Seat>, Option<Seat>) {
    let mut rng = Rng::new(seed);
    let mut taken = Vec::new();
    while session.view().turn() == 0 {
        taken.extend(session.curtain());
        step(session, &mut rng);
    }
    while session.bot_to_act().is_some() {
        step(session, &mut rng);
    }
    (taken, session.curtain())
}

fn sorted(mut seats: Vec<Seat>) -> Vec<Seat> {
    seats.sort_unstable();
    seats
}

#[test]
fn everybody_takes_the_device_once_before_the_first_turn_of_every_game() {
    for (id, variant, seats) in tables() {
        for seed in 0..6 {
            let names = &["P0", "P1", "P2", "P3", "P4"][..seats.into()];
            let mut session = sitting::people(id, variant, names, seed);
            session.open();
            let (taken, again) = hand_overs(&mut session, seed);
            let all: Vec<Seat> = (0..seats).map(Seat).collect();
            assert_eq!(sorted(taken.clone()), all, "{id:?} {variant:?}: {taken:?}");
            let starts = session.to_act();
            let last = taken.last().copied();
            assert_eq!(again.is_none(), last == starts, "{id:?} {variant:?}");
            if id != GameId::GERMANY {
                assert_eq!(again, None, "{id:?}: whoever starts comes last and goes on");
            }
        }
    }
}

#[test]
fn the_log_keeps_the_order_of_the_rules() {
    for (id, variant, seats) in tables() {
        let names = &["P0", "P1", "P2", "P3", "P4"][..seats.into()];
        let mut session = sitting::people(id, variant, names, 11);
        session.open();
        hand_overs(&mut session, 4);
        let loaded = load(&session.save().to_json()).expect("a save");
        let order: Vec<Seat> = loaded.log.iter().map(|entry| entry.seat).collect();
        let first = order[0].0;
        let turns = (0..order.len() as u8).map(|step| Seat((first + step) % seats));
        assert_eq!(order, turns.collect::<Vec<_>>(), "{id:?} {variant:?}");
    }
}

#[test]
fn bots_between_people_cost_no_hand_over() {
    for id in GameId::all().filter(|id| *id != GameId::GERMANY) {
        for first in 0..3 {
            let mut session = mixed(id, &[true, false, true], first, 5);
            let (taken, again) = hand_overs(&mut session, 5);
            assert_eq!(sorted(taken), [Seat(0), Seat(2)], "{id:?} from {first}");
            assert_eq!(again, None, "{id:?} from {first}: the device stays");
        }
    }
    // Where tickets depend on a bot's split that has to wait for somebody's own, that person is asked twice at most.
    for first in 0..4 {
        let mut session = mixed(GameId::GERMANY, &[true, false, true, false], first, 5);
        let (taken, again) = hand_overs(&mut session, 5);
        let rounds = taken.len() + usize::from(again.is_some());
        assert!(rounds <= 3, "from {first}: {taken:?}, then {again:?}");
    }
}

#[test]
fn what_was_decided_ahead_is_saved() {
    for (id, variant, seats) in tables() {
        let names = &["P0", "P1", "P2", "P3", "P4"][..seats.into()];
        let mut session = sitting::people(id, variant, names, 12);
        let mut rng = Rng::new(2);
        session.open();
        while session.view().turn() == 0 {
            step(&mut session, &mut rng);
            let mut resumed = Session::resume(load(&session.save().to_json()).expect("a save"));
            resumed.open();
            assert_eq!(resumed.save(), session.save());
            assert_eq!(resumed.to_act(), session.to_act(), "{id:?} {variant:?}");
        }
        assert!(session.save().ahead.is_empty());
    }
}

#[test]
fn nonsense_decided_ahead_is_asked_again() {
    let session = sitting::people(GameId::GERMANY, Variant::Standard, &["Ada", "Grace"], 3);
    for nonsense in [
        "A split 9 9",
        "A keep",
        "Z split 2 2",
        "B draw",
        "A split 2 2;3;4",
        "",
    ] {
        let mut save = session.save();
        save.ahead = vec![nonsense.to_owned(); 3];
        let mut resumed = Session::resume(load(&save.to_json()).expect("a save"));
        resumed.open();
        assert_eq!(resumed.save().ahead, Vec::<String>::new(), "{nonsense}");
        hand_overs(&mut resumed, 1);
    }
}

#[test]
fn first_tickets_can_be_chosen_again_until_somebody_else_has_the_device() {
    for id in GameId::all() {
        let mut session = sitting::people(id, Variant::Standard, &["Ada", "Grace"], 3);
        let mut rng = Rng::new(3);
        session.open();
        let one = session.curtain().expect("somebody takes it first");
        while session.curtain() != Some(Seat(1 - one.0)) {
            step(&mut session, &mut rng);
        }
        let before = session.save();
        session.update(Msg::Undo).expect("nobody has looked yet");
        assert_eq!(session.viewer(), Viewer::Seat(one), "{id:?}: back in hand");
        session.update(Msg::Redo).expect("it was just taken back");
        assert_eq!(session.save(), before);
        let other = session.curtain().expect("the other one's turn to choose");
        session
            .update(Msg::LiftCurtain(other))
            .expect("the right one");
        let refused = session.update(Msg::Undo);
        assert_eq!(refused, Err(Refusal::Undo(NoUndo::AnotherSeat)), "{id:?}");
        while session.view().turn() == 0 {
            step(&mut session, &mut rng);
        }
        if session.why_no_undo() == Some(NoUndo::Revealed) {
            // What was not kept lies open now, or was shuffled into the pile.
            assert_ne!(id, GameId::NORDIC);
            continue;
        }
        // The last one takes back the own choice, not the one that has joined the log behind it.
        let begun = session.save();
        session.update(Msg::Undo).expect("the choice is their own");
        assert_eq!(session.view().moment(), Moment::Question, "{id:?}");
        assert_eq!(session.to_act(), Some(other), "{id:?}");
        session.update(Msg::Redo).expect("it was just taken back");
        assert_eq!(session.save(), begun);
    }
}

#[test]
fn a_split_stands_once_its_tickets_were_seen() {
    let mut session = sitting::people(GameId::GERMANY, Variant::Standard, &["Ada", "Grace"], 3);
    session.open();
    let mut rng = Rng::new(3);
    let seat = session.curtain().expect("somebody takes it first");
    session
        .update(Msg::LiftCurtain(seat))
        .expect("the right one");
    let split = pick(&actions(&session), &mut rng);
    session.update(Msg::Act(split)).expect("listed");
    assert_eq!(session.viewer(), Viewer::Seat(seat), "the device stays");
    let held = session.view();
    let offer = &held
        .rail()
        .and_then(|view| view.own.as_ref())
        .expect("own")
        .offer;
    assert_eq!(offer.len(), 4, "the tickets are dealt at once");
    let seen = Err(Refusal::Undo(NoUndo::Revealed));
    assert_eq!(session.update(Msg::Undo), seen);
    let mut resumed = Session::resume(load(&session.save().to_json()).expect("a save"));
    resumed.open();
    assert_eq!(resumed.update(Msg::Undo), seen, "nor after a reload");
    assert_eq!(resumed.curtain(), Some(seat), "the same person goes on");
}
