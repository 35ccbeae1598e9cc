//! What is known of every saved game, each in a record of its own: two tabs that play two games write nothing in
//! common, so neither can bring back what the other has moved on from.

use super::load::read;
use super::slot_info::{INFO, SLOT, SlotId, SlotInfo, info_key, info_of, parse_key};
use super::slots::Slots;
use super::store::{Store, StoreError};

impl<S: Store> Slots<S> {
    /// The record of a game.
    pub(super) fn record(&self, id: SlotId) -> Result<Option<SlotInfo>, StoreError> {
        if let Some(text) = self.store().get(&info_key(id))?
            && let Ok(record) = serde_json::from_str(&text)
        {
            return Ok(Some(record));
        }
        let all = self.records()?;
        Ok(all.into_iter().find(|record| record.id == id))
    }

    /// All records. Those that are damaged or missing are made anew from the games themselves.
    pub(super) fn records(&self) -> Result<Vec<SlotInfo>, StoreError> {
        let mut records = Vec::new();
        for key in self.store().keys(INFO)? {
            let text = self.store().get(&key)?.unwrap_or_default();
            match serde_json::from_str::<SlotInfo>(&text) {
                Ok(record) => records.push(record),
                Err(_) => {
                    self.quarantine(&text)?;
                    self.store().remove(&key)?;
                }
            }
        }
        let known: Vec<SlotId> = records.iter().map(|record| record.id).collect();
        for found in self.games_without(&known)? {
            self.enter(&found)?;
            records.push(found);
        }
        Ok(records)
    }

    /// Writes a record. The copy that it points at must be there already.
    pub(super) fn enter(&self, record: &SlotInfo) -> Result<(), StoreError> {
        let text = serde_json::to_string(record).expect("a record is plain data");
        self.store().set(&info_key(record.id), &text)
    }

    /// Nothing leads to the game any longer.
    pub(super) fn strike(&self, id: SlotId) -> Result<(), StoreError> {
        self.store().remove(&info_key(id))
    }

    /// Games that no record leads to, by the copy in which they are farther.
    fn games_without(&self, known: &[SlotId]) -> Result<Vec<SlotInfo>, StoreError> {
        let mut found: Vec<SlotInfo> = Vec::new();
        for key in self.store().keys(SLOT)? {
            let Some((id, copy)) = parse_key(&key).filter(|(id, _)| !known.contains(id)) else {
                continue;
            };
            let Some(save) = self.store().get(&key)?.and_then(|text| read(&text).ok()) else {
                continue;
            };
            let info = info_of(id, &save, 0, copy);
            match found.iter_mut().find(|slot| slot.id == id) {
                Some(slot) if slot.actions < info.actions => *slot = info,
                Some(_) => {}
                None => found.push(info),
            }
        }
        Ok(found)
    }
}
