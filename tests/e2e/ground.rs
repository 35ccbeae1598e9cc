//! The board is the ground of the table: how much of it is seen, that it never jumps, and that every track can be
//! reached from the whole map.

use branchline::catalog::{GameId, game};
use branchline::engine::game::{Action, PlayerView};
use branchline::engine::rail::{Phase, RailAction};
use branchline::engine::yard;
use branchline::scene::board;
use serde_json::json;

use crate::browser::{Browser, DESKTOP, Device, PHONE, SIDEWAYS};
use crate::player::Player;
use crate::positions::Table;
use crate::shelf::put_text;

/// The share of the window, in percent, where the board is on top; asked at a grid of points.
const FREE: &str = "
    const side = 60; let free = 0;
    for (let x = 0; x < side; x++) for (let y = 0; y < side; y++) {
        const top = document.elementFromPoint((x + 0.5) * innerWidth / side, (y + 0.5) * innerHeight / side);
        if (top && top.closest('.board-window')) free++;
    }
    arguments[0](100 * free / side / side);";

/// The windows, and what must be seen of the board at rest, with a claim and with a choice of tickets.
const WANTED: [((u32, u32), [f64; 3]); 4] = [
    (PHONE, [72.0, 50.0, 45.0]),
    ((360, 640), [65.0, 45.0, 40.0]),
    ((844, 390), [60.0, 60.0, 60.0]),
    (DESKTOP, [70.0, 70.0, 70.0]),
];

fn a_choice(view: &PlayerView, _: &[Action]) -> bool {
    matches!(view, PlayerView::Rail(view) if matches!(view.open.phase, Phase::KeepTickets))
}

fn a_claim(_: &PlayerView, options: &[Action]) -> bool {
    let claims = |action: &&Action| matches!(action, Action::Rail(RailAction::Claim { .. }));
    options.iter().filter(claims).count() > 3
}

async fn free(browser: &Browser) -> f64 {
    // What has just opened comes to rest first.
    browser.frames(30).await;
    let free = browser.script(FREE).await;
    free.as_f64().expect("a share")
}

async fn at(size_px: (u32, u32)) -> Browser {
    let languages = "en";
    Browser::open(Device { size_px, languages }).await
}

async fn lay_out(browser: &Browser, moment: fn(&PlayerView, &[Action]) -> bool) {
    let table = Table::of(GameId::NORDIC, moment);
    browser.keep_only(table.stored()).await;
    browser.go("#/").await;
    browser.reload().await;
    browser.click(".saved a.row").await;
    browser.find(".sheet-of-board[style*=transform]").await;
}

#[tokio::test]
async fn most_of_the_window_is_board() {
    for (size_px, wanted) in WANTED {
        let browser = at(size_px).await;
        lay_out(&browser, a_choice).await;
        browser.find("#keep").await;
        let choice = free(&browser).await;
        lay_out(&browser, a_claim).await;
        browser.open_list("tracks").await;
        browser.click(".track-list.now button").await;
        browser.find("#confirm-claim").await;
        let claim = free(&browser).await;
        browser.click("#close-claim").await;
        // With the first card in hand the last move of somebody else is no longer told.
        browser.click("#draw").await;
        browser.find("[data-phase=second-card]").await;
        let rest = free(&browser).await;
        let (width, height) = size_px;
        println!(
            "{width}×{height}: board {rest:.0} % at rest, {claim:.0} % at a claim, {choice:.0} % at a choice"
        );
        for (seen, wanted) in [rest, claim, choice].into_iter().zip(wanted) {
            assert!(
                seen >= wanted,
                "{width}×{height}: {seen:.1} % of {wanted} %"
            );
        }
    }
}

