//! The end of a game: who won and why, the whole count on a small screen, and playing again.

use branchline::catalog::{GameId, Variant};
use branchline::engine::table::Rng;
use branchline::save::Slots;
use branchline::session::Session;
use branchline::text::result;
use branchline::text::speaker::number;
use serde_json::{Value, json};

use crate::browser::{Browser, DESKTOP, PHONE, SIDEWAYS, SMALL, TABLET, phone, phone_of};
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
pub const LONG_NAMES: [&str; 5] = [
    "Bartholomäus",
    "Wilhelmina S",
    "Marguerite-A",
    "Maximilienne",
    "Wolfgang Mmm",
];

/// The end of a game of so many players.
fn ended(players: usize) -> Session {
    let names = &LONG_NAMES[..players];
    let mut over = people(GameId::NORTHERN_LIGHTS, Variant::Standard, names, 3);
    play_until(&mut over, usize::MAX, &mut Rng::new(3));
    over
}

/// The winner's column was outside the panel once: with three players on a laptop, with five on a tablet.
#[tokio::test]
async fn the_winner_and_everybodys_column_are_seen_whole_at_any_size() {
    let browser = phone_of(SMALL).await;
    for (players, sizes) in [
        (5, [SMALL, SIDEWAYS, TABLET].as_slice()),
        (3, &[DESKTOP, PHONE]),
    ] {
        let over = ended(players);
        lay_out(&browser, &over).await;
        browser.find("#result .points").await;
        let names = &LONG_NAMES[..players];
        assert_eq!(texts(&browser, ".player-head").await, names);
        let winners = over.scores().expect("over").winners().to_vec();
        let winner = names[winners[0].index()];
        assert!(texts(&browser, ".winner-name").await[0].starts_with(winner));
        // The plates no longer show what was counted during the game.
        let totals = over.scores().expect("over").totals();
        let totals: Vec<String> = totals.into_iter().map(number).collect();
        assert_eq!(texts(&browser, ".plate-numbers b").await, totals);
        for size_px in sizes {
            browser.turn_to(*size_px).await;
            browser.frames(2).await;
            assert_eq!(browser.script(CUT).await, json!([true, []]), "{size_px:?}");
        }
    }
}

/// Nothing is cut off, and nothing has to be scrolled sideways.
const CUT: &str = "
    const parts = [...document.querySelectorAll('.player-head span, .standing-name, .winner-name, .points td, .points th')];
    const stage = document.querySelector('.stage'), room = stage.getBoundingClientRect();
    const inside = (it) => {
        const at = it.getBoundingClientRect();
        const whole = it.scrollWidth <= it.clientWidth + 1 && it.scrollHeight <= it.clientHeight + 1;
        return whole && at.left >= room.left && at.right <= room.right + 0.5;
    };
    const fits = stage.scrollWidth <= stage.clientWidth;
    arguments[0]([fits, parts.filter((it) => !inside(it)).map((it) => it.textContent)]);";

/// The picture is drawn on the device and offered as a file, under the policy that the page is served with: at the end of a
/// game, and later from the history. It is as large as a print needs.
#[tokio::test]
async fn a_finished_game_can_be_kept_as_a_picture() {
    let browser = phone().await;
    for id in [GameId::NORDIC, GameId::CARD_GAME] {
        lay_out(&browser, &after(id, usize::MAX, 1)).await;
        browser.find("[data-do=picture]").await;
        assert_eq!(
            offered(&browser, "picture").await,
            json!(["png", "image/png", 2400])
        );
        let svg = offered(&browser, "picture-svg").await;
        assert_eq!(svg[1], "image/svg+xml", "{svg}");
        browser.go("#/history").await;
        browser.click("[data-finished] summary").await;
        assert_eq!(
            offered(&browser, "picture").await,
            json!(["png", "image/png", 2400])
        );
        // What the browser cannot read is said in a sentence.
        let broken = "Object.defineProperty(HTMLImageElement.prototype, 'src', { set() { setTimeout(() => this.onerror(new Event('error'))); } });
                      document.querySelector('[data-do=picture]').click(); arguments[0]();";
        browser.script(broken).await;
        browser.sees(".no-picture", result::NO_PICTURE.en).await;
        browser.reload().await;
    }
}

/// Presses a button and tells the ending, the kind and the longer side of the file that is offered.
async fn offered(browser: &Browser, button: &str) -> Value {
    let script = format!(
        "const done = arguments[0], make = URL.createObjectURL;
        let blobs = [];
        HTMLAnchorElement.prototype.click = function () {{
            const blob = blobs.pop(), side = (it) => Math.max(it.width, it.height);
            const tell = (long) => done([this.download.split('.').pop(), blob.type, long]);
            blob.type === 'image/png' ? createImageBitmap(blob).then((it) => tell(side(it))) : tell(0);
        }};
        URL.createObjectURL = (blob) => {{ blobs.push(blob); return make.call(URL, blob); }};
        document.querySelector('[data-do={button}]').click();"
    );
    browser.script(&script).await
}
