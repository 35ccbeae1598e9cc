//! The oldest browsers we play in: what the page uses is known to Chrome 105, Safari 16.4 and Firefox 121.
//!
//! They are the first with `:has()` and container queries, which the tables are laid out with. What is younger than one
//! of them is not used, or is here with the reason why nothing is lost without it.

mod sources;

use std::fs;
use std::process::Command;
use std::sync::LazyLock;

use sources::{files, top};

/// Younger than the floor in at least one of the three browsers, and its first versions there.
const YOUNGER: [(&str, &str); 36] = [
    ("light-dark(", "Chrome 123, Safari 17.5"),
    ("color-mix(", "Chrome 111"),
    ("oklch(", "Chrome 111"),
    ("oklab(", "Chrome 111"),
    ("rgb(from", "Chrome 119, Firefox 128"),
    ("@scope", "Chrome 118, Safari 17.4, Firefox 128"),
    ("@starting-style", "Chrome 117, Safari 17.5, Firefox 129"),
    ("@view-transition", "Chrome 126, Safari 18.2"),
    ("view-transition-name", "Chrome 111, Safari 18"),
    ("animation-timeline", "Chrome 115, Safari 26"),
    ("animation-composition", "Chrome 112"),
    (
        "transition-behavior",
        "Chrome 117, Safari 17.4, Firefox 129",
    ),
    ("anchor-name", "Chrome 125, Safari 26"),
    ("position-anchor", "Chrome 125, Safari 26"),
    (":popover-open", "Chrome 114, Safari 17, Firefox 125"),
    (":user-valid", "Chrome 119, Safari 16.5"),
    (":user-invalid", "Chrome 119, Safari 16.5"),
    (":dir(", "Chrome 120"),
    (":state(", "Chrome 125, Safari 17.4, Firefox 126"),
    ("subgrid", "Chrome 117"),
    ("float: inline", "Chrome 118"),
    ("field-sizing", "Chrome 123, Safari 26.2"),
    ("interpolate-size", "Chrome 129"),
    ("text-box", "Chrome 133, Safari 18.2"),
    ("content-visibility", "Safari 18, Firefox 125"),
    ("scrollbar-gutter", "Safari 18.2"),
    ("scrollbar-width", "Chrome 121, Safari 18.2"),
    ("scrollbar-color", "Chrome 121, Safari 26.2"),
    ("backdrop-filter", "Safari 18 without its prefix"),
    ("@container style(", "Chrome 111, Safari 18"),
    ("@media (update", "Chrome 113, Safari 17"),
    ("linear(0", "Chrome 113, Safari 17.2"),
    ("round(", "Chrome 125"),
    ("sin(", "Chrome 111"),
    ("cos(", "Chrome 111"),
    (
        "offset-path: circle",
        "Chrome 116, Safari 17.2, Firefox 122",
    ),
];

/// Younger than the floor, and nothing is lost where it is not known.
const HARMLESS: [(&str, &str); 1] = [(
    "@property",
    "Firefox 128: wagons are put down instead of rolling in",
)];

/// What the page asks its scripts for; all of it is younger than the floor.
const YOUNGER_SCRIPT: [&str; 8] = [
    "Promise.withResolvers",
    "Promise.try",
    "Array.fromAsync",
    "Object.groupBy",
    "AbortSignal.any",
    "startViewTransition",
    "CompressionStream",
    ".showPopover",
];

/// The style sheets as they are delivered.
static DELIVERED: LazyLock<String> = LazyLock::new(|| {
    let file = concat!(env!("CARGO_TARGET_TMPDIR"), "/style.css");
    let made = Command::new("bash")
        .arg(top().join(".ci/style"))
        .arg(file)
        .status();
    assert!(made.expect("bash is there").success(), ".ci/style works");
    fs::read_to_string(file).expect("it writes the style sheet")
});

#[test]
fn the_styles_are_known_to_the_oldest_browsers() {
    let css = &*DELIVERED;
    let mut faults: Vec<String> = YOUNGER
        .iter()
        .filter(|(word, _)| css.contains(word))
        .map(|(word, since)| format!("{word} needs {since}"))
        .collect();
    for word in ["hyphens", "mask-image"] {
        let places = css.matches(&format!("{word}: ")).count();
        let older = css.matches(&format!("-webkit-{word}: ")).count();
        if places != 2 * older {
            faults.push(format!("{word} without -webkit-{word} before it"));
        }
    }
    if css.contains("{&") || css.contains(";&") || css.contains("}&") {
        faults.push("nested rules need Chrome 112, Safari 16.5".to_owned());
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for (word, reason) in HARMLESS {
        assert!(css.contains(word), "no longer used: {word}, {reason}");
    }
}

#[test]
fn a_height_of_the_screen_has_a_unit_that_every_browser_knows() {
    let css = &*DELIVERED;
    let young: Vec<&str> = css
        .split('}')
        .filter(|rule| {
            ["dvh", "svh", "lvh"]
                .iter()
                .any(|unit| names_unit(rule, unit))
        })
        .collect();
    let guarded = ["@supports (height: 1dvh){:root{--dvh: 1dvh"];
    assert_eq!(young, guarded, "only behind a question to the browser");
    assert!(css.contains("--dvh: 1vh"), "the others get this one");
    assert!(css.contains("calc(100 * var(--dvh))"), "it is used");
}

/// Whether a line has a length in this unit.
fn names_unit(line: &str, unit: &str) -> bool {
    line.match_indices(unit)
        .any(|(at, _)| line[..at].ends_with(|before: char| before.is_ascii_digit()))
}

#[test]
fn every_style_sheet_is_delivered_once_and_the_inks_come_first() {
    let css = bare(&DELIVERED);
    for sheet in files("style", &["css"]) {
        let first = first_line(&bare(&sheet.text));
        assert_eq!(css.matches(&first).count(), 1, "{}: {first}", sheet.path);
    }
    let inks = files("style", &["css"])
        .into_iter()
        .find(|sheet| sheet.path.ends_with("theme.css"));
    let inks = bare(&inks.expect("the inks have a sheet").text);
    assert!(css.starts_with(&first_line(&inks)));
}

/// The rules without what is left out on the way: comments and space.
fn bare(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    let rules = parts.fold(first, |rules, part| {
        rules + part.split_once("*/").map_or("", |(_, rest)| rest)
    });
    rules.split_whitespace().collect()
}

/// How a sheet begins: two declarations, which no other place says alike.
fn first_line(rules: &str) -> String {
    let parts = rules.split_inclusive([';', '}']);
    let begins: String = parts.take(2).collect();
    begins.trim_end_matches([';', '}']).to_owned()
}

#[test]
fn the_scripts_are_known_to_the_oldest_browsers() {
    for script in files("public", &["js"]) {
        for word in YOUNGER_SCRIPT {
            assert!(!script.text.contains(word), "{}: {word}", script.path);
        }
    }
}
