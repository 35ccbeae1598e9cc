//! The browser's storage as a `Store`. Where the browser forbids it, games last as long as the page.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage, StorageManager};

use super::offline::then;
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

/// Whether the browser has promised not to throw games away when it needs room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Persistence {
    /// Nobody has asked for it yet.
    NotAsked,
    /// It has promised.
    Granted,
    /// It was asked and has not promised.
    Refused,
    /// It makes no such promises, or not to pages that came without https.
    Unavailable,
}

/// Finds out whether the browser has promised already; a visitor who has not played is asked nothing.
pub fn persistence(report: impl Fn(Persistence) + Clone + 'static) {
    let promise = manager().and_then(|manager| manager.persisted().ok());
    answer(promise, Persistence::NotAsked, report);
}

/// Asks the browser not to throw games away when it needs room.
pub fn ask_to_persist(report: impl Fn(Persistence) + Clone + 'static) {
    let promise = manager().and_then(|manager| manager.persist().ok());
    answer(promise, Persistence::Refused, report);
}

fn answer(
    promise: Option<js_sys::Promise>,
    otherwise: Persistence,
    report: impl Fn(Persistence) + Clone + 'static,
) {
    let Some(promise) = promise else {
        return report(Persistence::Unavailable);
    };
    let told = {
        let report = report.clone();
        Closure::once_into_js(move |kept: JsValue| {
            report(if kept.is_truthy() {
                Persistence::Granted
            } else {
                otherwise
            });
        })
    };
    let failed = Closure::once_into_js(move |_: JsValue| report(Persistence::Unavailable));
    then(&promise.into(), &told, &failed);
}

fn manager() -> Option<StorageManager> {
    let navigator = web_sys::window()?.navigator();
    // Missing outside https and localhost.
    let there = js_sys::Reflect::has(&navigator, &"storage".into()).unwrap_or(false);
    there.then(|| navigator.storage())
}
