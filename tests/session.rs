//! One running game: curtains, undo, stale bots, recaps and replays, all through `Session::update`.

mod support;

use branchline::bots::protocol::Patience;
use branchline::catalog::*;
use branchline::engine::game::{Action, Happening, Moment, PlayerView, Sighting};
use branchline::engine::rail::{Owner, RailEvent};
use branchline::engine::table::{Rng, RuleError, Setup, Viewer};
use branchline::save::load;
use branchline::session::*;
use support::sitting::{self, step};
use support::{pick, tables};

fn people(id: GameId, variant: Variant, seats: u8, seed: u64) -> Session {
    sitting::people(
        id,
        variant,
        &["P0", "P1", "P2", "P3", "P4"][..seats.into()],
        seed,
    )
}

/// One person in seat 0, bots elsewhere.
fn with_bots(id: GameId, seats: u8, seed: u64) -> Session {
    let setup = Setup {
        game: id,
        variant: Variant::Standard,
        seats,
        first: Some(Seat(0)),
        seed,
        open_piles: SeatSet::NONE,
    };
    let sitter = |seat| match seat {
        0 => Sitter::person("Ada", 0),
        _ => Sitter::bot("Bot", "strong", seat),
    };
    Session::new(setup, (0..seats).map(sitter).collect()).expect("a table")
}

#[test]
fn save_and_load_at_every_single_action_gives_an_equal_game() {
    for (id, variant, seats) in tables() {
        let mut rng = Rng::new(8);
        let mut session = people(id, variant, seats, 21);
        while !session.is_over() {
            step(&mut session, &mut rng);
            let text = session.save().to_json();
            let loaded =
                load(&text).unwrap_or_else(|error| panic!("{id:?} {variant:?} {seats}: {error:?}"));
            assert_eq!(loaded.notice, None);
            let resumed = Session::resume(loaded);
            assert_eq!(resumed.save(), session.save());
            assert_eq!(
                resumed.viewer(),
                Viewer::Table,
                "the curtain is down after a reload"
            );
        }
    }
}

#[test]
fn undo_then_redo_gives_an_equal_game_and_undo_is_only_refused_for_a_reason() {
    let (mut undone, mut revealed) = (0, 0);
    for (id, variant, seats) in tables() {
        let mut rng = Rng::new(9);
        let mut session = people(id, variant, seats, 22);
        while !session.is_over() {
            let before = session.save();
            step(&mut session, &mut rng);
            let after = session.save();
            match session.why_no_undo() {
                None => {
                    undone += 1;
                    session
                        .update(Msg::Undo)
                        .expect("nothing speaks against it");
                    assert_eq!(session.save(), before);
                    assert!(session.can_redo());
                    session.update(Msg::Redo).expect("it was just taken back");
                    assert_eq!(session.save(), after);
                    assert_eq!(session.update(Msg::Redo), Err(Refusal::NothingToRedo));
                }
                Some(reason) => {
                    revealed += usize::from(reason == NoUndo::Revealed);
                    assert_eq!(session.update(Msg::Undo), Err(Refusal::Undo(reason)));
                    assert_eq!(session.save(), after, "a refused undo changes nothing");
                }
            }
        }
        assert_eq!(session.why_no_undo(), Some(NoUndo::GameOver));
    }
    assert!(
        undone > 100 && revealed > 100,
        "both must have happened: {undone} and {revealed}"
    );
}

#[test]
fn undo_ends_when_the_next_person_has_taken_the_device() {
    let mut rng = Rng::new(1);
    let mut session = people(GameId::NORDIC, Variant::Standard, 2, 5);
    while !(session.action_count() > 4
        && session.why_no_undo().is_none()
        && session.curtain().is_some())
    {
        step(&mut session, &mut rng);
    }
    let next = session.curtain().expect("somebody is to take the device");
    session
        .update(Msg::LiftCurtain(next))
        .expect("the right person");
    assert_eq!(
        session.update(Msg::Undo),
        Err(Refusal::Undo(NoUndo::AnotherSeat))
    );
}

#[test]
fn nothing_secret_is_shown_while_the_curtain_is_down() {
    for (id, variant, seats) in tables() {
        let mut rng = Rng::new(3);
        let mut session = people(id, variant, seats, 31);
        while !session.is_over() {
            let seat = session.to_act().expect("the game runs");
            assert_eq!(
                session.curtain().is_none(),
                session.viewer() == Viewer::Seat(seat)
            );
            if session.curtain().is_some() {
                assert_eq!(session.viewer(), Viewer::Table);
                assert_eq!(
                    session.update(Msg::Act(pass(&session))),
                    Err(Refusal::CurtainDown)
                );
                let other = Seat((seat.0 + 1) % seats);
                let refused = session.update(Msg::LiftCurtain(other));
                assert_eq!(
                    refused,
                    Err(Refusal::Rule(RuleError::NotYourTurn { to_act: seat }))
                );
            }
            step(&mut session, &mut rng);
        }
    }
}

