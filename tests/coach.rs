//! The coach speaks once about each kind of decision, in both languages, and keeps quiet when told to.

use branchline::catalog::{GameId, game};
use branchline::engine::game::GameState;
use branchline::engine::table::{Setup, Viewer};
use branchline::session::Coach;
use branchline::text::Lang;
use branchline::text::coach::{Tip, says};

#[test]
fn a_tip_comes_once_and_only_to_whoever_decides() {
    for id in GameId::all() {
        let mut coach = Coach::default();
        let mut told: Vec<Tip> = Vec::new();
        let mut state = GameState::new(&Setup::new(id, 2, 4)).expect("two can play");
        for _ in 0..2_000 {
            let Some(seat) = state.to_act() else { break };
            let view = state.view(Viewer::Seat(seat));
            let other = state.view(Viewer::Table);
            assert_eq!(coach.tip(&other), None, "{id:?}");
            if let Some(tip) = coach.tip(&view) {
                assert!(!told.contains(&tip), "{id:?} says {tip:?} twice");
                assert!(Coach::says(Lang::En, &view, tip).ends_with('.'));
                told.push(tip);
                coach.read_tip(tip);
            }
            let action = view.simple_move().expect("something to do");
            state.apply(seat, action).expect("legal");
        }
        assert!(told.len() >= 3, "{id:?}: {told:?}");
        assert_eq!(Coach::read(&coach.write()), coach);
    }
}

#[test]
fn every_tip_is_a_short_sentence_in_both_languages() {
    for id in GameId::all() {
        for (lang, tip) in Lang::ALL
            .into_iter()
            .flat_map(|lang| Tip::ALL.map(|tip| (lang, tip)))
        {
            let sentence = says(lang, game(id), tip);
            let letters = sentence.chars().count();
            assert!(sentence.ends_with('.') && letters < 150, "{sentence}");
        }
    }
}

#[test]
fn off_means_off_and_on_begins_again() {
    let state = GameState::new(&Setup::new(GameId::NORDIC, 2, 4)).expect("two can play");
    let seat = state.to_act().expect("the game has begun");
    let view = state.view(Viewer::Seat(seat));
    let mut coach = Coach::default();
    let tip = coach.tip(&view).expect("the first decision");
    coach.read_tip(tip);
    coach.set(false);
    assert!(!coach.is_on() && coach.tip(&view).is_none());
    assert!(!Coach::read(&coach.write()).is_on());
    coach.set(true);
    assert_eq!(coach.tip(&view), Some(tip));
    assert_eq!(Coach::read("nonsense turn turn"), Coach::read("turn"));
}
