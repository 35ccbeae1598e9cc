//! Saved games by slot. Every slot has two copies: the newer one is written whole before the slot's record points
//! at it, so that a crash between any two writes leaves a game that loads. What does not load is set aside, never
//! overwritten.

use super::daily::Daily;
use super::format::SaveFile;
use super::history::History;
use super::load::{LoadError, Loaded, load, read};
use super::played::Played;
use super::slot_info::{Copy, SlotId, SlotInfo, info_of, key};
use super::store::{Store, StoreError, unused};
use super::terms::Terms;
use crate::catalog::Arrange;

/// An opened slot.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// The game.
    pub loaded: Loaded,
    /// Why the newer copy was set aside, if the previous one had to serve.
    pub fell_back: Option<LoadError>,
}

/// Why a slot cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// Storage does not answer.
    #[error("storage does not answer: {0}")]
    Store(StoreError),
    /// There is no such slot.
    #[error("there is no such slot")]
    NoSuchSlot,
    /// Neither copy loads; both are kept aside.
    #[error("neither copy loads, and both are kept aside: {0}")]
    Quarantined(LoadError),
    /// The game is from a newer release; it stays where it is.
    #[error("the game is from a newer release, whose format is {version}")]
    Newer {
        /// The version of its format.
        version: u32,
    },
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> OpenError {
        OpenError::Store(error)
    }
}

/// The saved games of a store.
#[derive(Clone, Debug)]
pub struct Slots<S> {
    store: S,
}

impl<S: Store> Slots<S> {
    /// The games of a store.
    pub fn new(store: S) -> Slots<S> {
        Slots { store }
    }

    /// The store behind it.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// All saved games, the latest first.
    pub fn list(&self) -> Result<Vec<SlotInfo>, StoreError> {
        let mut slots = self.records()?;
        slots.retain(|slot| !slot.deleted);
        slots.arrange_by_key(|slot| std::cmp::Reverse((slot.saved_ms, slot.id)));
        Ok(slots)
    }

    /// What is told of a game, deleted or not.
    pub fn find(&self, id: SlotId) -> Result<Option<SlotInfo>, StoreError> {
        self.record(id)
    }

    /// Keeps a new game. Its number is higher than those of deleted games too, even if they have to make room for it:
    /// the game that was deleted last may still be on the screen.
    pub fn create(&self, save: &SaveFile, now_ms: u64) -> Result<SlotId, StoreError> {
        let taken: Vec<u32> = self.records()?.iter().map(|slot| slot.id.0).collect();
        let id = SlotId(unused(&self.store, &taken));
        match self.create_as(id, save, now_ms) {
            Err(StoreError::Full) => {
                self.empty_bin()?;
                self.create_as(id, save, now_ms)
            }
            outcome => outcome,
        }
    }

    fn create_as(&self, id: SlotId, save: &SaveFile, now_ms: u64) -> Result<SlotId, StoreError> {
        self.store.set(&key(id, Copy::A), &save.to_json())?;
        if let Err(error) = self.enter(&info_of(id, save, now_ms, Copy::A)) {
            // A game that nobody can find would only take up room.
            self.store.remove(&key(id, Copy::A))?;
            return Err(error);
        }
        Ok(id)
    }

    /// Saves a game again: the new copy first, then the record; the previous copy stays. A slot that has been
    /// lost sight of is entered again.
    pub fn save(&self, id: SlotId, save: &SaveFile, now_ms: u64) -> Result<(), StoreError> {
        let before = self.record(id)?;
        let copy = before.as_ref().map_or(Copy::A, |slot| slot.copy.other());
        self.store.set(&key(id, copy), &save.to_json())?;
        self.enter(&SlotInfo {
            title: before.map(|slot| slot.title).unwrap_or_default(),
            ..info_of(id, save, now_ms, copy)
        })
    }

