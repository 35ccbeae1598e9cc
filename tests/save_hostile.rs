//! Mutated saves: whatever the bytes, a typed answer, no panic, nothing overwritten.

mod support;

use branchline::catalog::*;
use branchline::engine::table::{Rng, Setup};
use branchline::save::*;
use branchline::session::*;
use serde_json::Value;
use support::saves::seal;
use support::sitting::play_until;

/// How many mutants are tried; more by hand with `MUTANTS`.
fn mutants() -> u32 {
    std::env::var("MUTANTS")
        .ok()
        .and_then(|count| count.parse().ok())
        .unwrap_or(20_000)
}

fn saves() -> Vec<String> {
    GameId::all()
        .map(|id| {
            let setup = Setup {
                game: id,
                variant: Variant::Standard,
                seats: 2,
                first: None,
                seed: 12,
                open_piles: SeatSet::NONE,
            };
            let sitters = vec![Sitter::person("Ada", 0), Sitter::bot("Bo", "novice", 1)];
            let mut session = Session::new(setup, sitters).expect("a table");
            play_until(&mut session, 60, &mut Rng::new(12));
            session.save().to_json()
        })
        .collect()
}

/// Every place in a JSON tree.
fn paths(value: &Value, here: String, all: &mut Vec<String>) {
    all.push(here.clone());
    match value {
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(index, item)| paths(item, format!("{here}/{index}"), all));
        }
        Value::Object(fields) => {
            fields
                .iter()
                .for_each(|(name, item)| paths(item, format!("{here}/{name}"), all));
        }
        _ => {}
    }
}

fn odd_value(rng: &mut Rng) -> Value {
    match rng.below(9) {
        0 => Value::Null,
        1 => Value::from(-1),
        2 => Value::from(u64::MAX),
        3 => Value::from(1e300),
        4 => Value::from("\u{0}\u{202e}🚂"),
        5 => Value::from("9".repeat(400)),
        6 => Value::Array(vec![Value::Null; 300]),
        7 => Value::Object(serde_json::Map::new()),
        _ => Value::from(rng.below(256)),
    }
}

