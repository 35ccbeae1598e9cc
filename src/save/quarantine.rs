//! What does not load is kept aside, shown and thrown away only when the player says so.

use serde::de::DeserializeOwned;

use super::slots::Slots;
use super::store::{Store, StoreError};

const QUARANTINE: &str = "branchline.quarantine.";

/// A game that could not be loaded, kept as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantined {
    /// Where it is kept.
    pub key: String,
    /// The text, for export.
    pub text: String,
}

impl<S: Store> Slots<S> {
    /// Keeps a text that is no game, so that nothing is ever lost.
    pub fn quarantine(&self, text: &str) -> Result<(), StoreError> {
        let taken = self.store().keys(QUARANTINE)?;
        let number = (1..)
            .map(|number: u32| format!("{QUARANTINE}{number}"))
            .find(|key| !taken.contains(key));
        self.store()
            .set(&number.expect("there are more numbers than keys"), text)
    }

    /// All that was set aside.
    pub fn quarantined(&self) -> Result<Vec<Quarantined>, StoreError> {
        let mut found = Vec::new();
        for key in self.store().keys(QUARANTINE)? {
            if let Some(text) = self.store().get(&key)? {
                found.push(Quarantined { key, text });
            }
        }
        Ok(found)
    }

    /// Throws away something that was set aside, because the player said so.
    pub fn discard_quarantined(&self, key: &str) -> Result<(), StoreError> {
        if key.starts_with(QUARANTINE) {
            self.store().remove(key)
        } else {
            Ok(())
        }
    }
}

/// What is kept under a name. What does not load is set aside and no longer in the way.
pub(super) fn read_kept<T: DeserializeOwned>(
    store: &impl Store,
    key: &str,
) -> Result<Option<T>, StoreError> {
    let Some(text) = store.get(key)? else {
        return Ok(None);
    };
    let read = serde_json::from_str(&text).ok();
    if read.is_none() {
        Slots::new(store).quarantine(&text)?;
        store.remove(key)?;
    }
    Ok(read)
}
