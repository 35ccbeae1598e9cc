//! Every choice out of a few tickets.

use arrayvec::ArrayVec;

use super::rng::Rng;
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

/// One of these choices by chance: the one that the same chance would choose from the list.
pub(in crate::engine) fn random_choice(
    offer: &[TicketId],
    at_least: u8,
    rng: &mut Rng,
) -> Option<TicketSet> {
    let enough = |choice: &u32| choice.count_ones() >= u32::from(at_least);
    let listed = || (0_u32..1 << offer.len()).filter(enough);
    let choice = listed().nth(rng.below((listed().count() as u32).max(1)) as usize)?;
    let chosen = offer.iter().enumerate();
    let chosen = chosen.filter(|(place, _)| choice >> place & 1 == 1);
    Some(chosen.map(|(_, ticket)| *ticket).collect())
}
