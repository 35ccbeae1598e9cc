//! The five games and the four boards, seen whole on a phone and on a laptop.

use branchline::catalog::{GameId, RailGame, game};

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
