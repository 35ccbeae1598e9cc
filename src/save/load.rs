//! From stored text to a running game: read, migrate, replay, compare. Every text is hostile until it has come
//! through here.

use serde_json::Value;

use super::format::{FORMAT, SaveFile, SeatEntry, hex};
use crate::catalog::{Game, MAX_SEATS, Seat, game};
use crate::engine::game::{Action, GameState};
use crate::engine::record::letter_seat;
use crate::engine::table::{NotationError, RuleError, Setup, SetupError};

/// No save of a real game comes near this many bytes.
const MAX_BYTES: usize = 1 << 20;
/// No real game has this many decisions.
const MAX_ACTIONS: usize = 20_000;
/// The most letters of a name.
pub const MAX_NAME: usize = 40;

/// Why a text is no game that can go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// Larger than any save.
    #[error("larger than any save")]
    TooLarge,
    /// Not JSON, cut off or damaged.
    #[error("not JSON, cut off or damaged")]
    NotJson,
    /// JSON, but no save of ours.
    #[error("JSON, but no save of ours")]
    NotASave,
    /// Written by a newer release.
    #[error("written in format {version} of a newer release")]
    NewerFormat {
        /// The version of its format.
        version: u32,
    },
    /// A field is missing or holds something else than it should.
    #[error("a field is missing or holds something else than it should")]
    BadField,
    /// The table cannot be set up like this.
    #[error("the table cannot be set up like this: {0}")]
    BadSetup(SetupError),
    /// A name too long, or with signs that do not belong in one.
    #[error("the name at place {seat} is too long, or has signs that do not belong in one")]
    BadName {
        /// Whose.
        seat: usize,
    },
    /// More decisions than any game has.
    #[error("more decisions than any game has")]
    TooManyActions,
    /// A line that names no decision.
    #[error("decision {number} cannot be read")]
    BadAction {
        /// Which one, counted from 1.
        number: usize,
        /// What is wrong with it; none for an unknown seat.
        reason: Option<NotationError>,
    },
    /// The rules refuse a decision, and there is no position to go on from.
    #[error("decision {number} is refused: {reason}")]
    Refused {
        /// Which one, counted from 1.
        number: usize,
        /// Which rule.
        reason: RuleError,
    },
    /// The actions lead elsewhere than the save says, and its position is not sound.
    #[error("the decisions lead elsewhere than the save says, and its position is not sound")]
    BadCheckpoint,
}

/// What the player should be told about a game that was loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A rule or the game's data has changed since; the game goes on, but undo ends here.
    RulesChanged,
}

/// A game that can go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// How it started.
    pub setup: Setup,
    /// Who sits where.
    pub seats: Vec<SeatEntry>,
    /// Every decision so far.
    pub actions: Vec<(Seat, Action)>,
    /// The position after them.
    pub state: GameState,
    /// Something to tell the player.
    pub notice: Option<Notice>,
}

/// Reads a save without playing it: the text is one of ours and of a version that we know.
pub fn read(text: &str) -> Result<SaveFile, LoadError> {
    if text.len() > MAX_BYTES {
        return Err(LoadError::TooLarge);
    }
    let value: Value = serde_json::from_str(text).map_err(|_| LoadError::NotJson)?;
    let version = value
        .get("branchline")
        .ok_or(LoadError::NotASave)?
        .as_u64()
        .ok_or(LoadError::NotASave)?;
    let version = u32::try_from(version).map_err(|_| LoadError::NotASave)?;
    serde_json::from_value(migrate(value, version)?).map_err(|_| LoadError::BadField)
}

/// Brings an older format up to date. The first format is the only one so far; each later one adds a step here
/// and a file to `tests/saves`.
fn migrate(value: Value, version: u32) -> Result<Value, LoadError> {
    match version {
        FORMAT => Ok(value),
        0 => Err(LoadError::NotASave),
        newer => Err(LoadError::NewerFormat { version: newer }),
    }
}

/// Loads a game: reads the text, checks everything, replays the actions and compares where they lead.
pub fn load(text: &str) -> Result<Loaded, LoadError> {
    let save = read(text)?;
    let game = game(save.game);
    let setup = check_setup(&save)?;
    let start = GameState::new(&setup).map_err(LoadError::BadSetup)?;
    check_names(&save.seats)?;
    if save.actions.len() > MAX_ACTIONS {
        return Err(LoadError::TooManyActions);
    }
    let actions = parse_actions(game, &save)?;
    let (state, notice) = match (replay(start, &actions), &save.checkpoint) {
        (Ok(state), None) => (state, None),
        (Ok(state), Some(checkpoint)) if hex(state.digest()) == checkpoint.digest => (state, None),
        (Err((number, reason)), None) => return Err(LoadError::Refused { number, reason }),
        (_, Some(checkpoint)) => {
            let state: GameState = GameState::from_value(save.game, &checkpoint.state)
                .ok_or(LoadError::BadCheckpoint)?;
            let fits = state.check().is_ok() && state.belongs_to(&setup);
            if !fits || hex(state.digest()) != checkpoint.digest {
                return Err(LoadError::BadCheckpoint);
            }
            (state, Some(Notice::RulesChanged))
        }
    };
    Ok(Loaded {
        setup,
        seats: save.seats,
        actions,
        state,
        notice,
    })
}

fn check_setup(save: &SaveFile) -> Result<Setup, LoadError> {
    let seats = u8::try_from(save.seats.len()).unwrap_or(u8::MAX);
    let seed = save.seed.parse().map_err(|_| LoadError::BadField)?;
    if save
        .seats
        .iter()
        .any(|seat| seat.color as usize >= MAX_SEATS || seat.player.len() > MAX_NAME)
    {
        return Err(LoadError::BadField);
    }
    Ok(Setup {
        game: save.game,
        variant: save.variant,
        seats,
        first: save.first.map(Seat),
        seed,
        open_piles: save.open_piles,
    })
}

fn check_names(seats: &[SeatEntry]) -> Result<(), LoadError> {
    let sound =
        |name: &str| name.chars().count() <= MAX_NAME && !name.chars().any(char::is_control);
    match seats.iter().position(|seat| !sound(&seat.name)) {
        Some(seat) => Err(LoadError::BadName { seat }),
        None => Ok(()),
    }
}

fn parse_actions(game: &Game, save: &SaveFile) -> Result<Vec<(Seat, Action)>, LoadError> {
    let parse = |(index, line): (usize, &String)| {
        let bad = |reason| LoadError::BadAction {
            number: index + 1,
            reason,
        };
        let (letter, action) = line.split_once(' ').unwrap_or((line, ""));
        let seat = letter_seat(letter).ok_or(bad(None))?;
        Ok((
            seat,
            Action::parse(game, action).map_err(|error| bad(Some(error)))?,
        ))
    };
    save.actions.iter().enumerate().map(parse).collect()
}

/// Plays the actions from the start; tells which one is refused, counted from 1.
fn replay(
    mut state: GameState,
    actions: &[(Seat, Action)],
) -> Result<GameState, (usize, RuleError)> {
    for (index, (seat, action)) in actions.iter().enumerate() {
        state
            .apply(*seat, *action)
            .map_err(|reason| (index + 1, reason))?;
    }
    Ok(state)
}
