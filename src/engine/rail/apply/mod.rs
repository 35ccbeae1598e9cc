//! One action, first checked and then carried out: a refusal leaves the state as it was.

pub(super) mod claim;
mod draw;
pub(super) mod tickets;
mod tunnel;
mod turn;

use super::super::table::{RuleError, Sink};
use super::action::RailAction;
use super::book::Book;
use super::event::Fact;
use super::state::{Phase, RailState};
use super::{neutral, passengers};
use crate::catalog::{RailGame, Seat};

/// Carries out what a seat has decided, or says which rule forbids it.
pub fn apply(
    game: &RailGame,
    state: &mut RailState,
    seat: Seat,
    action: RailAction,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    if state.open.is_over() {
        return Err(RuleError::GameOver);
    }
    if seat != state.open.to_act {
        return Err(RuleError::NotYourTurn {
            to_act: state.open.to_act,
        });
    }
    let book = Book::new(game, state.open.variant);
    match (&state.open.phase, action) {
        (Phase::FirstSplit, RailAction::Split(piles)) => {
            tickets::announce(&book, state, piles, sink)
        }
        (Phase::FirstTickets, RailAction::Keep(kept)) => {
            tickets::keep_first(&book, state, kept, sink)
        }
        (Phase::Turn | Phase::SecondCard, RailAction::Take(place)) => {
            draw::take(&book, state, place, sink)
        }
        (Phase::Turn | Phase::SecondCard, RailAction::Draw) => draw::draw(&book, state, sink),
        (Phase::SecondCard, RailAction::Stop) => draw::stop(&book, state, sink),
        (Phase::Turn, RailAction::Claim { track, pay }) => {
            claim::claim(&book, state, track, pay, sink)
        }
        (Phase::Turn, RailAction::DrawTickets(piles)) => tickets::draw(&book, state, piles, sink),
        (Phase::Turn, RailAction::Pass) => turn::pass(&book, state, sink),
        (Phase::KeepTickets, RailAction::Keep(kept)) => tickets::keep(&book, state, kept, sink),
        (Phase::Tunnel(_), RailAction::PayTunnel(pay)) => tunnel::pay(&book, state, pay, sink),
        (Phase::Tunnel(_), RailAction::GiveUp) => tunnel::give_up(&book, state, sink),
        (&Phase::TakePassengers { track }, RailAction::TakePassengers(colors)) => {
            passengers::take(&book, state, track, colors, sink)?;
            turn::end(&book, state, sink);
            Ok(())
        }
        (&Phase::PlaceNeutral { route }, RailAction::PlaceNeutral(track)) => {
            neutral::place(&book, state, route, track, sink)?;
            turn::begin_next(state, sink);
            Ok(())
        }
        _ => Err(RuleError::NotNow),
    }
}