fn mutant(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    match rng.below(5) {
        0 => {
            let at = rng.below(bytes.len() as u32) as usize;
            bytes[at] ^= 1 << rng.below(8);
        }
        1 => bytes.truncate(rng.below(bytes.len() as u32) as usize),
        2 => {
            let depth = 1 + rng.below(3_000) as usize;
            return "[".repeat(depth);
        }
        _ => return tree_mutant(text, rng),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Swaps two places of the tree, or puts something odd somewhere.
fn tree_mutant(text: &str, rng: &mut Rng) -> String {
    let mut value: Value = serde_json::from_str(text).expect("a sound save");
    let mut all = Vec::new();
    paths(&value, String::new(), &mut all);
    let mut place = || all[rng.below(all.len() as u32) as usize].clone();
    let (one, two) = (place(), place());
    let other = value.pointer(&two).cloned().unwrap_or(Value::Null);
    let odd = if rng.below(2) == 0 {
        other
    } else {
        odd_value(rng)
    };
    if let Some(target) = value.pointer_mut(&one) {
        *target = odd;
    }
    value.to_string()
}

#[test]
fn twenty_thousand_mutated_saves_end_in_a_game_or_a_typed_error() {
    let saves = saves();
    let seed = 2026;
    let mut rng = Rng::new(seed);
    let (mut refused, mut loaded_count) = (0, 0);
    for number in 0..mutants() {
        let text = mutant(&saves[rng.below(saves.len() as u32) as usize], &mut rng);
        let memory = MemoryStore::default();
        let slots = Slots::new(&memory);
        // As an import does: anything that is not a save is refused before anything is written.
        match load(&text) {
            Err(_) => refused += 1,
            Ok(loaded) => {
                loaded_count += 1;
                // Whatever loads can be played on and saved again.
                let mut session = Session::resume(loaded);
                session.open();
                if let Some(seat) = session.curtain() {
                    session
                        .update(Msg::LiftCurtain(seat))
                        .expect("the right person");
                }
                let mut actions = Vec::new();
                session.view().legal_actions(&mut actions);
                if let Some(action) = actions.first() {
                    session
                        .update(Msg::Act(*action))
                        .unwrap_or_else(|error| panic!("seed {seed} mutant {number}: {error:?}"));
                }
                slots.create(&session.save(), 1).expect("kept");
            }
        }
        // As with a damaged store: the text is set aside.
        memory
            .set("branchline.slot.7.a", &text)
            .expect("memory takes anything");
        if slots.open(SlotId(7)).is_err() {
            let kept = slots
                .quarantined()
                .expect("answers")
                .iter()
                .any(|kept| kept.text == text);
            let there = memory.get("branchline.slot.7.a") == Ok(Some(text));
            assert!(kept || there, "seed {seed} mutant {number} is lost");
        }
    }
    assert!(
        refused > loaded_count && loaded_count > 0,
        "{refused} refused, {loaded_count} loaded"
    );
}

/// A save whose decisions cannot be played, so that all depends on the position.
fn position_only(text: &str) -> Value {
    let mut value: Value = serde_json::from_str(text).expect("a sound save");
    value["actions"] = Value::from(vec!["A nonsense"]);
    value
}

#[test]
fn names_of_nothing_in_a_position_are_refused() {
    let odd = ["atlantis-oslo", "", "oslo-vaasa Z", "none", "\u{202e}", "1"];
    for text in saves() {
        let sound = position_only(&text);
        assert!(
            load(&sound.to_string()).is_ok(),
            "the position alone is sound"
        );
        for pointer in [
            "/first",
            "/to_act",
            "/question",
            "/market",
            "/pile",
            "/seats/0/hand",
            "/seats/0/tickets/0",
            "/ticket_piles/0/0",
            "/ticket_pile/0",
            "/bonus_cards/0",
        ] {
            for word in odd {
                let mut bad = sound.clone();
                let state = &mut bad["checkpoint"]["state"];
                let Some(place) = state.pointer_mut(pointer) else {
                    continue;
                };
                if place == word {
                    // An empty hand is called none.
                    continue;
                }
                *place = Value::from(word);
                seal(&mut bad);
                assert_eq!(
                    load(&bad.to_string()).err(),
                    Some(LoadError::BadCheckpoint),
                    "{pointer} {word:?}"
                );
            }
        }
    }
}

#[test]
fn twenty_thousand_mutated_positions_end_in_a_sound_game_or_a_typed_error() {
    let saves: Vec<Value> = saves().iter().map(|text| position_only(text)).collect();
    let seed = 2027;
    let mut rng = Rng::new(seed);
    let (mut refused, mut loaded_count) = (0, 0);
    for number in 0..mutants() {
        let mut save = saves[rng.below(saves.len() as u32) as usize].clone();
        let state = tree_mutant(&save["checkpoint"]["state"].to_string(), &mut rng);
        save["checkpoint"]["state"] = serde_json::from_str(&state).expect("a tree");
        seal(&mut save);
        match load(&save.to_string()) {
            Err(error) => {
                assert_eq!(
                    error,
                    LoadError::BadCheckpoint,
                    "seed {seed} mutant {number}"
                );
                refused += 1;
            }
            Ok(loaded) => {
                loaded_count += 1;
                let mut session = Session::resume(loaded);
                // Whatever loads can be played to its end.
                if number % 50 == 0 {
                    play_until(&mut session, 3_000, &mut rng);
                }
            }
        }
    }
    assert!(
        refused > 0 && loaded_count > 0,
        "{refused} refused, {loaded_count} loaded"
    );
}

#[test]
fn first_tickets_that_nobody_could_deal_are_refused() {
    let file = |name: &str| {
        let text = std::fs::read_to_string(format!("tests/saves/{name}.json")).expect("text");
        let session = Session::resume(load(&text).expect("a game"));
        position_only(&session.save().to_json())
    };
    // Somebody has announced more than are dealt, or nothing, or all announce at once (GE-2).
    let split = file("format-1-germany-first-split");
    let sound = split["checkpoint"]["state"]["seats"].clone();
    assert!(load(&split.to_string()).is_ok());
    for counts in [[200, 0], [4, 1], [1, 1], [4, 0], [0, 0]] {
        let mut bad = split.clone();
        for seat in bad["checkpoint"]["state"]["seats"]
            .as_array_mut()
            .expect("seats")
        {
            seat["split"] = Value::from(counts.to_vec());
        }
        if bad["checkpoint"]["state"]["seats"] == sound {
            continue;
        }
        seal(&mut bad);
        let error = load(&bad.to_string()).err();
        assert_eq!(error, Some(LoadError::BadCheckpoint), "{counts:?}");
    }
    // Somebody who has still to choose has nothing to choose from; the tickets lie in the pile instead.
    let mut bad = file("format-1-nordic-first-tickets");
    let state = &mut bad["checkpoint"]["state"];
    let waiting = usize::from(state["to_act"] == "A");
    let offer = state["seats"][waiting]["offer"].take();
    state["seats"][waiting]["offer"] = Value::Array(Vec::new());
    let offer = offer.as_array().expect("an offer").clone();
    assert!(!offer.is_empty());
    let pile = state["ticket_piles"][0].as_array_mut().expect("a pile");
    pile.extend(offer);
    seal(&mut bad);
    assert_eq!(load(&bad.to_string()).err(), Some(LoadError::BadCheckpoint));
}
