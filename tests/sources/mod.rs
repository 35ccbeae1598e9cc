//! The project's own files, for the tests that read them.

#![allow(dead_code, reason = "each test that includes this uses a part of it")]

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project.
pub struct Source {
    /// From the top of the project, with slashes.
    pub path: String,
    /// What it says.
    pub text: String,
}

impl Source {
    /// Line numbers and lines without comments. Good enough for sources that put comments on their own lines.
    pub fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.split("//").next().unwrap_or(line)))
    }
}

/// The top of the project.
pub fn top() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files under a folder; none if the folder is not there yet.
pub fn rust_sources(folder: &str) -> Vec<Source> {
    files(folder, &["rs"])
}

/// All files under a folder with one of these extensions.
pub fn files(folder: &str, extensions: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    collect(&top().join(folder), extensions, &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn collect(folder: &Path, extensions: &[&str], found: &mut Vec<Source>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.expect("the project can be read").path();
        if path.is_dir() {
            collect(&path, extensions, found);
        } else if path
            .extension()
            .is_some_and(|extension| extensions.iter().any(|wanted| extension == *wanted))
        {
            let inside = path.strip_prefix(top()).expect("found under the top");
            found.push(Source {
                path: inside.to_string_lossy().replace('\\', "/"),
                text: fs::read_to_string(&path).expect("sources are text"),
            });
        }
    }
}
