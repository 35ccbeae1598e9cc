//! Saves outlive changes of the data and of the rules: lines in another order, renamed cities, decisions that can no
//! longer be played, other counts.

mod support;

use branchline::catalog::*;
use branchline::engine::table::Rng;
use branchline::save::*;
use branchline::session::*;
use serde_json::Value;
use support::saves::*;
use support::sitting::{played, step};

/// Takes the last decision back if that is allowed; the position after that.
fn undone(loaded: Loaded) -> Result<Value, NoUndo> {
    let mut session = Session::resume(loaded);
    match session.update(Msg::Undo) {
        Ok(_) => {
            let save = session.save().to_json();
            Ok(truth(&load(&save).expect("just saved").state))
        }
        Err(Refusal::Undo(reason)) => Err(reason),
        Err(other) => panic!("{other:?}"),
    }
}

/// Puts a copy of every game that has a save on the shelf, with each of its files changed.
fn changed_copies(word: &str, change: impl Fn(GameId, &str, &str) -> String) {
    let saved = all_saves()
        .into_iter()
        .map(|(_, save)| save["game"].clone());
    let mut originals: Vec<GameId> = saved
        .map(|slug| serde_json::from_value(slug).expect("a game"))
        .collect();
    originals.sort_unstable();
    originals.dedup();
    for id in originals {
        let edit = |file: &str, text: &str| -> &'static str { change(id, file, text).leak() };
        let copy = match files(id) {
            Files::Rail(files) => Files::Rail(RailFiles {
                cities: edit("cities", files.cities),
                tracks: edit("tracks", files.tracks),
                tickets: edit("tickets", files.tickets),
                bonuses: edit("bonuses", files.bonuses),
                board: edit("board", files.board),
                ..files
            }),
            Files::Yard(files) => Files::Yard(YardFiles {
                cities: edit("cities", files.cities),
                tickets: edit("tickets", files.tickets),
                ..files
            }),
        };
        let slug = format!("{}-{word}", id.slug());
        install(&slug, &copy).unwrap_or_else(|faults| panic!("{slug}: {faults:#?}"));
    }
}

/// The same save, but of the changed copy of its game.
fn moved(save: &Value, word: &str) -> Value {
    let mut save = save.clone();
    let slug = format!("{}-{word}", save["game"].as_str().expect("a game"));
    save["game"] = Value::from(slug);
    save
}

/// Every save leads to the same place with a changed copy of its game, and can be taken back as far.
fn all_load_the_same(word: &str) {
    let mut taken_back = 0;
    for (name, save) in all_saves() {
        let (before, after) = (opened(&name, &save), opened(&name, &moved(&save, word)));
        assert_eq!(truth(&after.state), truth(&before.state), "{name}");
        assert_eq!(after.notice, before.notice, "{name}");
        let (before, after) = (undone(before), undone(after));
        assert_eq!(after, before, "{name}");
        taken_back += usize::from(after.is_ok());
    }
    assert!(taken_back >= 5, "{taken_back} saves can be taken back");
}

/// Shuffles what stands between two headings.
fn shuffled(text: &str, rng: &mut Rng) -> String {
    let fixed = |line: &str| {
        let head = line.split_whitespace().next();
        matches!(head, None | Some("#" | "pile" | "country")) || line.starts_with('#')
    };
    let mut lines: Vec<&str> = text.lines().collect();
    for block in lines.chunk_by_mut(|one, other| fixed(one) == fixed(other)) {
        if !fixed(block[0]) {
            rng.shuffle(block);
        }
    }
    lines.join("\n")
}

#[test]
fn the_order_of_lines_means_nothing_to_a_save() {
    changed_copies("shuffled", |_, file, text| match file {
        "board" => text.to_owned(),
        _ => {
            let shuffled = shuffled(text, &mut Rng::new(7));
            assert!(text.is_empty() || shuffled.trim() != text.trim(), "{file}");
            shuffled
        }
    });
    all_load_the_same("shuffled");
}

