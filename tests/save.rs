//! Saves that are never lost: copies, crashes, quarantine, full stores.

mod support;

use std::cell::Cell;

use branchline::catalog::*;
use branchline::engine::table::Rng;
use branchline::save::*;
use branchline::session::*;
use support::sitting::{people, played, step};

/// A store whose power fails after a number of writes.
struct Failing<'a> {
    store: &'a MemoryStore,
    writes_left: Cell<usize>,
}

impl Failing<'_> {
    fn spend(&self) -> Result<(), StoreError> {
        match self.writes_left.get().checked_sub(1) {
            Some(left) => {
                self.writes_left.set(left);
                Ok(())
            }
            None => Err(StoreError::Full),
        }
    }
}

impl Store for Failing<'_> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.store.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.spend()?;
        self.store.set(key, value)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.spend()?;
        self.store.remove(key)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        self.store.keys(prefix)
    }
}

#[test]
fn a_crash_between_any_two_writes_loses_at_most_the_action_being_written() {
    for id in GameId::all() {
        for writes in 0..60 {
            let memory = MemoryStore::default();
            let store = Failing {
                store: &memory,
                writes_left: Cell::new(writes),
            };
            let slots = Slots::new(&store);
            let mut session = people(id, Variant::Standard, &["Ada", "Grace"], 4);
            let mut rng = Rng::new(writes as u64);
            let mut kept = None;
            if let Ok(slot) = slots.create(&session.save(), 1) {
                kept = Some((slot, 0));
                for now in 2..40 {
                    step(&mut session, &mut rng);
                    if slots.save(slot, &session.save(), now).is_err() {
                        break;
                    }
                    kept = Some((slot, session.action_count()));
                }
            }
            // The power comes back: everything that was acknowledged is there, and it loads.
            let slots = Slots::new(&memory);
            let list = slots.list().expect("memory answers");
            for info in &list {
                slots
                    .open(info.id)
                    .unwrap_or_else(|error| panic!("{id:?} after {writes} writes: {error:?}"));
            }
            if let Some((slot, acknowledged)) = kept {
                let opened = slots.open(slot).expect("what was kept can be opened");
                assert!(
                    opened.loaded.action_count() >= acknowledged,
                    "{id:?} after {writes} writes"
                );
                assert_eq!(opened.fell_back, None);
            }
        }
    }
}

#[test]
fn a_damaged_copy_is_set_aside_and_the_previous_one_serves() {
    let memory = MemoryStore::default();
    let slots = Slots::new(&memory);
    let mut session = played(GameId::NORDIC, 10);
    let slot = slots.create(&session.save(), 1).expect("kept");
    step(&mut session, &mut Rng::new(1));
    slots.save(slot, &session.save(), 2).expect("kept");
    let newer = memory
        .keys("branchline.slot.")
        .expect("keys")
        .into_iter()
        .max()
        .expect("two copies");
    memory
        .set(&newer, "{\"branchline\":1, garbage")
        .expect("memory takes anything");
    let opened = slots.open(slot).expect("the previous copy serves");
    assert_eq!(opened.loaded.action_count(), 10);
    assert_eq!(opened.fell_back, Some(LoadError::NotJson));
    assert_eq!(
        slots.quarantined().expect("memory answers")[0].text,
        "{\"branchline\":1, garbage"
    );
}

#[test]
fn what_does_not_load_at_all_is_kept_and_never_overwritten() {
    let memory = MemoryStore::default();
    let slots = Slots::new(&memory);
    let slot = slots
        .create(&played(GameId::GERMANY, 5).save(), 1)
        .expect("kept");
    let key = memory.keys("branchline.slot.").expect("keys").remove(0);
    memory
        .set(&key, "not a game")
        .expect("memory takes anything");
    assert_eq!(
        slots.open(slot),
        Err(OpenError::Quarantined(LoadError::NotJson))
    );
    assert_eq!(slots.list().expect("memory answers"), []);
    let again = slots
        .create(&played(GameId::GERMANY, 6).save(), 2)
        .expect("kept");
    slots.open(again).expect("a new game is not disturbed");
    let kept = slots.quarantined().expect("memory answers");
    assert_eq!(
        kept.iter()
            .map(|kept| kept.text.as_str())
            .collect::<Vec<_>>(),
        ["not a game"]
    );
    slots
        .discard_quarantined(&kept[0].key)
        .expect("the player said so");
    assert_eq!(slots.quarantined().expect("memory answers"), []);
}

#[test]
fn a_save_from_a_newer_release_stays_where_it_is() {
    let memory = MemoryStore::default();
    let slots = Slots::new(&memory);
    let slot = slots
        .create(&played(GameId::NORDIC, 5).save(), 1)
        .expect("kept");
    let key = memory.keys("branchline.slot.").expect("keys").remove(0);
    let newer = memory.get(&key).expect("answers").expect("there").replacen(
        "\"branchline\":2",
        "\"branchline\":9",
        1,
    );
    memory.set(&key, &newer).expect("memory takes anything");
    assert_eq!(slots.open(slot), Err(OpenError::Newer { version: 9 }));
    assert_eq!(memory.get(&key), Ok(Some(newer)));
}

