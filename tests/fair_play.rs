//! "Check this game": every bot decision of a finished game comes out the same again, and a changed log does not.

use branchline::bots::Level;
use branchline::bots::protocol::{Answer, Ask, Patience, Think, answer};
use branchline::catalog::{GameId, Seat, game};
use branchline::engine::game::Action;
use branchline::engine::table::{Rng, Setup};
use branchline::save::{SaveFile, load};
use branchline::session::{Chair, Challenge, Checked, Checker, Msg, Session, seal};

/// Games of each kind; more with `FAIR_GAMES`, since Experts take their time.
fn games() -> u64 {
    std::env::var("FAIR_GAMES").map_or(5, |text| text.parse().expect("a number"))
}

fn ask(
    session_game: &'static branchline::catalog::Game,
    question: branchline::bots::protocol::Question,
) -> (Option<Action>, Option<u32>) {
    let think = Think {
        request: 1,
        question,
    };
    let Answer::Choice(choice) = answer(Ask::Think(Box::new(think)), &mut || 0.0) else {
        return (None, None);
    };
    (
        Action::parse(session_game, &choice.action).ok(),
        choice.rounds,
    )
}

/// A whole game: a person who plays at random, and bots of any level.
fn finished(id: GameId, seed: u64) -> Session {
    let mut rng = Rng::new(seed);
    let levels = Level::ALL;
    let level = levels[(seed % levels.len() as u64) as usize];
    let players = game(id).players();
    let seats = players.min + (seed % u64::from(players.max - players.min + 1)) as u8;
    let mut who = vec![Chair::Bot(level); seats.into()];
    who[0] = Chair::Person;
    let challenge = Challenge::new(Setup::new(id, seats, seed), &who, 10);
    let mut session = challenge.begin(&["Ada".to_owned()]).expect("it can start");
    let mut actions = Vec::new();
    while session.to_act().is_some() {
        let position = session.position();
        let message = match session.question(Patience::Rounds(10)) {
            // Now and then a bot fails, and a simple move is made for it.
            Some(_) if rng.below(40) == 0 => Msg::BotFailed { position },
            Some(question) => {
                let (action, rounds) = ask(session.game(), question);
                Msg::BotChose {
                    position,
                    action: action.expect("bots decide"),
                    rounds,
                }
            }
            None => {
                session.view().legal_actions(&mut actions);
                Msg::Act(actions[rng.below(actions.len() as u32) as usize])
            }
        };
        session.update(message).expect("allowed");
    }
    session
}

fn check(save: &SaveFile) -> Checked {
    let loaded = load(&save.to_json()).expect("it loads");
    let mut checker = Checker::new(&loaded).expect("it can be played again");
    while let Some(question) = checker.question() {
        let (action, _) = ask(game(save.game), question);
        checker.hear(action);
    }
    checker.found().clone()
}

#[test]
fn every_bot_decision_of_finished_games_comes_out_again() {
    for id in GameId::all() {
        for seed in 0..games() {
            let session = finished(id, seed);
            let found = check(&session.save());
            let about = format!("{}, seed {seed}", id.slug());
            assert_eq!(found.doubt, None, "{about}");
            let all = found.by_people + found.by_bots + found.simple;
            assert_eq!(all, session.action_count(), "{about}");
            assert!(found.by_bots > 10, "{about}: {found:?}");
        }
    }
}

/// The save with the last decision of a bot replaced by another that the rules allow.
fn tampered(session: &Session, from: usize) -> Option<(SaveFile, usize)> {
    let save = session.save();
    let loaded = load(&save.to_json()).expect("it loads");
    let mut state = loaded.base.clone();
    let mut actions = Vec::new();
    for (index, entry) in loaded.log.iter().enumerate() {
        let bot = loaded.seats[entry.seat.index()].bot().is_some();
        let view = state.view(branchline::engine::table::Viewer::Seat(entry.seat));
        view.legal_actions(&mut actions);
        let other = actions.iter().find(|action| **action != entry.action);
        if let (true, true, Some(other)) = (bot && entry.rounds.is_some(), index >= from, other) {
            let letter = branchline::engine::record::seat_letter(entry.seat);
            let mut lines = save.actions[..index].to_vec();
            lines.push(format!("{letter} {};10", other.write(session.game())));
            return Some((
                SaveFile {
                    actions: lines,
                    checkpoint: None,
                    ..save
                },
                index + 1,
            ));
        }
        state
            .apply(entry.seat, entry.action)
            .expect("played before");
    }
    None
}

#[test]
fn a_decision_that_was_changed_is_found_out() {
    for id in GameId::all() {
        for seed in 0..4 {
            let session = finished(id, seed);
            for from in [0, session.action_count() / 2] {
                let Some((save, number)) = tampered(&session, from) else {
                    continue;
                };
                let doubt = check(&save).doubt.expect("it is found out");
                assert_eq!(doubt.number, number, "{}, seed {seed}", id.slug());
                assert_ne!(doubt.now, Some(doubt.entry.1));
            }
        }
    }
}

/// Whether a changed log is found out: the rules refuse what comes later, or a bot would have decided otherwise.
fn is_found_out(save: &SaveFile) -> bool {
    match load(&save.to_json()) {
        Ok(loaded) if loaded.before.is_empty() => check(save).doubt.is_some(),
        _ => true,
    }
}

#[test]
fn another_seed_under_the_same_log_is_found_out() {
    for id in GameId::all() {
        let save = finished(id, 1).save();
        let seed: u64 = save.seed.parse().expect("a number");
        let other = SaveFile {
            seed: (seed + 1).to_string(),
            checkpoint: None,
            ..save
        };
        assert!(is_found_out(&other), "{}", id.slug());
    }
}

#[test]
fn another_seed_is_another_deal_and_has_another_seal() {
    for id in GameId::all() {
        let setup = Setup::new(id, game(id).players().min, 7);
        let first = seal(&setup).expect("it can start");
        assert_eq!(first.len(), 19, "{first}");
        assert_eq!(seal(&setup).expect("it can start"), first);
        let mut seen = vec![first];
        for seed in 8..200 {
            let other = seal(&Setup { seed, ..setup }).expect("it can start");
            assert!(!seen.contains(&other), "{}: seed {seed}", id.slug());
            seen.push(other);
        }
        assert!(seal(&Setup { seats: 9, ..setup }).is_err());
        assert_ne!(
            seal(&Setup {
                first: Some(Seat(1)),
                ..setup
            })
            .ok(),
            seal(&Setup {
                first: Some(Seat(0)),
                ..setup
            })
            .ok()
        );
    }
}

#[test]
fn a_running_game_is_checked_as_far_as_it_got() {
    let session = finished(GameId::NORDIC, 3);
    let save = session.save();
    let half = SaveFile {
        actions: save.actions[..20].to_vec(),
        checkpoint: None,
        ..save
    };
    let found = check(&half);
    assert_eq!(found.doubt, None);
    assert_eq!(found.by_people + found.by_bots + found.simple, 20);
}
