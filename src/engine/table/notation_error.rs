//! Why a line of notation is no action. Any bytes end here, never in a panic.

use std::fmt;

/// The reason why a line names no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// The first word is no action.
    UnknownVerb,
    /// Something that the action needs is not there.
    MissingPart,
    /// There is no such track.
    UnknownTrack,
    /// There is no such ticket.
    UnknownTicket,
    /// Not a list of cards such as `red*3+loco`.
    BadCards,
    /// Not a number that can stand there.
    BadNumber,
    /// Longer than any action can be.
    TooLong,
    /// More than the action needs.
    Extra,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotationError::UnknownVerb => "the first word is no action",
            NotationError::MissingPart => "something is missing after the first word",
            NotationError::UnknownTrack => "there is no such track",
            NotationError::UnknownTicket => "there is no such ticket",
            NotationError::BadCards => "not a list of cards such as red*3+loco",
            NotationError::BadNumber => "not a number that can stand there",
            NotationError::TooLong => "the line is longer than any action",
            NotationError::Extra => "there is more than the action needs",
        })
    }
}

impl std::error::Error for NotationError {}
