//! From stored text to a running game: read, check, replay. Every text is hostile until it has come through here.

use serde_json::{Map, Value};

use super::entry::{self, Entry};
use super::format::{Checkpoint, FORMAT, SaveFile, SeatEntry};
use super::terms::Terms;
use crate::catalog::{MAX_SEATS, Seat, game};
use crate::engine::game::{Action, GameState};
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
    /// A line that names no decision, and there is no position to go on from.
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
    /// A decision cannot be played any longer, and the saved position is not sound.
    #[error("a decision cannot be played any longer, and the saved position is not sound")]
    BadCheckpoint,
}

/// What the player should be told about a game that was loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A decision is read differently now: the game goes on from the position that was saved, and undo ends there.
    RulesChanged,
    /// Rules or data were corrected since, and the decisions lead to another position than they did: that counts.
    Recounted,
    /// The saved position was not the one that the decisions lead to; the decisions count.
    Mended,
}

/// A game that can go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// How it started.
    pub setup: Setup,
    /// Who sits where.
    pub seats: Vec<SeatEntry>,
    /// What it was started under.
    pub terms: Option<Terms>,
    /// Decisions that can only be told, as they were written: those before the base.
    pub before: Vec<String>,
    /// The position that the log starts from.
    pub base: GameState,
    /// Every decision since.
    pub log: Vec<Entry>,
    /// What people have decided ahead of it; whether they may is not checked yet.
    pub ahead: Vec<(Seat, Action)>,
    /// The position after them.
    pub state: GameState,
    /// Something to tell the player.
    pub notice: Option<Notice>,
    /// What another release has written beside.
    pub unknown: Map<String, Value>,
}

impl Loaded {
    /// Decisions so far.
    pub fn action_count(&self) -> usize {
        self.before.len() + self.log.len()
    }
}

/// Reads a save without playing it: the text is one of ours and of a version that we know.
pub fn read(text: &str) -> Result<SaveFile, LoadError> {
    if text.len() > MAX_BYTES {
        return Err(LoadError::TooLarge);
    }
    let value: Value = serde_json::from_str(text).map_err(|_| LoadError::NotJson)?;
    let version = value.get("branchline").and_then(Value::as_u64);
    match version.and_then(|version| u32::try_from(version).ok()) {
        None | Some(0) => Err(LoadError::NotASave),
        Some(version) if version > FORMAT => Err(LoadError::NewerFormat { version }),
        Some(_) => serde_json::from_value(value).map_err(|_| LoadError::BadField),
    }
}

/// Loads a game: reads the text, checks everything and replays the decisions. Where they lead is believed. Only
/// if one of them cannot be played any longer the game goes on from the position that was saved.
pub fn load(text: &str) -> Result<Loaded, LoadError> {
    let save = read(text)?;
    let setup = check_setup(&save)?;
    let base = GameState::new(&setup).map_err(LoadError::BadSetup)?;
    check_names(&save.seats)?;
    if save.actions.len() > MAX_ACTIONS {
        return Err(LoadError::TooManyActions);
    }
    match replay(&base, &save.actions) {
        Ok((log, state)) => Ok(Loaded {
            ahead: ahead(&save),
            setup,
            notice: compare(&save, &setup, &state),
            seats: save.seats,
            terms: save.terms,
            before: Vec::new(),
            base,
            log,
            state,
            unknown: save.unknown,
        }),
        Err(error) => {
            let checkpoint = save.checkpoint.as_ref().ok_or(error)?;
            let state = position(&save, checkpoint, &setup).ok_or(LoadError::BadCheckpoint)?;
            Ok(Loaded {
                setup,
                seats: save.seats,
                terms: save.terms,
                before: save.actions,
                base: state.clone(),
                log: Vec::new(),
                ahead: Vec::new(),
                state,
                notice: Some(Notice::RulesChanged),
                unknown: save.unknown,
            })
        }
    }
}

/// What people have decided ahead of the log. They can decide again, so a line that cannot be read is no fault.
fn ahead(save: &SaveFile) -> Vec<(Seat, Action)> {
    let lines = save.ahead.iter().take(MAX_ACTIONS);
    let lines = lines.filter_map(|line| entry::parse(game(save.game), line).ok());
    lines.map(|(seat, action, _)| (seat, action)).collect()
}

/// Plays the decisions from the start.
fn replay(base: &GameState, lines: &[String]) -> Result<(Vec<Entry>, GameState), LoadError> {
    let game = game(base.id());
    let mut state = base.clone();
    let mut log = Vec::with_capacity(lines.len());
    for (index, line) in lines.iter().enumerate() {
        let number = index + 1;
        let (seat, action, rounds) =
            entry::parse(game, line).map_err(|reason| LoadError::BadAction { number, reason })?;
        let facts = state
            .apply(seat, action)
            .map_err(|reason| LoadError::Refused { number, reason })?;
        log.push(Entry {
            seat,
            action,
            rounds,
            facts,
        });
    }
    Ok((log, state))
}

/// The position that was saved, if it is sound.
fn position(save: &SaveFile, checkpoint: &Checkpoint, setup: &Setup) -> Option<GameState> {
    match save.branchline {
        1 => GameState::restored_v1(setup, &checkpoint.state),
        _ if checkpoint.is_whole() => GameState::restored(setup, &checkpoint.state),
        _ => None,
    }
}

/// What to say where the decisions lead elsewhere than they did when the game was saved.
fn compare(save: &SaveFile, setup: &Setup, state: &GameState) -> Option<Notice> {
    let then = save.checkpoint.as_ref()?;
    let now = Checkpoint::of(state);
    if now.digest == then.digest {
        return None;
    }
    let points = GameState::points_in(&then.state);
    let same_points = points.is_empty() || points == GameState::points_in(&now.state);
    if same_points && position(save, then, setup)? == *state {
        return None;
    }
    Some(match save.is_of_today() {
        true => Notice::Mended,
        false => Notice::Recounted,
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

/// Whether somebody can be called so.
pub(super) fn is_name(name: &str) -> bool {
    name.chars().count() <= MAX_NAME && !name.chars().any(char::is_control)
}

fn check_names(seats: &[SeatEntry]) -> Result<(), LoadError> {
    match seats.iter().position(|seat| !is_name(&seat.name)) {
        Some(seat) => Err(LoadError::BadName { seat }),
        None => Ok(()),
    }
}
