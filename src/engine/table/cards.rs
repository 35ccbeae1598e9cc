//! A handful of wagon cards: how many of each kind.
//!
//! Nine counts of seven bits fit into one word, so that hands are copied, compared, added and subtracted in a few
//! machine instructions. The top bit of each count stays free to catch a borrow. No game has more than 120 cards in
//! all, nor more than 63 of one kind.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::catalog::{Card, Color};

/// How many cards of each kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u64);

const LANE: u32 = 7;
const ONES: u64 = 0x0102_0408_1020_4081;
const GUARDS: u64 = ONES << 6;
/// All but the locomotives.
const COLORS: u64 = !(0x7f << (Card::Loco as u32 * LANE));
/// The most cards of one kind.
const MOST: u64 = 63;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// A number of cards of one kind.
    pub const fn of(card: Card, count: u8) -> Cards {
        Cards((count as u64) << (card as u32 * LANE))
    }

    /// A whole deck: the same number of every colour, and the locomotives.
    pub fn deck(of_each_color: u8, locomotives: u8) -> Cards {
        Color::ALL
            .into_iter()
            .fold(Cards::of(Card::Loco, locomotives), |deck, color| {
                deck.plus(Cards::of(Card::from(color), of_each_color))
            })
    }

    /// How many of a kind.
    pub const fn count(self, card: Card) -> u8 {
        ((self.0 >> (card as u32 * LANE)) & 0x7f) as u8
    }

    /// How many of a colour.
    pub const fn of_color(self, color: Color) -> u8 {
        ((self.0 >> (color as u32 * LANE)) & 0x7f) as u8
    }

    /// How many locomotives.
    pub const fn locos(self) -> u8 {
        self.count(Card::Loco)
    }

    /// How many colours have so many cards or more, locomotives aside.
    pub const fn colors_with(self, count: u8) -> u32 {
        // A guard bit survives where the count is not below the one asked for; their sum is in the top lane.
        let enough = ((self.0 | GUARDS) - ONES * count as u64) & GUARDS & COLORS;
        ((enough >> (LANE - 1)).wrapping_mul(ONES) >> (8 * LANE)) as u32 & 0x7f
    }

    /// How many in all.
    pub const fn total(self) -> u8 {
        // The product's top lane is the sum of all lanes; sums of at most 120 never leave their lane.
        (self.0.wrapping_mul(ONES) >> (8 * LANE)) as u8 & 0x7f
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `other` are among these.
    pub const fn contains(self, other: Cards) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }

    /// These and those together. The caller knows that both come from one deck.
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// These without those, which must be among them.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        debug_assert!(self.contains(other));
        Cards(self.0 - other.0)
    }

    /// For each kind, how many more these have than those; none where they have fewer.
    #[must_use]
    pub const fn beyond(self, other: Cards) -> Cards {
        let difference = (self.0 | GUARDS) - other.0;
        // The guard bit survives where nothing was borrowed; it becomes a mask for the count below it.
        let more = difference & GUARDS;
        Cards(difference & (more - (more >> (LANE - 1))))
    }

    /// Of each kind the larger count.
    #[must_use]
    pub fn at_least(self, other: Cards) -> Cards {
        self.plus(other.beyond(self))
    }

    /// Adds a card.
    pub const fn add(&mut self, card: Card) {
        self.0 += 1 << (card as u32 * LANE);
    }

    /// Takes a card away, which must be there.
    pub const fn remove(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0);
        self.0 -= 1 << (card as u32 * LANE);
    }

    /// The kinds that are there, with their counts.
    pub fn kinds(self) -> impl Iterator<Item = (Card, u8)> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card::ALL[(rest.trailing_zeros() / LANE) as usize];
            rest &= !(0x7f << (card as u32 * LANE));
            Some((card, self.count(card)))
        })
    }

    /// Every single card.
    pub fn each(self) -> impl Iterator<Item = Card> {
        self.kinds()
            .flat_map(|(card, count)| std::iter::repeat_n(card, count as usize))
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards::of(card, 1)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

/// As in notation: `red*3+loco`, or `none`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (place, (card, count)) in self.kinds().enumerate() {
            let plus = if place == 0 { "" } else { "+" };
            match count {
                1 => write!(f, "{plus}{}", card.word())?,
                _ => write!(f, "{plus}{}*{count}", card.word())?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text that does not name a handful of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a list of cards such as red*3+loco")]
pub struct NotCards;

impl FromStr for Cards {
    type Err = NotCards;

    fn from_str(text: &str) -> Result<Cards, NotCards> {
        if text == "none" {
            return Ok(Cards::NONE);
        }
        let mut cards = Cards::NONE;
        for part in text.split('+') {
            let (word, count) = part.split_once('*').unwrap_or((part, "1"));
            let card = Card::from_word(word).ok_or(NotCards)?;
            let count: u64 = count
                .parse()
                .ok()
                .filter(|count| (1..=MOST).contains(count))
                .ok_or(NotCards)?;
            if cards.count(card) > 0 {
                return Err(NotCards);
            }
            cards = cards.plus(Cards::of(card, count as u8));
        }
        let sum: u32 = cards.kinds().map(|(_, count)| u32::from(count)).sum();
        if sum > 120 { Err(NotCards) } else { Ok(cards) }
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}
