//! A table as a short code that fits into an address: the same deal and the same bot moves on any device.
//!
//! The code is base64 of a few bytes: version, game, variant, who starts, rounds of thought, a byte for every seat, the
//! seed and a check sum. It holds no names, so that sending one tells nothing about anybody.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::{Session, Sitter};
use crate::bots::Level;
use crate::catalog::{GameId, MAX_SEATS, Seat, Variant, fingerprint};
use crate::engine::game::GameState;
use crate::engine::table::{Setup, SetupError};
use crate::save::Terms;

/// A table that anybody can sit down at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// How it starts.
    pub setup: Setup,
    /// Who plays; only as many as the set-up says.
    who: [Chair; MAX_SEATS],
    /// Rounds of thought of every bot, for every decision.
    pub rounds: u16,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Whoever opens the link.
    Person,
    /// A bot.
    Bot(Level),
}

/// Why a code is no challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChallengeError {
    /// Longer than any.
    #[error("longer than any challenge")]
    TooLong,
    /// Signs are missing or changed.
    #[error("signs are missing or changed")]
    Damaged,
    /// Made by a newer release.
    #[error("made in version {version} of a newer release")]
    Newer {
        /// Its version.
        version: u8,
    },
    /// This release does not have the game, the variant or the bot.
    #[error("this release lacks the game, the variant or the bot")]
    Unknown,
    /// No game can start like this.
    #[error("no game can start like this: {0}")]
    CannotStart(SetupError),
}

/// The most signs of a code: with `#/c/` before it there is room for 46 of the host in 80.
pub const MOST_SIGNS: usize = 30;

const VERSION: u8 = 1;
const LOOKS: u8 = 1 << 3;

impl Challenge {
    /// A table with these players.
    pub fn new(setup: Setup, who: &[Chair], rounds: u16) -> Challenge {
        let mut all = [Chair::Person; MAX_SEATS];
        for (place, one) in all.iter_mut().zip(who) {
            *place = *one;
        }
        Challenge {
            setup,
            who: all,
            rounds,
        }
    }

    /// Chair plays, by seat.
    pub fn who(&self) -> &[Chair] {
        &self.who[..usize::from(self.setup.seats).min(MAX_SEATS)]
    }

    /// The code.
    pub fn write(&self) -> String {
        let Setup {
            game,
            variant,
            seats,
            first,
            seed,
            open_piles,
        } = self.setup;
        let starter = first.map_or(0, |seat| seat.0 + 1);
        let mut bytes = vec![VERSION];
        bytes.extend(game_mark(game));
        bytes.extend([variant_number(variant), seats << 4 | starter]);
        bytes.extend(self.rounds.to_le_bytes());
        bytes.extend(self.who().iter().enumerate().map(|(seat, who)| {
            let looks = open_piles.contains(Seat::at(seat));
            who.number() | if looks { LOOKS } else { 0 }
        }));
        bytes.extend(seed.to_le_bytes());
        bytes.extend(check_sum(&bytes));
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// The challenge of a code, which may come from anywhere.
    pub fn parse(code: &str) -> Result<Challenge, ChallengeError> {
        if code.len() > 2 * MOST_SIGNS {
            return Err(ChallengeError::TooLong);
        }
        let bytes = URL_SAFE_NO_PAD
            .decode(code)
            .map_err(|_| ChallengeError::Damaged)?;
        let (body, sum) = bytes
            .split_last_chunk::<2>()
            .ok_or(ChallengeError::Damaged)?;
        if check_sum(body) != *sum {
            return Err(ChallengeError::Damaged);
        }
        match body.first() {
            Some(&VERSION) => {}
            Some(&version) if version > VERSION => return Err(ChallengeError::Newer { version }),
            _ => return Err(ChallengeError::Damaged),
        }
        let challenge = read(body)?;
        GameState::new(&challenge.setup).map_err(ChallengeError::CannotStart)?;
        Ok(challenge)
    }

    /// The game, with names for the people in the order of their seats.
    pub fn begin(&self, names: &[String]) -> Result<Session, SetupError> {
        let mut names = names.iter();
        let sitter = |(seat, who): (usize, &Chair)| match who {
            Chair::Person => Sitter::person(names.next().map_or("", |name| name), seat as u8),
            Chair::Bot(level) => Sitter::bot("", level.slug(), seat as u8),
        };
        let sitters = self.who().iter().enumerate().map(sitter).collect();
        Ok(Session::new(self.setup, sitters)?.under(self.terms()))
    }

    /// What its games are played under.
    pub fn terms(&self) -> Terms {
        Terms {
            rounds: Some(self.rounds.into()),
            ..Terms::default()
        }
    }

    /// The challenge of a table, so that others can play the same.
    pub fn of(setup: Setup, sitters: &[Sitter], rounds: u16) -> Challenge {
        let who: Vec<Chair> = sitters.iter().map(Chair::of).collect();
        Challenge::new(setup, &who, rounds)
    }
}

impl Chair {
    /// What a sitter is; a bot that this release does not know plays like a regular one.
    pub fn of(sitter: &Sitter) -> Chair {
        match &sitter.player {
            super::Player::Person => Chair::Person,
            super::Player::Bot(slug) => {
                Chair::Bot(Level::from_slug(slug).unwrap_or(Level::Regular))
            }
        }
    }

