//! The sets of tickets that are worth a thought when tickets are checked (CG-10).

use super::super::table::{Cards, TicketSet};
use super::best_tickets::{best_tickets, check_feasible};
use super::state::Holdings;
use crate::catalog::YardGame;

/// Shows the best set first, then its neighbours: one ticket more for one less, and one ticket less. Big-city
/// bonuses can make one of these right.
pub(super) fn each_set(game: &YardGame, own: &Holdings, mut show: impl FnMut(TicketSet)) {
    let pile = own.pile.unwrap_or(Cards::NONE);
    let best = best_tickets(game, pile, own.tickets).tickets;
    show(best);
    for added in own.tickets.minus(best).iter() {
        for dropped in best.iter() {
            let mut swapped = best;
            swapped.remove(dropped);
            swapped.insert(added);
            if check_feasible(game, pile, swapped).is_ok() {
                show(swapped);
            }
        }
    }
    for dropped in best.iter() {
        let mut fewer = best;
        fewer.remove(dropped);
        show(fewer);
    }
}
