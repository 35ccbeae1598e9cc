//! The browser's storage as a `Store`. If the browser forbids storage, games last only as long as the page.
//!
//! `gloo-storage` panics when there is no storage, so the window is asked first. That happens once: from then on the
//! page uses the storage it was given. Texts are stored as they are, because saves are JSON already.

use gloo_storage::{LocalStorage, Storage as _};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage, StorageManager};

use super::clock;
use super::offline::then;
use crate::save::{MemoryStore, Store, StoreError};

thread_local! {
    /// One for the whole page, so that a game set up on one page is found on the next.
    static MEMORY: MemoryStore = MemoryStore::default();
    /// What this browser allows, found out on first use.
    static DEVICE: Option<Storage> = usable();
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
        DEVICE.with(|storage| match storage {
            Some(_) => Keeper::Device,
            None => Keeper::Page,
        })
    }
}

/// The storage of the device, if it can be written to.
fn usable() -> Option<Storage> {
    const PROBE: &str = "branchline.probe";
    web_sys::window()?.local_storage().ok()??;
    let storage = LocalStorage::raw();
    let kept = storage.set_item(PROBE, "").map_err(reason);
    storage.remove_item(PROBE).ok();
    // A full storage can still be read, and its games can be continued.
    (kept != Err(StoreError::Blocked)).then_some(storage)
}

/// Does something with the storage of the device.
fn on_device<T>(act: impl FnOnce(&Storage) -> Result<T, JsValue>) -> Result<T, StoreError> {
    DEVICE.with(|storage| {
        let storage = storage.as_ref().ok_or(StoreError::Blocked)?;
        act(storage).map_err(reason)
    })
}

impl Store for Keeper {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self {
            Keeper::Device => on_device(|storage| storage.get_item(key)),
            Keeper::Page => MEMORY.with(|memory| memory.get(key)),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        match self {
            Keeper::Device => on_device(|storage| storage.set_item(key, value)),
            Keeper::Page => MEMORY.with(|memory| memory.set(key, value)),
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self {
            Keeper::Device => on_device(|storage| storage.remove_item(key)),
            Keeper::Page => MEMORY.with(|memory| memory.remove(key)),
        }
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        match self {
            Keeper::Device => on_device(|storage| {
                let keys = (0..storage.length()?).filter_map(|at| storage.key(at).ok().flatten());
                Ok(keys.filter(|key| key.starts_with(prefix)).collect())
            }),
            Keeper::Page => MEMORY.with(|memory| memory.keys(prefix)),
        }
    }

    /// Tabs see each other's writes a little late, and no lock waits for that: only chance keeps their numbers apart.
    fn chance(&self) -> u32 {
        match self {
            Keeper::Device => (clock::seed() & 0xf_ffff) as u32,
            Keeper::Page => 0,
        }
    }
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

/// Whether the browser has promised not to delete games when it needs room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Persistence {
    /// Nobody has asked for it yet.
    NotAsked,
    /// It has promised.
    Granted,
    /// It was asked and has not promised.
    Refused,
    /// It makes no such promises, or only to pages loaded over https.
    Unavailable,
}

/// Finds out whether the browser has promised already, without bothering a visitor who has not played yet.
pub fn persistence(report: impl Fn(Persistence) + Clone + 'static) {
    let promise = manager().and_then(|manager| manager.persisted().ok());
    answer(promise, Persistence::NotAsked, report);
}

/// Asks the browser not to delete games when it needs room.
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
