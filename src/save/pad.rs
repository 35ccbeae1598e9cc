//! A score pad for the cardboard game: who played and what they have ticked off so far. It is kept apart from saved games,
//! one for each game, until it is thrown away.

use serde::{Deserialize, Serialize};

use super::format::SeatEntry;
use super::load::is_name;
use super::played::{Played, deeds};
use super::quarantine::read_kept;
use super::slots::Slots;
use super::store::{Store, StoreError};
use crate::catalog::{GameId, MAX_SEATS, Seat, SeatSet, Variant};
use crate::engine::game::Scores;
use crate::engine::pad::{Pad, PadFault, Tick};

/// The version of the format that this release writes.
const VERSION: u32 = 1;
/// Nobody takes back more than so many ticks.
const MOST_UNDONE: usize = 100;
/// More than any table holds.
const MOST_TICKS: usize = 1_000;
const KEY: &str = "branchline.pad.";

/// A score pad under way.
#[derive(Clone, Debug, PartialEq)]
pub struct ScorePad {
    /// Who played, by `Seat`.
    pub seats: Vec<SeatEntry>,
    pad: Pad,
    /// Tells the game from others, so that a corrected count is not another game.
    mark: u64,
    /// What was there before each of the latest ticks.
    before: Vec<Pad>,
}

/// Why a pad that was kept cannot be gone on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PadLost {
    /// It is damaged, and set aside.
    #[error("the pad is damaged and set aside")]
    Damaged,
    /// A newer release wrote it; it stays where it is.
    #[error("the pad is from a newer release")]
    Newer,
    /// Storage does not answer.
    #[error("storage does not answer: {0}")]
    Store(StoreError),
}

#[derive(Serialize, Deserialize)]
struct Kept {
    #[serde(rename = "branchline-pad")]
    version: u32,
    variant: Variant,
    seats: Vec<SeatEntry>,
    mark: u64,
    ticks: Vec<String>,
}

#[derive(Deserialize)]
struct Version {
    #[serde(rename = "branchline-pad")]
    version: u32,
}

impl ScorePad {
    /// An empty pad. The mark is any number that no other game has.
    pub fn new(pad: Pad, seats: Vec<SeatEntry>, mark: u64) -> ScorePad {
        ScorePad {
            seats,
            pad,
            mark,
            before: Vec::new(),
        }
    }

    /// What is ticked off.
    pub fn pad(&self) -> &Pad {
        &self.pad
    }

    /// The count as it stands.
    pub fn scores(&self) -> Scores {
        self.pad.scores()
    }

    /// Ticks something off. What cannot be changes nothing and says why.
    pub fn tick(&mut self, seat: Seat, tick: Tick) -> Result<(), PadFault> {
        let before = self.pad.clone();
        self.pad.tick(seat, tick)?;
        if before != self.pad {
            self.before.push(before);
            let surplus = self.before.len().saturating_sub(MOST_UNDONE);
            self.before.drain(..surplus);
        }
        Ok(())
    }

    /// Whether there is a tick to take back.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Takes the latest tick back.
    pub fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.pad = before;
        }
    }

    /// The pad of a game, if one was begun.
    pub fn open(store: &impl Store, game: GameId) -> Result<Option<ScorePad>, PadLost> {
        let key = key(game);
        let Some(text) = store.get(&key).map_err(PadLost::Store)? else {
            return Ok(None);
        };
        let version = serde_json::from_str::<Version>(&text);
        if version.is_ok_and(|it| it.version > VERSION) {
            return Err(PadLost::Newer);
        }
        let kept = read_kept::<Kept>(store, &key).map_err(PadLost::Store)?;
        let pad = kept.and_then(|kept| read(game, kept));
        if pad.is_none() && store.get(&key).is_ok_and(|text| text.is_some()) {
            Slots::new(store)
                .quarantine(&text)
                .map_err(PadLost::Store)?;
            store.remove(&key).map_err(PadLost::Store)?;
        }
        pad.map(Some).ok_or(PadLost::Damaged)
    }

    /// Keeps the pad as it is.
    pub fn keep(&self, store: &impl Store) -> Result<(), StoreError> {
        let kept = Kept {
            version: VERSION,
            variant: self.pad.variant(),
            seats: self.seats.clone(),
            mark: self.mark,
            ticks: self.pad.lines(),
        };
        let text = serde_json::to_string(&kept).expect("a pad is plain data");
        store.set(&key(self.pad.id()), &text)
    }

    /// Throws the pad of a game away.
    pub fn clear(store: &impl Store, game: GameId) -> Result<(), StoreError> {
        store.remove(&key(game))
    }

    /// The entry for the records: a game without a log, which nobody can replay.
    pub fn played(&self, ended_ms: u64) -> Played {
        let end = self.pad.end();
        let scores = end.scores();
        Played {
            id: 0,
            game: self.pad.id(),
            variant: self.pad.variant(),
            seats: self.seats.clone(),
            open_piles: SeatSet::NONE,
            totals: scores.totals(),
            winners: scores.winners().iter().map(|seat| seat.0).collect(),
            deeds: deeds(&end),
            ended_ms,
            mark: Some(self.mark),
            cardboard: true,
            deleted: false,
        }
    }
}

fn read(game: GameId, kept: Kept) -> Option<ScorePad> {
    let sound = |seat: &SeatEntry| {
        is_name(&seat.name) && seat.bot().is_none() && usize::from(seat.color) < MAX_SEATS
    };
    let count = u8::try_from(kept.seats.len()).ok()?;
    if kept.ticks.len() > MOST_TICKS || !kept.seats.iter().all(sound) {
        return None;
    }
    let mut pad = Pad::new(game, kept.variant, count).ok()?;
    for line in &kept.ticks {
        pad.read(line).ok()?;
    }
    Some(ScorePad::new(pad, kept.seats, kept.mark))
}

fn key(game: GameId) -> String {
    format!("{KEY}{}", game.slug())
}
