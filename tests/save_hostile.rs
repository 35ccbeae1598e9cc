//! Mutated saves: whatever the bytes, a typed answer, no panic, nothing overwritten.

mod support;

use branchline::catalog::*;
use branchline::engine::table::{Rng, Setup};
use branchline::save::*;
use branchline::session::*;
use serde_json::Value;
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
        // As an import does: what is no save is refused before anything is written.
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
        // As a damaged store does: the text is kept aside.
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

#[test]
fn ids_of_nothing_in_a_checkpoint_are_refused() {
    // A ticket number beyond any set of tickets must be noticed before anybody collects it into one.
    for text in saves() {
        let mut value: Value = serde_json::from_str(&text).expect("a sound save");
        value["actions"] = Value::Array(Vec::new());
        for number in [46, 127, 128, 200, 255] {
            let mut bad = value.clone();
            let state = &mut bad["checkpoint"]["state"];
            for pointer in [
                "/rail/hidden/ticket_piles/0/0/ticket",
                "/yard/hidden/ticket_pile/0/ticket",
            ] {
                if let Some(ticket) = state.pointer_mut(pointer) {
                    *ticket = Value::from(number);
                }
            }
            assert_eq!(load(&bad.to_string()).err(), Some(LoadError::BadCheckpoint));
        }
    }
}
