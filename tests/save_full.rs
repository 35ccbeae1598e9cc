//! A storage that is full when a game ends still takes its result.

mod support;

use branchline::catalog::GameId;
use branchline::engine::table::Rng;
use branchline::save::*;
use support::sitting::{played, step};

/// A store with room for so many letters.
struct Small {
    memory: MemoryStore,
    room: usize,
}

impl Small {
    fn used(&self) -> usize {
        let keys = self.memory.keys("").expect("memory answers");
        let sizes = keys.iter().map(|key| {
            let text = self.memory.get(key).expect("memory answers");
            key.len() + text.map_or(0, |text| text.len())
        });
        sizes.sum()
    }
}

impl Store for Small {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.memory.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let before = self.memory.get(key)?;
        let freed = before.map_or(0, |text| key.len() + text.len());
        if self.used() - freed + key.len() + value.len() > self.room {
            return Err(StoreError::Full);
        }
        self.memory.set(key, value)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.memory.remove(key)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        self.memory.keys(prefix)
    }
}

#[test]
fn a_game_that_ends_in_a_full_storage_is_entered_whole() {
    let mut store = Small {
        memory: MemoryStore::default(),
        room: usize::MAX,
    };
    let mut session = played(GameId::NEDERLAND, 20);
    let mut rng = Rng::new(1);
    let mut slot = None;
    // Saved twice shortly before the end, and then no more.
    while !session.is_over() {
        match slot {
            None => slot = Slots::new(&store).create(&session.save(), 1).ok(),
            Some(id) => Slots::new(&store)
                .save(id, &session.save(), 2)
                .expect("there is room"),
        }
        step(&mut session, &mut rng);
    }
    let slot = slot.expect("the game was saved");
    store.room = store.used();
    let slots = Slots::new(&store);
    assert_eq!(slots.save(slot, &session.save(), 3), Err(StoreError::Full));
    let scores = session.scores().expect("over");
    let save = session.save();
    let entry = session.played(5).expect("over");
    slots.finish(slot, entry, &save).expect("it finds room");
    assert!(slots.list().expect("answers").is_empty());
    let history = History::new(&store);
    let listed = history.list().expect("answers");
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].totals, scores.totals());
    let replay = history.open(listed[0].id).expect("answers");
    let replay = replay.expect("whole").expect("loads");
    assert_eq!(replay.action_count(), session.action_count());
}
