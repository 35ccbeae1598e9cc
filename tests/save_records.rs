//! The record of every saved game: its own, made anew when it is lost, and taken over from older releases.

mod support;

use std::cell::RefCell;

use branchline::catalog::*;
use branchline::engine::table::Rng;
use branchline::save::*;
use support::sitting::{played, step};

#[test]
fn a_damaged_or_missing_record_is_made_anew_from_the_games() {
    let memory = MemoryStore::default();
    let slots = Slots::new(&memory);
    let mut session = played(GameId::NORDIC, 10);
    let slot = slots.create(&session.save(), 1).expect("kept");
    step(&mut session, &mut Rng::new(1));
    slots.save(slot, &session.save(), 2).expect("kept");
    for damage in [Some("[[["), None] {
        match damage {
            Some(text) => memory.set("branchline.info.1", text),
            None => memory.remove("branchline.info.1"),
        }
        .expect("memory takes anything");
        assert_eq!(slots.list().expect("memory answers").len(), 1);
        let opened = slots.open(slot).expect("it loads");
        assert_eq!(opened.loaded.actions.len(), 11, "the newer copy is found");
    }
}

/// What releases before one record a game have left: all records in one text.
fn as_before(memory: &MemoryStore) -> String {
    let keys = memory.keys("branchline.info.").expect("memory answers");
    let records = keys.iter().map(|key| {
        let text = memory.get(key).expect("answers").expect("there");
        memory.remove(key).expect("memory forgets");
        text
    });
    let records: Vec<String> = records.collect();
    format!("{{\"slots\":[{}]}}", records.join(","))
}

#[test]
fn games_of_older_releases_are_taken_over_with_their_names_and_their_newer_copies() {
    let memory = MemoryStore::default();
    let slots = Slots::new(&memory);
    let mut session = played(GameId::NORDIC, 10);
    let one = slots.create(&session.save(), 1).expect("kept");
    let bin = slots.create(&session.save(), 1).expect("kept");
    slots.rename(one, "Sunday").expect("renamed");
    slots.delete(bin).expect("deleted");
    step(&mut session, &mut Rng::new(1));
    slots.save(one, &session.save(), 20).expect("kept");
    let index = as_before(&memory);
    memory.set("branchline.index", &index).expect("kept");
    let list = slots.list().expect("memory answers");
    assert_eq!(list.len(), 1, "what was deleted stays deleted");
    assert_eq!(
        (list[0].title.as_str(), list[0].stamp()),
        ("Sunday", (20, 11))
    );
    assert_eq!(slots.open(one).expect("loads").loaded.actions.len(), 11);
    assert_eq!(memory.get("branchline.index"), Ok(None), "it has given way");
    // A tab of the older release that is still open writes its index once more.
    step(&mut session, &mut Rng::new(1));
    slots.save(one, &session.save(), 30).expect("kept");
    memory.set("branchline.index", &index).expect("kept");
    assert_eq!(slots.open(one).expect("loads").loaded.actions.len(), 12);
}

#[test]
fn two_tabs_with_two_games_never_bring_back_what_the_other_moved_on_from() {
    let memory = MemoryStore::default();
    let slots = Slots::new(&memory);
    let (mut here, mut there) = (played(GameId::NORDIC, 10), played(GameId::GERMANY, 10));
    let one = slots.create(&here.save(), 1).expect("kept");
    let two = slots.create(&there.save(), 1).expect("kept");
    step(&mut here, &mut Rng::new(1));
    // The other tab saves in the middle of every save of this one.
    let other = RefCell::new(|| {
        step(&mut there, &mut Rng::new(1));
        slots.save(two, &there.save(), 2).expect("kept");
    });
    let meddled = Meddling {
        store: &memory,
        before_write: &other,
    };
    Slots::new(&meddled)
        .save(one, &here.save(), 3)
        .expect("kept");
    assert_eq!(slots.open(one).expect("loads").loaded.actions.len(), 11);
    let count = there.action_count();
    assert!(count > 11);
    assert_eq!(slots.open(two).expect("loads").loaded.actions.len(), count);
}

/// A store in which something else happens before every write.
struct Meddling<'a, F> {
    store: &'a MemoryStore,
    before_write: &'a RefCell<F>,
}

impl<F: FnMut()> Store for Meddling<'_, F> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.store.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        (self.before_write.borrow_mut())();
        self.store.set(key, value)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.store.remove(key)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        self.store.keys(prefix)
    }
}
