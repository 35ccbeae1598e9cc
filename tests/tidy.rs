//! House rules that a compiler does not know.

mod sources;

use std::collections::BTreeMap;
use std::fs;

use branchline::catalog::GameId;
use sources::{Source, files, rust_sources, top};

/// A longer file has more than one idea in it.
const LINE_LIMIT: usize = 400;

const TOP_LEVEL: [&str; 24] = [
    ".cargo",
    ".ci",
    ".git",
    ".gitignore",
    "ARCHITECTURE.md",
    "BENCHMARKS.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "Makefile",
    "README.md",
    "Trunk.toml",
    "benches",
    "core",
    "examples",
    "maps",
    "public",
    "rust-toolchain.toml",
    "src",
    "style",
    "tests",
];

/// Made by the tools, kept out of version control.
const GENERATED: [&str; 2] = ["dist", "target"];

#[test]
fn the_top_level_shows_the_product_and_nothing_else() {
    let mut odd: Vec<String> = fs::read_dir(top())
        .expect("the project can be read")
        .map(|entry| {
            entry
                .expect("the project can be read")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .filter(|name| !TOP_LEVEL.contains(&name.as_str()) && !GENERATED.contains(&name.as_str()))
        .collect();
    odd.sort();
    assert!(
        odd.is_empty(),
        "not part of the shape we agreed on: {odd:?}"
    );
}

#[test]
fn files_hold_one_idea() {
    let long = all_rust().filter(|source| source.text.lines().count() > LINE_LIMIT);
    report(long.map(|source| format!("{}: more than {LINE_LIMIT} lines", source.path)));
}

#[test]
fn nothing_unfinished_is_left_behind() {
    // Split, so that this test does not find itself.
    let words = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("X", "XX"),
        concat!("dbg", "!("),
        concat!("to", "do!("),
    ];
    report(all_rust().flat_map(|source| found(&source, &words)));
}

#[test]
fn the_sources_do_not_unwrap() {
    let sources = rust_sources("src").into_iter().map(without_tests);
    report(sources.flat_map(|source| found(&source, &[".unwrap()"])));
}

/// The table of games, the one place in the sources that knows which games there are.
const TABLE: &str = "src/catalog/games.rs";

/// Comments, tests, documents and data may mention a game by name. Code finds games through the table.
#[test]
fn no_code_but_the_table_names_a_game() {
    let slugs = GameId::all().map(|id| id.slug().to_owned());
    let names: Vec<String> = slugs
        .flat_map(|slug| {
            let constant = slug.to_uppercase().replace('-', "_");
            [slug, format!("GameId::{constant}")]
        })
        .collect();
    let (table, others): (Vec<Source>, Vec<Source>) = rust_sources("src")
        .into_iter()
        .map(without_tests)
        .partition(|source| source.path == TABLE);
    let of_source = |source: &Source| -> Vec<String> {
        let lines = source.code();
        let named = lines.flat_map(|(line, code)| {
            let found = names.iter().filter(move |name| code.contains(*name));
            found.map(move |name| format!("{}:{line}: {name}", source.path))
        });
        named.collect()
    };
    let listed: Vec<String> = table.iter().flat_map(of_source).collect();
    assert_eq!(listed.len(), GameId::all().len(), "{TABLE}: {listed:?}");
    report(others.iter().flat_map(of_source));
}

/// What comes before the tests of a source.
fn without_tests(source: Source) -> Source {
    let end = source.text.find("#[cfg(test)]");
    let end = end.unwrap_or(source.text.len());
    Source {
        path: source.path,
        text: source.text[..end].to_owned(),
    }
}

#[test]
fn order_is_stable_below_the_screen() {
    let below = rust_sources("src")
        .into_iter()
        .filter(|source| !source.path.starts_with("src/ui"));
    report(below.flat_map(|source| found(&source, &["HashMap", "HashSet"])));
}

#[test]
fn errors_are_data_not_prose() {
    report(rust_sources("src/engine").into_iter().flat_map(|source| {
        found(
            &source,
            &[
                "Result<(), String>",
                ", String>",
                "Box<dyn Error",
                "Box<dyn std::error",
            ],
        )
    }));
}

#[test]
fn every_file_says_what_it_is_for() {
    let silent = all_rust().filter(|source| !source.text.starts_with("//!"));
    report(silent.map(|source| format!("{}: no `//!` at its top", source.path)));
}

#[test]
fn no_machine_is_named() {
    let home = concat!("/ho", "me/");
    let root = concat!("/ro", "ot/");
    let work = concat!("/wo", "rk/");
    let mut all: Vec<Source> = all_rust().collect();
    for folder in [".ci", "public", "style", "maps"] {
        all.extend(files(
            folder,
            &[
                "sh",
                "js",
                "css",
                "html",
                "svg",
                "json",
                "toml",
                "txt",
                "csv",
                "md",
                "webmanifest",
            ],
        ));
    }
    for name in [
        "Cargo.toml",
        "Makefile",
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
    ] {
        let text = fs::read_to_string(top().join(name)).unwrap_or_default();
        all.push(Source {
            path: name.to_owned(),
            text,
        });
    }
    report(
        all.into_iter()
            .flat_map(|source| found(&source, &[home, root, work])),
    );
}

/// The ids that a book of rules defines: a rule stands on a line of its own that starts with its id.
fn defined(book: &Source) -> Vec<&str> {
    let first_words = book
        .text
        .lines()
        .filter_map(|line| line.strip_prefix("- ")?.split_whitespace().next());
    first_words.filter(|word| is_rule_id(word)).collect()
}

/// Whether a word has the form of an id: one or two capitals, a hyphen, a number.
fn is_rule_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(book, number)| {
        let capitals = book.chars().all(|letter| letter.is_ascii_uppercase());
        let digits = number.chars().all(|digit| digit.is_ascii_digit());
        matches!(book.len(), 1 | 2) && capitals && !number.is_empty() && digits
    })
}