fn pass(session: &Session) -> Action {
    Action::parse(session.game(), "pass").expect("every game can be passed in")
}

#[test]
fn one_person_alone_has_no_curtain_and_keeps_the_view() {
    for id in GameId::all() {
        let mut session = with_bots(id, 2, 4);
        let mut rng = Rng::new(6);
        session.open();
        while !session.is_over() {
            assert_eq!(
                (session.curtain(), session.viewer()),
                (None, Viewer::Seat(Seat(0)))
            );
            match session.question(Patience::Rounds(0)) {
                Some(question) => {
                    let seat = session.to_act().expect("a bot is to act");
                    let view = question.view;
                    assert_eq!(view.viewer(), Viewer::Seat(seat), "a bot sees its own view");
                    let mut choices = Vec::new();
                    view.legal_actions(&mut choices);
                    let chose = Msg::BotChose {
                        position: session.position(),
                        action: pick(&choices, &mut rng),
                        rounds: Some(0),
                    };
                    session.update(chose).expect("listed");
                }
                None => {
                    step(&mut session, &mut rng);
                }
            }
        }
        assert!(session.scores().is_some());
    }
}

#[test]
fn a_reply_for_an_old_position_is_dropped_and_a_failing_bot_is_replaced() {
    let mut rng = Rng::new(2);
    let mut session = with_bots(GameId::NORDIC, 2, 7);
    while session.question(Patience::Rounds(0)).is_none() {
        step(&mut session, &mut rng);
    }
    let position = session.position();
    let seat = session.to_act().expect("a bot is to act");
    let stale = Msg::BotChose {
        position: position - 1,
        action: pass(&session),
        rounds: Some(0),
    };
    assert_eq!(session.update(stale), Err(Refusal::Stale));
    // A bot that breaks the rules has failed, and the game goes on.
    let effects = session
        .update(Msg::BotChose {
            position,
            action: pass(&session),
            rounds: Some(0),
        })
        .expect("goes on");
    assert_eq!(effects[0], Effect::NoteBotFailure(seat));
    assert!(session.position() > position);
    assert_eq!(
        session.update(Msg::BotFailed { position }),
        Err(Refusal::Stale)
    );
}

#[test]
fn undo_works_while_a_bot_thinks() {
    let mut rng = Rng::new(4);
    let mut session = with_bots(GameId::NORDIC, 2, 7);
    for _ in 0..500 {
        if session.question(Patience::Rounds(0)).is_some() {
            let position = session.position();
            if session.why_no_undo().is_none() {
                session
                    .update(Msg::Undo)
                    .expect("the bot has not answered yet");
                assert!(
                    session.curtain().is_none() && session.viewer().seat() == session.to_act(),
                    "the person decides again"
                );
                let late = Msg::BotChose {
                    position,
                    action: pass(&session),
                    rounds: Some(0),
                };
                assert_eq!(session.update(late), Err(Refusal::Stale));
                return;
            }
            session
                .update(Msg::BotFailed { position })
                .expect("a simple move is made");
        } else {
            step(&mut session, &mut rng);
        }
    }
    panic!("no decision could be taken back while a bot was thinking");
}

#[test]
fn whatever_is_laid_gets_a_moment_of_second_thoughts_at_every_table() {
    let mut rng = Rng::new(4);
    for id in GameId::all() {
        let mut session = with_bots(id, 2, 7);
        let mut given = 0;
        for _ in 0..400 {
            let person = session.question(Patience::Rounds(0)).is_none();
            if session.is_over() || given > 0 {
                break;
            }
            step(&mut session, &mut rng);
            let seen = session
                .log_backwards()
                .next()
                .map_or(Vec::new(), |it| it.seen);
            let laid = seen.iter().any(|it| it.happening() == Happening::Laid);
            let deserved = laid && person && session.why_no_undo().is_none();
            assert_eq!(session.deserves_second_thoughts(), deserved, "{id:?}");
            given += u32::from(deserved);
        }
        assert!(given > 0, "{id:?}");
    }
}

