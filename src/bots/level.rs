//! How strong a computer player is, and what it likes.

use serde::{Deserialize, Serialize};

/// Five levels, each of which beats the one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays soundly but short-sighted.
    Novice,
    /// Plans like a regular, but errs often.
    Casual,
    /// Plans a network for its tickets and draws what it needs.
    Regular,
    /// Reads its rivals, times the end and uses all that the edition offers.
    Strong,
    /// Thinks ahead in sampled worlds.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::Novice,
        Level::Casual,
        Level::Regular,
        Level::Strong,
        Level::Expert,
    ];

    /// The word that names the level in saves and tools.
    pub const fn slug(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Regular => "regular",
            Level::Strong => "strong",
            Level::Expert => "expert",
        }
    }

    /// The level of that word.
    pub fn from_slug(slug: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.slug() == slug)
    }
}

/// A style of play, so that four players of one level do not all play alike.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Temperament {
    /// Likes nothing in particular.
    #[default]
    Even,
    /// Likes long tracks and high columns.
    Builder,
    /// Likes to block others.
    Blocker,
    /// Likes tickets.
    TicketLover,
    /// Likes to end the game early.
    Racer,
}

impl Temperament {
    /// All temperaments.
    pub const ALL: [Temperament; 5] = [
        Temperament::Even,
        Temperament::Builder,
        Temperament::Blocker,
        Temperament::TicketLover,
        Temperament::Racer,
    ];

    /// The word that names the temperament in saves and tools.
    pub const fn slug(self) -> &'static str {
        match self {
            Temperament::Even => "even",
            Temperament::Builder => "builder",
            Temperament::Blocker => "blocker",
            Temperament::TicketLover => "ticket-lover",
            Temperament::Racer => "racer",
        }
    }

    /// The temperament of that word.
    pub fn from_slug(slug: &str) -> Option<Temperament> {
        Temperament::ALL
            .into_iter()
            .find(|temperament| temperament.slug() == slug)
    }
}
