//! The Card Game together with the rules of the variant that is being played.

use crate::catalog::{MIN_SEATS, Piles, Seat, YardGame, YardRules};

use super::state::Open;

/// The rules of the variant being played; the usual ones if the game does not have it, though set-up refuses that.
pub(in crate::engine) fn rules<'a>(game: &'a YardGame, open: &Open) -> &'a YardRules {
    let variants = game.variants();
    variants
        .get(open.variant)
        .unwrap_or_else(|| variants.standard())
}

/// Whether a seat may look at its own pile at any time (CG-3).
pub(super) fn may_look(game: &YardGame, open: &Open, seat: Seat) -> bool {
    rules(game, open).piles == Piles::Open || open.open_piles.contains(seat)
}

/// Whether the game ends with this round (CG-11).
pub(super) fn is_last_round(game: &YardGame, open: &Open) -> bool {
    let rounds = rules(game, open).rounds.get(open.seats.len() - MIN_SEATS);
    rounds.is_none_or(|&rounds| open.round >= rounds)
}
