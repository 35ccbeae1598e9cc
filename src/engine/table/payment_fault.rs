//! Why cards do not pay for a track.

use crate::catalog::Color;

/// What is wrong with a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PaymentFault {
    /// Cards are missing.
    #[error("{missing} cards short")]
    TooFew {
        /// How many.
        missing: u8,
    },
    /// There are more cards than the track takes.
    #[error("{extra} cards too many")]
    TooMany {
        /// How many could stay in the hand.
        extra: u8,
    },
    /// A card of another colour than the track's.
    #[error("a card is not {}", color.word())]
    OtherColor {
        /// The track's colour.
        color: Color,
    },
    /// A gray track takes one colour only.
    #[error("cards of two colours")]
    TwoColors,
    /// Some spaces have neither a card that fits nor enough cards that stand in (NO-5, NO-8).
    #[error("{spaces} spaces unpaid, {missing} more cards would stand in")]
    Unpaid {
        /// How many spaces.
        spaces: u8,
        /// How many cards of any kind stand in for one.
        each: u8,
        /// How many more of them are needed.
        missing: u8,
    },
    /// Some spaces of a ferry are unpaid (NL-4).
    #[error("{spaces} spaces and {symbols} symbols unpaid")]
    FerryUnpaid {
        /// Spaces that want a card of the one colour.
        spaces: u8,
        /// Spaces that want a locomotive or a pair.
        symbols: u8,
    },
    /// A pair is two cards of one colour, and this one is single (NL-4).
    #[error("a {} card without a partner", color.word())]
    Unpaired {
        /// The colour of the single card.
        color: Color,
    },
}
