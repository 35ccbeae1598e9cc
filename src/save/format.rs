//! What a save holds: the set-up, the seed, every action in notation, and the position after the last one. All of
//! it in words, so that a save outlives every change of the numbers inside the program.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::entry::{self, Entry, decision};
use super::terms::Terms;
use crate::catalog::{Arrange, GameId, Seat, SeatSet, Variant, data_digest, fingerprint, game};
use crate::engine::game::{Action, GameState};
use crate::engine::table::Setup;

/// The version of the format that this release writes. The first one named things in the position by numbers.
pub const FORMAT: u32 = 2;

/// A save as it is stored. Fields that are missing have their usual value, and those that only another release
/// knows are kept and written back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SaveFile {
    /// The version of the format.
    pub branchline: u32,
    /// The release that wrote it.
    #[serde(default)]
    pub app: String,
    /// The game.
    pub game: GameId,
    /// What the game's data was like. Says what the player is told, never what is believed.
    #[serde(default)]
    pub data: String,
    /// The way it is played.
    pub variant: Variant,
    /// Who sits where.
    pub seats: Vec<SeatEntry>,
    /// Who starts; drawn at random if nobody is named.
    #[serde(default)]
    pub first: Option<u8>,
    /// Where chance comes from. As text, since not every reader of such files can hold so large a number.
    pub seed: String,
    /// Who may look at their own pile on the track at any time.
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    pub open_piles: SeatSet,
    /// What it was started under, if it is a challenge or a day's deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<Terms>,
    /// Every decision: the seat's letter, the action in notation and, where a bot decided, `;` and its rounds of
    /// thought.
    pub actions: Vec<String>,
    /// What people have decided before the first turn ahead of the order of the rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<String>,
    /// The position after the last action; left out where the text must be short.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "if_readable"
    )]
    pub checkpoint: Option<Checkpoint>,
    /// What this release does not know.
    #[serde(flatten)]
    pub unknown: Map<String, Value>,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatEntry {
    /// The name that the player chose; empty for the one that the app gives.
    #[serde(default)]
    pub name: String,
    /// `human`, or which bot.
    pub player: String,
    /// Which of the players' colours and shapes.
    pub color: u8,
    /// How many hints they have asked for.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub hints: u16,
    /// What this release does not know.
    #[serde(flatten)]
    pub unknown: Map<String, Value>,
}

fn is_none_at_all(count: &u16) -> bool {
    *count == 0
}

/// A position, so that a game can go on even if a later release reads an old action differently.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Checkpoint {
    /// The digest of the state as it stands here.
    pub digest: String,
    /// The state. Only looked into when replaying the actions does not lead here.
    pub state: Value,
}

/// A damaged position is none: the actions lead there all the same.
fn if_readable<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Checkpoint>, D::Error> {
    let value = Value::deserialize(from)?;
    Ok(Checkpoint::deserialize(value).ok())
}

impl SeatEntry {
    /// The level of the bot that decides here; none for a person.
    pub fn bot(&self) -> Option<&str> {
        self.player.strip_prefix("bot:")
    }
}

impl Checkpoint {
    /// The checkpoint of a state.
    pub fn of(state: &GameState) -> Checkpoint {
        let state = state.stored();
        Checkpoint {
            digest: digest(&state),
            state,
        }
    }

    /// Whether it is as it was written.
    pub(super) fn is_whole(&self) -> bool {
        digest(&self.state) == self.digest
    }
}

fn digest(state: &Value) -> String {
    hex(fingerprint(in_order(state).into_bytes()))
}

/// A value as text with its fields in order. A build may keep them as they came, and the text must be the same in all.
fn in_order(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.arrange_by_key(|(name, _)| *name);
            let fields = fields
                .into_iter()
                .map(|(name, field)| format!("{}:{}", Value::from(name.as_str()), in_order(field)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(in_order).collect();
            format!("[{}]", items.join(","))
        }
        plain => plain.to_string(),
    }
}

/// All of a running game that a save keeps.
pub struct Running<'a> {
    /// How it started.
    pub setup: &'a Setup,
    /// Who sits where.
    pub seats: Vec<SeatEntry>,
    /// What it was started under.
    pub terms: Option<Terms>,
    /// Decisions that can only be told, as they were written.
    pub before: &'a [String],
    /// Decisions since.
    pub log: &'a [Entry],
    /// Decisions ahead of it.
    pub ahead: &'a [(Seat, Action)],
    /// The position after them.
    pub state: &'a GameState,
    /// What another release has written beside.
    pub unknown: &'a Map<String, Value>,
}

impl SaveFile {
    /// The save of a running game.
    pub fn new(running: Running<'_>) -> SaveFile {
        let setup = running.setup;
        let game = game(setup.game);
        let log = running.log.iter().map(|entry| entry.line(game));
        SaveFile {
            branchline: FORMAT,
            app: env!("CARGO_PKG_VERSION").to_owned(),
            game: setup.game,
            data: hex(data_digest(setup.game)),
            variant: setup.variant,
            seats: running.seats,
            first: setup.first.map(|seat| seat.0),
            seed: setup.seed.to_string(),
            open_piles: setup.open_piles,
            terms: running.terms,
            actions: running.before.iter().cloned().chain(log).collect(),
            ahead: { running.ahead.iter() }
                .map(|(seat, action)| entry::line(game, *seat, *action, None))
                .collect(),
            checkpoint: Some(Checkpoint::of(running.state)),
            unknown: running.unknown.clone(),
        }
    }

    /// Whether it was written by this release, with the game's data as it is now.
    pub(super) fn is_of_today(&self) -> bool {
        self.app == env!("CARGO_PKG_VERSION") && self.data == hex(data_digest(self.game))
    }

    /// What it began with: the same people, the same deal, and whether it counts. Hints asked for and what another release
    /// has noted of somebody change in the course of a game.
    fn table(&self) -> Table<'_> {
        let what_if = self.terms.is_some_and(|terms| terms.what_if);
        let seats = self.seats.iter();
        let seats: Vec<_> = seats
            .map(|seat| (seat.name.as_str(), seat.player.as_str(), seat.color))
            .collect();
        let how = (self.game, self.variant, self.first, self.open_piles);
        (how, what_if, &self.seed, seats)
    }

    /// Whether it began at the same table.
    pub(super) fn is_same_table(&self, other: &SaveFile) -> bool {
        self.table() == other.table()
    }

    /// A number that is the same for the same game with the same decisions, whichever release wrote it.
    pub fn mark(&self) -> u64 {
        let decisions: Vec<&str> = self.actions.iter().map(|line| decision(line)).collect();
        let (how, what_if, seed, seats) = self.table();
        let all = (how, what_if, seed, seats, decisions);
        fingerprint(serde_json::to_vec(&all).expect("a save is plain data"))
    }

    /// Turns begun so far; none where the position was left out.
    pub fn turn(&self) -> Option<u32> {
        GameState::turn_in(&self.checkpoint.as_ref()?.state)
    }

    /// The save as JSON, for storage and for files.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a save is plain data")
    }
}

/// What a game began with.
type Table<'a> = (How, bool, &'a str, Vec<Chair<'a>>);
type How = (GameId, Variant, Option<u8>, SeatSet);
type Chair<'a> = (&'a str, &'a str, u8);

/// A digest as text.
fn hex(digest: u64) -> String {
    format!("{digest:016x}")
}
