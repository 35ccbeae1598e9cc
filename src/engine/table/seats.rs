//! Who sits at the table, and who looks at it.

use serde::{Deserialize, Serialize};

use super::Rng;
use crate::catalog::{GameId, Players, Seat, SeatSet, Variant, Variants};

/// Everything a game starts from. The same set-up gives the same deal, for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game.
    pub game: GameId,
    /// The way it is played.
    pub variant: Variant,
    /// How many play.
    pub seats: u8,
    /// Who starts; drawn at random if nobody is named.
    pub first: Option<Seat>,
    /// The seed of everything random.
    pub seed: u64,
    /// Who may look at their own pile on the track at any time (CG-3).
    pub open_piles: SeatSet,
}

impl Setup {
    /// The usual rules for a number of players, starting with a random seat.
    pub const fn new(game: GameId, seats: u8, seed: u64) -> Setup {
        Setup {
            game,
            variant: Variant::Standard,
            seats,
            first: None,
            seed,
            open_piles: SeatSet::NONE,
        }
    }

    /// The rules of the chosen variant, if the game has it and that many can play it.
    pub(in crate::engine) fn rules<'a, R>(
        &self,
        variants: &'a Variants<R>,
        players: fn(&R) -> Players,
    ) -> Result<&'a R, SetupError> {
        let rules = variants
            .get(self.variant)
            .ok_or(SetupError::NoSuchVariant(self.variant))?;
        let players = players(rules);
        if !players.contains(self.seats as usize) {
            return Err(SetupError::WrongNumberOfPlayers {
                seats: self.seats,
                min: players.min,
                max: players.max,
            });
        }
        let mut named = self.first.into_iter().chain(self.open_piles.iter());
        match named.find(|seat| seat.0 >= self.seats) {
            Some(seat) => Err(SetupError::NoSuchSeat(seat)),
            None => Ok(rules),
        }
    }

    /// Who starts: the seat that was named, or one drawn at random.
    pub(in crate::engine) fn starter(&self, rng: &mut Rng) -> Seat {
        self.first
            .unwrap_or_else(|| Seat(rng.below(u32::from(self.seats)) as u8))
    }
}

/// Why a game cannot start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The game does not have that variant.
    #[error("the game has no variant {}", .0.slug())]
    NoSuchVariant(Variant),
    /// Not that many can play.
    #[error("{seats} cannot play; it takes {min} to {max}")]
    WrongNumberOfPlayers {
        /// How many want to.
        seats: u8,
        /// The fewest that can.
        min: u8,
        /// The most that can.
        max: u8,
    },
    /// A seat that is named is not at the table.
    #[error("{0} does not sit at the table")]
    NoSuchSeat(Seat),
    /// The game has no piles to look at.
    #[error("the game has no piles to look at")]
    NoPiles,
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// Somebody who sits at the table.
    Seat(Seat),
    /// Somebody who only looks at the table.
    Table,
}

impl Viewer {
    /// The seat, if these are the eyes of one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table => None,
        }
    }

    /// Whether these are the eyes of that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
