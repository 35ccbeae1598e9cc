//! Every scenario file, a test each, and what becomes of files that are none.

use std::fs;
use std::path::PathBuf;

use branchline::engine::scenario::check_files;

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
        .filter(|name| name != "ids.txt")
        .collect();
    found.sort();
    let mut listed: Vec<String> = FILES.iter().map(|name| format!("{name}.txt")).collect();
    listed.sort();
    assert_eq!(found, listed);
}
