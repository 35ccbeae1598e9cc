//! Language, theme and addresses.

use crate::browser::{Browser, DESKTOP, Device, PHONE};

#[tokio::test]
async fn the_browsers_language_comes_first_and_the_choice_is_kept() {
    let browser = Browser::open(Device {
        size_px: PHONE,
        languages: "fr-FR,fr,en",
    })
    .await;
    browser.sees(".header nav a:nth-child(2)", "À propos").await;
    browser.find("html[lang=fr]").await;

    browser.choose("#lang", "en").await;
    browser.sees(".header nav a:nth-child(2)", "About").await;

    browser.reload().await;
    browser.sees(".header nav a:nth-child(2)", "About").await;
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
    browser.choose("#theme", "night").await;
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
