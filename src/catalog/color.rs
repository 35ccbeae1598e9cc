//! The eight colours, and the nine kinds of wagon cards.

use serde::{Deserialize, Serialize};

/// A colour of cards and tracks. Passengers wear some of them too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Color {
    /// Violet.
    Violet,
    /// Blue.
    Blue,
    /// Orange.
    Orange,
    /// White.
    White,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Black.
    Black,
    /// Red.
    Red,
}

impl Color {
    /// All colours in the order of the rules.
    pub const ALL: [Color; 8] = [
        Color::Violet,
        Color::Blue,
        Color::Orange,
        Color::White,
        Color::Green,
        Color::Yellow,
        Color::Black,
        Color::Red,
    ];

    /// The index of this colour in a dense table.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for this colour in map files and notation.
    pub const fn word(self) -> &'static str {
        match self {
            Color::Violet => "violet",
            Color::Blue => "blue",
            Color::Orange => "orange",
            Color::White => "white",
            Color::Green => "green",
            Color::Yellow => "yellow",
            Color::Black => "black",
            Color::Red => "red",
        }
    }

    /// The colour of that word.
    pub fn from_word(word: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.word() == word)
    }
}

/// A wagon card: one of the eight colours, or a locomotive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Card {
    /// A violet wagon.
    Violet,
    /// A blue wagon.
    Blue,
    /// An orange wagon.
    Orange,
    /// A white wagon.
    White,
    /// A green wagon.
    Green,
    /// A yellow wagon.
    Yellow,
    /// A black wagon.
    Black,
    /// A red wagon.
    Red,
    /// A locomotive.
    Loco,
}

impl Card {
    /// How many kinds of cards there are.
    pub const KINDS: usize = 9;

    /// All kinds, locomotives last.
    pub const ALL: [Card; Card::KINDS] = [
        Card::Violet,
        Card::Blue,
        Card::Orange,
        Card::White,
        Card::Green,
        Card::Yellow,
        Card::Black,
        Card::Red,
        Card::Loco,
    ];

    /// The index of this kind in a dense table.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of the card; locomotives have none.
    pub const fn color(self) -> Option<Color> {
        match self {
            Card::Loco => None,
            _ => Some(Color::ALL[self as usize]),
        }
    }

    /// The word for this kind in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Card::Loco => "loco",
            _ => Color::ALL[self as usize].word(),
        }
    }

    /// The kind of that word.
    pub fn from_word(word: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.word() == word)
    }
}

impl From<Color> for Card {
    fn from(color: Color) -> Card {
        Card::ALL[color.index()]
    }
}
