//! Every scenario file, a test each, and what becomes of files that are none.

use std::fs;
use std::path::PathBuf;

use branchline::engine::scenario::check_files;
use proptest::prelude::*;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rules")
}

fn check(name: &str) {
    let file = format!("{name}.txt");
    let bytes = fs::read(folder().join(&file)).expect("the file can be read");
    let summary = check_files([(file.as_str(), bytes.as_slice())]);
    assert!(summary.scenarios > 0, "{file} holds no scenario");
    assert!(
        summary.failures.is_empty(),
        "\n{}",
        summary.failures.join("\n")
    );
}

macro_rules! files {
    ($($test:ident $name:literal),+ $(,)?) => {
        $(#[test]
        fn $test() {
            check($name);
        })+

        const FILES: &[&str] = &[$($name),+];
    };
}

files! {
    rail_setup "rail-setup",
    rail_draw "rail-draw",
    rail_claim "rail-claim",
    rail_tickets "rail-tickets",
    rail_turns "rail-turns",
    rail_count "rail-count",
    nordic_cards "nordic-cards",
    nordic_ferries "nordic-ferries",
    nordic_tunnels "nordic-tunnels",
    nordic_count "nordic-count",
    germany_tickets "germany-tickets",
    germany_passengers "germany-passengers",
    germany_count "germany-count",
    northern_lights_play "northern-lights-play",
    northern_lights_bonuses "northern-lights-bonuses",
    northern_lights_count "northern-lights-count",
    nederland_tolls "nederland-tolls",
    nederland_count "nederland-count",
    nederland_neutral "nederland-neutral",
}

#[test]
fn every_file_is_run() {
    let mut found: Vec<String> = fs::read_dir(folder())
        .expect("the folder can be read")
        .filter_map(|entry| {
            entry
                .expect("the folder can be read")
                .file_name()
                .into_string()
                .ok()
        })
        .collect();
    found.sort();
    let mut listed: Vec<String> = FILES.iter().map(|name| format!("{name}.txt")).collect();
    listed.sort();
    assert_eq!(found, listed);
}

fn all_texts() -> Vec<String> {
    FILES
        .iter()
        .map(|name| {
            fs::read_to_string(folder().join(format!("{name}.txt"))).expect("the file can be read")
        })
        .collect()
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
        ["a.txt:4: refused: WrongPayment [R-20: too few]"]
    );
}
