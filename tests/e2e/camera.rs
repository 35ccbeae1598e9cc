//! The camera: it goes to what happens where nobody looks, and comes back.

use branchline::catalog::{GameId, Variant};
use branchline::engine::rail::Phase;

use crate::browser::{Browser, phone};
use crate::haste::{HOLD, decided, its_claim, open_claim, the_bot_does, while_a_bot_thinks};
use crate::on_map::OnMap;
use crate::player::stored;
use crate::positions::find;
use crate::shelf::lay_out;
use crate::worker::MEDDLER;

/// Where the drawing is, once the map has stopped.
async fn place(browser: &Browser) -> String {
    OnMap::of(browser, GameId::NORDIC).await;
    let style = "arguments[0](document.querySelector('.sheet-of-board').style.transform)";
    let style = browser.script(style).await;
    style.as_str().expect("a transform").to_owned()
}

/// The corners and the middle of whatever matches lie in the window, and nothing lies over them.
fn is_free(css: &str) -> String {
    format!(
        "(() => {{
            const all = [...document.querySelectorAll(`.sheet-of-board {css}`)];
            const map = (x, y) => !!document.elementFromPoint(x, y)?.closest('.board-window');
            return all.length > 0 && all.every((one) => {{
                const at = one.getBoundingClientRect(), xs = [at.left + 1, at.right - 1], ys = [at.top + 1, at.bottom - 1];
                return map((xs[0] + xs[1]) / 2, (ys[0] + ys[1]) / 2) && xs.every((x) => x > 0 && x < innerWidth) && ys.every((y) => y > 0 && y < innerHeight);
            }});
        }})()"
    )
}

/// The board comes near to a place of the window, until something else is out of sight.
async fn come_near_far_from(browser: &Browser, css: &str) {
    let wheel = |x: f64, y: f64| {
        format!(
            "document.querySelector('.board-window').dispatchEvent(new WheelEvent('wheel',
                {{ deltaY: -250, clientX: {x}, clientY: {y}, bubbles: true, cancelable: true }})); arguments[0](null);"
        )
    };
    let (_, y) = browser.middle(&format!(".sheet-of-board {css}")).await;
    // Towards the other end of the map.
    let far = if y > 360.0 { 120.0 } else { 600.0 };
    for _ in 0..3 {
        browser.script(&wheel(195.0, far)).await;
    }
    place(browser).await;
    let hidden = format!("arguments[0](!{})", is_free(css));
    assert_eq!(browser.script(&hidden).await, true, "{css} is out of sight");
}

#[tokio::test]
async fn the_camera_goes_to_a_bots_claim_and_to_ones_own_and_comes_back() {
    let browser = phone().await;
    browser.prepare(&format!("{MEDDLER} {HOLD}")).await;
    let mut session = while_a_bot_thinks(&browser).await;
    let (track, claim) = its_claim(&session);
    let css = format!("[data-track='{}']", track.0);
    come_near_far_from(&browser, &css).await;
    let home = place(&browser).await;
    the_bot_does(&browser, &mut session, claim).await;
    browser.until(&is_free(&css)).await;
    // Once it has been seen for a while.
    let back = format!("document.querySelector('.sheet-of-board').style.transform === '{home}'");
    browser.until(&back).await;
    // The own claim, from the list: the map shows the track beside the sheet, and is where it was when all is done.
    browser.find("#draw[aria-disabled=false]").await;
    let before = stored(&browser).await.action_count();
    open_claim(&browser).await;
    browser.until(&is_free(".wagons.ghost")).await;
    browser.tap("#confirm-claim").await;
    decided(&browser, before).await;
    browser.until(&back).await;
}

#[tokio::test]
async fn all_tracks_of_the_neutral_choice_are_in_view_beside_it() {
    let browser = phone().await;
    let neutral = find(GameId::NEDERLAND, Variant::Neutral, |view| {
        matches!(view.open.phase, Phase::PlaceNeutral { .. })
    });
    lay_out(&browser, &neutral).await;
    browser.tap("#lift").await;
    let tracks = "arguments[0]([...document.querySelectorAll('[data-neutral]')].map((it) => it.dataset.neutral))";
    browser.find("[data-neutral]").await;
    let tracks: Vec<String> = serde_json::from_value(browser.script(tracks).await).expect("tracks");
    for track in tracks {
        browser
            .until(&is_free(&format!("[data-track='{track}']")))
            .await;
    }
}
