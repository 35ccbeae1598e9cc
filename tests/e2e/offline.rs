//! After the first visit the app needs no network, and a new version comes when the player asks.

use std::fs;

use crate::boards;
use crate::browser::{Browser, Device, PHONE, dist, scratch};

#[tokio::test]
async fn after_the_first_visit_no_network_is_needed() {
    let mut browser = Browser::open(Device {
        size_px: PHONE,
        languages: "en",
    })
    .await;
    browser.is_kept().await;
    browser.cut_the_network();

    browser.reload().await;
    boards::all_games_are_there(&browser).await;
    browser.go("#/about").await;
    let version = env!("CARGO_PKG_VERSION");
    // The worker is a second program: its answer proves that it was stored too.
    browser
        .sees(
            "#versions",
            &format!("Version {version}; computer players {version}"),
        )
        .await;
}

#[tokio::test]
async fn a_new_version_waits_until_it_is_asked_for() {
    let site = scratch();
    for file in fs::read_dir(dist()).expect("dist/ can be read") {
        let file = file.expect("dist/ can be read").path();
        let name = file.file_name().expect("a file has a name");
        fs::copy(&file, site.join(name)).expect("dist/ can be copied");
    }
    let browser = Browser::open_folder(
        Device {
            size_px: PHONE,
            languages: "en",
        },
        &site,
    )
    .await;
    browser.is_kept().await;

    // The next release: another page, and therefore another version of the service worker.
    edit(
        &site.join("index.html"),
        "<title>",
        "<meta name=\"release\" content=\"next\"><title>",
    );
    edit(
        &site.join("sw.js"),
        "const VERSION = \"",
        "const VERSION = \"next-",
    );
    browser.reload().await;
    browser.find("[data-offline=UpdateWaiting]").await;
    assert_eq!(
        browser
            .driver
            .find_all(thirtyfour::By::Css("meta[name=release]"))
            .await
            .expect("searched")
            .len(),
        0
    );

    browser.click("#reload").await;
    browser.find("meta[name=release]").await;
    browser.is_kept().await;
    let caches = browser.script("caches.keys().then(arguments[0])").await;
    assert_eq!(
        caches.as_array().map(Vec::len),
        Some(1),
        "the old version is gone: {caches}"
    );
}

fn edit(file: &std::path::Path, old: &str, new: &str) {
    let text = fs::read_to_string(file).expect("a copied file can be read");
    assert!(text.contains(old), "{} holds {old}", file.display());
    fs::write(file, text.replacen(old, new, 1)).expect("a copied file can be written");
}
