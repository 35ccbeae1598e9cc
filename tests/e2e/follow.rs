//! Following a game: what bots do is told, hurried and told again, a claim can be taken back before they go on, and
//! fingers and a mouse look around without deciding anything.

use branchline::catalog::{GameId, TrackKind};
use branchline::engine::game::{Action, PlayerView};
use branchline::engine::rail::{Phase, RailAction};
use branchline::scene::Intent;
use serde_json::json;

use crate::browser::{Browser, DESKTOP, Device, phone};
use crate::haste::{HOLD, claims, decided, open_claim, the_bot_says};
use crate::on_map::OnMap;
use crate::player::stored;
use crate::positions::Table;
use crate::worker::MEDDLER;

/// The pauses of bots are steps of a tenth of a second: here they end when the test says so.
const HOLD_PAUSES: &str = "
    window.pauses = [];
    const later = window.setTimeout;
    window.setTimeout = (job, ms, ...rest) => ms === 100 ? pauses.push(job) : later(job, ms, ...rest);
    window.pass = () => pauses.splice(0).forEach((job) => job());";
/// The time in which a claim can be taken back, in such steps.
const GRACE: usize = 20;

/// One person with a plain track to claim, against a bot.
const CLAIMING: Table = Table::of(GameId::NORDIC, |view, _| match view {
    PlayerView::Rail(view) => claims(view, |kind| kind == TrackKind::Plain),
    PlayerView::Yard(_) => false,
});

async fn sit_down(browser: &Browser, table: Table) {
    let mut kept = table.stored();
    kept.insert("branchline.bot-speed".into(), json!("\"brisk\""));
    browser.keep_only(kept).await;
    browser.go("#/play/1").await;
    browser.reload().await;
    browser.find("#draw[aria-disabled=false]").await;
}

/// A tenth of a second passes, as the bots count it.
async fn pass(browser: &Browser) {
    browser.script("pass(); arguments[0]()").await;
    browser.frames(2).await;
}

/// Claims the first track of the list, in a moment that lasts: no time passes but what bots wait.
async fn claim(browser: &Browser) {
    open_claim(browser).await;
    let stop = "const now = Date.now(); Date.now = () => now; arguments[0]()";
    browser.script(stop).await;
    let before = stored(browser).await.action_count();
    browser.tap("#confirm-claim").await;
    decided(browser, before).await;
}

#[tokio::test]
async fn a_claim_can_be_taken_back_before_a_bot_goes_on_and_a_tap_on_the_caption_hurries_it() {
    let browser = phone().await;
    browser
        .prepare(&format!("{MEDDLER} {HOLD} {HOLD_PAUSES}"))
        .await;
    sit_down(&browser, CLAIMING).await;
    let before = stored(&browser).await.action_count();
    let draws = Action::Rail(RailAction::Draw);
    claim(&browser).await;
    the_bot_says(&browser, GameId::NORDIC, draws).await;
    for _ in 1..GRACE {
        pass(&browser).await;
        browser.find("#undo.offered").await;
        assert_eq!(stored(&browser).await.action_count(), before + 1);
    }
    browser.tap("#undo").await;
    browser.find("[data-phase=turn]").await;
    // What the bot wanted to do then is forgotten.
    for _ in 0..GRACE {
        pass(&browser).await;
    }
    assert_eq!(stored(&browser).await.action_count(), before);
    browser.reload().await;
    browser.find("#draw[aria-disabled=false]").await;
    claim(&browser).await;
    the_bot_says(&browser, GameId::NORDIC, draws).await;
    pass(&browser).await;
    browser.tap("#caption").await;
    pass(&browser).await;
    decided(&browser, before + 1).await;
    the_bot_says(&browser, GameId::NORDIC, draws).await;
    pass(&browser).await;
    // The person's turn again: the caption of the bot's move leads to everything since the last turn.
    browser.find("#draw[aria-disabled=false]").await;
    assert_eq!(stored(&browser).await.action_count(), before + 3);
    browser.tap("#caption").await;
    browser.find(".recap").await;
    browser.tap("#go-on").await;
    browser.open_list("menu").await;
    browser.choose("#bot-speed", "instant").await;
    let pace = "arguments[0](localStorage['branchline.bot-speed'])";
    assert_eq!(browser.script(pace).await, "\"instant\"");
}

