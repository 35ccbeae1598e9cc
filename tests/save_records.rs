//! The record of every saved game: its own, and made anew when it is lost.

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
        assert_eq!(opened.loaded.action_count(), 11, "the newer copy is found");
    }
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
    assert_eq!(slots.open(one).expect("loads").loaded.action_count(), 11);
    let count = there.action_count();
    assert!(count > 11);
    assert_eq!(slots.open(two).expect("loads").loaded.action_count(), count);
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
