//! Finished games: a list for the records, and the latest of them whole, to be replayed.

use serde::{Deserialize, Serialize};

use super::format::{SaveFile, SeatEntry};
use super::load::{LoadError, Loaded, load, read};
use super::store::{Store, StoreError};
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

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct List {
    played: Vec<Played>,
}

const LIST: &str = "branchline.history";
const GAME: &str = "branchline.finished.";

/// The finished games of a store.
#[derive(Clone, Debug)]
pub struct History<S> {
    store: S,
}

impl<S: Store> History<S> {
    /// The history of a store.
    pub fn new(store: S) -> History<S> {
        History { store }
    }

    /// All finished games, the latest first.
    pub fn list(&self) -> Result<Vec<Played>, StoreError> {
        let mut played = self.read()?.played;
        played.retain(|played| !played.deleted);
        played.reverse();
        Ok(played)
    }

    /// Enters a finished game: the game itself first, then the list. Tells how many older ones can no longer be
    /// replayed because of it. A game that is there already, since the power went off at the wrong moment or it
    /// was imported again, is not entered twice. Deleted games go for good.
    pub fn add(&self, mut played: Played, save: &SaveFile) -> Result<usize, StoreError> {
        if self.number_of(save)?.is_some() {
            return Ok(0);
        }
        let mut list = self.read()?;
        played.id = list.played.last().map_or(1, |last| last.id + 1);
        self.store.set(&key(played.id), &whole(save))?;
        list.played.push(played);
        list.played.retain(|played| !played.deleted);
        let surplus = list.played.len().saturating_sub(MAX_PLAYED);
        list.played.drain(..surplus);
        self.write(&list)?;
        self.drop_old_replays(&list)
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

    fn mark(&self, id: u32, deleted: bool) -> Result<(), StoreError> {
        let mut list = self.read()?;
        let played = list.played.iter_mut().find(|played| played.id == id);
        if let Some(played) = played.filter(|played| played.deleted != deleted) {
            played.deleted = deleted;
            self.write(&list)?;
        }
        Ok(())
    }

    fn write(&self, list: &List) -> Result<(), StoreError> {
        let text = serde_json::to_string(list).expect("a list is plain data");
        self.store.set(LIST, &text)
    }

    /// The numbers of those that can be replayed.
    pub fn replayable(&self) -> Result<Vec<u32>, StoreError> {
        let keys = self.store.keys(GAME)?;
        let number = |key: &String| key.strip_prefix(GAME)?.parse().ok();
        Ok(keys.iter().filter_map(number).collect())
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

    fn drop_old_replays(&self, list: &List) -> Result<usize, StoreError> {
        let kept: Vec<String> = list
            .played
            .iter()
            .rev()
            .take(MAX_REPLAYS)
            .map(|played| key(played.id))
            .collect();
        let old: Vec<String> = self
            .store
            .keys(GAME)?
            .into_iter()
            .filter(|key| !kept.contains(key))
            .collect();
        old.iter().try_for_each(|key| self.store.remove(key))?;
        Ok(old.len())
    }

    /// A finished game to replay; none if it is too old or was never here.
    pub fn open(&self, id: u32) -> Result<Option<Result<Loaded, LoadError>>, StoreError> {
        Ok(self.store.get(&key(id))?.map(|text| load(&text)))
    }

    /// The list. A damaged one is kept aside, as everything is that does not load.
    fn read(&self) -> Result<List, StoreError> {
        let Some(text) = self.store.get(LIST)? else {
            return Ok(List::default());
        };
        match serde_json::from_str(&text) {
            Ok(list) => Ok(list),
            Err(_) => {
                super::Slots::new(&self.store).quarantine(&text)?;
                self.store.remove(LIST)?;
                Ok(List::default())
            }
        }
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

fn key(id: u32) -> String {
    format!("{GAME}{id}")
}
