//! Puts games into the browser's storage and reads them back. They are made with the same library that the page runs,
//! so that tests reach any position without clicking their way to it.

use std::fs;
use std::path::{Path, PathBuf};

use branchline::catalog::{GameId, Variant};
use branchline::engine::table::Rng;
use branchline::save::{Loaded, MemoryStore, SaveFile, SlotId, Slots, Store, load};
use branchline::session::Session;
use serde_json::{Value, json};

use crate::browser::{Browser, scratch};
use crate::support::sitting::{people, play_until};

/// Two people after a number of decisions.
pub fn after(id: GameId, count: usize, seed: u64) -> Session {
    let mut session = people(id, Variant::Standard, &["Ada", "Grace"], seed);
    play_until(&mut session, count, &mut Rng::new(seed));
    session
}

/// A store that holds these games, in slots 1, 2, …
pub fn holding(saves: &[SaveFile]) -> MemoryStore {
    let memory = MemoryStore::default();
    for (number, save) in saves.iter().enumerate() {
        let slots = Slots::new(&memory);
        slots
            .create(save, 1_700_000_000_000 + number as u64)
            .expect("memory has room");
    }
    memory
}

/// Puts everything that a store holds into the browser's.
pub async fn put(browser: &Browser, memory: &MemoryStore) {
    for key in memory.keys("").expect("memory answers") {
        let text = memory
            .get(&key)
            .expect("memory answers")
            .unwrap_or_default();
        put_text(browser, &key, &text).await;
    }
}

/// Puts one text into the browser's storage.
pub async fn put_text(browser: &Browser, key: &str, text: &str) {
    let script = format!(
        "localStorage.setItem({}, {}); arguments[0]()",
        Value::from(key),
        Value::from(text)
    );
    browser.script(&script).await;
}

/// Everything in the browser's storage that belongs to games.
pub async fn stored(browser: &Browser) -> MemoryStore {
    let all = browser
        .script("arguments[0](Object.fromEntries(Object.entries(localStorage)))")
        .await;
    let memory = MemoryStore::default();
    for (key, text) in all.as_object().expect("storage is a list of texts") {
        let text = text.as_str().unwrap_or_default();
        memory.set(key, text).expect("memory takes anything");
    }
    memory
}

/// What the browser holds of a slot.
pub async fn stored_game(browser: &Browser, slot: u32) -> Loaded {
    let memory = stored(browser).await;
    let text = Slots::new(&memory).text(SlotId(slot));
    let text = text.expect("memory answers").expect("the game is stored");
    load(&text).expect("the stored game loads")
}

/// Opens a page anew, so that it sees what was put into the browser.
pub async fn open(browser: &Browser, address: &str) {
    browser.go("#/about").await;
    browser.find(".sheet h1").await;
    browser.go(address).await;
}

/// Puts a game into slot 1 and opens it there.
pub async fn lay_out(browser: &Browser, session: &Session) {
    // A bot at a table that is still open would write its move over the game.
    browser.go("#/about").await;
    browser.find(".sheet h1").await;
    put(browser, &holding(&[session.save()])).await;
    browser.go("#/play/1").await;
    browser.find(".play").await;
}

/// The trimmed text of every matching element.
pub async fn texts(browser: &Browser, css: &str) -> Vec<String> {
    let script = format!(
        "arguments[0]([...document.querySelectorAll({})].map((found) => found.textContent.trim()))",
        Value::from(css)
    );
    serde_json::from_value(browser.script(&script).await).expect("texts")
}

/// Runs a script in every page before any other.
pub async fn before_every_page(browser: &Browser, script: &str) {
    browser
        .driver
        .cdp()
        .send_raw(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": script }),
        )
        .await
        .expect("Chromium takes the script");
}

/// Lets the browser save files without asking; returns the folder.
pub async fn downloads(browser: &Browser) -> PathBuf {
    let folder = scratch();
    let how = json!({ "behavior": "allow", "downloadPath": folder });
    browser
        .driver
        .cdp()
        .send_raw("Browser.setDownloadBehavior", how)
        .await
        .expect("Chromium may save files");
    folder
}

/// The file that the browser has saved, once it is whole.
pub async fn downloaded(browser: &Browser, folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(name);
    for _ in 0..600 {
        if path.exists() {
            return path;
        }
        browser.frames(3).await;
    }
    let found: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .collect();
    panic!("the browser has not saved {name}, only {found:?}");
}
