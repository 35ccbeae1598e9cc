//! Bonus cards (NL-8).

use super::ids::CountryId;

/// A bonus card: whoever has the most of something scores its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    pub(super) kind: BonusKind,
    pub(super) points: u8,
}

/// What a bonus card counts (NL-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BonusKind {
    /// Locomotives in hand, a pair of one colour counting as one.
    LocomotivesInHand,
    /// Completed tickets that name a capital.
    CapitalTickets,
    /// Wagons left.
    WagonsLeft,
    /// Tracks of one space.
    OneSpaceTracks,
    /// The longest path.
    LongestPath,
    /// Completed tickets worth no more than a limit.
    SmallTickets {
        /// The highest value that counts.
        at_most: u8,
    },
    /// Different countries at the ends of tracks.
    Countries,
    /// Completed tickets with an end inside the polar circle.
    PolarTickets,
    /// Tracks with an end inside the polar circle.
    PolarTracks,
    /// Ferries.
    Ferries,
    /// Tracks with an end in a country.
    CountryTracks {
        /// That country.
        country: CountryId,
    },
}

impl BonusKind {
    /// The word for it in map files, saves and scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            BonusKind::LocomotivesInHand => "locomotives-in-hand",
            BonusKind::CapitalTickets => "capital-tickets",
            BonusKind::WagonsLeft => "wagons-left",
            BonusKind::OneSpaceTracks => "one-space-tracks",
            BonusKind::LongestPath => "longest-path",
            BonusKind::SmallTickets { .. } => "small-tickets",
            BonusKind::Countries => "countries",
            BonusKind::PolarTickets => "polar-tickets",
            BonusKind::PolarTracks => "polar-tracks",
            BonusKind::Ferries => "ferries",
            BonusKind::CountryTracks { .. } => "country-tracks",
        }
    }
}

impl Bonus {
    /// What it counts.
    pub fn kind(&self) -> BonusKind {
        self.kind
    }

    /// What it is worth.
    pub fn points(&self) -> u8 {
        self.points
    }
}