#[tokio::test]
async fn fingers_look_around_and_decide_nothing() {
    let browser = phone().await;
    sit_down(&browser, CLAIMING).await;
    let before = stored(&browser).await.action_count();
    // Two taps bring the board nearer, and open nothing.
    let map = OnMap::of(&browser, GameId::NORDIC).await;
    browser.tap_twice(".board-window").await;
    let nearer = OnMap::of(&browser, GameId::NORDIC).await;
    assert!(nearer.scale > map.scale * 1.5);
    assert!(!browser.has(".stage.open").await);
    browser.tap(".fit").await;
    // All tickets at once.
    browser.open_list("tickets").await;
    let rings = "arguments[0](document.querySelectorAll('.ring.lit').length)";
    assert_eq!(browser.script(rings).await, 0);
    browser.tap("#all-on-map").await;
    browser
        .until("document.querySelectorAll('.ring.lit').length > 2")
        .await;
    browser.tap("#all-on-map").await;
    // The edge of the sheet follows the finger: up to its full height, down to half, and shut.
    for (by, stop) in [(-120.0, "full"), (120.0, "half")] {
        pull(&browser, by).await;
        browser
            .find(&format!(".stage.open[data-stop={stop}]"))
            .await;
    }
    pull(&browser, 120.0).await;
    browser
        .until("!document.querySelector('.stage.open')")
        .await;
    // One finger on the map and one on a card are no tap; each of them alone still is.
    let map = OnMap::of(&browser, GameId::NORDIC).await;
    let is_city: fn(&Intent) -> bool = |it| matches!(it, Intent::City(_));
    let (x, y) = map.find(&browser, is_city).await;
    let (card_x, card_y) = browser.middle("#draw").await;
    let both = json!([{ "x": x, "y": y, "id": 0 }, { "x": card_x, "y": card_y, "id": 1 }]);
    browser.fingers("touchStart", both).await;
    browser.fingers("touchEnd", json!([])).await;
    map.tap(&browser, is_city).await;
    browser.tap("#close-city").await;
    assert_eq!(stored(&browser).await.action_count(), before);
    browser.tap("#draw").await;
    assert_eq!(decided(&browser, before).await.action_count(), before + 1);
}

/// A finger pulls the edge of the sheet, once the sheet lies still.
async fn pull(browser: &Browser, by: f64) {
    browser
        .script("Promise.all(document.querySelector('.stage').getAnimations().map((it) => it.finished)).then(arguments[0])")
        .await;
    let (x, y) = browser.middle(".edge-of-sheet").await;
    browser
        .fingers("touchStart", json!([{ "x": x, "y": y }]))
        .await;
    for part in [0.5, 1.0] {
        browser
            .fingers("touchMove", json!([{ "x": x, "y": y + by * part }]))
            .await;
    }
    browser.fingers("touchEnd", json!([])).await;
}

#[tokio::test]
async fn a_mouse_shows_the_wagons_that_a_click_would_lay() {
    let languages = "en";
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages,
    })
    .await;
    sit_down(&browser, CLAIMING).await;
    let PlayerView::Rail(view) = CLAIMING.played().view() else {
        panic!("a map game");
    };
    assert_eq!(view.open.phase, Phase::Turn);
    let map = OnMap::of(&browser, GameId::NORDIC).await;
    let mut tried = 0;
    for (track, x, y) in map.tracks() {
        if !browser
            .has(&format!(".claimable[data-track='{track}']"))
            .await
        {
            continue;
        }
        browser.point_at(x, y).await;
        let ghost = format!("[data-track='{track}'] .wagons.ghost");
        browser.find(&ghost).await;
        tried += 1;
        if tried == 2 {
            break;
        }
    }
    assert!(tried > 0, "something can be claimed");
    browser.point_at(2.0, 2.0).await;
    browser
        .until("!document.querySelector('.wagons.ghost')")
        .await;
}
