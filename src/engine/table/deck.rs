//! The wagon cards on the table: five face up, a pile face down, discards.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::Cards;
use super::rng::Rng;
use crate::catalog::{Card, MAX_CARDS};

/// Face-up places of the market.
pub const MARKET: usize = 5;

/// What everybody sees of the wagon cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Display {
    /// The face-up cards; a place may be empty when cards have run out.
    pub market: [Option<Card>; MARKET],
    /// Cards left in the pile.
    pub pile: u8,
    /// Cards discarded so far.
    pub discards: Cards,
}

/// The face-down pile; the last card lies on top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile(ArrayVec<Card, { MAX_CARDS as usize }>);

impl Display {
    /// How many locomotives lie face up.
    pub fn face_up_locos(&self) -> usize {
        self.market
            .iter()
            .filter(|card| **card == Some(Card::Loco))
            .count()
    }

    /// The face-up cards.
    pub fn face_up(&self) -> Cards {
        self.market.iter().flatten().copied().collect()
    }

    /// Whether any card can be taken, face up or blind.
    pub fn has_any(&self) -> bool {
        self.pile > 0 || self.market.iter().any(Option::is_some)
    }
}

impl Pile {
    /// A shuffled pile of these cards.
    pub fn shuffled(cards: Cards, rng: &mut Rng) -> Pile {
        let mut pile: ArrayVec<Card, { MAX_CARDS as usize }> = cards.each().collect();
        rng.shuffle(&mut pile);
        Pile(pile)
    }

    /// A pile in this order, the top card last.
    pub(crate) fn stacked(cards: &[Card]) -> Pile {
        Pile(cards.iter().copied().collect())
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Which cards it holds, without their order.
    pub fn contents(&self) -> Cards {
        self.0.iter().copied().collect()
    }

    /// The cards in order, the top one last.
    pub(crate) fn order(&self) -> &[Card] {
        &self.0
    }

    /// Takes the top card.
    pub fn draw(&mut self, display: &mut Display) -> Option<Card> {
        let card = self.0.pop()?;
        display.pile -= 1;
        Some(card)
    }

    /// Shuffles the discards into a new pile if the old one is empty. Says whether it did.
    pub fn reshuffle_if_empty(&mut self, display: &mut Display, rng: &mut Rng) -> bool {
        if !self.0.is_empty() || display.discards.is_empty() {
            return false;
        }
        *self = Pile::shuffled(display.discards, rng);
        display.pile = self.0.len() as u8;
        display.discards = Cards::NONE;
        true
    }
}