/// The ids that a text names.
fn ids_in(text: &str) -> impl Iterator<Item = String> {
    let apart = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-';
    let words = text.split(apart).filter(|word| is_rule_id(word));
    words.map(str::to_owned)
}

/// The ids in the names of functions: `fn ge_2_and_ge_3_…`.
fn ids_of_functions(text: &str) -> impl Iterator<Item = String> {
    let names = text.lines().filter_map(|line| line.split_once("fn "));
    names.flat_map(|(_, name)| {
        let name = name.split('(').next().unwrap_or_default().to_uppercase();
        let parts: Vec<&str> = name.split('_').collect();
        let pairs = parts.windows(2).map(|pair| pair.join("-"));
        pairs.filter(|word| is_rule_id(word)).collect::<Vec<_>>()
    })
}

#[test]
fn every_game_has_its_rules_beside_its_data() {
    let folders = fs::read_dir(top().join("maps")).expect("the project can be read");
    let paths = folders.map(|entry| entry.expect("the project can be read").path());
    let games: Vec<_> = paths.filter(|path| path.is_dir()).collect();
    assert!(games.len() >= 5, "{games:?}");
    for game in games {
        let path = game.join("rules.md").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap_or_default();
        let book = Source { path, text };
        assert!(defined(&book).len() > 5, "{} tells few rules", book.path);
    }
}

#[test]
fn every_rule_stands_in_one_place() {
    let books = files("maps", &["md"]);
    let mut ids: Vec<&str> = books.iter().flat_map(defined).collect();
    ids.sort_unstable();
    let twice = ids.windows(2).filter(|pair| pair[0] == pair[1]);
    report(twice.map(|pair| format!("{} is defined twice", pair[0])));
}

#[test]
fn every_rule_that_is_named_can_be_looked_up() {
    let books = files("maps", &["md"]);
    let ids: Vec<&str> = books.iter().flat_map(defined).collect();
    let prefix = |id: &str| id.split('-').next().unwrap_or_default().to_owned();
    let prefixes: Vec<String> = ids.iter().map(|id| prefix(id)).collect();
    let mut texts: Vec<Source> = all_rust().collect();
    texts.extend(files("maps", &["txt", "md"]));
    texts.extend(files("tests/rules", &["txt"]));
    let unknown = texts.iter().flat_map(|source| {
        let named = ids_in(&source.text).chain(ids_of_functions(&source.text));
        let ours = named.filter(|id| prefixes.contains(&prefix(id)));
        let odd = ours.filter(|id| !ids.contains(&id.as_str()));
        odd.map(|id| format!("{}: there is no rule {id}", source.path))
            .collect::<Vec<_>>()
    });
    report(unknown);
}

