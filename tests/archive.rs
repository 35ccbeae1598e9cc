//! The whole record as a file: taken away, brought back, joined with another, and made by somebody who means harm.

mod support;

use branchline::catalog::GameId;
use branchline::save::*;
use branchline::session::Session;
use serde_json::{Value, json};
use support::sitting::played;

fn add(memory: &MemoryStore, session: &Session, seed: usize, ended_ms: u64) {
    let save = SaveFile {
        seed: (seed + 1000).to_string(),
        ..session.save()
    };
    let entry = session.played(ended_ms).expect("over");
    History::new(memory).add(entry, &save).expect("kept");
}

fn list(memory: &MemoryStore) -> Vec<Played> {
    History::new(memory).list().expect("answers")
}

fn taken(memory: &MemoryStore, text: &str) -> TakenIn {
    take_in(memory, text).expect("a record").expect("of today")
}

#[test]
fn a_record_moves_to_another_device_whole_and_only_once() {
    let here = MemoryStore::default();
    let sessions =
        [GameId::NEDERLAND, GameId::CARD_GAME, GameId::NORDIC].map(|id| played(id, usize::MAX));
    for (at, session) in sessions.iter().enumerate() {
        let entry = session.played(at as u64).expect("over");
        History::new(&here)
            .add(entry, &session.save())
            .expect("kept");
    }
    change_people(&here, &list(&here), |people| people.rename("Ada", "Ada L.")).expect("kept");
    let file = export_all(&here).expect("answers");

    let there = MemoryStore::default();
    let first = taken(&there, &file);
    assert_eq!(
        (first.added, first.known, first.unreadable, first.stopped),
        (3, 0, 0, None)
    );
    assert_eq!(list(&there), list(&here));
    assert_eq!(people(&there), people(&here));
    let replay = History::new(&there)
        .open(1)
        .expect("answers")
        .expect("whole");
    assert_eq!(
        replay.expect("loads").action_count(),
        sessions[0].action_count()
    );

    let again = taken(&there, &file);
    assert_eq!((again.added, again.known), (0, 3));
    assert_eq!(list(&there).len(), 3);
}

#[test]
fn two_records_are_joined_by_the_time_of_their_games() {
    let (here, there) = (MemoryStore::default(), MemoryStore::default());
    let session = played(GameId::NEDERLAND, usize::MAX);
    for at in 0..MAX_REPLAYS {
        add(&here, &session, at, 1000 + at as u64);
        add(&there, &session, 500 + at, at as u64);
    }
    change_people(&here, &[], |people| {
        people.meet("Ada", 0);
        people.rename("Ada", "Ada L.")
    })
    .expect("kept");
    change_people(&there, &[], |people| {
        people.meet("ada", 3);
        people.meet("Mum", 1);
        people.merge("Mum", "ada")
    })
    .expect("kept");
    let latest = list(&here)[0].id;
    assert_eq!(
        taken(&here, &export_all(&there).expect("answers")).added,
        MAX_REPLAYS
    );
    let all = list(&here);
    assert!(all.is_sorted_by(|one, other| one.ended_ms >= other.ended_ms));
    let history = History::new(&here);
    assert_eq!(all[0].id, latest);
    assert!(
        history.text(latest).expect("answers").is_some(),
        "older games do not push out newer ones"
    );
    assert_eq!(history.replayable().expect("answers").len(), MAX_REPLAYS);
    let known = people(&here).expect("answers");
    let ada = known.find("Mum").expect("she came along");
    assert_eq!((ada.name.as_str(), ada.badge), ("Ada L.", 0));
}

#[test]
fn a_single_game_is_no_record_and_neither_is_nonsense() {
    let memory = MemoryStore::default();
    let game = played(GameId::NORDIC, 9).save().to_json();
    for text in [
        game.as_str(),
        "",
        "7",
        "[]",
        "{}",
        "{\"branchline-record\":\"x\"}",
        "\u{0}",
    ] {
        assert_eq!(take_in(&memory, text), None, "{text}");
    }
    let newer = take_in(&memory, "{\"branchline-record\":2}");
    assert_eq!(newer, Some(Err(LoadError::NewerFormat { version: 2 })));
    assert!(memory.keys("").expect("answers").is_empty());
}

#[test]
fn what_makes_no_sense_in_a_record_is_left_out_and_the_rest_comes_in() {
    let memory = MemoryStore::default();
    let session = played(GameId::NEDERLAND, usize::MAX);
    add(&memory, &session, 1, 5);
    let file: Value = serde_json::from_str(&export_all(&memory).expect("answers")).expect("JSON");
    let sound = file["games"][0].clone();
    let changed = |change: fn(&mut Value)| {
        let mut game = sound.clone();
        game["played"]["ended_ms"] = json!(77);
        game.as_object_mut().expect("fields").remove("whole");
        change(&mut game);
        game
    };
    let bad = [
        json!(null),
        json!({ "played": 3 }),
        changed(|game| game["played"]["game"] = json!("atlantis")),
        changed(|game| game["played"]["totals"] = json!([1])),
        changed(|game| game["played"]["winners"] = json!([9])),
        changed(|game| game["played"]["seats"] = json!([])),
        changed(|game| game["played"]["seats"][0]["color"] = json!(200)),
        changed(|game| game["played"]["seats"][0]["name"] = json!("x".repeat(5000))),
        changed(|game| game["played"]["deeds"] = json!([{}])),
    ];
    let (count, mut games) = (bad.len(), bad.to_vec());
    games.push(sound.clone());
    // Whoever gives themselves more points is given those of the game itself.
    let mut boast = sound.clone();
    boast["played"]["totals"] = json!([9999, 0]);
    games.push(boast);
    let file = json!({
        "branchline-record": 1,
        "people": { "people": [{ "name": "x".repeat(5000) }, { "name": "Eve", "badge": 77 }, { "name": "Mum" }] },
        "games": games,
    });
    let there = MemoryStore::default();
    let found = taken(&there, &file.to_string());
    assert_eq!((found.added, found.known, found.unreadable), (1, 1, count));
    assert_eq!(
        list(&there)[0].totals,
        session.scores().expect("over").totals()
    );
    let names = people(&there).expect("answers");
    assert_eq!(
        names.list().map(|it| it.name.as_str()).collect::<Vec<_>>(),
        ["Mum"]
    );
}
