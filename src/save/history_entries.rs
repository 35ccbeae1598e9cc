//! The entries of finished games. Earlier releases kept them in one list, which is still read and only ever gets shorter.

use serde::{Deserialize, Serialize};

use super::format::SeatEntry;
use super::history::{History, key, whole};
use super::played::Played;
use super::quarantine::read_kept;
use super::store::{Store, StoreError};

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct List {
    played: Vec<Played>,
}

const LIST: &str = "branchline.history";
const ENTRY: &str = "branchline.played.";

/// The oldest first.
pub(super) fn by_end(played: &mut [Played]) {
    played.sort_by_key(|played| (played.ended_ms, played.id));
}

impl<S: Store> History<S> {
    /// All entries, the oldest first, with those that are deleted. A damaged one is kept aside, as everything is that
    /// does not load.
    pub(super) fn entries(&self) -> Result<Vec<Played>, StoreError> {
        let mut entries = self.earlier()?.played;
        for key in self.store.keys(ENTRY)? {
            entries.extend(read_kept::<Played>(&self.store, &key)?);
        }
        by_end(&mut entries);
        Ok(entries)
    }

    /// Writes an entry. The game that it leads to must be there already.
    pub(super) fn enter(&self, played: &Played) -> Result<(), StoreError> {
        let text = serde_json::to_string(played).expect("an entry is plain data");
        self.store.set(&entry_key(played.id), &text)
    }

    /// Changes an entry.
    pub(super) fn change(
        &self,
        id: u32,
        change: impl FnOnce(&mut Played),
    ) -> Result<(), StoreError> {
        if let Some(mut played) = read_kept::<Played>(&self.store, &entry_key(id))? {
            change(&mut played);
            return self.enter(&played);
        }
        let mut list = self.earlier()?;
        match list.played.iter_mut().find(|played| played.id == id) {
            Some(played) => change(played),
            None => return Ok(()),
        }
        self.keep_earlier(&list)
    }

    /// Takes names out of all finished games: first out of the games themselves, then out of their entries.
    pub(super) fn forget_name(&self, is: impl Fn(&str) -> bool) -> Result<(), StoreError> {
        let blank = |seats: &mut Vec<SeatEntry>| {
            let people = seats.iter_mut().filter(|seat| seat.bot().is_none());
            people
                .filter(|seat| is(&seat.name))
                .for_each(|seat| seat.name.clear());
        };
        for played in self.entries()? {
            let mut seats = played.seats.clone();
            blank(&mut seats);
            if seats == played.seats {
                continue;
            }
            let mut mark = played.mark;
            if let Some(mut game) = self.read_game(played.id)? {
                mark = mark.or_else(|| Some(game.mark()));
                blank(&mut game.seats);
                self.store.set(&key(played.id), &whole(&game))?;
            }
            self.change(played.id, |entry| {
                entry.mark = mark;
                entry.seats = seats;
            })?;
        }
        Ok(())
    }

    /// Removes entries and their games for good.
    pub(super) fn forget<'a>(
        &self,
        gone: impl Iterator<Item = &'a Played>,
    ) -> Result<(), StoreError> {
        let mut list = self.earlier()?;
        let before = list.played.len();
        for Played { id, .. } in gone {
            self.store.remove(&entry_key(*id))?;
            self.store.remove(&key(*id))?;
            list.played.retain(|played| played.id != *id);
        }
        if list.played.len() < before {
            self.keep_earlier(&list)?;
        }
        Ok(())
    }

    fn earlier(&self) -> Result<List, StoreError> {
        Ok(read_kept(&self.store, LIST)?.unwrap_or_default())
    }

    fn keep_earlier(&self, list: &List) -> Result<(), StoreError> {
        let text = serde_json::to_string(list).expect("a list is plain data");
        self.store.set(LIST, &text)
    }
}

fn entry_key(id: u32) -> String {
    format!("{ENTRY}{id}")
}
