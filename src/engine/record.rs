//! A recorded game as text: the set-up, then a line for every action. That is enough to replay the game for ever.
//!
//! ```text
//! branchline record 1
//! game nordic
//! variant standard
//! seats 2
//! first random
//! seed 7
//! open-piles AB
//! A keep oslo-bergen alborg-umea
//! B keep …
//! ```
//!
//! Lines that start with `#` are comments. Seats are letters, A being the first. The line `open-piles` names those
//! who may look at their own pile (CG-3) and is left out if there is nobody.

use super::game::{Action, Fact, GameState};
use super::table::{NotationError, RuleError, Setup, SetupError};
use crate::catalog::{Game, GameId, MAX_SEATS, Seat, SeatSet, Variant, game};

/// A game from its first to its last decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// How it started.
    pub setup: Setup,
    /// Who decided what.
    pub actions: Vec<(Seat, Action)>,
}

/// Why a text is not a recorded game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line, counted from 1; 0 where a line is missing.
    pub line: usize,
    /// What is wrong with it.
    pub reason: RecordFault,
}

/// What can be wrong with a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// The first line does not say that this is a record of a version we know.
    #[error("the first line is not that of a record we know")]
    NotARecord,
    /// A line of the set-up is missing or makes no sense.
    #[error("the {0} of the set-up is missing or makes no sense")]
    Setup(&'static str),
    /// No game can start like this.
    #[error("no game can start like this: {0}")]
    CannotStart(SetupError),
    /// No seat of that letter.
    #[error("there is no seat of that letter")]
    UnknownSeat,
    /// The line names no action.
    #[error("the line names no action: {0}")]
    Notation(NotationError),
    /// The rules refuse the action.
    #[error("the rules refuse the action: {0}")]
    Refused(RuleError),
    /// More lines than any game has.
    #[error("there are more lines than any game has")]
    TooLong,
}

/// No finished game comes near this.
const MOST_ACTIONS: usize = 20_000;
const TITLE: &str = "branchline record 1";
const OPEN_PILES: &str = "open-piles";

/// The letter of a seat.
pub fn seat_letter(seat: Seat) -> char {
    char::from(b'A' + seat.0.min(25))
}

/// The seat of a letter.
pub fn letter_seat(word: &str) -> Option<Seat> {
    match word.as_bytes() {
        [letter @ b'A'..=b'Z'] if usize::from(letter - b'A') < MAX_SEATS => {
            Some(Seat(letter - b'A'))
        }
        _ => None,
    }
}

/// The seats of a line such as `open-piles AC`.
fn seats_named(line: &str) -> Option<SeatSet> {
    let letters = line.strip_prefix(OPEN_PILES)?.trim();
    let seat = |letter: char| letter_seat(letter.encode_utf8(&mut [0; 4]));
    letters.chars().map(seat).collect()
}

impl Record {
    /// The game that is recorded.
    pub fn game(&self) -> &'static Game {
        game(self.setup.game)
    }

    /// The record as text.
    pub fn write(&self) -> String {
        let Setup {
            game: id,
            variant,
            seats,
            first,
            seed,
            open_piles,
        } = self.setup;
        let first = first.map_or("random".to_owned(), |seat| seat_letter(seat).to_string());
        let mut text = format!(
            "{TITLE}\ngame {}\nvariant {}\nseats {seats}\nfirst {first}\nseed {seed}\n",
            id.slug(),
            variant.slug()
        );
        if !open_piles.is_empty() {
            let letters: String = open_piles.iter().map(seat_letter).collect();
            text += &format!("{OPEN_PILES} {letters}\n");
        }
        for (seat, action) in &self.actions {
            text += &format!("{} {}\n", seat_letter(*seat), action.write(self.game()));
        }
        text
    }

    /// Reads a record. Only a replay shows whether the rules allow what it says.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let fault = |line, reason| RecordError { line, reason };
        match lines.next() {
            Some((_, TITLE)) => {}
            other => {
                return Err(fault(
                    other.map_or(0, |(line, _)| line),
                    RecordFault::NotARecord,
                ));
            }
        }
        let mut field = |name: &'static str| {
            let (line, text) = lines.next().ok_or(fault(0, RecordFault::Setup(name)))?;
            let value = text.strip_prefix(name).map(str::trim);
            value
                .map(|value| (line, value))
                .ok_or(fault(line, RecordFault::Setup(name)))
        };
        fn known<T>(line: usize, name: &'static str, value: Option<T>) -> Result<T, RecordError> {
            value.ok_or(RecordError {
                line,
                reason: RecordFault::Setup(name),
            })
        }
        let (line, value) = field("game")?;
        let id = known(line, "game", GameId::from_slug(value))?;
        let (line, value) = field("variant")?;
        let variant = known(line, "variant", Variant::from_slug(value))?;
        let (line, value) = field("seats")?;
        let seats = known(line, "seats", value.parse().ok())?;
        let (line, value) = field("first")?;
        let first = match value {
            "random" => None,
            letter => Some(known(line, "first", letter_seat(letter))?),
        };
        let (line, value) = field("seed")?;
        let seed = known(line, "seed", value.parse().ok())?;
        let mut lines = lines.peekable();
        let open_piles = match lines.next_if(|(_, text)| text.starts_with(OPEN_PILES)) {
            Some((line, text)) => known(line, OPEN_PILES, seats_named(text))?,
            None => SeatSet::NONE,
        };
        let setup = Setup {
            game: id,
            variant,
            seats,
            first,
            seed,
            open_piles,
        };
        let mut actions = Vec::new();
        for (line, text) in lines {
            if actions.len() == MOST_ACTIONS {
                return Err(fault(line, RecordFault::TooLong));
            }
            let (letter, action) = text.split_once(' ').unwrap_or((text, ""));
            let seat = letter_seat(letter).ok_or(fault(line, RecordFault::UnknownSeat))?;
            let action = Action::parse(game(id), action);
            actions.push((
                seat,
                action.map_err(|error| fault(line, RecordFault::Notation(error)))?,
            ));
        }
        Ok(Record { setup, actions })
    }

    /// Plays the record again and shows every step: who, what, and what happened.
    pub fn replay(
        &self,
        mut watch: impl FnMut(Seat, Action, &[Fact], &GameState),
    ) -> Result<GameState, RecordError> {
        let fault = |line, reason| RecordError { line, reason };
        let mut state = GameState::new(&self.setup)
            .map_err(|error| fault(0, RecordFault::CannotStart(error)))?;
        for (index, (seat, action)) in self.actions.iter().enumerate() {
            let facts = state.apply(*seat, *action);
            let facts = facts.map_err(|error| fault(index + 1, RecordFault::Refused(error)))?;
            watch(*seat, *action, &facts, &state);
        }
        Ok(state)
    }
}