/// Notes every layout shift that the browser tells, also within half a second of a tap: what a tap opens lies over
/// everything else and pushes nothing. The sheet and the hand may change with what is in them, lines of words with
/// their words, and the poster of journeys comes forward when tickets are decided about or counted; as far as anything else moves, it counts as browsers count: the share of the window that moves, times
/// how far. Pauses of bots take their steps at once, so that the game is short and shows all that it shows while they
/// pause.
const WATCH_SHIFTS: &str = "
    window.shifts = [];
    const part = (node) => node?.closest ? node : node?.parentElement;
    const grew = ({ previousRect: was, currentRect: is }) => Math.abs(was.width - is.width) > 1 || Math.abs(was.height - is.height) > 1;
    const own = (source) => {
        const at = part(source.node);
        return !at || at.closest('.stage, .hand, .poster-frame') || grew(source) && at.closest('.task, .banner, .caption');
    };
    const space = ({ previousRect: was, currentRect: is }) => was.width * was.height + is.width * is.height;
    const way = ({ previousRect: was, currentRect: is }) => Math.max(Math.abs(was.x - is.x), Math.abs(was.y - is.y));
    const note = ({ sources }) => {
        const moved = sources.filter((source) => !own(source));
        if (!moved.length) return;
        const share = Math.min(1, moved.reduce((sum, one) => sum + space(one), 0) / innerWidth / innerHeight);
        const far = Math.max(...moved.map(way)) / Math.max(innerWidth, innerHeight);
        shifts.push([share * far, moved.map(({ node }) => part(node).outerHTML.slice(0, 60)).join(' | ')]);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true });
    const later = window.setTimeout;
    window.setTimeout = (job, ms, ...rest) => later(job, ms === 100 ? 0 : ms, ...rest);";

/// The last turns of people and bots, the end and the count.
const MAP_END: Table = Table {
    seats: 3,
    ..Table::of(GameId::NORDIC, |view, _| match view {
        PlayerView::Rail(view) => {
            let fewest = view.open.seats.iter().map(|seat| seat.wagons).min();
            fewest.is_some_and(|wagons| wagons < 9) && view.open.phase == Phase::Turn
        }
        PlayerView::Yard(_) => false,
    })
};
/// The same of the Card Game, with a new round.
const YARD_END: Table = Table::of(GameId::CARD_GAME, |view, _| match view {
    PlayerView::Yard(view) => {
        view.open.round == 1
            && view.open.turns_left.is_some()
            && view.open.phase == yard::Phase::Turn
    }
    PlayerView::Rail(_) => false,
});

#[tokio::test]
async fn nothing_jumps_from_turn_to_turn_nor_at_the_end() {
    for (table, size_px) in [(MAP_END, PHONE), (MAP_END, SIDEWAYS), (YARD_END, PHONE)] {
        let browser = at(size_px).await;
        browser.prepare(WATCH_SHIFTS).await;
        browser.keep_only(table.stored()).await;
        put_text(&browser, "branchline.bot-speed", "\"brisk\"").await;
        browser.go("#/play/1").await;
        browser.reload().await;
        browser.find("#draw").await;
        let mut player = Player::sitting(&browser, table.game, 3);
        // The table is open; what moved before that is another matter.
        browser.frames(30).await;
        browser.script("arguments[0](shifts.length = 0)").await;
        while player.step().await != "result" {}
        let shifts = browser.script("arguments[0](shifts)").await;
        let mut shifts: Vec<(f64, String)> = serde_json::from_value(shifts).expect("shifts");
        shifts.sort_by(|one, other| other.0.total_cmp(&one.0));
        let sum: f64 = shifts.iter().map(|(by, _)| by).sum();
        let (game, steps) = (table.game.slug(), player.steps);
        println!("{game}, {size_px:?}: layout shifts {sum:.4} in {steps} steps");
        let most: Vec<String> = { shifts.iter().take(12) }
            .map(|(by, what)| format!("{by:.4} {what}"))
            .collect();
        assert!(
            sum < 0.02,
            "{game}, {size_px:?}: {sum}\n{}",
            most.join("\n")
        );
    }
}

/// Where the drawing of the board is on the screen.
const DRAWING: &str = "const r = document.querySelector('.sheet-of-board').getBoundingClientRect();
    arguments[0]([r.x, r.y, r.width, r.height]);";

