//! A decision of a log, and the line that a save has for it.

use crate::catalog::{Game, Seat};
use crate::engine::game::{Action, Fact};
use crate::engine::record::{letter_seat, seat_letter};
use crate::engine::table::NotationError;

/// A decision and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: Action,
    /// How many rounds a bot thought about it, so that it can be asked again and answer the same. None where a
    /// person decided, or a simple move was made for a bot that had failed.
    pub rounds: Option<u32>,
    /// What came of it.
    pub facts: Vec<Fact>,
}

/// A line as it was read: who, what, and after how many rounds of thought.
pub(super) type Line = (Seat, Action, Option<u32>);

impl Entry {
    /// The line of a decision: `B claim oslo-bergen#1 red*3+loco;120`.
    pub(super) fn line(&self, game: &Game) -> String {
        line(game, self.seat, self.action, self.rounds)
    }
}

pub(super) fn line(game: &Game, seat: Seat, action: Action, rounds: Option<u32>) -> String {
    let rounds = rounds.map(|rounds| format!(";{rounds}"));
    format!(
        "{} {}{}",
        seat_letter(seat),
        action.write(game),
        rounds.unwrap_or_default()
    )
}

/// A line without the rounds of thought.
pub(super) fn decision(line: &str) -> &str {
    line.split_once(';').map_or(line, |(decision, _)| decision)
}

/// Reads a line; none for the reason if it names no seat.
pub(super) fn parse(game: &Game, line: &str) -> Result<Line, Option<NotationError>> {
    let (letter, rest) = line.split_once(' ').unwrap_or((line, ""));
    let seat = letter_seat(letter).ok_or(None)?;
    let (action, rounds) = match rest.split_once(';') {
        Some((action, rounds)) => {
            let rounds = rounds.parse().map_err(|_| NotationError::BadNumber)?;
            (action, Some(rounds))
        }
        None => (rest, None),
    };
    Ok((seat, Action::parse(game, action)?, rounds))
}