/// Every city gets a new id and keeps its old one as an alias.
fn renamed(id: GameId, file: &str, text: &str) -> String {
    let ids: Vec<String> = match game(id) {
        Game::Rail(game) => game
            .cities()
            .iter()
            .map(|city| city.id().to_owned())
            .collect(),
        Game::Yard(game) => game
            .cities()
            .iter()
            .map(|city| city.id().to_owned())
            .collect(),
    };
    let new = |word: &str| match ids.iter().any(|id| id == word) {
        true => format!("new-{word}"),
        false => match word
            .strip_prefix("neutral=")
            .and_then(|pair| pair.split_once('/'))
        {
            Some((a, b)) => format!("neutral=new-{a}/new-{b}"),
            None => word.to_owned(),
        },
    };
    let line = |line: &str| {
        if line.starts_with('#') || line.starts_with("country") || file == "bonuses" {
            return line.to_owned();
        }
        // Only words before the first quoted name are ids.
        let words = line.split_inclusive(' ');
        let renamed: String = words
            .map(|word| word.replace(word.trim(), &new(word.trim())))
            .collect();
        let head = line.split(' ').next().unwrap_or_default();
        match file == "cities" && ids.iter().any(|id| id == head) {
            true => format!("{renamed} was={head}"),
            false => renamed,
        }
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_save_knows_renamed_cities_by_the_names_that_they_had() {
    changed_copies("renamed", renamed);
    all_load_the_same("renamed");
    // The same where decisions can no longer be played, in both formats.
    for (name, save) in all_saves() {
        let save = without_replay(&save);
        let again = Session::resume(opened(&name, &save)).save();
        let again = serde_json::to_value(&again).expect("plain data");
        let here = truth(&opened(&name, &save).state);
        for save in [save, again] {
            let moved = opened(&name, &moved(&save, "renamed"));
            assert_eq!(truth(&moved.state), here, "{name}");
        }
    }
}

#[test]
fn where_no_decision_can_be_played_the_saved_position_goes_on() {
    for (name, save) in all_saves() {
        let whole = opened(&name, &save);
        let kept = opened(&name, &without_replay(&save));
        assert_eq!(kept.notice, Some(Notice::RulesChanged), "{name}");
        if whole.notice.is_none() {
            assert_eq!(truth(&kept.state), truth(&whole.state), "{name}");
        }
        let mut session = Session::resume(kept);
        assert_eq!(session.why_no_undo(), Some(NoUndo::RulesChanged), "{name}");
        if session.is_over() {
            continue;
        }
        step(&mut session, &mut Rng::new(1));
        let saved = serde_json::to_value(session.save()).expect("plain data");
        assert_eq!(
            saved["actions"][0], "A fly to-the-moon",
            "{name}: kept as it was"
        );
        assert_eq!(opened(&name, &saved).action_count(), session.action_count());
    }
}

#[test]
fn what_a_corrected_rule_changes_is_said_once() {
    for (name, save) in all_saves() {
        let loaded = opened(&name, &save);
        let expected = match name.as_str() {
            // The start was worth nothing (NE-10).
            "format-1-nederland-no-tolls-turn" | "format-1-nederland-no-tolls-over" => {
                Some(Notice::Recounted)
            }
            // Tickets were turned up for a neutral player without wagons (NE-12).
            "format-1-nederland-neutral-out-of-wagons" => Some(Notice::Recounted),
            // And then somebody kept tickets that would have been others.
            "format-1-nederland-neutral-out-of-wagons-kept" => Some(Notice::RulesChanged),
            _ => None,
        };
        assert_eq!(loaded.notice, expected, "{name}");
        if expected == Some(Notice::Recounted) {
            let again = opened(&name, &written_anew(&name, &save));
            assert_eq!(again.notice, None, "{name}");
        }
    }
}

#[test]
fn a_position_that_does_not_fit_its_decisions_gives_way_to_them() {
    let save = played(GameId::NORDIC, 40).save();
    let sound = load(&save.to_json()).expect("a game");
    // The position of a moment earlier, whole in itself.
    let earlier = played(GameId::NORDIC, 39).save();
    let mixed = SaveFile {
        checkpoint: earlier.checkpoint,
        ..save.clone()
    };
    let loaded = load(&mixed.to_json()).expect("the decisions lead somewhere");
    assert_eq!(loaded.state, sound.state);
    assert_eq!(loaded.notice, Some(Notice::Mended));
    // By another release with other data, that is what a correction looks like.
    let older = SaveFile {
        data: "0".repeat(16),
        ..mixed
    };
    let loaded = load(&older.to_json()).expect("the decisions lead somewhere");
    assert_eq!(loaded.state, sound.state);
    assert_eq!(loaded.notice, Some(Notice::Recounted));
    // Data that has changed without changing this game is not worth a word.
    let older = SaveFile {
        data: "0".repeat(16),
        ..save
    };
    assert_eq!(load(&older.to_json()).expect("a game").notice, None);
}
