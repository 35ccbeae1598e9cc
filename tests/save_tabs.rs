//! Two tabs at the same instant: neither has seen yet what the other writes, and still nothing is lost.

mod support;

use branchline::catalog::GameId;
use branchline::save::*;
use branchline::session::Session;
use support::sitting::played;

/// A tab that reads what was stored when it last looked, and writes where everybody does.
struct Tab<'a> {
    shared: &'a MemoryStore,
    seen: MemoryStore,
    chance: u32,
}

impl<'a> Tab<'a> {
    fn looking_at(shared: &'a MemoryStore, chance: u32) -> Tab<'a> {
        Tab {
            shared,
            seen: shared.clone(),
            chance,
        }
    }
}

impl Store for Tab<'_> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.seen.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.seen.set(key, value)?;
        self.shared.set(key, value)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.seen.remove(key)?;
        self.shared.remove(key)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        self.seen.keys(prefix)
    }

    fn chance(&self) -> u32 {
        self.chance
    }
}

fn entry(session: &Session) -> Played {
    session.played(5).expect("over")
}

fn with_seed(save: &SaveFile, seed: usize) -> SaveFile {
    SaveFile {
        seed: seed.to_string(),
        ..save.clone()
    }
}

#[test]
fn two_games_started_at_once_are_both_kept() {
    let shared = MemoryStore::default();
    let (here, there) = (
        Tab::looking_at(&shared, 17),
        Tab::looking_at(&shared, 40_000),
    );
    let saves = [played(GameId::NORDIC, 5), played(GameId::GERMANY, 5)].map(|game| game.save());
    let ids = [(&here, &saves[0]), (&there, &saves[1])]
        .map(|(tab, save)| Slots::new(tab).create(save, 1).expect("kept"));
    assert_ne!(ids[0], ids[1]);
    let slots = Slots::new(&shared);
    assert_eq!(slots.list().expect("answers").len(), 2);
    for (id, save) in ids.into_iter().zip(saves) {
        let opened = slots.open(id).expect("it loads");
        assert_eq!(opened.loaded.setup.game, save.game);
    }
}

#[test]
fn two_games_that_end_at_once_are_both_entered_and_both_can_be_replayed() {
    let shared = MemoryStore::default();
    let session = played(GameId::NEDERLAND, usize::MAX);
    let save = session.save();
    // As many as can be replayed, so that each of the two makes an old one go.
    for seed in 0..MAX_REPLAYS {
        History::new(&shared)
            .add(entry(&session), &with_seed(&save, seed))
            .expect("kept");
    }
    let (here, there) = (Tab::looking_at(&shared, 3), Tab::looking_at(&shared, 70));
    let games = [with_seed(&save, 1001), with_seed(&save, 1002)];
    for (tab, game) in [&here, &there].into_iter().zip(&games) {
        History::new(tab).add(entry(&session), game).expect("kept");
    }
    let history = History::new(&shared);
    assert_eq!(history.list().expect("answers").len(), MAX_REPLAYS + 2);
    for game in &games {
        assert!(history.number_of(game).expect("answers").is_some());
    }
}

#[test]
fn a_game_that_another_tab_is_about_to_enter_is_not_cleared_away() {
    let shared = MemoryStore::default();
    let session = played(GameId::NEDERLAND, usize::MAX);
    let save = session.save();
    let history = History::new(&shared);
    history.add(entry(&session), &save).expect("kept");
    // The other tab has written the game and not yet its entry.
    shared
        .set("branchline.finished.90000", &with_seed(&save, 1).to_json())
        .expect("memory takes anything");
    history
        .add(entry(&session), &with_seed(&save, 2))
        .expect("kept");
    assert!(history.text(90_000).expect("answers").is_some());
}

#[test]
fn the_list_of_earlier_releases_is_read_deleted_from_and_outgrown() {
    let shared = MemoryStore::default();
    let session = played(GameId::NEDERLAND, usize::MAX);
    let save = session.save();
    let listed: Vec<Played> = (1..=3)
        .map(|id| Played {
            id,
            ..entry(&session)
        })
        .collect();
    let list = serde_json::json!({ "played": listed }).to_string();
    shared.set("branchline.history", &list).expect("kept");
    for id in 1..=3 {
        let game = with_seed(&save, id).to_json();
        shared
            .set(&format!("branchline.finished.{id}"), &game)
            .expect("kept");
    }
    let history = History::new(&shared);
    let numbers = || {
        let list = history.list().expect("answers");
        list.iter().map(|played| played.id).collect::<Vec<_>>()
    };
    assert_eq!(numbers(), [3, 2, 1]);
    history.delete(2).expect("deleted");
    history.restore(2).expect("brought back");
    history.delete(1).expect("deleted");
    assert_eq!(numbers(), [3, 2]);
    history
        .add(entry(&session), &with_seed(&save, 9))
        .expect("kept");
    assert_eq!(numbers(), [4, 3, 2]);
    assert_eq!(history.open(1), Ok(None), "it takes up no room");
}

