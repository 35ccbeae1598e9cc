//! The saves of all releases, and what tests do to them.

use branchline::catalog::fingerprint;
use branchline::engine::game::GameState;
use branchline::save::{Loaded, load};
use branchline::session::Session;
use serde_json::Value;

/// Every file under `tests/saves`, by name.
pub fn all_saves() -> Vec<(String, Value)> {
    let folder = std::fs::read_dir("tests/saves").expect("the folder of old saves");
    let mut files: Vec<(String, Value)> = folder
        .map(|entry| {
            let path = entry.expect("a file").path();
            let text = std::fs::read_to_string(&path).expect("text");
            let name = path.file_stem().expect("a name").display().to_string();
            (name, serde_json::from_str(&text).expect("JSON"))
        })
        .collect();
    files.sort_by(|one, other| one.0.cmp(&other.0));
    assert!(files.len() >= 40, "the saves are there");
    files
}

/// The game of a save that must load.
pub fn opened(name: &str, save: &Value) -> Loaded {
    load(&save.to_string()).unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

/// The whole truth of a position, comparable between a game and a changed copy of it.
pub fn truth(state: &GameState) -> Value {
    serde_json::to_value(state).expect("plain data")
}

/// The save with a decision that nobody understands any longer.
pub fn without_replay(save: &Value) -> Value {
    let mut save = save.clone();
    let actions = save["actions"].as_array_mut().expect("actions");
    actions.insert(0, Value::from("A fly to-the-moon"));
    save
}

/// As a release does that knows other fields.
pub fn seal(save: &mut Value) {
    let state = save["checkpoint"]["state"].to_string();
    save["checkpoint"]["digest"] = Value::from(format!("{:016x}", fingerprint(state.into_bytes())));
}

/// The save as this release writes it.
pub fn written_anew(name: &str, save: &Value) -> Value {
    let session = Session::resume(opened(name, save));
    serde_json::to_value(session.save()).expect("plain data")
}
