//! The architecture, enforced: which part of the program may name which (see ARCHITECTURE.md).

mod sources;

use sources::{Source, rust_sources};

/// Each layer with the others it may name, bottom to top.
const LAYERS: [(&str, &[&str]); 9] = [
    ("catalog", &[]),
    ("engine", &["catalog"]),
    ("text", &["catalog", "engine"]),
    ("bots", &["catalog", "engine"]),
    ("save", &["catalog", "engine"]),
    ("scene", &["catalog", "engine"]),
    (
        "session",
        &["catalog", "engine", "text", "bots", "save", "scene"],
    ),
    (
        "platform",
        &[
            "catalog", "engine", "text", "bots", "save", "scene", "session",
        ],
    ),
    (
        "ui",
        &[
            "catalog", "engine", "text", "bots", "save", "scene", "session", "platform",
        ],
    ),
];

/// Crates that belong to a browser, and the lowest layer that may name them.
const BROWSER_CRATES: [(&str, &[&str]); 5] = [
    ("leptos", &["ui"]),
    ("web_sys", &["platform", "ui"]),
    ("js_sys", &["platform", "ui"]),
    ("wasm_bindgen", &["platform", "ui"]),
    ("getrandom", &["platform"]),
];

#[test]
fn layers_name_only_what_lies_below() {
    let mut faults = Vec::new();
    for source in layered_sources() {
        let layer = layer_of(&source);
        let Some((_, below)) = LAYERS.iter().find(|(name, _)| *name == layer) else {
            faults.push(format!(
                "{}: `{layer}` is no layer of the architecture",
                source.path
            ));
            continue;
        };
        for (other, _) in LAYERS {
            if other != layer
                && !below.contains(&other)
                && names(&source, &format!("crate::{other}"))
            {
                faults.push(format!(
                    "{}: `{layer}` must not name `{other}`",
                    source.path
                ));
            }
        }
        if source.code().any(|(_, line)| line.contains("use crate::{")) {
            faults.push(format!(
                "{}: one `use` per layer, so that this test can read it",
                source.path
            ));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn only_the_top_knows_the_browser() {
    let mut faults = Vec::new();
    for source in layered_sources() {
        let layer = layer_of(&source);
        for (library, allowed) in BROWSER_CRATES {
            if !allowed.contains(&layer.as_str()) && names(&source, &format!("{library}::")) {
                faults.push(format!(
                    "{}: `{layer}` must not name `{library}`",
                    source.path
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_two_rule_sets_do_not_know_each_other() {
    for source in rust_sources("src/engine") {
        for (one, other) in [
            ("rail", "yard"),
            ("yard", "rail"),
            ("table", "rail"),
            ("table", "yard"),
        ] {
            let inside = source.path.starts_with(&format!("src/engine/{one}"));
            let named = names(&source, &format!("engine::{other}"))
                || names(&source, &format!("super::{other}"));
            assert!(
                !(inside && named),
                "{}: `{one}` must not name `{other}`",
                source.path
            );
        }
    }
}

#[test]
fn only_the_engine_sees_the_whole_state() {
    for source in layered_sources() {
        let may_not = ["bots", "text", "scene", "ui"].contains(&layer_of(&source).as_str());
        assert!(
            !(may_not && names(&source, "GameState")),
            "{}: a layer that must not know secrets names GameState",
            source.path
        );
    }
}

/// Where a rule set may be named outside the engine: its own table, and texts, scenes and bots.
const RULE_SET_NAMED_IN: [&str; 6] = [
    "src/catalog/",
    "src/text/",
    "src/scene/",
    "src/bots/",
    "src/ui/play/rail/",
    "src/ui/play/yard/",
];
/// The one place that chooses a table.
const CHOOSER: &str = "src/ui/play/mod.rs";
/// What makes puzzles knows one rule set each, and chooses between them.
const PUZZLE_MAKERS: &str = "src/bin/sim/puzzles/";

#[test]
fn games_are_seen_through_one_surface() {
    for source in layered_sources().chain(program_sources()) {
        let path = source.path.as_str();
        let may = path.starts_with("src/engine/")
            || path.starts_with(PUZZLE_MAKERS)
            || path == CHOOSER
            || RULE_SET_NAMED_IN
                .iter()
                .any(|folder| path.starts_with(folder));
        for name in [
            "engine::rail",
            "engine::yard",
            "RailGame",
            "YardGame",
            "Game::Rail",
            "Game::Yard",
            "PlayerView::Rail",
            "PlayerView::Yard",
            "Action::Rail",
            "Action::Yard",
            "Sighting::Rail",
            "Sighting::Yard",
        ] {
            assert!(may || !names(&source, name), "{path}: names `{name}`");
        }
    }
}

#[test]
fn nobody_but_the_chooser_names_both_rule_sets() {
    let above = ["src/ui/", "src/session/", "src/save/", "src/platform/"];
    let sources = layered_sources().filter(|source| {
        source.path != CHOOSER && above.iter().any(|folder| source.path.starts_with(folder))
    });
    for source in sources {
        let rail = ["rail", "RailView", "RailOptions", "RailAction", "RailEvent"];
        let yard = ["yard", "YardView", "YardOptions", "YardAction", "YardEvent"];
        let named = |words: &[&str]| words.iter().any(|word| names(&source, word));
        assert!(
            !(named(&rail) && named(&yard)),
            "{}: names both rule sets",
            source.path
        );
    }
}

#[test]
fn the_screen_is_told_sightings_and_no_facts() {
    for source in layered_sources() {
        let above = ["platform", "ui"].contains(&layer_of(&source).as_str());
        assert!(
            !(above && names(&source, "Fact")),
            "{}: a fact holds what somebody may not see",
            source.path
        );
    }
}

#[test]
fn nothing_in_the_sources_is_called_unreachable() {
    for source in layered_sources() {
        assert!(
            !names(&source, "unreachable"),
            "{}: make it impossible instead",
            source.path
        );
    }
}

/// All of `src` but the programs and the roots of the two packages, which may name everything.
fn layered_sources() -> impl Iterator<Item = Source> {
    rust_sources("src")
        .into_iter()
        .filter(|source| !["src/lib.rs", "src/core.rs"].contains(&source.path.as_str()))
        .filter(|source| !source.path.starts_with("src/bin/"))
}

/// The app and the tools, which stand above all layers.
fn program_sources() -> impl Iterator<Item = Source> {
    let sources = rust_sources("src").into_iter();
    sources.filter(|source| source.path.starts_with("src/bin/"))
}

fn layer_of(source: &Source) -> String {
    let inside = source.path.trim_start_matches("src/");
    let name = inside.split('/').next().unwrap_or(inside);
    name.trim_end_matches(".rs").to_owned()
}

/// Whether the code, comments aside, contains the path as a whole word.
fn names(source: &Source, path: &str) -> bool {
    source.code().any(|(_, line)| {
        line.match_indices(path).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            let after = line[at + path.len()..].chars().next();
            let word = |letter: Option<char>| {
                letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
            };
            !word(before) && (path.ends_with("::") || !word(after))
        })
    })
}
