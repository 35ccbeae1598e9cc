//! The list of borrowed libraries is whole and names the versions that are in the program.

use std::collections::BTreeSet;
use std::process::Command;

/// What the app is linked with, as cargo knows it.
fn in_the_program() -> BTreeSet<String> {
    let tree = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["tree", "--locked", "--target", "wasm32-unknown-unknown"])
        .args(["--features", "ui", "-e", "normal,no-proc-macro"])
        .args(["--prefix", "none", "-f", "{p}: {l}"])
        .output()
        .expect("cargo is there");
    assert!(tree.status.success(), "cargo lists the libraries");
    let tree = String::from_utf8(tree.stdout).expect("text");
    let lines = tree.lines().map(|line| line.trim_end_matches(" (*)"));
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("branchline"));
    lines.map(|line| line.replacen(" v", "-", 1)).collect()
}

#[test]
fn every_library_is_named_with_its_version_and_licence() {
    let listed = include_str!("../public/licences.txt");
    let listed: BTreeSet<&str> = listed.lines().collect();
    for library in in_the_program() {
        assert!(
            listed.contains(library.as_str()),
            "{library} is missing: .ci/licences makes the list again"
        );
    }
}

/// Each can be used under one of the licences whose text is there.
#[test]
fn the_text_of_every_licence_is_there() {
    let texts = include_str!("../public/licences.txt");
    for (name, title) in [
        ("MIT", "---- The MIT licence"),
        ("Zlib", "---- The zlib licence"),
        ("BSL-1.0", "---- The Boost software licence"),
        ("Unicode-3.0", "---- The Unicode licence"),
    ] {
        assert!(texts.contains(title), "{name}");
    }
    for library in in_the_program() {
        let (_, licence) = library.split_once(": ").expect("name and licence");
        let known = ["MIT", "Zlib", "BSL-1.0", "Unicode-3.0"];
        let known = known.iter().any(|name| licence.contains(name));
        assert!(known, "{library}: the text of its licence is missing");
    }
}
