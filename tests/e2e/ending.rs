//! The end of a game: who won and why, the whole count on a small screen, and playing again.

use branchline::catalog::{GameId, Variant};
use branchline::engine::table::Rng;
use branchline::save::Slots;
use serde_json::json;

use crate::browser::{Browser, phone};
use crate::shelf::{after, lay_out, open, stored, stored_game, texts};
use crate::support::sitting::{people, play_until};

/// Presses a button twice before the browser has a chance to do anything else.
async fn press_twice(browser: &Browser, css: &str) {
    browser.find(css).await;
    let script = format!(
        "const button = document.querySelector('{css}'); button.click(); button.click(); arguments[0]()"
    );
    browser.script(&script).await;
}

#[tokio::test]
async fn a_rematch_starts_at_once_and_once_on_a_fresh_profile() {
    let browser = phone().await;
    let over = after(GameId::NORDIC, usize::MAX, 1);
    lay_out(&browser, &over).await;
    browser.find("#replay").await;
    // The finished game lies in slot 1 of an otherwise empty store.
    press_twice(&browser, "#rematch").await;
    browser.find(".play #lift").await;
    let games = Slots::new(&stored(&browser).await).list().expect("answers");
    assert_eq!(games.len(), 1, "two presses start one game");
    let rematch = stored_game(&browser, games[0].id.0).await;
    assert_eq!(rematch.action_count(), 0);
    assert_ne!(rematch.setup.seed, over.setup().seed);
}

#[tokio::test]
async fn the_same_deal_starts_at_once_and_once() {
    let browser = phone().await;
    let over = after(GameId::NEDERLAND, usize::MAX, 2);
    lay_out(&browser, &over).await;
    browser.find("#replay").await;
    press_twice(&browser, "#same-deal").await;
    browser.find(".play #lift").await;
    let games = Slots::new(&stored(&browser).await).list().expect("answers");
    assert_eq!(games.len(), 1, "two presses start one game");
    let again = stored_game(&browser, games[0].id.0).await;
    assert_eq!(again.setup, *over.setup());
    // The finished game is still in the history, whole.
    open(&browser, "#/history").await;
    browser.find("[data-finished] a.button").await;
}

/// Twelve letters each, the longest names that have to fit.
const LONG_NAMES: [&str; 5] = [
    "Bartholomäus",
    "Wilhelmina S",
    "Marguerite-A",
    "Maximilienne",
    "Wolfgang Mmm",
];

#[tokio::test]
async fn five_long_names_stand_whole_in_the_count_of_a_small_phone() {
    let browser = phone().await;
    let metrics = json!({ "width": 360, "height": 640, "deviceScaleFactor": 1, "mobile": true });
    let cdp = browser.driver.cdp();
    let sized = cdp
        .send_raw("Emulation.setDeviceMetricsOverride", metrics)
        .await;
    sized.expect("the screen can be set");
    let mut over = people(GameId::NORTHERN_LIGHTS, Variant::Standard, &LONG_NAMES, 3);
    play_until(&mut over, usize::MAX, &mut Rng::new(3));
    lay_out(&browser, &over).await;
    browser.find("#result .points").await;
    assert_eq!(texts(&browser, ".player-head").await, LONG_NAMES);
    let winners = over.scores().expect("over").winners().to_vec();
    let winner = LONG_NAMES[winners[0].index()];
    assert!(texts(&browser, ".winner-name").await[0].starts_with(winner));
    // Nothing is cut off, and nothing has to be scrolled sideways.
    let cut = "const names = [...document.querySelectorAll('.player-head span, .standing-name, .winner-name')];
        const inside = (name) => name.scrollWidth <= name.clientWidth + 1 && name.scrollHeight <= name.clientHeight + 1;
        const stage = document.querySelector('.stage');
        const fits = stage.scrollWidth <= stage.clientWidth;
        arguments[0]([fits, names.filter((name) => !inside(name)).map((name) => name.textContent)]);";
    assert_eq!(browser.script(cut).await, json!([true, []]));
}

/// The picture is drawn on the device and offered as a file, under the policy that the page is served with.
#[tokio::test]
async fn a_finished_game_can_be_kept_as_a_picture() {
    let browser = phone().await;
    lay_out(&browser, &after(GameId::NORDIC, usize::MAX, 1)).await;
    browser.find("#picture").await;
    for (button, kind) in [("#picture", "image/png"), ("#picture-svg", "image/svg+xml")] {
        let script = format!(
            "const done = arguments[0], make = URL.createObjectURL;
            let kinds = [];
            HTMLAnchorElement.prototype.click = function () {{ done([this.download.split('.').pop(), kinds.pop()]); }};
            URL.createObjectURL = (blob) => {{ kinds.push(blob.type); return make.call(URL, blob); }};
            document.querySelector('{button}').click();"
        );
        let ending = if button == "#picture" { "png" } else { "svg" };
        assert_eq!(browser.script(&script).await, json!([ending, kind]));
    }
}
