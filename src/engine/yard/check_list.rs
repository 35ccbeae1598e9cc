//! The sets of tickets worth considering when tickets are checked (CG-10).

use super::super::table::{Cards, TicketSet};
use super::best_tickets::check_feasible;
use super::state::Holdings;
use crate::catalog::YardGame;

/// Shows the neighbours of the best set: one ticket exchanged for another, then one ticket fewer. Big-city bonuses can
/// make one of these the better choice.
pub(super) fn each_neighbour(
    game: &YardGame,
    own: &Holdings,
    best: TicketSet,
    mut show: impl FnMut(TicketSet),
) {
    let pile = own.pile.unwrap_or(Cards::NONE);
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
