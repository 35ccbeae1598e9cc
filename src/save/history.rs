//! Finished games: a list for the records, and the latest of them whole, to be replayed.

use super::format::SaveFile;
use super::load::{LoadError, Loaded, load, read};
use super::played::Played;
use super::store::{Store, StoreError, unused};

/// So many finished games can be replayed; older ones only count in the records.
pub const MAX_REPLAYS: usize = 50;
/// So many finished games are remembered at all.
pub const MAX_PLAYED: usize = 5_000;

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
        if let Some(known) = self.find(save)? {
            // It may have come back to be replayed.
            self.store.set(&key(known), &whole(save))?;
            self.drop_old_replays()?;
            return Ok(0);
        }
        let entries = self.entries()?;
        played.id = self.new_number(&entries);
        played.mark = Some(save.mark());
        self.store.set(&key(played.id), &whole(save))?;
        self.enter(&played)?;
        self.make_room_beside(entries)?;
        self.drop_old_replays()
    }

    /// Enters a game that was played with cardboard. If it was entered before, its count is corrected.
    pub fn add_cardboard(&self, mut played: Played) -> Result<(), StoreError> {
        let entries = self.entries()?;
        let known = { entries.iter() }.find(|it| it.mark == played.mark && it.cardboard);
        if let Some(known) = known {
            (played.id, played.ended_ms) = (known.id, known.ended_ms);
            return self.enter(&played);
        }
        played.id = self.new_number(&entries);
        self.enter(&played)?;
        self.make_room_beside(entries)
    }

    fn new_number(&self, entries: &[Played]) -> u32 {
        let taken: Vec<u32> = entries.iter().map(|played| played.id).collect();
        unused(&self.store, &taken)
    }

    /// Deleted games go for good, and so do the oldest if there are too many with one more.
    fn make_room_beside(&self, entries: Vec<Played>) -> Result<(), StoreError> {
        let (gone, stay): (Vec<Played>, Vec<Played>) =
            entries.into_iter().partition(|played| played.deleted);
        let surplus = (stay.len() + 1).saturating_sub(MAX_PLAYED);
        self.forget(gone.iter().chain(&stay[..surplus]))
    }

    /// The number of a game, if it is here and whole.
    pub fn number_of(&self, save: &SaveFile) -> Result<Option<u32>, StoreError> {
        let found = self.find(save)?;
        Ok(found.filter(|id| matches!(self.store.get(&key(*id)), Ok(Some(_)))))
    }

    /// The number of a game, if it has been entered. Earlier releases kept no marks; there the game itself tells.
    fn find(&self, save: &SaveFile) -> Result<Option<u32>, StoreError> {
        let mark = save.mark();
        for played in self.list()? {
            let same = match played.mark {
                Some(other) => other == mark,
                None => self
                    .read_game(played.id)?
                    .is_some_and(|game| game.mark() == mark),
            };
            if same {
                return Ok(Some(played.id));
            }
        }
        Ok(None)
    }

    pub(super) fn read_game(&self, id: u32) -> Result<Option<SaveFile>, StoreError> {
        Ok(self.text(id)?.and_then(|text| read(&text).ok()))
    }

    /// Deletes a finished game from the list and the records; `restore` brings it back until another one is entered.
    pub fn delete(&self, id: u32) -> Result<(), StoreError> {
        self.change(id, |played| played.deleted = true)
    }

    /// Brings a deleted game back.
    pub fn restore(&self, id: u32) -> Result<(), StoreError> {
        self.change(id, |played| played.deleted = false)
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
        { self.replayable()?.into_iter() }.try_for_each(|id| self.drop_replay(id))
    }

    /// All but the latest. One without an entry may be about to get it from another tab, and a deleted one may come back.
    pub(super) fn drop_old_replays(&self) -> Result<usize, StoreError> {
        let entries = self.entries()?;
        let (gone, here): (Vec<&Played>, Vec<&Played>) =
            entries.iter().partition(|played| played.deleted);
        let latest = here.iter().rev().take(MAX_REPLAYS);
        let stay: Vec<u32> = latest.chain(&gone).map(|played| played.id).collect();
        let newest = entries.iter().map(|played| played.id).max();
        let mut old = self.replayable()?;
        if here.len() < MAX_REPLAYS {
            return Ok(0);
        }
        old.retain(|id| {
            let entered = here.iter().any(|played| played.id == *id);
            !stay.contains(id) && (entered || Some(*id) < newest)
        });
        old.iter().try_for_each(|id| self.drop_replay(*id))?;
        Ok(old.len())
    }

    /// What tells the game from others stays in its entry, which earlier releases wrote without it.
    fn drop_replay(&self, id: u32) -> Result<(), StoreError> {
        let game = self.read_game(id)?;
        self.store.remove(&key(id))?;
        match game {
            Some(game) => self.change(id, |played| played.mark = Some(game.mark())),
            None => Ok(()),
        }
    }

    /// A finished game to replay; none if it is too old or was never here.
    pub fn open(&self, id: u32) -> Result<Option<Result<Loaded, LoadError>>, StoreError> {
        Ok(self.store.get(&key(id))?.map(|text| load(&text)))
    }
}

/// A finished game as it is kept: its actions lead to its end, so no position is needed.
pub(super) fn whole(save: &SaveFile) -> String {
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
