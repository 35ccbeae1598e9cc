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
    rail_draw "rail-draw",
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
