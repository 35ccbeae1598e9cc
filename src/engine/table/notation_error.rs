//! Why a line of notation is not an action. Any bytes lead here, never to a panic.

/// The reason why a line names no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// The first word is no action.
    #[error("the first word is no action")]
    UnknownVerb,
    /// Something that the action needs is not there.
    #[error("something is missing after the first word")]
    MissingPart,
    /// There is no such track.
    #[error("there is no such track")]
    UnknownTrack,
    /// There is no such ticket.
    #[error("there is no such ticket")]
    UnknownTicket,
    /// Not a list of cards such as `red*3+loco`.
    #[error("not a list of cards such as red*3+loco")]
    BadCards,
    /// Not a number that can stand there.
    #[error("not a number that can stand there")]
    BadNumber,
    /// Longer than any action can be.
    #[error("the line is longer than any action")]
    TooLong,
    /// More than the action needs.
    #[error("there is more than the action needs")]
    Extra,
}
