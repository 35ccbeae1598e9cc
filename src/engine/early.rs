//! Decisions before the first turn, which all make at the same time (R-2, GE-2, CG-1). The log has them in turn order,
//! yet nobody's depends on what somebody later in that order decides, so each can be made as soon as all it depends on
//! is known: people who share a device need it only once.

use super::game::{Action, GameState, State};
use super::{rail, yard};
use crate::catalog::Seat;

/// What a seat can decide before its turn to do so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Early<S> {
    /// This, at the table as it looks with what is known so far.
    Asks(S),
    /// Nothing yet: it depends on what others have still to decide.
    Waits,
    /// Nothing more: it has decided all, or the game has begun.
    Done,
}

impl<S> Early<S> {
    fn map<T>(self, make: impl FnOnce(S) -> T) -> Early<T> {
        match self {
            Early::Asks(table) => Early::Asks(make(table)),
            Early::Waits => Early::Waits,
            Early::Done => Early::Done,
        }
    }
}

impl GameState {
    /// Who will have the first turn, while everybody still prepares for it.
    pub fn opening(&self) -> Option<Seat> {
        match &self.0 {
            State::Rail(state) => state.open.is_opening().then_some(state.open.first),
            State::Yard(state) => state.open.is_opening().then_some(state.open.first),
        }
    }

    /// What a seat can decide before the first turn, given what others have decided ahead of theirs.
    pub fn early(&self, seat: Seat, ahead: &[(Seat, Action)]) -> Early<GameState> {
        let id = self.id();
        match &self.0 {
            State::Rail(state) => {
                let game = state.game();
                let early = rail::early(game, state, seat, ahead);
                early.map(|table| GameState::from_rail(id, game, table))
            }
            State::Yard(state) => {
                let decided = ahead.iter().any(|(other, _)| *other == seat);
                let early = yard::early(state, seat, decided);
                early.map(|table| GameState::from_yard(id, state.game(), table))
            }
        }
    }
}
