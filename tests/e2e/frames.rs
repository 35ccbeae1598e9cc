//! How evenly frames come while something moves. `make bench-ui` runs what measures here.

use branchline::catalog::{GameId, TrackId, Variant, game};
use branchline::engine::game::PlayerView;
use branchline::engine::rail::Phase;
use serde_json::json;

use crate::bench::{SLOWER, open_sheet, plain_track, slow_down};
use crate::browser::{Browser, DESKTOP, PHONE, phone, phone_of};
use crate::positions::find;
use crate::shelf::{after, lay_out};

/// Starts to note how far apart frames are.
pub async fn begin(browser: &Browser) {
    let begin = "window.frames_ms = []; window.counts = true; let last;
        const tick = (now) => { if (last) frames_ms.push(now - last); last = now; if (counts) requestAnimationFrame(tick); };
        requestAnimationFrame(tick); arguments[0](null);";
    browser.script(begin).await;
}

/// Stops, and prints what was noted.
pub async fn tell(browser: &Browser, what: &str) {
    let gaps = browser
        .script("counts = false; setTimeout(arguments[0], 60, frames_ms)")
        .await;
    let mut gaps: Vec<f64> = serde_json::from_value(gaps).expect("numbers");
    gaps.sort_by(f64::total_cmp);
    let at = |part: f64| gaps[((gaps.len() - 1) as f64 * part) as usize];
    let mean = gaps.iter().sum::<f64>() / gaps.len() as f64;
    println!(
        "{what}: {} frames, mean {mean:.1} ms ({:.0} a second), median {:.1}, 95% under {:.1}, longest {:.1}",
        gaps.len(),
        1000.0 / mean,
        at(0.5),
        at(0.95),
        at(1.0)
    );
}

/// Frames of a tap and of what it sets in motion, on a processor as slow as a phone's.
async fn measure(browser: &Browser, what: &str, css: &str) {
    slow_down(browser, SLOWER).await;
    begin(browser).await;
    browser.click(css).await;
    browser.frames(45).await;
    tell(browser, what).await;
    slow_down(browser, 1).await;
}

#[tokio::test]
#[ignore = "a measurement, not a check"]
async fn frames_while_things_move() {
    println!("processor slowed {SLOWER} times");
    let id = GameId::NORTHERN_LIGHTS;
    let rail = game(id).rail().expect("a map game");
    let late = find(id, Variant::Standard, |view| {
        view.open.turn > 24 && plain_track(view, rail).is_some()
    });
    let PlayerView::Rail(view) = late.view() else {
        panic!("a map game");
    };
    let TrackId(track) = plain_track(&view, rail).expect("it was looked for");
    let browser = phone().await;
    lay_out(&browser, &late).await;
    browser.click("#lift").await;
    browser.click("#go-on").await;
    measure(&browser, "a card flies to the hand", "#draw").await;
    lay_out(&browser, &late).await;
    browser.reload().await;
    open_sheet(&browser, track).await;
    measure(&browser, "wagons roll in", "#confirm-claim").await;
    lay_out(&browser, &after(id, usize::MAX, 1)).await;
    measure(&browser, "the count, with camera and train", "#count-again").await;
}

/// A finger drags the board of a table, and two pinch it: beside an open sheet, with the wagons of a late game.
#[tokio::test]
#[ignore = "a measurement, not a check"]
async fn frames_while_fingers_move() {
    let id = GameId::NORTHERN_LIGHTS;
    let late = find(id, Variant::Standard, |view| {
        let seats = view.open.seats.iter();
        let claimed: usize = seats.map(|seat| seat.tracks.iter().count()).sum();
        claimed > 20 && matches!(view.open.phase, Phase::Turn)
    });
    for (device, size_px) in [("phone", PHONE), ("desktop", DESKTOP)] {
        let browser = phone_of(size_px).await;
        lay_out(&browser, &late).await;
        browser.click("#lift").await;
        browser.click("#go-on").await;
        browser.open_list("players").await;
        browser.frames(90).await;
        // The middle of what the sheet leaves free.
        let free = browser.script(MIDDLE_OF_THE_FREE_PART).await;
        let [x, y]: [f64; 2] = serde_json::from_value(free).expect("a place");
        let pan = json!({ "x": x, "y": y, "xDistance": -120, "yDistance": -200, "speed": 500, "repeatCount": 4,
            "repeatDelayMs": 0, "gestureSourceType": "touch" });
        let pinch = json!({ "x": x, "y": y, "scaleFactor": 2.5, "relativeSpeed": 200, "gestureSourceType": "touch" });
        for (gesture, command, with) in [
            ("pinch", "Input.synthesizePinchGesture", pinch),
            ("pan", "Input.synthesizeScrollGesture", pan),
        ] {
            begin(&browser).await;
            let moved = browser.driver.cdp().send_raw(command, with).await;
            moved.expect("fingers move");
            tell(
                &browser,
                &format!("{device} {gesture}, at a table with a sheet open"),
            )
            .await;
        }
    }
}

/// Of a grid of points, those at which the board is on top; their middle is in the free part, which has no holes.
const MIDDLE_OF_THE_FREE_PART: &str = "
    const side = 40, xs = [], ys = [];
    for (let x = 0; x < side; x++) for (let y = 0; y < side; y++) {
        const at = [(x + 0.5) * innerWidth / side, (y + 0.5) * innerHeight / side];
        if (document.elementFromPoint(...at)?.closest('.board-window')) { xs.push(at[0]); ys.push(at[1]); }
    }
    const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;
    arguments[0]([mean(xs), mean(ys)]);";
