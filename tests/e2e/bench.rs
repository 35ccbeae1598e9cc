//! How long a claim takes, from lifting the finger to the wagons on the screen, and how long a table takes to open.
//! `make bench-ui` runs it.

use branchline::catalog::{GameId, RailGame, TrackId, TrackKind, Variant, game};
use branchline::engine::game::PlayerView;
use branchline::engine::rail::{RailOptions, RailView};
use serde_json::json;

use crate::browser::{Browser, phone};
use crate::positions::{Table, find, mid_game};
use crate::shelf::lay_out;

/// A phone is about this much slower than the machine that measures.
pub const SLOWER: u32 = 4;
const RUNS: usize = 8;

/// Two spans that start when the finger lifts. The first ends when the next frame is on the screen, as reported by the
/// browser (in steps of 8 ms, from 16), and the wagons must be in that frame. The second ends when everything that
/// follows is painted: the sheet is gone and the curtain is down.
const WATCH: &str = "
    const button = document.querySelector('#confirm-claim');
    const seen = new Promise((done, fail) => {
        button.addEventListener('click', () => requestAnimationFrame(() =>
            document.querySelector('.wagons.rolling') || fail(new Error('the first frame has no wagons'))));
        const now = performance.now();
        new PerformanceObserver((list) => list.getEntriesByName('click').filter((click) => click.startTime > now)
            .forEach((click) => done(click.duration))).observe({ type: 'event', durationThreshold: 16 });
    });
    const settled = new Promise((done) => button.addEventListener('click', (event) => {
        const over = () => { const channel = new MessageChannel();
            channel.port1.onmessage = () => done(performance.now() - event.timeStamp); channel.port2.postMessage(null); };
        new MutationObserver((_, observer) => {
            if (button.isConnected || !document.querySelector('#lift')) return;
            observer.disconnect();
            requestAnimationFrame(over);
        }).observe(document.querySelector('.play'), { childList: true, subtree: true });
    }));
    const atMost16 = settled.then(() => new Promise((done) => setTimeout(() => done(16), 1000)));
    window.took = Promise.all([Promise.race([seen, atMost16]), settled]);
    arguments[0](null);";

#[tokio::test]
#[ignore = "a measurement, not a check"]
async fn time_from_finger_to_painted_claim() {
    for id in [GameId::NORDIC, GameId::NORTHERN_LIGHTS] {
        let rail = game(id).rail().expect("a map game");
        let late = find(id, Variant::Standard, |view| {
            let seats = view.open.seats.iter();
            let claimed: usize = seats.map(|seat| seat.tracks.iter().count()).sum();
            claimed > 20 && plain_track(view, rail).is_some()
        });
        let PlayerView::Rail(view) = late.view() else {
            panic!("a map game");
        };
        let TrackId(track) = plain_track(&view, rail).expect("it was looked for");
        let browser = phone().await;
        let mut took_ms = Vec::new();
        let mut spent_ms = Vec::new();
        for run in 0..RUNS {
            lay_out(&browser, &late).await;
            browser.reload().await;
            open_sheet(&browser, track).await;
            if run == 0 {
                // The first run measures the main thread's own time, at full speed.
                spent_ms = spent(&browser).await;
            } else {
                slow_down(&browser, SLOWER).await;
                took_ms.push(claim(&browser).await);
                slow_down(&browser, 1).await;
            }
        }
        println!("{}, processor slowed {SLOWER} times:", id.slug());
        for (part, what) in ["claim painted", "everything after it painted"]
            .into_iter()
            .enumerate()
        {
            let mut took_ms: Vec<f64> = took_ms.iter().map(|took: &[f64; 2]| took[part]).collect();
            took_ms.sort_by(f64::total_cmp);
            println!(
                "  {what} after {:.0} ms (median of {}; {:.0} to {:.0})",
                took_ms[took_ms.len() / 2],
                took_ms.len(),
                took_ms[0],
                took_ms[took_ms.len() - 1]
            );
        }
        println!(
            "  main thread, not slowed: {}",
            spent_ms
                .iter()
                .map(|(name, ms)| format!("{name} {ms:.1} ms"))
                .collect::<Vec<_>>()
                .join(", ")
        );
    }
}

