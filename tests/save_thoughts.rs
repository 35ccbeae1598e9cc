//! Every decision of a bot can be reproduced from the save alone: who it was, what it saw, where its chance came
//! from, and how many rounds it thought.

use branchline::bots::protocol::{Answer, Ask, Choice, Patience, Question, Think, answer};
use branchline::catalog::*;
use branchline::engine::game::Action;
use branchline::engine::table::Setup;
use branchline::save::*;
use branchline::session::*;

fn asked(question: Question) -> Choice {
    // A clock that moves on a millisecond with every look: some thoughts are cut short, others are not.
    let mut now = 0.0;
    let mut clock = || {
        now += 1.0;
        now
    };
    let think = Think {
        request: 1,
        question,
    };
    match answer(Ask::Think(Box::new(think)), &mut clock) {
        Answer::Choice(choice) => choice,
        other => panic!("{other:?}"),
    }
}

/// A whole game of an Expert and a Strong.
fn played(id: GameId, seed: u64) -> Session {
    let setup = Setup {
        game: id,
        variant: Variant::Standard,
        seats: 2,
        first: None,
        seed,
        open_piles: SeatSet::NONE,
    };
    let sitters = vec![Sitter::bot("", "expert", 0), Sitter::bot("", "strong", 1)];
    let mut session = Session::new(setup, sitters).expect("a table");
    while !session.is_over() {
        let patience = Patience::Milliseconds(10 + session.action_count() as u32 % 30);
        let question = session.question(patience).expect("a bot has to decide");
        let position = question.position;
        let choice = asked(question);
        let action = Action::parse(session.game(), &choice.action).expect("notation");
        let rounds = choice.rounds;
        let chose = Msg::BotChose {
            position,
            action,
            rounds,
        };
        session.update(chose).expect("listed");
    }
    session
}

#[test]
fn every_decision_of_a_bot_follows_from_the_save() {
    for (id, seed) in [(GameId::NORDIC, 5), (GameId::CARD_GAME, 6)] {
        let text = played(id, seed).save().to_json();
        let save = read(&text).expect("a save");
        let loaded = load(&text).expect("a game");
        assert_eq!(loaded.log.len(), save.actions.len());
        let (mut thoughts, mut depths) = (0, Vec::new());
        for (index, entry) in loaded.log.iter().enumerate() {
            let until = SaveFile {
                actions: save.actions[..index].to_vec(),
                checkpoint: None,
                ..save.clone()
            };
            let session = Session::resume(load(&until.to_json()).expect("a game"));
            let rounds = entry.rounds.expect("bots decided");
            let question = session.question(Patience::Rounds(rounds)).expect("a bot");
            let choice = asked(question);
            let again = Action::parse(session.game(), &choice.action);
            assert_eq!(
                again,
                Ok(entry.action),
                "{id:?} seed {seed}, decision {index}"
            );
            assert_eq!(
                choice.rounds,
                Some(rounds),
                "{id:?} seed {seed}, decision {index}"
            );
            thoughts += 1;
            depths.push(rounds);
        }
        depths.sort_unstable();
        depths.dedup();
        assert!(thoughts > 40 && depths.len() > 5, "{thoughts} {depths:?}");
    }
}

#[test]
fn a_whole_game_with_all_thoughts_travels_as_a_short_text() {
    for id in GameId::all() {
        let save = played(id, 4).save();
        let text = to_text(&save);
        println!(
            "{id:?}: {} actions, {} letters",
            save.actions.len(),
            text.len()
        );
        assert!(text.len() < 2_600, "{} letters for {id:?}", text.len());
        let loaded = load(&from_text(&text).expect("unpacked")).expect("a game");
        assert!(loaded.log.iter().all(|entry| entry.rounds.is_some()));
        assert_eq!(loaded.state.to_act(), None);
    }
}

#[test]
fn decisions_of_people_and_simple_moves_for_failed_bots_have_no_thoughts() {
    let setup = Setup {
        game: GameId::NORDIC,
        variant: Variant::Standard,
        seats: 2,
        first: Some(Seat(0)),
        seed: 1,
        open_piles: SeatSet::NONE,
    };
    let sitters = vec![Sitter::person("Ada", 0), Sitter::bot("", "novice", 1)];
    let mut session = Session::new(setup, sitters).expect("a table");
    let mut actions = Vec::new();
    session.view().legal_actions(&mut actions);
    session.update(Msg::Act(actions[0])).expect("listed");
    let position = session.position();
    session
        .update(Msg::BotFailed { position })
        .expect("goes on");
    let save = session.save();
    assert!(
        save.actions.iter().all(|line| !line.contains(';')),
        "{save:?}"
    );
    let loaded = load(&save.to_json()).expect("a game");
    assert!(loaded.log.iter().all(|entry| entry.rounds.is_none()));
}