    /// Moves a finished game to the history, and a day's try to the tries. If there is no room for it, the older of its
    /// two copies makes some: nothing will go back to that. Tells how many older games can no longer be replayed.
    pub fn finish(&self, id: SlotId, played: Played, save: &SaveFile) -> Result<usize, StoreError> {
        let history = History::new(&self.store);
        let dropped = match history.add(played.clone(), save) {
            Err(StoreError::Full) => {
                if let Some(slot) = self.record(id)? {
                    self.store.remove(&key(id, slot.copy.other()))?;
                }
                history.add(played.clone(), save)?
            }
            entered => entered?,
        };
        self.delete(id)?;
        // Where there is no room, the page of the day finds it in the history later.
        Daily::new(&self.store).finish(&played, save).ok();
        Ok(dropped)
    }

    /// Opens a game. If the newer copy does not load it is set aside and the previous one serves.
    pub fn open(&self, id: SlotId) -> Result<Opened, OpenError> {
        let slot = self.record(id)?.ok_or(OpenError::NoSuchSlot)?;
        let newer = match self.load_copy(id, slot.copy)? {
            Ok(loaded) => {
                return Ok(Opened {
                    loaded,
                    fell_back: None,
                });
            }
            Err(LoadError::NewerFormat { version }) => return Err(OpenError::Newer { version }),
            Err(error) => error,
        };
        match self.load_copy(id, slot.copy.other())? {
            Ok(loaded) => {
                self.set_aside(id, slot.copy)?;
                Ok(Opened {
                    loaded,
                    fell_back: Some(newer),
                })
            }
            Err(_) => {
                self.set_aside(id, slot.copy)?;
                self.set_aside(id, slot.copy.other())?;
                self.strike(id)?;
                Err(OpenError::Quarantined(newer))
            }
        }
    }

    fn load_copy(&self, id: SlotId, copy: Copy) -> Result<Result<Loaded, LoadError>, StoreError> {
        let text = self.store.get(&key(id, copy))?;
        Ok(text.map_or(Err(LoadError::NotASave), |text| load(&text)))
    }

    /// The stored text of a game, for export.
    pub fn text(&self, id: SlotId) -> Result<Option<String>, StoreError> {
        match self.record(id)? {
            Some(slot) => self.store.get(&key(id, slot.copy)),
            None => Ok(None),
        }
    }

    /// Copies a text that does not load to a place of its own before anything else happens to it.
    fn set_aside(&self, id: SlotId, copy: Copy) -> Result<(), StoreError> {
        if let Some(text) = self.store.get(&key(id, copy))? {
            self.quarantine(&text)?;
            self.store.remove(&key(id, copy))?;
        }
        Ok(())
    }

    /// Gives a game a name.
    pub fn rename(&self, id: SlotId, title: &str) -> Result<(), StoreError> {
        self.change(id, |slot| title.trim().clone_into(&mut slot.title))
    }

    /// A second game that goes on from the same position. A day's try stays one.
    pub fn duplicate(&self, id: SlotId, now_ms: u64) -> Result<Option<SlotId>, StoreError> {
        match self.text(id)?.and_then(|text| read(&text).ok()) {
            Some(mut save) => {
                save.terms = save.terms.map(Terms::without_day);
                self.create(&save, now_ms).map(Some)
            }
            None => Ok(None),
        }
    }

    /// Deletes a game; `restore` brings it back until `empty_bin`.
    pub fn delete(&self, id: SlotId) -> Result<(), StoreError> {
        self.change(id, |slot| slot.deleted = true)
    }

    /// Brings a deleted game back.
    pub fn restore(&self, id: SlotId) -> Result<(), StoreError> {
        self.change(id, |slot| slot.deleted = false)
    }

    /// Removes deleted games for good.
    pub fn empty_bin(&self) -> Result<(), StoreError> {
        for SlotInfo { id, .. } in self.records()?.into_iter().filter(|slot| slot.deleted) {
            self.store.remove(&key(id, Copy::A))?;
            self.store.remove(&key(id, Copy::B))?;
            // Last: a game without a record would be found and entered again.
            self.strike(id)?;
        }
        Ok(())
    }

    fn change(&self, id: SlotId, change: impl FnOnce(&mut SlotInfo)) -> Result<(), StoreError> {
        if let Some(mut slot) = self.record(id)? {
            change(&mut slot);
            self.enter(&slot)?;
        }
        Ok(())
    }
}
