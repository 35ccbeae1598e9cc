//! One action, first checked and then carried out: a refusal leaves the state as it was.

mod draw;
mod lay;
mod round;
mod tickets;
mod turn;

use super::super::table::{RuleError, Sink};
use super::action::YardAction;
use super::allowed::allowed;
use super::event::Fact;
use super::state::YardState;
use crate::catalog::{Seat, YardGame};

/// Carries out what a seat has decided, or says which rule forbids it.
pub fn apply(
    game: &YardGame,
    state: &mut YardState,
    seat: Seat,
    action: YardAction,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    let own = state.own.get(seat.index()).ok_or(RuleError::NoSuchThing)?;
    allowed(game, &state.open, own, seat, action)?;
    match action {
        YardAction::Keep(kept) => tickets::keep(state, kept, sink),
        YardAction::Take(place) => draw::take(state, place as usize, sink),
        YardAction::Draw => draw::draw(state, sink),
        YardAction::Lay(cards) => lay::lay(state, cards, sink),
        YardAction::DrawTickets => tickets::draw(game, state, sink),
        YardAction::Check(chosen) => round::choose(game, state, chosen, sink),
        YardAction::Pass => turn::pass(state, sink),
    }
    Ok(())
}