#[test]
fn every_rule_is_named_by_a_test() {
    let books = files("maps", &["md"]);
    // A scenario names its rules in its title, a test in its name.
    let scenarios = files("tests/rules", &["txt"]);
    let titles = scenarios.iter().flat_map(|source| source.text.lines());
    let titled: Vec<&str> = titles
        .filter_map(|line| line.strip_prefix("scenario ")?.split(':').next())
        .flat_map(str::split_whitespace)
        .collect();
    let tests = rust_sources("tests");
    let functions: Vec<String> = tests
        .iter()
        .flat_map(|source| ids_of_functions(&source.text))
        .collect();
    let unnamed = books
        .iter()
        .flat_map(defined)
        .filter(|id| !titled.contains(id) && !functions.iter().any(|named| named == id));
    report(unnamed.map(|id| format!("{id}: no scenario and no test names this rule")));
}

fn all_rust() -> impl Iterator<Item = Source> {
    ["src", "tests", "benches"]
        .into_iter()
        .flat_map(rust_sources)
}

/// Where one of the words occurs, comments included.
fn found(source: &Source, words: &[&str]) -> Vec<String> {
    let lines = source.text.lines().enumerate();
    lines
        .filter_map(|(index, line)| {
            let word = words.iter().find(|word| line.contains(**word))?;
            Some(format!("{}:{}: {word}", source.path, index + 1))
        })
        .collect()
}

/// All style sheets are loaded together, and of two animations with one name the later one wins everywhere.
#[test]
fn no_two_animations_have_the_same_name() {
    let sheets = files("style", &["css"]);
    let names = sheets.iter().flat_map(|sheet| {
        let pieces = sheet.text.split("@keyframes ").skip(1);
        pieces.filter_map(|piece| piece.split_whitespace().next())
    });
    let mut names: Vec<&str> = names.collect();
    names.sort_unstable();
    let twice = names.windows(2).filter(|pair| pair[0] == pair[1]);
    report(twice.map(|pair| format!("@keyframes {} stands twice", pair[0])));
}

/// Everything is cut from one paper and lit by one lamp. Rings and inner edges are lines, not shadows.
#[test]
fn things_have_two_radii_and_one_shadow() {
    let is_radius = |part: &str| {
        let free = ["0", "50%", "999px"].contains(&part);
        free || ["var(--round)", "var(--round-small)"].contains(&part)
    };
    let is_shadow = |part: &str| {
        let line = part.starts_with("inset ") || part.starts_with("0 0 0 ");
        line || ["none", "var(--shadow)"].contains(&part)
    };
    let mut faults = Vec::new();
    for sheet in files("style", &["css"]) {
        let radii = values(&sheet.text, "border-radius: ");
        let radii = radii.filter(|value| !value.split(' ').all(is_radius));
        let shadows = values(&sheet.text, "box-shadow: ");
        let shadows = shadows.filter(|value| !value.split(", ").all(is_shadow));
        let odd = radii.chain(shadows);
        faults.extend(odd.map(|value| format!("{}: {value}", sheet.path)));
    }
    report(faults.into_iter());
}

/// What a style sheet gives a property, wherever it does.
fn values<'a>(sheet: &'a str, property: &str) -> impl Iterator<Item = &'a str> {
    let pieces = sheet.split(property).skip(1);
    pieces.filter_map(|piece| piece.split([';', '}']).next())
}

fn report(faults: impl Iterator<Item = String>) {
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A phrase that nobody says any more is translated and kept for nothing.
#[test]
fn every_phrase_is_said_somewhere() {
    let sources = rust_sources("src");
    let said: BTreeMap<&str, usize> = { sources.iter() }
        .flat_map(Source::code)
        .flat_map(|(_, line)| line.split(|sign: char| !sign.is_alphanumeric() && sign != '_'))
        .fold(BTreeMap::new(), |mut count, word| {
            *count.entry(word).or_default() += 1;
            count
        });
    let texts = sources.iter().filter(|it| it.path.starts_with("src/text"));
    let phrases = texts.flat_map(Source::code).filter_map(|(_, line)| {
        let (name, rest) = line.trim().split_once(": \"")?;
        rest.contains("\" / \"").then_some(name)
    });
    let unsaid: Vec<&str> = phrases.filter(|name| said.get(name) == Some(&1)).collect();
    assert!(unsaid.is_empty(), "said nowhere: {unsaid:?}");
}
