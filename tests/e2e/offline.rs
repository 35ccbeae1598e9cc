//! After the first visit the app needs no network, and a new version comes when the player asks.

use branchline::catalog::GameId;
use branchline::text::{Lang, shell};
use thirtyfour::By;

use crate::boards;
use crate::browser::{Browser, Device, PHONE};
use crate::shelf::{after, lay_out, stored_game};
use crate::site::Site;

/// Looks for an update and tells how it ended.
const UPDATE: &str = "const done = arguments[0];
    const ended = (worker) => new Promise((resolve) => {
        const look = () => { if (worker.state !== 'installing') resolve(worker.state); };
        worker.addEventListener('statechange', look);
        look();
    });
    navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then((registration) =>
        registration.installing ? ended(registration.installing).then(done) : done(registration.waiting ? 'installed' : 'nothing'));";

/// A phone that has kept a release.
async fn visitor(site: &Site) -> Browser {
    let device = Device {
        size_px: PHONE,
        languages: "en",
    };
    let browser = Browser::open_folder(device, &site.folder).await;
    browser.is_kept().await;
    browser
}

async fn is_next(browser: &Browser) -> bool {
    let found = browser.driver.find_all(By::Css("meta[name=release]")).await;
    !found.expect("searched").is_empty()
}

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
    // The worker starts from a file of its own: its answer proves that it was stored too.
    browser
        .sees(
            "#versions",
            &shell::versions(Lang::En, version, Some(version)),
        )
        .await;
}

#[tokio::test]
async fn a_new_version_waits_until_it_is_asked_for() {
    let site = Site::new();
    let browser = visitor(&site).await;
    site.release_next();
    browser.reload().await;
    browser.find("[data-offline=UpdateWaiting]").await;
    assert!(!is_next(&browser).await);

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

#[tokio::test]
async fn a_game_goes_on_in_the_new_version() {
    let site = Site::new();
    let browser = visitor(&site).await;
    lay_out(&browser, &after(GameId::NORDIC, 12, 1)).await;
    browser.click("#lift").await;
    site.release_next();
    browser.reload().await;
    browser.find("#lift").await;
    browser.go("#/").await;
    browser.find("[data-offline=UpdateWaiting]").await;
    assert!(!is_next(&browser).await, "nothing changes during a game");
    let before = stored_game(&browser, 1).await.log;
    browser.click("#reload").await;
    browser.find("meta[name=release]").await;
    browser.click(".saved a.row").await;
    browser.find("#lift").await;
    assert_eq!(stored_game(&browser, 1).await.log, before);
}

#[tokio::test]
async fn a_host_may_keep_the_app_in_any_folder() {
    let (top, site) = Site::below("games/branchline");
    let device = Device {
        size_px: PHONE,
        languages: "en",
    };
    let mut browser = Browser::open_folder(device, &top).await;
    browser.go("games/branchline/").await;
    browser.is_kept().await;
    browser.go("games/branchline/#/new/nordic").await;
    browser.click("#start").await;
    browser.find("#keep").await;
    let scope = "navigator.serviceWorker.getRegistration().then((it) => arguments[0](new URL(it.scope).pathname))";
    assert_eq!(browser.script(scope).await, "/games/branchline/");
    assert!(site.folder.starts_with(&top));
    browser.cut_the_network();
    browser.reload().await;
    browser.find("#keep").await;
}

#[tokio::test]
async fn a_file_of_the_old_version_among_the_new_ones_changes_nothing() {
    let site = Site::new();
    let mut browser = visitor(&site).await;
    let old = site.read("start.js");
    site.release_next();
    let new = site.read("start.js");
    // The host has the new service worker and not yet all the files that belong to it.
    site.write("start.js", old);
    assert_eq!(browser.script(UPDATE).await, "redundant");
    browser
        .sees("[data-offline=Ready]", shell::OFFLINE_READY.get(Lang::En))
        .await;
    browser.reload().await;
    browser.find(".game-card").await;
    assert!(!is_next(&browser).await);

    site.write("start.js", new);
    assert_eq!(browser.script(UPDATE).await, "installed");
    browser.click("#reload").await;
    browser.find("meta[name=release]").await;
    browser.is_kept().await;
    browser.cut_the_network();
    browser.reload().await;
    browser.find(".game-card").await;
}

#[tokio::test]
async fn a_first_visit_without_all_files_says_so_and_plays_on() {
    let site = Site::new();
    let icon = site.read("icon-512.png");
    site.remove("icon-512.png");
    let device = Device {
        size_px: PHONE,
        languages: "en",
    };
    let browser = Browser::open_folder(device, &site.folder).await;
    browser
        .sees(
            "[data-offline=Incomplete]",
            shell::OFFLINE_INCOMPLETE.get(Lang::En),
        )
        .await;
    browser.find(".game-card").await;
    site.write("icon-512.png", icon);
    browser.reload().await;
    browser.is_kept().await;
}

#[tokio::test]
async fn a_second_tab_follows_the_first_to_the_new_version() {
    let site = Site::new();
    let browser = visitor(&site).await;
    let first = browser.tab().await;
    let second = browser.new_tab().await;
    browser.go("").await;
    browser.is_kept().await;
    site.release_next();
    browser.look_at(&first).await;
    browser.reload().await;
    browser.click("#reload").await;
    browser.find("meta[name=release]").await;
    browser.is_kept().await;

    browser.look_at(&second).await;
    assert!(!is_next(&browser).await, "nothing changes unasked");
    browser.click("#reload").await;
    browser.find("meta[name=release]").await;
    browser.is_kept().await;
}

#[tokio::test]
async fn pages_beside_and_below_the_app_are_left_alone() {
    let site = Site::new();
    site.write("blog/index.html", "<title>Blog</title><h1>A neighbour</h1>");
    let mut browser = visitor(&site).await;
    browser.reload().await;
    browser.is_kept().await;
    browser.go("blog/").await;
    browser.sees("h1", "A neighbour").await;
    browser.cut_the_network();
    browser.go("index.html").await;
    browser.find(".game-card").await;
}

#[tokio::test]
async fn the_first_visit_fetches_every_file_once() {
    let site = Site::new();
    let browser = visitor(&site).await;
    let fetched: Vec<String> = browser
        .answers()
        .into_iter()
        .filter(|answer| answer.starts_with("200 "))
        .filter_map(|answer| answer.split(' ').nth(1).map(str::to_owned))
        .collect();
    let mut twice = fetched.clone();
    twice.sort();
    twice.dedup();
    assert!(fetched.len() > 10, "{fetched:?}");
    assert_eq!(fetched.len(), twice.len(), "{fetched:?}");
}
