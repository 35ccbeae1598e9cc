//! Every position of random games.

use branchline::catalog::*;
use branchline::engine::game::{GameState, PlayerView};
use branchline::engine::rail::RailView;
use branchline::engine::table::{Rng, Viewer};

use super::{listed, pick, start, tables};

/// A map game as somebody sees it.
pub fn rail_view(state: &GameState, viewer: Viewer) -> RailView {
    match state.view(viewer) {
        PlayerView::Rail(view) => RailView::clone(&view),
        PlayerView::Yard(_) => panic!("a map game"),
    }
}

/// Plays random games of every table with a map and shows every position to a judge.
pub fn each_position(mut judge: impl FnMut(&RailGame, &GameState, u8)) {
    for (id, variant, seats) in tables() {
        let the_game = game(id);
        let Some(rail) = the_game.rail() else {
            continue;
        };
        let mut rng = Rng::new(11);
        let mut state = start(id, variant, seats, 11);
        while let Some(seat) = state.to_act() {
            judge(rail, &state, seats);
            let action = pick(&listed(&state), &mut rng);
            state.apply(seat, action).expect("listed");
        }
        judge(rail, &state, seats);
    }
}
