//! Language, theme and addresses.

use crate::browser::{Browser, DESKTOP, Device, PHONE};

#[tokio::test]
async fn the_browsers_language_comes_first_and_the_choice_is_kept() {
    let browser = Browser::open(Device {
        size_px: PHONE,
        languages: "fr-FR,fr,en",
    })
    .await;
    browser
        .sees(".header a[href='#/settings']", "Réglages")
        .await;
    browser.find("html[lang=fr]").await;

    browser.choose("#lang", "en").await;
    browser
        .sees(".header a[href='#/settings']", "Settings")
        .await;

    browser.reload().await;
    browser
        .sees(".header a[href='#/settings']", "Settings")
        .await;
    browser.find("html[lang=en]").await;
}

#[tokio::test]
async fn other_languages_are_met_in_english_and_the_theme_is_kept() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "nl-NL,nl",
    })
    .await;
    browser.find("html[lang=en][data-theme=device]").await;
    browser.go("#/settings").await;
    browser.click("label:has([name=theme][value=night])").await;
    browser.find("html[data-theme=night]").await;
    browser.reload().await;
    browser.find("html[data-theme=night]").await;
}

#[tokio::test]
async fn back_leads_back() {
    let browser = Browser::open(Device {
        size_px: PHONE,
        languages: "en",
    })
    .await;
    browser.click("a[href='#/about']").await;
    browser.sees("main h1", "About").await;
    browser.driver.back().await.expect("there is a page before");
    browser.find(".hero").await;
    browser.go("#/no/such/page").await;
    browser.sees("main h1", "There is no such page.").await;
}

#[tokio::test]
async fn settings_are_kept() {
    let browser = Browser::open(Device {
        size_px: PHONE,
        languages: "en",
    })
    .await;
    browser.click(".header a[href='#/settings']").await;
    browser.sees("main h1", "Settings").await;
    browser.find("input[name=sound]:not(:checked)").await;
    browser.find("input[name=awake]:checked").await;
    browser.click("input[name=sound]").await;
    browser.find("html[data-map=full]").await;
    browser.click("input[name=plain-map]").await;
    browser.find("html[data-map=plain]").await;
    browser
        .click("label:has([name=speed][value=instant])")
        .await;
    browser
        .click("label:has([name=thinking][value=quick])")
        .await;
    browser
        .sees(
            "#thinking-help",
            "At most 0.2 seconds a move on this device.",
        )
        .await;
    browser.find("#kept:not(:empty)").await;
    browser.click("label:has([name=lang][value=fr])").await;
    browser.sees("main h1", "Réglages").await;

    browser.reload().await;
    browser.sees("main h1", "Réglages").await;
    browser.find("html[data-map=plain]").await;
    for kept in [
        "sound",
        "plain-map",
        "speed][value=instant",
        "thinking][value=quick",
        "lang][value=fr",
    ] {
        browser.find(&format!("input[name={kept}]:checked")).await;
    }
}

#[tokio::test]
async fn the_rules_are_read_by_chapter_with_the_keyboard() {
    let browser = Browser::open(Device {
        size_px: PHONE,
        languages: "fr",
    })
    .await;
    browser.click(".home-links a[href='#/rules']").await;
    browser.sees("main h1", "Règles").await;
    browser.click("a.row[href='#/rules/nordic']").await;
    browser.sees("main h1", "Règles · Pays nordiques").await;
    let chapter = browser.find(".contents a[href$='/tunnels']").await;
    chapter
        .send_keys("\n")
        .await
        .expect("a link can be followed");
    browser.find("h2#tunnels:focus").await;
    browser.driver.back().await.expect("there is a page before");
    browser.find("h2#tunnels:not(:focus)").await;
    // An address with a chapter can be sent to somebody.
    browser.go("#/").await;
    browser.go("#/rules/germany/passengers").await;
    browser.find("h2#passengers:focus").await;
    browser.choose("#lang", "en").await;
    browser.sees("h2#passengers", "Passengers").await;
}
