//! The five games and the four boards, seen whole on a phone and on a laptop.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use branchline::catalog::{GameId, RailGame, game};
use serde_json::json;

use crate::browser::{Browser, DESKTOP, Device, PHONE};

/// Home lists the five games, and each of the four boards draws every track, space and city.
pub async fn all_games_are_there(browser: &Browser) {
    browser.go("#/").await;
    assert_eq!(browser.count(".game-card").await, GameId::all().len());
    for id in GameId::all() {
        browser.go(&format!("#/board/{}", id.slug())).await;
        browser.sees("main h1", &game(id).name().en).await;
        match game(id).rail() {
            Some(rail) => board_is_drawn(browser, rail).await,
            None => assert_eq!(browser.count(".ticket").await, 46),
        }
    }
}

async fn board_is_drawn(browser: &Browser, rail: &RailGame) {
    let spaces: usize = rail.tracks().iter().map(|track| track.length()).sum();
    assert_eq!(browser.count(".track").await, rail.tracks().len());
    // Every space begins an outline of its own in the one path of its track.
    let drawn = browser
        .script("arguments[0]([...document.querySelectorAll('.tracks .space')].map((it) => it.getAttribute('d').split('M').length - 1).reduce((a, b) => a + b, 0))")
        .await;
    assert_eq!(drawn, spaces);
    let named = rail.cities().iter().filter(|city| !city.is_junction());
    assert_eq!(browser.count(".name").await, named.count());
}

#[tokio::test]
async fn boards_are_seen_whole_on_a_phone() {
    boards_fit(Device {
        size_px: PHONE,
        languages: "en",
    })
    .await;
}

#[tokio::test]
async fn boards_are_seen_whole_on_a_laptop() {
    boards_fit(Device {
        size_px: DESKTOP,
        languages: "en",
    })
    .await;
}

async fn boards_fit(device: Device) {
    let browser = Browser::open(device).await;
    for id in GameId::all().filter(|id| game(*id).rail().is_some()) {
        browser.go(&format!("#/board/{}", id.slug())).await;
        browser.sees("main h1", &game(id).name().en).await;
        let fits = browser
            .script(
                "const board = document.querySelector('.board-frame .board').getBoundingClientRect();
                 const page = document.documentElement;
                 arguments[0](board.width > 300 && board.left >= 0 && board.right <= innerWidth
                   && board.height <= innerHeight && page.scrollWidth <= innerWidth);",
            )
            .await;
        assert_eq!(fits, true, "{} is seen whole", id.slug());
    }
}

#[tokio::test]
async fn a_name_follows_the_language() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "en",
    })
    .await;
    browser.go("#/board/germany").await;
    browser.sees(".name.country", "Denmark").await;
    browser.choose("#lang", "fr").await;
    browser.sees(".name.country", "Danemark").await;
    browser.sees("main h1", "Allemagne").await;
}

#[tokio::test]
async fn a_board_is_printed_on_one_sheet_without_controls() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "en",
    })
    .await;
    // The dialogue itself belongs to the browser.
    let instead = "window.print = () => { document.documentElement.dataset.printing = 'yes'; };";
    browser.prepare(instead).await;
    for id in GameId::all() {
        browser.go(&format!("#/board/{}", id.slug())).await;
        browser.reload().await;
        for (paper, [width, height]) in [("A4", [595, 842]), ("A3", [842, 1191])] {
            browser.click(&format!("[data-print={paper}]")).await;
            browser.find("[data-printing] .print-sheet").await;
            let (drawn, whole) = match game(id).rail() {
                Some(map) => (".print-sheet .track", map.tracks().len()),
                None => (".print-sheet .poster-city", cities_of_the_yard(id)),
            };
            assert_eq!(browser.count(drawn).await, whole, "{}", id.slug());
            let how = json!({ "preferCSSPageSize": true });
            let answer = browser.driver.cdp().send_raw("Page.printToPDF", how).await;
            let answer = answer.expect("Chromium prints");
            let text = answer["data"].as_str().expect("a file in base64");
            let file = BASE64_STANDARD.decode(text).expect("a file in base64");
            let file = String::from_utf8_lossy(&file);
            let pages = file.matches("/Type /Page\n").count();
            assert_eq!(pages, 1, "{} takes {pages} sheets", id.slug());
            let (_, size) = file.split_once("/MediaBox [0 0 ").expect("a size");
            let size: Vec<i32> = size
                .split([' ', ']'])
                .take(2)
                .map(|side| side.parse::<f64>().expect("a number").round() as i32)
                .collect();
            let mut sides = size.clone();
            sides.sort_unstable();
            assert_eq!(sides, [width, height], "{} on {paper}: {size:?}", id.slug());
        }
    }
}

fn cities_of_the_yard(id: GameId) -> usize {
    game(id).yard().map_or(0, |game| game.cities().len())
}
