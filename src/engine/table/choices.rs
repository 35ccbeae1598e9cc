//! Every choice out of a few tickets.

use arrayvec::ArrayVec;

use crate::catalog::{MAX_OFFER, TicketId, TicketSet};

/// Lists every choice of so many tickets or more. The order is part of old games: a choice is a binary number in
/// which the first ticket is the lowest digit.
pub(in crate::engine) fn choices(
    offer: &[TicketId],
    at_least: u8,
    mut emit: impl FnMut(TicketSet),
) {
    // Each choice is a smaller one with one ticket more.
    let mut known: ArrayVec<TicketSet, { 1 << MAX_OFFER }> = ArrayVec::new();
    known.push(TicketSet::NONE);
    if at_least == 0 {
        emit(TicketSet::NONE);
    }
    for choice in 1_usize..1 << offer.len() {
        let mut chosen = known[choice & (choice - 1)];
        chosen.insert(offer[choice.trailing_zeros() as usize]);
        known.push(chosen);
        if choice.count_ones() >= u32::from(at_least) {
            emit(chosen);
        }
    }
}
