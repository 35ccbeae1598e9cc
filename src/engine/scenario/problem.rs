//! What can be wrong with a scenario file, or with the rules it checks. Data with a line number; the one place
//! in the engine that also knows how to say it, since scenario files are read by people at a terminal.

use std::fmt;

use super::super::game::Broken;
use super::super::table::{NotationError, RuleError, SetupError, Viewer};
use crate::catalog::Card;

/// What a run of a scenario file has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many scenarios the file holds.
    pub scenarios: usize,
    /// Everything that is not as the file says.
    pub failures: Vec<Failure>,
}

/// One thing that is not as the file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The title of the scenario; empty where the line belongs to none.
    pub scenario: String,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The line cannot be read.
    Unreadable(Unreadable),
    /// The position cannot be set up.
    Impossible(Impossible),
    /// An action was refused that should have been accepted.
    Refused(RuleError),
    /// An action was accepted that should have been refused.
    Accepted,
    /// An action was refused for another reason.
    WrongRefusal(RuleError),
    /// A refused action changed the state.
    Changed,
    /// An action led to an impossible state.
    Broken(Broken),
    /// A world drawn from what a viewer sees looks different to that viewer.
    NoSuchWorld(Viewer),
    /// An event did not happen, or not in this order. These did.
    NoSuchEvent(Vec<String>),
    /// More happened than the lines after `exactly` allow. These are the events.
    MoreEvents(Vec<String>),
    /// The answer is different.
    Different(String),
}

/// Why a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Not UTF-8.
    NotText,
    /// A scenario's first line names rules, then a colon and a title.
    NoTitle,
    /// The word means nothing where it stands.
    UnknownWord(String),
    /// Something is missing at the end of the line.
    MissingPart,
    /// There is more than the line needs.
    Extra(String),
    /// Not a number that can stand there.
    BadNumber(String),
    /// Not a known name or action.
    Notation(NotationError, String),
    /// No game has been named yet.
    NoGame,
    /// The position is set up before the first action.
    TooLate,
    /// What is expected of an action stands right below it.
    NoAction,
}

/// Why a position cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// The game cannot start like that.
    #[error("the game cannot start like that: {0}")]
    Setup(SetupError),
    /// The seat does not sit at the table.
    #[error("the seat does not sit at the table")]
    NoSuchSeat,
    /// The game has nothing of the kind.
    #[error("the game has nothing of the kind")]
    NotInThisGame,
    /// More of a card than the deck has.
    #[error("the deck does not have that many {}", .0.word())]
    TooManyCards(Card),
    /// The market has empty places although the pile has cards.
    #[error("the market has empty places although the pile has cards")]
    MarketNotFull,
    /// The pile is empty although there are discards.
    #[error("the pile is empty although there are discards")]
    PileNotRenewed,
    /// A ticket lies in two places.
    #[error("a ticket lies in two places")]
    TicketTwice,
    /// A ticket belongs to the other pile.
    #[error("a ticket belongs to the other pile")]
    WrongPile,
    /// A track has two owners.
    #[error("a track has two owners")]
    TrackTwice,
    /// More wagons laid or left than there are.
    #[error("more wagons are laid or left than there are")]
    TooManyWagons,
    /// More passengers of a colour than there are.
    #[error("there are not that many passengers of a colour")]
    TooManyPassengers,
    /// A number beyond what can happen.
    #[error("a number is beyond what can happen")]
    OutOfRange,
    /// `begin deal` leaves everything to chance.
    #[error("`begin deal` leaves everything to chance")]
    DealtByChance,
    /// Nobody could ever see this position.
    #[error("nobody could ever see it: {0}")]
    Broken(Broken),
}

impl From<Unreadable> for Problem {
    fn from(unreadable: Unreadable) -> Problem {
        Problem::Unreadable(unreadable)
    }
}

impl From<Impossible> for Problem {
    fn from(impossible: Impossible) -> Problem {
        Problem::Impossible(impossible)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.problem)?;
        if self.scenario.is_empty() {
            Ok(())
        } else {
            write!(f, " [{}]", self.scenario)
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, events: &[String]| {
            events
                .iter()
                .try_for_each(|event| write!(f, "\n    > {event}"))
        };
        match self {
            Problem::Unreadable(why) => write!(f, "cannot be read: {why}"),
            Problem::Impossible(why) => write!(f, "no such position: {why}"),
            Problem::Refused(error) => write!(f, "refused: {error:?}"),
            Problem::Accepted => f.write_str("accepted"),
            Problem::WrongRefusal(error) => write!(f, "refused for another reason: {error:?}"),
            Problem::Changed => f.write_str("refused, but the state has changed"),
            Problem::Broken(broken) => write!(f, "afterwards the state is broken: {broken}"),
            Problem::NoSuchWorld(viewer) => write!(f, "no world can be drawn for {viewer:?}"),
            Problem::NoSuchEvent(events) => {
                f.write_str("did not happen; this did:")?;
                list(f, events)
            }
            Problem::MoreEvents(events) => {
                f.write_str("more happened:")?;
                list(f, events)
            }
            Problem::Different(found) => write!(f, "it is {found}"),
        }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::NotText => f.write_str("the file is not UTF-8"),
            Unreadable::NoTitle => {
                f.write_str("a scenario starts with rule ids, a colon and a title")
            }
            Unreadable::UnknownWord(word) => write!(f, "unknown word `{word}`"),
            Unreadable::MissingPart => f.write_str("something is missing"),
            Unreadable::Extra(word) => write!(f, "nothing more is expected from `{word}` on"),
            Unreadable::BadNumber(word) => write!(f, "`{word}` is no number that can stand here"),
            Unreadable::Notation(error, word) => write!(f, "`{word}`: {error}"),
            Unreadable::NoGame => f.write_str("no game has been named yet"),
            Unreadable::TooLate => f.write_str("the position is set up before the first action"),
            Unreadable::NoAction => f.write_str("there is no action right above"),
        }
    }
}

impl std::error::Error for Failure {}
impl std::error::Error for Problem {}
impl std::error::Error for Unreadable {}
