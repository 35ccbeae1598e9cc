//! Small numbers that stand for things of a game. They are dense, so that plain arrays can be indexed by them.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// The index of this id in a dense table.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The id at an index of a dense table. Tables are checked to have at most 255 rows.
            pub const fn at(index: usize) -> Self {
                Self(index as u8)
            }
        }
    )+};
}

ids! {
    /// A city, a junction without a name, or a country where routes end.
    CityId,
    /// A country that cities lie in.
    CountryId,
    /// All tracks between the same two cities.
    RouteId,
    /// One line of spaces between two cities.
    TrackId,
    /// A destination ticket.
    TicketId,
    /// A pile that tickets are drawn from.
    PileId,
    /// A bonus card.
    BonusId,
    /// A place at the table, counted from 0.
    Seat,
}

/// As in notation: A for the first seat, B for the second.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0 % 26))
    }
}

/// The ways to play a game that its rulebook offers besides the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// As the game is usually played.
    Standard,
    /// Without tokens, tolls and loans.
    NoTolls,
    /// With a third, neutral colour on the board for two players.
    Neutral,
    /// Everybody may look at their own pile.
    OpenPiles,
}

impl Variant {
    /// All variants there are.
    pub const ALL: [Variant; 4] = [
        Variant::Standard,
        Variant::NoTolls,
        Variant::Neutral,
        Variant::OpenPiles,
    ];

    /// The word that names the variant in map files, saves and tools.
    pub const fn slug(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::NoTolls => "no-tolls",
            Variant::Neutral => "neutral",
            Variant::OpenPiles => "open-piles",
        }
    }

    /// The variant of that word.
    pub fn from_slug(slug: &str) -> Option<Variant> {
        Variant::ALL
            .into_iter()
            .find(|variant| variant.slug() == slug)
    }
}
