//! A replay shows what the table saw, and after the end of a Card Game its piles too.

mod support;

use branchline::catalog::{GameId, Seat};
use branchline::engine::table::Viewer;
use branchline::save::load;
use branchline::session::{Replay, Session};
use support::sitting::played;

fn replay(session: &Session) -> Replay {
    let loaded = load(&session.save().to_json()).expect("a game");
    Replay::new(&loaded).expect("it can be replayed")
}

#[test]
fn cg_3_the_piles_show_at_every_step_of_a_finished_game_and_never_of_a_running_one() {
    let over = played(GameId::CARD_GAME, usize::MAX);
    let mut steps = replay(&over);
    let mut most = 0;
    for step in 0..=steps.steps() {
        steps.go_to(step);
        let view = steps.view(Viewer::Table);
        let counts: Vec<u8> = { view.yard().expect("yards").open.seats.iter() }
            .map(|seat| seat.track)
            .collect();
        let piles: Vec<u8> = steps.piles().iter().map(|pile| pile.total()).collect();
        assert_eq!(piles, counts, "step {step}");
        most = most.max(counts.iter().sum());
    }
    assert!(most > 4, "cards were on the track");
    let mut running = replay(&played(GameId::CARD_GAME, 60));
    running.go_to(60);
    assert!(running.piles().is_empty());
    assert!(running.view(Viewer::Seat(Seat(0))).held().is_none());
    assert!(
        replay(&played(GameId::NORDIC, usize::MAX))
            .piles()
            .is_empty()
    );
}