/// Every frame that kept the main thread busy for more than 50 ms: how long in all, until the page's own scripts were
/// through, and how long styles and layout took then.
const WATCH_FRAMES: &str = "
    window.slow = [];
    new PerformanceObserver((list) => list.getEntries().forEach((frame) => slow.push([frame.duration,
        frame.scripts.reduce((sum, script) => sum + script.duration, 0),
        frame.styleAndLayoutStart ? frame.startTime + frame.duration - frame.styleAndLayoutStart : 0])))
        .observe({ type: 'long-animation-frame' });
    window.tasks = [0];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: 'longtask' });
    arguments[0]();";

/// The longest task while a table is opened from the home page, in the middle of a game.
#[tokio::test]
#[ignore = "a measurement, not a check"]
async fn tasks_while_a_table_opens() {
    let browser = phone().await;
    for id in GameId::all() {
        let table = Table::of(id, mid_game).stored();
        let (mut longest_ms, mut slowest) = (Vec::new(), Vec::new());
        for _ in 0..OPENINGS {
            browser.keep_only(table.clone()).await;
            browser.go("#/").await;
            browser.reload().await;
            browser.find(".saved a.row").await;
            browser.frames(60).await;
            browser.script(WATCH_FRAMES).await;
            browser.tap(".saved a.row").await;
            browser.find(".play").await;
            browser.frames(90).await;
            let tasks = browser.script("arguments[0](tasks)").await;
            let tasks: Vec<f64> = serde_json::from_value(tasks).expect("milliseconds");
            longest_ms.push(tasks.into_iter().fold(0.0, f64::max));
            slowest.push(
                browser
                    .script("arguments[0](slow.map((frame) => frame.map(Math.round)))")
                    .await,
            );
        }
        longest_ms.sort_by(f64::total_cmp);
        println!(
            "opening {}: the longest task takes {:.0} ms (median of {OPENINGS}; {:.0} to {:.0}); slow frames [all, scripts, layout]: {}",
            id.slug(),
            longest_ms[OPENINGS / 2],
            longest_ms[0],
            longest_ms[OPENINGS - 1],
            slowest[0],
        );
    }
}

/// How often each table is opened.
const OPENINGS: usize = 5;

/// Tunnels ask a question first; a plain track is painted at once.
pub fn plain_track(view: &RailView, game: &RailGame) -> Option<TrackId> {
    let RailOptions::Turn(turn) = view.options(game) else {
        return None;
    };
    let mut tracks = turn.claims.iter().map(|claim| claim.track);
    tracks.find(|track| game.track(*track).kind() == TrackKind::Plain)
}

pub async fn open_sheet(browser: &Browser, track: u8) {
    browser.click("#lift").await;
    browser.click("#go-on").await;
    browser.open_list("tracks").await;
    browser.click(&format!("[data-list-track='{track}']")).await;
    browser.find("#confirm-claim").await;
    // Nobody claims before the map has stopped and the sheet is read.
    browser.frames(90).await;
}

async fn claim(browser: &Browser) -> [f64; 2] {
    browser.script(WATCH).await;
    tap(browser, "#confirm-claim").await;
    let took = browser.script("took.then(arguments[0])").await;
    serde_json::from_value(took).expect("milliseconds, twice")
}

/// A finger that rests for some frames, as fingers do, before it is lifted.
async fn tap(browser: &Browser, css: &str) {
    let (x, y) = browser.middle(css).await;
    let finger = json!([{ "x": x, "y": y }]);
    browser.fingers("touchStart", finger).await;
    browser.frames(6).await;
    browser.fingers("touchEnd", json!([])).await;
}

