//! Finished games: a list for the records, and the latest of them whole, to be replayed.

use serde::{Deserialize, Serialize};

use super::format::{SaveFile, SeatEntry};
use super::load::{LoadError, Loaded, load, read};
use super::store::{Store, StoreError, unused};
use crate::catalog::{GameId, SeatSet, Variant};

/// So many finished games can be replayed; older ones only count in the records.
pub const MAX_REPLAYS: usize = 50;
/// So many finished games are remembered at all.
pub const MAX_PLAYED: usize = 5_000;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Its number, which grows.
    pub id: u32,
    /// The game.
    pub game: GameId,
    /// The way it was played.
    pub variant: Variant,
    /// Who sat where.
    pub seats: Vec<SeatEntry>,
    /// Who could look at their own pile on the track at any time.
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    pub open_piles: SeatSet,
    /// Points by seat.
    pub totals: Vec<i16>,
    /// Seats that won.
    pub winners: Vec<u8>,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
    /// Deleted, but not yet beyond undoing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deleted: bool,
}

const GAME: &str = "branchline.finished.";

/// The finished games of a store. Each has an entry of its own, so that two tabs in which a game ends at the same moment
/// write nothing in common.
#[derive(Clone, Debug)]
pub struct History<S> {
    pub(super) store: S,
}

impl<S: Store> History<S> {
    /// The history of a store.
    pub fn new(store: S) -> History<S> {
        History { store }
    }

    /// All finished games, the latest first.
    pub fn list(&self) -> Result<Vec<Played>, StoreError> {
        let mut played = self.entries()?;
        played.retain(|played| !played.deleted);
        played.reverse();
        Ok(played)
    }

    /// Enters a finished game: the game itself first, then its entry. Tells how many older ones can no longer be
    /// replayed because of it. A game that is there already, since the power went off at the wrong moment or it
    /// was imported again, is not entered twice. Deleted games go for good.
    pub fn add(&self, mut played: Played, save: &SaveFile) -> Result<usize, StoreError> {
        if self.number_of(save)?.is_some() {
            return Ok(0);
        }
        let entries = self.entries()?;
        let taken: Vec<u32> = entries.iter().map(|played| played.id).collect();
        played.id = unused(&self.store, &taken);
        self.store.set(&key(played.id), &whole(save))?;
        self.enter(&played)?;
        let (gone, stay): (Vec<Played>, Vec<Played>) =
            entries.into_iter().partition(|played| played.deleted);
        let surplus = (stay.len() + 1).saturating_sub(MAX_PLAYED);
        self.forget(gone.iter().chain(&stay[..surplus]))?;
        self.drop_old_replays()
    }

    /// The number of a game, if it is here and whole.
    pub fn number_of(&self, save: &SaveFile) -> Result<Option<u32>, StoreError> {
        for played in self.list()?.into_iter().take(MAX_REPLAYS) {
            let known = self.store.get(&key(played.id))?;
            let known = known.and_then(|text| read(&text).ok());
            if known.is_some_and(|known| known.is_same_game(save)) {
                return Ok(Some(played.id));
            }
        }
        Ok(None)
    }

    /// Deletes a finished game from the list and the records; `restore` brings it back until another one is entered.
    pub fn delete(&self, id: u32) -> Result<(), StoreError> {
        self.mark(id, true)
    }

    /// Brings a deleted game back.
    pub fn restore(&self, id: u32) -> Result<(), StoreError> {
        self.mark(id, false)
    }

    /// The numbers of those that can be replayed.
    pub fn replayable(&self) -> Result<Vec<u32>, StoreError> {
        let keys = self.store.keys(GAME)?;
        Ok(keys.iter().filter_map(|key| number(key)).collect())
    }

    /// The stored text of a finished game, for export.
    pub fn text(&self, id: u32) -> Result<Option<String>, StoreError> {
        self.store.get(&key(id))
    }

    /// Makes room: no finished game can be replayed any longer, but all still count in the records.
    pub fn drop_replays(&self) -> Result<(), StoreError> {
        let keys = self.store.keys(GAME)?;
        keys.iter().try_for_each(|key| self.store.remove(key))
    }

    /// Only games that are older than all that stay: one without an entry may be about to get it from another tab.
    fn drop_old_replays(&self) -> Result<usize, StoreError> {
        let latest = self.list()?;
        let Some(oldest) = latest.get(MAX_REPLAYS - 1) else {
            return Ok(0);
        };
        let mut old = self.replayable()?;
        old.retain(|number| *number < oldest.id);
        old.iter().try_for_each(|id| self.store.remove(&key(*id)))?;
        Ok(old.len())
    }

    /// A finished game to replay; none if it is too old or was never here.
    pub fn open(&self, id: u32) -> Result<Option<Result<Loaded, LoadError>>, StoreError> {
        Ok(self.store.get(&key(id))?.map(|text| load(&text)))
    }
}

/// A finished game as it is kept: its actions lead to its end, so no position is needed.
fn whole(save: &SaveFile) -> String {
    let whole = SaveFile {
        checkpoint: None,
        ..save.clone()
    };
    whole.to_json()
}

pub(super) fn key(id: u32) -> String {
    format!("{GAME}{id}")
}

fn number(key: &str) -> Option<u32> {
    key.strip_prefix(GAME)?.parse().ok()
}
