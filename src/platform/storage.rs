//! The browser's storage as a `Store`. Where the browser forbids it, games last as long as the page.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage};

use crate::save::{MemoryStore, Store, StoreError};

thread_local! {
    /// One for the whole page, so that a game set up on one page is found on the next.
    static MEMORY: MemoryStore = MemoryStore::default();
}

/// Where this browser keeps games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeper {
    /// On the device.
    Device,
    /// Only in this page, since the browser forbids more.
    Page,
}

impl Keeper {
    /// The best that this browser allows.
    pub fn open() -> Keeper {
        const PROBE: &str = "branchline.probe";
        let works = local().is_ok_and(|storage| {
            let kept = storage.set_item(PROBE, "").map_err(reason);
            storage.remove_item(PROBE).ok();
            // A full storage can still be read, and games in it can go on.
            kept != Err(StoreError::Blocked)
        });
        if works { Keeper::Device } else { Keeper::Page }
    }
}

impl Store for Keeper {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self {
            Keeper::Device => local()?.get_item(key).map_err(reason),
            Keeper::Page => MEMORY.with(|memory| memory.get(key)),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        match self {
            Keeper::Device => local()?.set_item(key, value).map_err(reason),
            Keeper::Page => MEMORY.with(|memory| memory.set(key, value)),
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self {
            Keeper::Device => local()?.remove_item(key).map_err(reason),
            Keeper::Page => MEMORY.with(|memory| memory.remove(key)),
        }
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        match self {
            Keeper::Device => {
                let storage = local()?;
                let count = storage.length().map_err(reason)?;
                let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
                Ok(keys.filter(|key| key.starts_with(prefix)).collect())
            }
            Keeper::Page => MEMORY.with(|memory| memory.keys(prefix)),
        }
    }
}

fn local() -> Result<Storage, StoreError> {
    let window = web_sys::window().ok_or(StoreError::Blocked)?;
    window
        .local_storage()
        .ok()
        .flatten()
        .ok_or(StoreError::Blocked)
}

fn reason(error: JsValue) -> StoreError {
    let full = error
        .dyn_ref::<DomException>()
        .is_some_and(|error| error.name() == "QuotaExceededError");
    if full {
        StoreError::Full
    } else {
        StoreError::Blocked
    }
}

/// Asks the browser not to throw games away when it needs room. The answer matters to nobody here.
pub fn ask_to_persist() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let navigator = window.navigator();
    // Missing outside https and localhost.
    if js_sys::Reflect::has(&navigator, &"storage".into()).unwrap_or(false) {
        navigator.storage().persist().ok();
    }
}
