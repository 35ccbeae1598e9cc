//! What a save holds: the set-up, the seed, every action in notation, and the position after the last one.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::catalog::{GameId, SeatSet, Variant, data_digest};
use crate::engine::game::{Action, GameState};
use crate::engine::record::seat_letter;
use crate::engine::table::Setup;

/// The version of the format that this release writes.
pub const FORMAT: u32 = 1;

/// A save as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveFile {
    /// The version of the format.
    pub branchline: u32,
    /// The release that wrote it.
    pub app: String,
    /// The game.
    pub game: GameId,
    /// What the game's data was like.
    pub data: String,
    /// The way it is played.
    pub variant: Variant,
    /// Who sits where.
    pub seats: Vec<SeatEntry>,
    /// Who starts; drawn at random if nobody is named.
    pub first: Option<u8>,
    /// Where chance comes from. As text, since not every reader of such files can hold so large a number.
    pub seed: String,
    /// Who may look at their own pile on the track at any time.
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    pub open_piles: SeatSet,
    /// Every decision: the seat's letter and the action in notation.
    pub actions: Vec<String>,
    /// The position after the last action; left out where the text must be short.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checkpoint: Option<Checkpoint>,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatEntry {
    /// The name that the player chose; empty for the one that the app gives.
    pub name: String,
    /// `human`, or which bot.
    pub player: String,
    /// Which of the players' colours and shapes.
    pub color: u8,
}

/// A position, so that a game can go on even if a later release reads an old action differently.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// The digest of the state.
    pub digest: String,
    /// The state. Only looked into when replaying the actions does not lead here.
    pub state: Value,
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
        let value = serde_json::to_value(state).expect("a state is plain data");
        Checkpoint {
            digest: hex(state.digest()),
            state: value,
        }
    }
}

impl SaveFile {
    /// The save of a running game.
    pub fn new(
        setup: &Setup,
        seats: &[SeatEntry],
        actions: &[(crate::catalog::Seat, Action)],
        state: &GameState,
    ) -> SaveFile {
        let game = crate::catalog::game(setup.game);
        let line = |(seat, action): &(crate::catalog::Seat, Action)| {
            format!("{} {}", seat_letter(*seat), action.write(game))
        };
        SaveFile {
            branchline: FORMAT,
            app: env!("CARGO_PKG_VERSION").to_owned(),
            game: setup.game,
            data: hex(data_digest(setup.game)),
            variant: setup.variant,
            seats: seats.to_vec(),
            first: setup.first.map(|seat| seat.0),
            seed: setup.seed.to_string(),
            open_piles: setup.open_piles,
            actions: actions.iter().map(line).collect(),
            checkpoint: Some(Checkpoint::of(state)),
        }
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

/// A digest as text.
pub(super) fn hex(digest: u64) -> String {
    format!("{digest:016x}")
}
