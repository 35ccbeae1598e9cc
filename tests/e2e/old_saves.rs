//! Saves of earlier releases open at the table, at the moment at which they were kept.

use std::fs;

use branchline::save::{MemoryStore, SaveFile, Slots, Store, load, read};
use branchline::session::Session;

use crate::browser::{Browser, phone};
use crate::shelf::{open, put};

/// Every save that an earlier release has written, by the name of its file.
fn old_saves() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves");
    let files = fs::read_dir(folder).expect("there are old saves");
    let mut saves: Vec<_> = files
        .map(|file| {
            let file = file.expect("the folder can be read");
            let text = fs::read_to_string(file.path()).expect("a save is text");
            (file.file_name().to_string_lossy().into_owned(), text)
        })
        .collect();
    saves.sort();
    saves
}

/// A store that holds this very text in slot 1.
fn holding(text: &str) -> MemoryStore {
    let memory = MemoryStore::default();
    let save: SaveFile = read(text).expect("an old save can be read");
    let slot = Slots::new(&memory).create(&save, 1_700_000_000_000);
    slot.expect("memory has room");
    let written = save.to_json();
    let keys = memory.keys("").expect("memory answers");
    let copies = keys
        .iter()
        .filter(|key| memory.get(key).ok().flatten().as_ref() == Some(&written));
    let copies: Vec<&String> = copies.collect();
    assert_eq!(copies.len(), 1, "the text is kept once");
    memory.set(copies[0], text).expect("memory has room");
    memory
}

async fn opens(browser: &Browser, name: &str, text: &str) {
    put(browser, &holding(text)).await;
    open(browser, "#/play/1").await;
    let session = Session::resume(load(text).expect(name));
    let moment = session.view().moment().word();
    let mut expected = format!("[data-phase='{moment}']");
    if session.bot_to_act().is_none() {
        let closed = session.why_no_undo().is_some();
        expected += &format!(" #undo[aria-disabled='{closed}']");
    }
    browser.find(&expected).await;
}

#[tokio::test]
async fn saves_of_earlier_releases_open_where_they_stopped() {
    let browser = phone().await;
    browser.go("#/about").await;
    let saves = old_saves();
    assert!(saves.len() >= 5, "there are old saves to open");
    for (name, text) in saves {
        println!("{name}");
        opens(&browser, &name, &text).await;
    }
}