/// The CPU time that a claim takes on the main thread, unaffected by other programs.
async fn spent(browser: &Browser) -> Vec<(&'static str, f64)> {
    let cdp = browser.driver.cdp();
    let own_time = json!({ "timeDomain": "threadTicks" });
    let enabled = cdp.send_raw("Performance.enable", own_time).await;
    enabled.expect("the thread's time can be read");
    let before = clocks(browser).await;
    claim(browser).await;
    let after = clocks(browser).await;
    CLOCKS
        .iter()
        .zip(before.iter().zip(after))
        .map(|((name, _), (before, after))| (*name, (after - before) * 1000.0))
        .collect()
}

const CLOCKS: [(&str, &str); 4] = [
    ("in all", "TaskDuration"),
    ("scripts", "ScriptDuration"),
    ("styles", "RecalcStyleDuration"),
    ("layout", "LayoutDuration"),
];

/// Seconds since the page was loaded.
async fn clocks(browser: &Browser) -> Vec<f64> {
    let cdp = browser.driver.cdp();
    let read = cdp.send_raw("Performance.getMetrics", json!({})).await;
    let read = read.expect("the thread's time can be read");
    let all = read["metrics"].as_array().expect("a list of clocks");
    let value = |name: &str| {
        let clock = all.iter().find(|clock| clock["name"] == name);
        clock.and_then(|clock| clock["value"].as_f64())
    };
    CLOCKS
        .iter()
        .map(|(_, name)| value(name).expect("Chromium has this clock"))
        .collect()
}

pub async fn slow_down(browser: &Browser, times: u32) {
    let cdp = browser.driver.cdp();
    cdp.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": times }))
        .await
        .expect("the processor can be slowed");
}

/// Times from every question about a plan to its answer, in the order in which they came.
const WATCH_PLANS: &str = "
    window.plans = [];
    const Real = window.Worker;
    window.Worker = class extends Real {
        constructor(...args) {
            super(...args);
            this.addEventListener('message', ({ data }) => {
                if (data.startsWith('{\"Planned') && this.since) plans.push(performance.now() - this.since);
            });
        }
        postMessage(text) {
            if (typeof text === 'string' && text.startsWith('{\"Plan\"')) this.since = performance.now();
            super.postMessage(text);
        }
    };";

/// How long the worker takes for the planner at its fullest, on the largest map and with many open tickets. The browser
/// slows down no worker, so the time on a phone is this one multiplied.
#[tokio::test]
#[ignore = "a measurement, not a check"]
async fn time_to_plan_in_the_worker() {
    let map = game(GameId::NORTHERN_LIGHTS).rail().expect("a map");
    let many = find(GameId::NORTHERN_LIGHTS, Variant::Standard, |view| {
        let own = view.own.as_ref().map(|own| own.tickets);
        own.is_some_and(|held| held.minus(view.completed(map)).count() >= 4)
    });
    let browser = phone().await;
    browser.prepare(WATCH_PLANS).await;
    lay_out(&browser, &many).await;
    browser.reload().await;
    browser.open_list("menu").await;
    for run in 1..=RUNS {
        browser.choose("#planner", "full").await;
        browser.until(&format!("plans.length >= {run}")).await;
        browser.choose("#planner", "off").await;
    }
    let took = browser.script("arguments[0](plans)").await;
    let mut took_ms: Vec<f64> = serde_json::from_value(took).expect("milliseconds");
    took_ms.sort_by(f64::total_cmp);
    let (median, worst) = (took_ms[RUNS / 2], took_ms[took_ms.len() - 1]);
    let slower = f64::from(SLOWER);
    println!(
        "a full plan, question and answer in the worker: {median:.1} ms (median of {RUNS}; {worst:.1} at worst), {SLOWER} times slower {:.0} ms",
        median * slower
    );
}
