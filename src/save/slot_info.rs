//! What the record of a slot tells, and the names under which it and its two copies are kept.

use serde::{Deserialize, Serialize};

use super::format::{SaveFile, SeatEntry};
use crate::catalog::{GameId, Variant};

/// The number of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SlotId(pub u32);

/// What the list of saved games tells of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SlotInfo {
    /// Its number.
    pub id: SlotId,
    /// The name that somebody gave it; empty if nobody did.
    pub title: String,
    /// The game.
    pub game: GameId,
    /// The way it is played.
    pub variant: Variant,
    /// Who sits where.
    #[serde(default)]
    pub seats: Vec<SeatEntry>,
    /// Decisions so far.
    pub actions: u32,
    /// Turns begun so far, if the save tells.
    #[serde(default)]
    pub turn: Option<u32>,
    /// When it was last saved, in milliseconds since 1970.
    pub saved_ms: u64,
    /// Which copy is the newer one.
    pub(super) copy: Copy,
    /// Deleted, but not yet beyond undoing.
    pub(super) deleted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Copy {
    A,
    B,
}

/// How the names of all copies begin.
pub(super) const SLOT: &str = "branchline.slot.";
/// How the names of all records begin.
pub(super) const INFO: &str = "branchline.info.";

impl SlotInfo {
    /// Tells two saves of a slot apart.
    pub fn stamp(&self) -> (u64, u32) {
        (self.saved_ms, self.actions)
    }
}

impl Copy {
    pub(super) fn other(self) -> Copy {
        match self {
            Copy::A => Copy::B,
            Copy::B => Copy::A,
        }
    }

    fn letter(self) -> char {
        match self {
            Copy::A => 'a',
            Copy::B => 'b',
        }
    }
}

pub(super) fn key(id: SlotId, copy: Copy) -> String {
    format!("{SLOT}{}.{}", id.0, copy.letter())
}

pub(super) fn info_key(id: SlotId) -> String {
    format!("{INFO}{}", id.0)
}

pub(super) fn parse_key(key: &str) -> Option<(SlotId, Copy)> {
    let (id, letter) = key.strip_prefix(SLOT)?.split_once('.')?;
    let copy = [Copy::A, Copy::B]
        .into_iter()
        .find(|copy| letter == copy.letter().to_string())?;
    Some((SlotId(id.parse().ok()?), copy))
}

pub(super) fn info_of(id: SlotId, save: &SaveFile, saved_ms: u64, copy: Copy) -> SlotInfo {
    SlotInfo {
        id,
        title: String::new(),
        game: save.game,
        variant: save.variant,
        seats: save.seats.clone(),
        actions: save.actions.len() as u32,
        turn: save.turn(),
        saved_ms,
        copy,
        deleted: false,
    }
}
