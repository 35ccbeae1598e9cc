//! Splits and first tickets before one's turn to decide (R-2, GE-2). First tickets are dealt in seat order, so a seat's
//! depend on the splits of the seats before it and on no others.

use super::super::early::Early;
use super::super::game::Action;
use super::super::table::Silent;
use super::action::RailAction;
use super::apply::tickets::offer;
use super::book::Book;
use super::state::{PerPile, Phase, RailState};
use crate::catalog::{RailGame, Seat};

/// What a seat can decide now, given what others have decided ahead of their turn.
pub(in crate::engine) fn early(
    game: &RailGame,
    state: &RailState,
    seat: Seat,
    ahead: &[(Seat, Action)],
) -> Early<RailState> {
    let decided = |seat: Seat| !state.open.waiting_seats().any(|waiting| waiting == seat);
    let kept = |(other, action): &(Seat, Action)| {
        *other == seat && matches!(action, Action::Rail(RailAction::Keep(_)))
    };
    if ahead.iter().any(kept) {
        return Early::Done;
    }
    let mut table = state.clone();
    match state.open.phase {
        Phase::FirstTickets if !decided(seat) => {}
        Phase::FirstSplit => {
            let split = |seat: usize| match decided(Seat::at(seat)) {
                true => Some(state.open.seats[seat].offered),
                false => ahead.iter().find_map(|(other, action)| match action {
                    Action::Rail(RailAction::Split(piles)) if other.index() == seat => Some(*piles),
                    _ => None,
                }),
            };
            let splits: Vec<Option<PerPile>> = (0..state.own.len()).map(split).collect();
            if splits[seat.index()].is_none() {
                for (open, piles) in table.open.seats.iter_mut().zip(&splits) {
                    open.offered = piles.unwrap_or_default();
                }
            } else if !deal(
                &Book::new(game, state.open.variant),
                &mut table,
                seat,
                &splits,
            ) {
                return Early::Waits;
            }
        }
        _ => return Early::Done,
    }
    table.open.to_act = seat;
    Early::Asks(table)
}

/// Deals the first tickets as far as the splits are known; tells whether a seat has got its own.
fn deal(book: &Book<'_>, table: &mut RailState, seat: Seat, splits: &[Option<PerPile>]) -> bool {
    table.open.phase = Phase::FirstTickets;
    for open in &mut table.open.seats {
        open.offered = [0; 2];
    }
    let known = splits.iter().map_while(|split| *split);
    for (seat, piles) in known.enumerate() {
        offer(book, table, Seat::at(seat), piles, &mut Silent);
    }
    !table.own[seat.index()].offer.is_empty()
}
