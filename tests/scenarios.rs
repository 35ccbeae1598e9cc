//! Runs every scenario file, and files that are not scenarios.

use std::fs;
use std::path::PathBuf;

use branchline::catalog::GameId;
use branchline::engine::scenario::check_files;
use proptest::prelude::*;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rules")
}

/// The scenario files, by name.
fn files() -> Vec<(String, String)> {
    let entries = fs::read_dir(folder()).expect("the folder can be read");
    let mut files: Vec<(String, String)> = entries
        .map(|entry| {
            let path = entry.expect("the folder can be read").path();
            let name = path.file_name().expect("a file").to_string_lossy();
            let text = fs::read_to_string(&path).expect("scenario files are text");
            (name.into_owned(), text)
        })
        .collect();
    files.sort();
    files
}

#[test]
fn the_rules_are_as_every_scenario_says() {
    let files = files();
    let mut failures = Vec::new();
    for (name, text) in &files {
        let summary = check_files([(name.as_str(), text.as_bytes())]);
        assert!(summary.scenarios > 0, "{name} holds no scenario");
        failures.extend(summary.failures);
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    for id in GameId::all() {
        let line = format!("game {}", id.slug());
        let named = |(_, text): &(String, String)| text.lines().any(|other| other == line);
        assert!(files.iter().any(named), "no scenario plays {}", id.slug());
    }
}

fn all_texts() -> Vec<String> {
    files().into_iter().map(|(_, text)| text).collect()
}

/// Words of the format in any order: more of it is read than of plain noise.
fn word_salad() -> impl Strategy<Value = String> {
    let words: Vec<String> = all_texts()
        .iter()
        .flat_map(|text| text.split_inclusive(char::is_whitespace))
        .map(str::to_owned)
        .collect();
    let line = prop::collection::vec(prop::sample::select(words), 0..400);
    line.prop_map(|words| words.concat())
}

/// Lines of one file in any order, any of them left out or doubled.
fn line_salad() -> impl Strategy<Value = String> {
    prop::sample::select(all_texts()).prop_flat_map(|text| {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        prop::collection::vec(prop::sample::select(lines), 0..80).prop_map(|lines| lines.join("\n"))
    })
}

#[test]
fn another_game_starts_from_an_empty_table() {
    let text = "game germany\ntrack A munchen-osterreich\ngame nederland\n\
                scenario R-25: nothing of the first game is left\n? wagons A 40\n";
    let report = check_files([("lines", text.as_bytes())]);
    assert!(report.failures.is_empty(), "{:?}", report.failures);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_bytes_end_in_a_report(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        let summary = check_files([("bytes", bytes.as_slice())]);
        prop_assert!(summary.failures.iter().all(|line| line.starts_with("bytes:")));
    }

    #[test]
    fn any_text_ends_in_a_report(text in "\\PC*") {
        check_files([("text", text.as_bytes())]);
    }

    #[test]
    fn any_words_end_in_a_report(text in word_salad()) {
        check_files([("words", text.as_bytes())]);
    }

    #[test]
    fn any_lines_end_in_a_report(text in line_salad()) {
        check_files([("lines", text.as_bytes())]);
    }

    #[test]
    fn a_changed_file_ends_in_a_report(
        text in prop::sample::select(all_texts()),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20),
    ) {
        let mut bytes = text.into_bytes();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        check_files([("changed", bytes.as_slice())]);
    }
}

#[test]
fn a_failure_names_file_line_and_reason() {
    let text = b"game nordic\nscenario R-20: too few\nhand A blue\nA: claim goteborg-orebro blue\n";
    let summary = check_files([("a.txt", text.as_slice())]);
    assert_eq!(summary.scenarios, 1);
    assert_eq!(
        summary.failures,
        ["a.txt:4: refused: WrongPayment(TooFew { missing: 1 }) [R-20: too few]"]
    );
}
