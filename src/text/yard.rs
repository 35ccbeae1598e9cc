//! The Card Game at the table: yards, piles on the track, laying, the ticket check, the second round.

use super::Phrase;
use crate::engine::yard::Phase;

/// What the player to act has to do.
pub fn task(phase: Phase) -> Phrase {
    match phase {
        Phase::FirstTickets => Phrase {
            fr: "Choisir les premiers billets",
            en: "Choose the first tickets",
        },
        Phase::Turn => Phrase {
            fr: "Cartes, pose ou billets",
            en: "Draw, lay cards or draw tickets",
        },
        Phase::SecondCard => Phrase {
            fr: "Encore une carte",
            en: "One more card",
        },
        Phase::KeepTickets => Phrase {
            fr: "Choisir les billets",
            en: "Choose tickets",
        },
        Phase::CheckTickets { .. } => Phrase {
            fr: "Vérifier les billets",
            en: "Check the tickets",
        },
        Phase::Over => Phrase {
            fr: "La partie est finie",
            en: "The game is over",
        },
    }
}
