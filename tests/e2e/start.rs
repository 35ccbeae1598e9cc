//! The page before the app: it names the games at once, and whatever fails, there is a sentence instead of a blank page.

use thirtyfour::By;

use crate::browser::{Browser, Device, PHONE};
use crate::shelf::{before_every_page, texts};
use crate::site::Site;

async fn visit(site: &Site, languages: &'static str) -> Browser {
    let device = Device {
        size_px: PHONE,
        languages,
    };
    Browser::open_folder(device, &site.folder).await
}

/// Where the name of the app is on the screen.
const PLACE: &str =
    "const { x, y, width, height } = document.querySelector('.hero h1').getBoundingClientRect();
    arguments[0]([x, y, width, height]);";

/// What a visitor reads, without what is hidden.
async fn reads(browser: &Browser) -> String {
    browser.find("#splash").await.text().await.expect("a text")
}

#[tokio::test]
async fn without_the_app_the_page_names_the_games_says_what_is_wrong_and_tries_again() {
    let site = Site::new();
    let app = site.read("app_bg.wasm");
    site.remove("app_bg.wasm");
    let browser = visit(&site, "fr").await;
    browser.find("[data-failed=broken]:not([hidden])").await;
    let page = reads(&browser).await;
    for said in [
        "BRANCHLINE",
        "Pays nordiques",
        "n’a pas pu démarrer",
        "could not start",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(!page.contains("Nordic Countries"), "one language: {page}");
    let before = browser.script(PLACE).await;

    site.write("app_bg.wasm", app);
    browser.click("#again").await;
    browser.find(".game-card").await;
    let left = browser.driver.find_all(By::Css("#splash")).await;
    assert!(left.expect("searched").is_empty(), "the app has taken over");
    assert_eq!(browser.script(PLACE).await, before, "nothing jumps");
}

#[tokio::test]
async fn a_game_can_be_chosen_before_the_app_is_there() {
    let site = Site::new();
    let app = site.read("app_bg.wasm");
    site.remove("app_bg.wasm");
    let browser = visit(&site, "en").await;
    browser
        .click(".splash-games[lang=en] [href='#/new/germany']")
        .await;
    browser.find("[data-failed=broken]:not([hidden])").await;
    site.write("app_bg.wasm", app);
    browser.click("#again").await;
    browser.find("#start").await;
}

#[tokio::test]
async fn home_can_be_used_before_the_rest_and_what_leads_on_waits_for_it() {
    let site = Site::new();
    let rest = site.read("app_rest.wasm");
    site.remove("app_rest.wasm");
    let browser = visit(&site, "fr").await;
    browser.find(".game-card").await;
    browser.choose("#lang", "en").await;
    browser.find("html[lang=en] .game-card").await;
    let waits = "[data-rest=failed]:not([hidden])";
    assert!(!browser.has(waits).await, "nobody misses it yet");

    browser.click("#first-game").await;
    let said = browser.find(waits).await.text().await.expect("a text");
    assert!(said.contains("has not arrived"), "{said}");
    assert!(!said.contains("arrivée"), "one language: {said}");
    browser.find(".game-card").await;

    site.write("app_rest.wasm", rest);
    browser.click("[data-rest=failed] button").await;
    browser.find(".play").await;
    assert!(!browser.has(waits).await);
}

#[tokio::test]
async fn a_deep_link_waits_for_the_rest_before_the_app_is_seen() {
    let site = Site::new();
    let rest = site.read("app_rest.wasm");
    site.remove("app_rest.wasm");
    let browser = visit(&site, "en").await;
    browser.find(".game-card").await;
    browser.go("#/settings").await;
    browser.reload().await;
    browser.find("[data-failed=broken]:not([hidden])").await;
    site.write("app_rest.wasm", rest);
    browser.click("#again").await;
    browser.find("#kept").await;
}

#[tokio::test]
async fn a_script_that_does_not_come_is_told_too() {
    let site = Site::new();
    site.remove("app.js");
    let browser = visit(&site, "en").await;
    browser.find("[data-failed=broken]:not([hidden])").await;
    assert!(reads(&browser).await.contains("Northern Lights"));
}

#[tokio::test]
async fn a_browser_that_is_too_old_is_told_what_it_takes() {
    let site = Site::new();
    // Without WebAssembly nothing starts; without :has() or container queries the tables would fall apart.
    for lack in [
        "delete window.WebAssembly;",
        "const knows = CSS.supports; CSS.supports = (...what) => !/:has/.test(what) && knows(...what);",
        "const knows = CSS.supports; CSS.supports = (...what) => what[0] !== 'container-type' && knows(...what);",
    ] {
        let browser = visit(&site, "en").await;
        before_every_page(&browser, lack).await;
        browser.reload().await;
        browser.find("[data-failed=old]:not([hidden])").await;
        let page = reads(&browser).await;
        for said in ["Il faut au moins Chrome 105", "at least Chrome 105"] {
            assert!(page.contains(said), "{said}: {page}");
        }
        assert!(!browser.has(".game-card").await, "the app is not fetched");
    }
}

#[tokio::test]
async fn the_chosen_theme_and_language_are_there_before_the_app() {
    let site = Site::new();
    let browser = visit(&site, "fr").await;
    browser.find(".games").await;
    browser
        .script("localStorage['branchline.theme'] = '\"night\"'; localStorage['branchline.lang'] = '\"en\"'; arguments[0]()")
        .await;
    // A second visit without the app: what is seen is the page alone.
    before_every_page(&browser, "delete window.WebAssembly;").await;
    browser.reload().await;
    browser
        .find("html[lang=en][data-theme=night] #splash")
        .await;
    let ground = "arguments[0](getComputedStyle(document.documentElement).backgroundColor)";
    assert_eq!(browser.script(ground).await, "rgb(11, 20, 40)");
    let names = texts(&browser, ".splash-games[lang=en] li").await;
    assert_eq!(names.len(), 5);
}

#[tokio::test]
async fn an_address_below_the_app_leads_up_to_it() {
    // Some hosts send the page for every address; its files are then not where it looks for them.
    let site = Site::new();
    let page = site.read("index.html");
    for address in ["foo/index.html", "foo/bar/index.html"] {
        site.write(address, &page);
    }
    let browser = visit(&site, "en").await;
    browser.find(".games").await;
    browser.go("foo/bar/").await;
    assert!(reads(&browser).await.contains("go up one folder"));
    browser.click(".lost [lang=en] a").await;
    browser.click(".lost [lang=en] a").await;
    browser.find(".game-card").await;
}