#[test]
fn slots_are_listed_renamed_copied_deleted_and_brought_back() {
    let memory = MemoryStore::default();
    let slots = Slots::new(&memory);
    let one = slots
        .create(&played(GameId::NORDIC, 5).save(), 10)
        .expect("kept");
    let two = slots
        .create(&played(GameId::CARD_GAME, 5).save(), 20)
        .expect("kept");
    let ids = |slots: &Slots<&MemoryStore>| {
        slots
            .list()
            .expect("answers")
            .iter()
            .map(|slot| slot.id)
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(&slots), [two, one], "the latest first");
    slots.rename(one, "  Sunday ").expect("renamed");
    assert_eq!(slots.list().expect("answers")[1].title, "Sunday");
    slots
        .save(one, &played(GameId::NORDIC, 6).save(), 30)
        .expect("kept");
    assert_eq!(
        slots.list().expect("answers")[0].title,
        "Sunday",
        "saving keeps the name"
    );
    let copy = slots.duplicate(one, 40).expect("answers").expect("copied");
    assert_eq!(
        slots.open(copy).expect("loads").loaded,
        slots.open(one).expect("loads").loaded
    );
    slots.delete(one).expect("deleted");
    assert_eq!(ids(&slots), [copy, two]);
    slots.restore(one).expect("brought back");
    assert_eq!(ids(&slots), [copy, one, two]);
    slots.delete(one).expect("deleted");
    slots.empty_bin().expect("for good");
    assert_eq!(slots.open(one), Err(OpenError::NoSuchSlot));
    assert_eq!(memory.keys("branchline.slot.").expect("keys").len(), 2);
}

#[test]
fn a_changed_rule_lets_the_game_go_on_from_the_checkpoint_with_undo_closed() {
    let session = played(GameId::NORDIC, 30);
    let mut save = session.save();
    // As if an old action were read differently now.
    save.actions[0] = save.actions[1].clone();
    let loaded = load(&save.to_json()).expect("the position is sound");
    assert_eq!(loaded.notice, Some(Notice::RulesChanged));
    let mut resumed = Session::resume(loaded);
    assert_eq!(resumed.why_no_undo(), Some(NoUndo::RulesChanged));
    assert_eq!(resumed.save().checkpoint, session.save().checkpoint);
    step(&mut resumed, &mut Rng::new(1));
    let again = load(&resumed.save().to_json()).expect("it goes on and on");
    assert_eq!(again.notice, Some(Notice::RulesChanged));
    save.checkpoint = None;
    assert!(matches!(
        load(&save.to_json()),
        Err(LoadError::Refused { number: 1, .. })
    ));
}

#[test]
fn an_autosave_of_a_long_game_is_small_and_grows_with_the_log_alone() {
    for id in GameId::all() {
        let size = |count| played(id, count).save().to_json().len();
        let (short, long) = (size(100), size(200));
        assert!(long < 40_000, "{id:?}: {long} bytes");
        assert!(
            long - short < 100 * 90,
            "{id:?} grows by {} bytes per action",
            (long - short) / 100
        );
    }
}

#[test]
fn the_list_tells_who_plays_and_how_far_they_are() {
    let memory = MemoryStore::default();
    let slots = Slots::new(&memory);
    for id in GameId::all() {
        let session = played(id, 40);
        let slot = slots.create(&session.save(), 7).expect("kept");
        let info = slots.find(slot).expect("answers").expect("listed");
        assert_eq!(info.seats, session.save().seats);
        assert_eq!(info.turn, Some(session.view().turn()), "{id:?}");
        assert_eq!(info.stamp(), (7, 40));
    }
}

/// A store with limited room, like a browser's.
struct Small {
    store: MemoryStore,
    room: usize,
}

impl Store for Small {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.store.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let others = self
            .store
            .keys("")?
            .into_iter()
            .filter(|other| other != key);
        let mut taken = key.len() + value.len();
        for other in others {
            taken += other.len() + self.store.get(&other)?.map_or(0, |text| text.len());
        }
        if taken > self.room {
            return Err(StoreError::Full);
        }
        self.store.set(key, value)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.store.remove(key)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        self.store.keys(prefix)
    }
}

#[test]
fn a_game_that_finds_no_room_leaves_nothing_behind() {
    let save = played(GameId::NORDIC, 5).save();
    let game = save.to_json().len();
    // Room for the game, but not for the index that leads to it.
    for room in [game / 2, game + 100] {
        let store = Small {
            store: MemoryStore::default(),
            room,
        };
        let slots = Slots::new(&store);
        assert_eq!(slots.create(&save, 1), Err(StoreError::Full));
        assert_eq!(store.keys(""), Ok(Vec::new()));
    }
}

#[test]
fn a_new_game_never_gets_the_number_of_one_that_lies_in_the_bin() {
    let over = played(GameId::NORDIC, 5).save();
    // In a store with room for one game alone, the deleted one makes room for the new one.
    let text = over.to_json().len();
    for room in [usize::MAX, text * 3 / 2 + 1000] {
        let store = Small {
            store: MemoryStore::default(),
            room,
        };
        let slots = Slots::new(&store);
        let one = slots.create(&over, 1).expect("kept");
        slots.delete(one).expect("deleted");
        let two = slots.create(&over, 2).expect("kept");
        assert_ne!(one, two, "with room for {room}");
    }
}
