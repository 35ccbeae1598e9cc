//! What several tests share.
#![allow(dead_code, reason = "every test binary uses its own part of this")]

pub mod links;
pub mod payment;
pub mod positions;
pub mod saves;
pub mod sitting;
pub mod sixth;

use branchline::catalog::*;
use branchline::engine::game::{Action, GameState, PlayerView};
use branchline::engine::table::{Rng, Setup, Viewer};

/// Every possible table: game, variant, number of players.
pub fn tables() -> Vec<(GameId, Variant, u8)> {
    let mut tables = Vec::new();
    for id in GameId::all() {
        for variant in game(id).variants() {
            let players = game(id).players_of(variant).expect("a way to play it");
            tables.extend((players.min..=players.max).map(|seats| (id, variant, seats)));
        }
    }
    tables
}

/// A game before its first decision.
pub fn start(id: GameId, variant: Variant, seats: u8, seed: u64) -> GameState {
    let setup = Setup {
        game: id,
        variant,
        seats,
        first: None,
        seed,
        open_piles: SeatSet::NONE,
    };
    GameState::new(&setup).expect("every listed table can be set up")
}

/// The view of the seat to act.
pub fn own_view(state: &GameState) -> Option<(Seat, PlayerView)> {
    state
        .to_act()
        .map(|seat| (seat, state.view(Viewer::Seat(seat))))
}

/// The actions listed for the seat to act.
pub fn listed(state: &GameState) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some((_, view)) = own_view(state) {
        view.legal_actions(&mut actions);
    }
    actions
}

/// One of the listed actions.
pub fn pick(actions: &[Action], rng: &mut Rng) -> Action {
    actions[rng.below(actions.len() as u32) as usize]
}

/// Changes a state or a view through its stored form, so that tests reach what the engine keeps private.
pub fn edited_state(state: &GameState, edit: impl FnOnce(&mut serde_json::Value)) -> GameState {
    let mut value = serde_json::to_value(state).expect("plain data");
    edit(&mut value);
    GameState::from_value(state.id(), &value).expect("still of the right shape")
}

/// The same for anything that is not a state.
pub fn edited<T: serde::Serialize + serde::de::DeserializeOwned>(
    thing: &T,
    edit: impl FnOnce(&mut serde_json::Value),
) -> T {
    let mut value = serde_json::to_value(thing).expect("plain data");
    edit(&mut value);
    serde_json::from_value(value).expect("still of the right shape")
}