    fn number(self) -> u8 {
        match self {
            Chair::Person => 0,
            Chair::Bot(Level::Novice) => 1,
            Chair::Bot(Level::Regular) => 2,
            Chair::Bot(Level::Strong) => 3,
            Chair::Bot(Level::Expert) => 4,
            Chair::Bot(Level::Casual) => 5,
        }
    }

    fn from_number(number: u8) -> Option<Chair> {
        let bots = Level::ALL.into_iter().map(Chair::Bot);
        let mut all = std::iter::once(Chair::Person).chain(bots);
        all.find(|who| who.number() == number)
    }
}

/// Reads what the check sum has vouched for.
fn read(body: &[u8]) -> Result<Challenge, ChallengeError> {
    let damaged = ChallengeError::Damaged;
    let ([_, mark @ .., variant, table, low, high], rest) =
        body.split_first_chunk::<7>().ok_or(damaged)?;
    let (seats, seed) = rest.split_last_chunk::<8>().ok_or(damaged)?;
    let (count, starter) = (table >> 4, table & 15);
    if usize::from(count) != seats.len() || seats.len() > MAX_SEATS {
        return Err(damaged);
    }
    let unknown = ChallengeError::Unknown;
    let game = GameId::all().find(|id| game_mark(*id) == *mark);
    let variant = Variant::ALL
        .into_iter()
        .find(|known| variant_number(*known) == *variant);
    let looking = seats
        .iter()
        .enumerate()
        .filter(|(_, seat)| *seat & LOOKS > 0);
    let setup = Setup {
        game: game.ok_or(unknown)?,
        variant: variant.ok_or(unknown)?,
        seats: count,
        first: starter.checked_sub(1).map(Seat),
        seed: u64::from_le_bytes(*seed),
        open_piles: looking.map(|(seat, _)| Seat::at(seat)).collect(),
    };
    let who = seats.iter().map(|seat| Chair::from_number(seat & !LOOKS));
    let who: Vec<Chair> = who.collect::<Option<_>>().ok_or(unknown)?;
    let rounds = u16::from_le_bytes([*low, *high]);
    Ok(Challenge::new(setup, &who, rounds))
}

/// A game is named by its word, so that games can come and go; two bytes of its fingerprint are enough.
fn game_mark(game: GameId) -> [u8; 2] {
    short(fingerprint(game.slug().bytes()))
}

/// These numbers are in links that people have sent; they never change.
fn variant_number(variant: Variant) -> u8 {
    match variant {
        Variant::Standard => 0,
        Variant::NoTolls => 1,
        Variant::Neutral => 2,
        Variant::OpenPiles => 3,
    }
}

fn check_sum(bytes: &[u8]) -> [u8; 2] {
    short(fingerprint(bytes.iter().copied()))
}

/// All of a fingerprint folded into two bytes.
fn short(print: u64) -> [u8; 2] {
    let parts = print.to_le_bytes();
    [0, 1].map(|odd| (0..4).fold(0, |sum, part| sum ^ parts[2 * part + odd]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_code_is_as_long_as_we_say() {
        // Version, game (2), variant, seats and starter, rounds (2), seed (8), check sum (2).
        let frame_bytes = 17;
        assert_eq!(((frame_bytes + MAX_SEATS) * 4).div_ceil(3), MOST_SIGNS);
    }
}