#[test]
fn the_recap_tells_what_others_did_since_ones_last_turn() {
    let mut rng = Rng::new(5);
    let mut session = people(GameId::GERMANY, Variant::Standard, 3, 8);
    let (mut both_others, mut hidden_cards, mut under_way) = (0, 0, 0);
    for _ in 0..60 {
        let seat = session.to_act().expect("the game runs");
        let mut decided: Vec<Seat> = session.log().iter().map(|entry| entry.seat).collect();
        // What one has decided in the same turn makes nothing old that others did before it.
        while session.view().moment() != Moment::Turn && decided.last() == Some(&seat) {
            decided.pop();
            under_way += 1;
        }
        let last = decided.iter().rposition(|other| *other == seat);
        let since = last.map_or(0, |last| last + 1);
        let recap = session.recap(seat);
        if session.viewer() == Viewer::Seat(seat) && !recap.is_empty() {
            assert_eq!(session.told().as_ref(), recap.last(), "the way to it");
        }
        let told: Vec<Seat> = recap.iter().map(|turn| turn.seat).collect();
        let mut turns = decided[since..].to_vec();
        turns.dedup();
        assert_eq!(told, turns, "oldest first, turn by turn, nothing else");
        let decisions = recap.iter().flat_map(|turn| turn.decisions.clone());
        assert!(decisions.eq(since..decided.len()), "each of them once");
        both_others += u32::from(told.iter().any(|other| *other != told[0]));
        for seen in recap.iter().flat_map(|entry| &entry.seen) {
            if let Sighting::Rail(RailEvent::CardDrawn { card, .. }) = seen {
                assert_eq!(*card, None, "others' cards stay hidden");
                hidden_cards += 1;
            }
        }
        step(&mut session, &mut rng);
    }
    assert!(both_others > 5 && hidden_cards > 5 && under_way > 5);
}

#[test]
fn a_move_of_the_recap_knows_the_table_before_and_after_it() {
    let mut rng = Rng::new(5);
    let mut session = people(GameId::GERMANY, Variant::Standard, 3, 8);
    let mut claims = 0;
    while claims < 20 {
        let seat = session.to_act().expect("the game runs");
        if session.curtain().is_some() {
            let lifted = session.update(Msg::LiftCurtain(seat));
            lifted.expect("the right person");
        }
        for turn in session.recap(seat) {
            let [before, after] = session.around(&turn);
            assert_eq!(before.viewer(), Viewer::Seat(seat), "no other eyes");
            for track in turn.seen.iter().filter_map(Sighting::claimed) {
                let owner = |view: &PlayerView| view.rail().map(|view| view.open.owner(track));
                assert_eq!(owner(&before), Some(Owner::Nobody));
                assert_eq!(owner(&after), Some(Owner::Seat(turn.seat)));
                claims += 1;
            }
        }
        step(&mut session, &mut rng);
    }
}

#[test]
fn a_replay_steps_through_every_position_and_keeps_secrets_until_the_end() {
    let mut rng = Rng::new(6);
    let mut session = people(GameId::NORTHERN_LIGHTS, Variant::Standard, 2, 9);
    for _ in 0..40 {
        step(&mut session, &mut rng);
    }
    let mut running =
        Replay::new(&load(&session.save().to_json()).expect("a save")).expect("the same rules");
    running.go_to(12);
    assert_eq!(
        running.view(Viewer::Seat(Seat(0))).viewer(),
        Viewer::Table,
        "a running game shows its table only"
    );
    while !session.is_over() {
        step(&mut session, &mut rng);
    }
    let mut finished =
        Replay::new(&load(&session.save().to_json()).expect("a save")).expect("the same rules");
    assert_eq!(finished.steps(), session.action_count());
    finished.go_to(usize::MAX);
    assert_eq!(finished.at(), finished.steps());
    assert_eq!(finished.view(Viewer::Table).to_act(), None);
    finished.go_to_turn(5);
    assert_eq!(finished.view(Viewer::Table).turn(), 5);
    let PlayerView::Rail(view) = finished.view(Viewer::Seat(Seat(1))) else {
        panic!("a map game")
    };
    assert!(
        view.own.is_some(),
        "after the end anybody's view may be shown"
    );
    assert!(finished.last(Viewer::Table).is_some());
    finished.go_to(0);
    assert!(finished.last(Viewer::Table).is_none());
}

#[test]
fn the_same_deal_again_comes_from_the_seed() {
    let session = people(GameId::NEDERLAND, Variant::Standard, 3, 77);
    let again = Session::new(*session.setup(), session.sitters().to_vec()).expect("the same table");
    assert_eq!(again.save(), session.save());
}

#[test]
fn names_are_cleaned() {
    for (raw, clean) in [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("", ""),
        ("a\u{202e}b\u{0007}c", "abc"),
        ("🚂🚃", "🚂🚃"),
        ("שלום", "שלום"),
    ] {
        assert_eq!(clean_name(raw), clean);
    }
    assert_eq!(clean_name(&"x".repeat(200)).chars().count(), 40);
}
