//! Where texts are kept by name: a browser's storage, or memory.

use std::cell::RefCell;
use std::collections::BTreeMap;

/// Why something cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no room left.
    #[error("there is no room left")]
    Full,
    /// The browser does not let us keep anything here.
    #[error("nothing can be kept here")]
    Blocked,
}

/// A place that keeps texts by name. A write happens whole or not at all.
pub trait Store {
    /// The text of a name.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;
    /// Keeps a text under a name.
    fn set(&self, key: &str, value: &str) -> Result<(), StoreError>;
    /// Forgets a name.
    fn remove(&self, key: &str) -> Result<(), StoreError>;
    /// All names that start with a word.
    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError>;
    /// How many numbers to leave out when something gets a new one: none, unless somebody else may choose at the same
    /// moment without being seen, as another tab may. Then it is a guess, below a million or so.
    fn chance(&self) -> u32 {
        0
    }
}

/// A number that nothing has yet, above all others.
pub(super) fn unused(store: &impl Store, taken: &[u32]) -> u32 {
    let highest = taken.iter().copied().max().unwrap_or(0);
    let free = || (1..u32::MAX).find(|number| !taken.contains(number));
    highest
        .checked_add(store.chance().saturating_add(1))
        .or_else(free)
        .expect("there are more numbers than games")
}

impl<S: Store> Store for &S {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        (**self).get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        (**self).set(key, value)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        (**self).remove(key)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        (**self).keys(prefix)
    }

    fn chance(&self) -> u32 {
        (**self).chance()
    }
}

/// A store that lasts as long as the page.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    texts: RefCell<BTreeMap<String, String>>,
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.texts
            .borrow_mut()
            .insert(key.to_owned(), value.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        Ok(self
            .texts
            .borrow()
            .keys()
            .filter(|key| key.starts_with(prefix))
            .cloned()
            .collect())
    }
}
