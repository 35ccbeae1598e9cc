//! What is delivered beside the app: the page that is there before it, and the manifest.

mod sources;

use std::fs;
use std::path::PathBuf;

use branchline::catalog::{GameId, game};
use branchline::text::{Lang, shell};
use serde_json::Value;
use sources::top;

fn public(name: &str) -> PathBuf {
    top().join("public").join(name)
}

fn page() -> String {
    fs::read_to_string(public("index.html")).expect("the page is there")
}

fn manifest() -> Value {
    let text = fs::read_to_string(public("manifest.webmanifest")).expect("it is there");
    serde_json::from_str(&text).expect("the manifest is JSON")
}

#[test]
fn the_page_says_the_same_as_the_app_in_both_languages() {
    let page = page();
    for lang in Lang::ALL {
        let names: Vec<String> = GameId::all()
            .map(|id| {
                let (slug, name) = (id.slug(), lang.name(game(id).name()));
                format!("<li><a href=\"#/new/{slug}\">{name}</a></li>")
            })
            .collect();
        let list = page
            .split(&format!(
                "<ul class=\"splash-games\" lang=\"{}\">",
                lang.tag()
            ))
            .nth(1)
            .and_then(|rest| rest.split("</ul>").next())
            .expect("a list of the games");
        let listed: Vec<&str> = list.split_whitespace().collect();
        assert_eq!(listed.join(" "), names.join(" "));
        for phrase in [shell::TAGLINE, shell::PROMISE] {
            assert!(page.contains(phrase.get(lang)), "{}", phrase.get(lang));
        }
    }
}

#[test]
fn whatever_is_missing_is_told_in_both_languages() {
    let page = page();
    for place in [
        "data-failed=\"broken\"",
        "data-failed=\"old\"",
        "<noscript>",
        "class=\"lost\"",
    ] {
        let rest = page.split(place).nth(1).expect(place);
        let said = rest.split("</div>").next().expect("it ends");
        for lang in ["lang=\"fr\"", "lang=\"en\""] {
            assert!(said.contains(lang), "{place} {lang}");
        }
    }
}

#[test]
fn nothing_on_the_page_is_inline() {
    let page = page();
    assert!(!page.contains("<style") && !page.contains("style="));
    assert!(
        page.split("<script")
            .skip(1)
            .all(|script| script.starts_with(" src=\""))
    );
    let policy = page.split("Content-Security-Policy").nth(1).expect("one");
    assert!(
        !policy
            .lines()
            .next()
            .expect("a line")
            .contains("unsafe-inline")
    );
}

#[test]
fn the_manifest_keeps_its_promises() {
    let manifest = manifest();
    for field in ["lang", "id", "start_url", "scope", "share_target"] {
        assert!(!manifest[field].is_null(), "{field}");
    }
    let shortcuts = manifest["shortcuts"].as_array().expect("shortcuts");
    assert_eq!(shortcuts.len(), 3);
    for shortcut in shortcuts {
        let url = shortcut["url"].as_str().expect("an address");
        assert!(url.starts_with("./#/"), "{url} works in any folder");
    }
    let screenshots = manifest["screenshots"].as_array().expect("screenshots");
    for wanted in ["narrow", "wide"] {
        let of_kind = screenshots
            .iter()
            .filter(|picture| picture["form_factor"] == wanted);
        assert!(of_kind.count() >= 1, "{wanted}");
    }
    let icons = manifest["icons"].as_array().expect("icons");
    for picture in icons.iter().chain(screenshots) {
        let name = picture["src"].as_str().expect("a file");
        if name.ends_with(".png") {
            assert_eq!(picture["sizes"], png_size(name), "{name}");
        }
        assert!(
            page().contains(&format!("rel=\"copy-file\" href=\"{name}\"")),
            "{name} is delivered"
        );
    }
}

/// Width and height of a PNG file, from its first chunk.
fn png_size(name: &str) -> String {
    let bytes = fs::read(public(name)).expect("the picture is there");
    let number = |at: usize| {
        let four: [u8; 4] = bytes[at..at + 4].try_into().expect("four bytes");
        u32::from_be_bytes(four)
    };
    format!("{}x{}", number(16), number(20))
}
