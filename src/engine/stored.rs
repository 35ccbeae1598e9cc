//! Positions as saves keep them: in words, and without what follows from the rest. See `rail::stored` and
//! `yard::stored`.

use serde::Deserialize;
use serde_json::Value;

use super::game::{GameState, State};
use super::of::Of;
use super::table::Setup;
use super::{rail, yard};
use crate::catalog::{Game, RailGame, YardGame, game};

impl GameState {
    /// The position as saves keep it.
    pub fn stored(&self) -> Value {
        let stored = match &self.0 {
            State::Rail(state) => serde_json::to_value(rail::store(state.game(), state)),
            State::Yard(state) => serde_json::to_value(yard::store(state.game(), state)),
        };
        stored.expect("a stored position is plain data")
    }

    /// The position of a stored value, for a game that started like this. None unless it is sound in every way.
    pub fn restored(setup: &Setup, value: &Value) -> Option<GameState> {
        match game(setup.game) {
            Game::Rail(game) => rail_state(game, setup, &Deserialize::deserialize(value).ok()?),
            Game::Yard(game) => yard_state(game, setup, &Deserialize::deserialize(value).ok()?),
        }
    }

    /// The same for a value in a save of the first format.
    pub fn restored_v1(setup: &Setup, value: &Value) -> Option<GameState> {
        match game(setup.game) {
            Game::Rail(game) => {
                let stored = rail::StoredV1::deserialize(value.get("rail")?).ok()?;
                rail_state(game, setup, &stored.in_words(game)?)
            }
            Game::Yard(game) => {
                let stored = yard::StoredV1::deserialize(value.get("yard")?).ok()?;
                yard_state(game, setup, &stored.in_words(game)?)
            }
        }
    }

    /// Turns begun so far in a stored value of any format, without reading the rest of it.
    pub fn turn_in(value: &Value) -> Option<u32> {
        let turn = open_part(value).get("turn")?;
        turn.as_u64()?.try_into().ok()
    }

    /// Everybody's points in a stored value of any format, where there are points before the end. They are only
    /// told: a position that is restored counts them anew.
    pub fn points_in(value: &Value) -> Vec<i64> {
        let seats = open_part(value).get("seats").and_then(Value::as_array);
        let points = |seat: &Value| seat.get("score")?.as_i64();
        seats.into_iter().flatten().filter_map(points).collect()
    }
}

/// The first format kept apart who sees what.
fn open_part(value: &Value) -> &Value {
    let parts = ["/rail/open", "/yard/open"];
    let part = parts.iter().find_map(|part| value.pointer(part));
    part.unwrap_or(value)
}

fn rail_state(game: &'static RailGame, setup: &Setup, stored: &rail::Stored) -> Option<GameState> {
    let state = rail::restore(game, setup, stored)?;
    sound(State::Rail(Of::new(setup.game, game, state)))
}

fn yard_state(game: &'static YardGame, setup: &Setup, stored: &yard::Stored) -> Option<GameState> {
    let state = yard::restore(game, setup, stored)?;
    sound(State::Yard(Of::new(setup.game, game, state)))
}

fn sound(state: State) -> Option<GameState> {
    let state = GameState(state);
    state.check().is_ok().then_some(state)
}
