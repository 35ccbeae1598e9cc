//! A table of cardboard without a map: tickets tell everything.

use super::super::yard::{Phase, YardState};
use super::Pad;
use crate::catalog::YardGame;

pub(super) fn end(pad: &Pad, game: &YardGame) -> YardState {
    let mut state = YardState::new(game, &pad.setup).expect("tried when the pad was made");
    for (open, ticked) in state.open.seats.iter_mut().zip(&pad.seats) {
        open.completed = ticked.tickets;
        open.failed = ticked.failed;
    }
    for own in &mut state.own {
        own.offer.clear();
    }
    state.open.phase = Phase::Over;
    state
}
