//! A simple player that keeps a game going: it claims what is long and draws cards otherwise.

use crate::catalog::{Game, Seat};
use crate::engine::game::{Action, PlayerView};
use crate::engine::rail::RailAction;
use crate::engine::table::Rng;

/// What a bot does at a position; none if it knows nothing better than the first legal action.
pub fn choose(game: &Game, seat: Seat, position: u64, view: &PlayerView) -> Option<Action> {
    let rail = game.rail()?;
    let mut actions = Vec::new();
    view.legal_actions(game, &mut actions);
    let mut rng = Rng::new(position.wrapping_mul(31).wrapping_add(u64::from(seat.0)));
    let worth = |action: &Action| match action {
        Action::Rail(RailAction::Claim { track, pay }) => {
            let length = rail.track(*track).length() as i32;
            // Short claims early on would only eat wagons and cards.
            (length * 10 - i32::from(pay.total())).max(0)
        }
        Action::Rail(RailAction::PayTunnel(_)) => 50,
        Action::Rail(RailAction::Take(_)) => 12,
        Action::Rail(RailAction::Draw) => 14,
        Action::Rail(RailAction::TakePassengers(colors)) => colors.iter().flatten().count() as i32,
        _ => 0,
    };
    let best = actions.iter().map(worth).max()?;
    let good: Vec<Action> = actions
        .into_iter()
        .filter(|action| worth(action) >= best - 3)
        .collect();
    let pick = rng.below(good.len() as u32) as usize;
    good.get(pick).copied()
}
