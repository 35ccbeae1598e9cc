//! How long a claim takes from the finger that lifts to the wagons on the screen. `make bench-ui` runs it.

use branchline::catalog::{GameId, TrackId, TrackKind, Variant};
use branchline::engine::game::PlayerView;
use branchline::engine::rail::{RailOptions, RailView};
use branchline::session::Session;
use serde_json::json;

use crate::browser::{Browser, phone};
use crate::position::{find, lay_out};

/// A phone is about this much slower than the machine that measures.
const SLOWER: u32 = 4;
const RUNS: usize = 7;

/// From the lifted finger until the frame after the one that has the wagons has begun: by then they are painted.
const WATCH: &str = "
    const button = document.querySelector('#confirm-claim');
    window.took = new Promise((done) => {
        button.addEventListener('pointerup', (event) => {
            const began = event.timeStamp;
            const painted = () => { const channel = new MessageChannel();
                channel.port1.onmessage = () => done(performance.now() - began); channel.port2.postMessage(null); };
            new MutationObserver((_, observer) => {
                if (!document.querySelector('.wagons.rolling')) return;
                observer.disconnect();
                requestAnimationFrame(painted);
            }).observe(document.querySelector('.tracks'), { childList: true, attributes: true, subtree: true });
        }, true);
    });
    arguments[0](null);";

#[tokio::test]
#[ignore = "a measurement, not a check"]
async fn time_from_finger_to_painted_claim() {
    for id in [GameId::Nordic, GameId::NorthernLights] {
        let late = find(id, Variant::Standard, |view, session| {
            let seats = view.open.seats.iter();
            let claimed: usize = seats.map(|seat| seat.tracks.iter().count()).sum();
            claimed > 20 && plain_track(view, session).is_some()
        });
        let PlayerView::Rail(view) = late.view() else {
            panic!("a map game");
        };
        let TrackId(track) = plain_track(&view, &late).expect("it was looked for");
        let mut took_ms = Vec::new();
        let browser = phone().await;
        for _ in 0..RUNS {
            lay_out(&browser, &late).await;
            browser.reload().await;
            took_ms.push(claim(&browser, track).await);
        }
        took_ms.sort_by(f64::total_cmp);
        println!(
            "{}: claim painted after {:.0} ms (median of {RUNS}; {:.0} to {:.0}), processor slowed {SLOWER} times",
            id.slug(),
            took_ms[RUNS / 2],
            took_ms[0],
            took_ms[RUNS - 1]
        );
    }
}

/// Tunnels ask a question first; a plain track is painted at once.
fn plain_track(view: &RailView, session: &Session) -> Option<TrackId> {
    let game = session.game().rail()?;
    let RailOptions::Turn(turn) = view.options(game) else {
        return None;
    };
    let mut tracks = turn.claims.iter().map(|claim| claim.track);
    tracks.find(|track| game.track(*track).kind() == TrackKind::Plain)
}

async fn claim(browser: &Browser, track: u8) -> f64 {
    browser.click("#lift").await;
    browser.click("#go-on").await;
    browser.click("[data-tab=tracks]").await;
    browser.click(&format!("[data-list-track='{track}']")).await;
    browser.find("#confirm-claim").await;
    slow_down(browser, SLOWER).await;
    browser.script(WATCH).await;
    browser.click("#confirm-claim").await;
    let took = browser.script("took.then(arguments[0])").await;
    slow_down(browser, 1).await;
    took.as_f64().expect("milliseconds")
}

async fn slow_down(browser: &Browser, times: u32) {
    let cdp = browser.driver.cdp();
    cdp.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": times }))
        .await
        .expect("the processor can be slowed");
}