#[test]
fn tries_at_two_games_and_on_two_days_do_not_overwrite_each_other() {
    let shared = MemoryStore::default();
    let before = Daily::new(&shared);
    before.begin(GameId::NORDIC, 9, SlotId(1)).expect("kept");
    let save = played(GameId::NORDIC, usize::MAX);
    let game = entry(&save);
    let save = SaveFile {
        terms: Some(Terms {
            day: Some(9),
            ..Terms::default()
        }),
        ..save.save()
    };
    let [one, two, three] = [1, 2, 3].map(|chance| Tab::looking_at(&shared, chance));
    assert_eq!(
        Daily::new(&one).begin(GameId::GERMANY, 10, SlotId(2)),
        Ok(true)
    );
    // Midnight has passed in one tab, while yesterday's try ends in another.
    assert_eq!(
        Daily::new(&two).begin(GameId::NORDIC, 10, SlotId(3)),
        Ok(true)
    );
    Daily::new(&three).finish(&game, &save).expect("kept");
    let book = Daily::new(&shared).book().expect("answers");
    assert_eq!(book["germany"].latest, Some((10, SlotId(2))));
    assert_eq!(book["nordic"].latest, Some((10, SlotId(3))));
    assert!(book["nordic"].result(9).is_some());
}

#[test]
fn what_two_tabs_change_about_two_people_is_both_kept() {
    let shared = MemoryStore::default();
    shared
        .set(
            "branchline.people",
            r#"{"people":[{"name":"Ada","also":["A."],"badge":1},{"name":"Grace"},{"name":"Alan"}]}"#,
        )
        .expect("kept");
    let [one, two, three] = [1, 2, 3].map(|chance| Tab::looking_at(&shared, chance));
    change_people(&one, &[], |people| people.rename("Ada", "Ada L.")).expect("kept");
    change_people(&two, &[], |people| people.give_badge("Grace", 4)).expect("kept");
    change_people(&three, &[], |people| people.leave_out("Alan", true)).expect("kept");
    let people = people(&shared).expect("answers");
    assert_eq!(people.list().count() + people.left_out().count(), 3);
    assert_eq!(people.find("a.").expect("known").name, "Ada L.");
    assert_eq!(people.find("Grace").expect("known").badge, 4);
    assert!(people.find("Alan").expect("known").left_out);
}

#[test]
fn tables_named_and_puzzles_solved_in_two_tabs_are_both_kept() {
    let shared = MemoryStore::default();
    shared
        .set("branchline.puzzles", r#"{"nordic":[2],"atlantis":[1]}"#)
        .expect("kept");
    let (here, there) = (Tab::looking_at(&shared, 1), Tab::looking_at(&shared, 2));
    let save = played(GameId::NORDIC, 1).save();
    for (tab, title, number) in [(&here, "Sunday", 7), (&there, "Monday", 9)] {
        let table = RememberedTable {
            title: title.to_owned(),
            game: save.game,
            variant: save.variant,
            seats: save.seats.clone(),
            open_piles: save.open_piles,
            pace: None,
        };
        name_table(tab, &table).expect("kept");
        note_solved(tab, save.game, number).expect("kept");
    }
    let tables = named_tables(&shared, save.game).expect("answers");
    assert_eq!(tables.len(), 2);
    let solved = solved(&shared).expect("answers");
    assert!(solved["nordic"].iter().eq(&[2, 7, 9]));
    assert!(solved.contains_key("atlantis"));
}

#[test]
fn numbers_do_not_run_out_when_somebody_has_used_the_highest() {
    let shared = MemoryStore::default();
    let slots = Slots::new(&shared);
    let save = played(GameId::NORDIC, 5).save();
    let first = slots.create(&save, 1).expect("kept");
    let highest = u32::MAX;
    let record = shared
        .get(&format!("branchline.info.{}", first.0))
        .expect("answers")
        .expect("there");
    shared
        .set(
            &format!("branchline.info.{highest}"),
            &record.replacen("\"id\":1", &format!("\"id\":{highest}"), 1),
        )
        .expect("kept");
    assert_eq!(slots.create(&save, 2), Ok(SlotId(2)));
}