/// Where the middle of every track is on the screen: on one of its spaces, however it bends.
async fn middles(browser: &Browser, id: GameId) -> Vec<(u8, f64, f64)> {
    let drawing = browser.script(DRAWING).await;
    let [left, top, width, height]: [f64; 4] = serde_json::from_value(drawing).expect("a place");
    let scene = board(game(id).rail().expect("a map"));
    let tracks = scene.tracks.iter().map(|track| {
        let at = track.spaces[track.spaces.len() / 2].at;
        let x = left + f64::from(at.x) * width / f64::from(scene.width);
        let y = top + f64::from(at.y) * height / f64::from(scene.height);
        (track.id.0, x, y)
    });
    tracks.collect()
}

/// What a tap has opened: the track of the claim sheet, or those of the chooser.
const OPENED: &str = "
    const done = arguments[0]; let left = 600;
    const look = () => {
        const near = [...document.querySelectorAll('[data-near]')].map((one) => Number(one.dataset.near));
        const claim = document.querySelector('.claim');
        if (near.length) return done(near);
        if (claim) return done([Number(claim.dataset.track)]);
        left-- ? requestAnimationFrame(look) : done([]);
    };
    look();";

/// The candidates of a chooser differ in words, each can be touched in its middle, and nothing below the chooser can.
/// What it lay behind once took a card at a touch.
const CHOOSER: &str = "
    const done = arguments[0];
    const judge = () => {
        const buttons = [...document.querySelectorAll('[data-near]')], stage = document.querySelector('.stage');
        const top = (x, y) => document.elementFromPoint(x, y);
        const touched = buttons.every((it) => {
            const at = it.getBoundingClientRect();
            return it.contains(top(at.x + at.width / 2, at.y + at.height / 2));
        });
        const apart = new Set(buttons.map((it) => it.textContent)).size === buttons.length;
        const room = stage.getBoundingClientRect(), steps = [...Array(12).keys()].map((step) => (step + 0.5) / 12);
        const alone = steps.every((x) => steps.every((y) => stage.contains(top(room.x + x * room.width, room.y + y * room.height))));
        const dock = [...document.querySelectorAll('.slot, .held')].every((it) => it.closest('[inert]'));
        done([touched, apart, alone, dock]);
    };
    Promise.all(document.querySelector('.stage').getAnimations({ subtree: true }).map((moving) => moving.finished.catch(() => null))).then(judge);";
/// So many choosers of a board are looked at closely.
const CHOOSERS: usize = 6;

#[tokio::test]
async fn a_tap_on_the_middle_of_any_track_reaches_it_or_a_choice_with_it() {
    for (id, _) in GameId::maps() {
        let browser = at(PHONE).await;
        let table = Table::of(id, a_claim);
        browser.keep_only(table.stored()).await;
        browser.go("#/").await;
        browser.reload().await;
        browser.click(".saved a.row").await;
        browser.find(".sheet-of-board[style*=transform]").await;
        browser.frames(60).await;
        let player = Player::sitting(&browser, id, 1);
        let before = player.stored().await.action_count();
        let mut choosers = 0;
        for (track, x, y) in middles(&browser, id).await {
            browser.tap_at(x, y).await;
            let opened = browser.script(OPENED).await;
            let opened: Vec<u8> = serde_json::from_value(opened).expect("tracks");
            assert!(
                opened.contains(&track),
                "{}: {track} opens {opened:?}",
                id.slug()
            );
            assert!(opened.len() <= 3, "{}: {track}", id.slug());
            if opened.len() > 1 && choosers < CHOOSERS {
                choosers += 1;
                let found = browser.script(CHOOSER).await;
                assert_eq!(
                    found,
                    json!([true, true, true, true]),
                    "{}: {opened:?}",
                    id.slug()
                );
            }
            browser.press(thirtyfour::Key::Escape).await;
            // Back at the whole map before the next tap.
            browser
                .script("const done = arguments[0]; let still = 0, before = '';
                    const look = () => {
                        const now = document.querySelector('.sheet-of-board').style.cssText + !!document.querySelector('.stage.open');
                        still = now === before && now.endsWith('false') && !now.includes('will-change: transform') ? still + 1 : 0;
                        before = now;
                        still > 3 ? done() : requestAnimationFrame(look);
                    };
                    look();")
                .await;
        }
        assert_eq!(
            player.stored().await.action_count(),
            before,
            "nothing was decided"
        );
    }
}
