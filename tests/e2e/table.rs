//! Small things at the table that went wrong once, or that players would notice at once.

use branchline::catalog::{GameId, Seat, Variant, game};
use branchline::engine::game::PlayerView;
use branchline::engine::rail::{Phase, RailOptions};
use branchline::session::Session;

use crate::browser::{Browser, DESKTOP, Device, PHONE, SIDEWAYS, dist, phone, scratch};
use crate::player::Player;
use crate::positions::{Table, find};
use crate::shelf::{after, lay_out, put_text};

async fn a_turn(browser: &Browser) -> Player<'_> {
    let mut player = Player::start(browser, GameId::NORDIC, 2, 1).await;
    player.reach_a_turn().await;
    player
}

async fn address(browser: &Browser) -> String {
    let address = browser.driver.current_url().await.expect("an address");
    address.fragment().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn back_closes_a_sheet_and_then_leaves_at_the_first_press() {
    let browser = phone().await;
    let _player = a_turn(&browser).await;
    // Closed by Back: the table stays.
    browser.open_list("players").await;
    browser.find(".player-list").await;
    browser.back().await;
    browser
        .until("!document.querySelector('.player-list')")
        .await;
    assert!(address(&browser).await.starts_with("/play/"));
    // Closed by its own button: the next Back leaves the table, and no Back is wasted.
    browser.open_list("log").await;
    browser.find(".log").await;
    browser.close_list().await;
    browser
        .until("!document.querySelector('.stage .log')")
        .await;
    browser.back().await;
    // Back from a table leads home, not to the form that it was started from.
    browser.until("location.hash === '#/'").await;
    // The game was not dropped.
    browser.go("#/").await;
    browser.click(".saved a.row").await;
    browser.click("#lift").await;
    browser.find("[data-phase=turn]").await;
    // The rules lead back to the table.
    browser.open_list("menu").await;
    browser.click("#to-rules").await;
    browser.click("#back-to-table").await;
    browser.find("#lift").await;
}

#[tokio::test]
async fn a_double_tap_on_the_pile_draws_one_card() {
    let browser = phone().await;
    let player = a_turn(&browser).await;
    let before = player.stored().await.action_count();
    browser.tap_twice("#draw").await;
    browser.find("[data-phase=second-card]").await;
    assert_eq!(player.stored().await.action_count(), before + 1);
}

/// The card was gone after half a second once, when a bot came next.
#[tokio::test]
async fn a_card_drawn_blind_stays_in_view_although_a_bot_plays_meanwhile() {
    let browser = phone().await;
    put_text(&browser, "branchline.bot-speed", "\"instant\"").await;
    let before_a_bot = Table {
        people: 2,
        seats: 3,
        ..Table::of(GameId::NORDIC, |view, _| match view {
            PlayerView::Rail(view) => {
                view.open.phase == Phase::SecondCard && view.open.to_act == Seat(1)
            }
            PlayerView::Yard(_) => false,
        })
    };
    let session = before_a_bot.played();
    lay_out(&browser, &session).await;
    browser.tap("#lift").await;
    browser.tap("#draw[aria-disabled=false]").await;
    browser.find("#seen").await;
    let player = Player::sitting(&browser, GameId::NORDIC, 1);
    let mut looks = 0;
    while player.stored().await.state.to_act() != Some(Seat(0)) {
        looks += 1;
        assert!(looks < ONE_TURN, "the bot has its turn");
        browser.frames(10).await;
    }
    browser.find(".drawn .card").await;
    browser.tap("#seen").await;
    browser.find("#lift").await;
}

#[tokio::test]
async fn leaving_in_a_tunnel_and_turning_the_phone_lose_nothing() {
    let browser = phone().await;
    let tunnel = find(GameId::NORDIC, Variant::Standard, |view| {
        matches!(view.open.phase, Phase::Tunnel(_))
    });
    lay_out(&browser, &tunnel).await;
    let actions = tunnel.action_count();
    browser.click("#lift").await;
    browser.find(".tunnel-question").await;
    browser.back().await;
    browser.until("!location.hash.startsWith('#/play/')").await;
    browser.go("#/").await;
    browser.click(".saved a.row").await;
    browser.click("#lift").await;
    browser.find(".tunnel-question").await;
    let stored = Player::sitting(&browser, GameId::NORDIC, 1).stored().await;
    assert_eq!(stored.action_count(), actions, "nothing was done meanwhile");
    browser.turn_to(SIDEWAYS).await;
    browser.click("#give-up").await;
    browser.find("#lift").await;
    let stored = Player::sitting(&browser, GameId::NORDIC, 1).stored().await;
    assert_eq!(stored.action_count(), actions + 1);
}

#[tokio::test]
async fn tickets_ticked_so_far_survive_other_panels_and_a_turned_phone() {
    let browser = phone().await;
    Player::start(&browser, GameId::NORDIC, 2, 1).await;
    browser.click("#lift").await;
    browser.click(".offer li:nth-child(2) input").await;
    browser.turn_to(SIDEWAYS).await;
    browser.open_list("players").await;
    browser.find(".player-list").await;
    browser.turn_to(PHONE).await;
    browser.close_list().await;
    browser.find(".offer li:nth-child(2) input:checked").await;
    browser.sees("#keep", "Keep 1 ticket").await;
}

#[tokio::test]
async fn a_payment_chosen_so_far_survives_a_turned_phone_and_a_double_tap_claims_once() {
    let browser = phone().await;
    let several = find(GameId::NORDIC, Variant::Standard, |view| {
        let rail = game(GameId::NORDIC).rail().expect("a map game");
        let RailOptions::Turn(turn) = view.options(rail) else {
            return false;
        };
        turn.claims
            .first()
            .is_some_and(|claim| claim.payments.len() > 1 && claim.payments[0].odds.is_none())
    });
    lay_out(&browser, &several).await;
    browser.click("#lift").await;
    browser.click("#go-on").await;
    browser.open_list("tracks").await;
    browser.click(".track-list.now button").await;
    browser.click(".way:nth-of-type(2) input").await;
    browser.find(".wagons.ghost").await;
    browser.turn_to(SIDEWAYS).await;
    browser.turn_to(PHONE).await;
    browser.find(".way:nth-of-type(2) input:checked").await;
    browser.tap_twice("#confirm-claim").await;
    browser.find("#lift").await;
    let stored = Player::sitting(&browser, GameId::NORDIC, 1).stored().await;
    assert_eq!(stored.action_count(), several.action_count() + 1);
}

/// A page that is still being built may have a window of a few pixels at first; laid out for that, words once grew
/// larger than the map.
#[tokio::test]
async fn a_map_that_begins_in_a_tiny_window_is_laid_out_anew_for_a_large_one() {
    let browser = phone().await;
    lay_out(&browser, &after(GameId::NORDIC, 20, 1)).await;
    browser.turn_to((320, 420)).await;
    browser.reload().await;
    browser.find(".sheet-of-board[style*=transform]").await;
    browser.turn_to((1440, 900)).await;
    let scale = "new DOMMatrix(document.querySelector('.sheet-of-board').style.transform).a";
    browser
        .until(&format!("{scale} > 0.5 && {scale} < 2"))
        .await;
}

#[tokio::test]
async fn everybody_sees_the_wagons_of_a_claim_before_the_curtain_falls() {
    let browser = phone().await;
    let session = find(GameId::NORDIC, Variant::Standard, |view| {
        let rail = game(GameId::NORDIC).rail().expect("a map game");
        matches!(view.options(rail), RailOptions::Turn(turn)
            if turn.claims.first().is_some_and(|claim| claim.payments[0].odds.is_none()))
    });
    lay_out(&browser, &session).await;
    browser.click("#lift").await;
    browser.click("#go-on").await;
    browser.open_list("tracks").await;
    browser.click(".track-list.now button").await;
    browser.click("#confirm-claim").await;
    browser.find(".wagons.rolling").await;
    browser.find("#lift").await;
    // The test controls the clock: the wagons are in place after half a second, and the curtain falls a second later.
    let opacity = |at_ms: u32| {
        format!(
            "const curtain = document.querySelector('.curtain');
             curtain.getAnimations().forEach((fall) => {{ fall.pause(); fall.currentTime = {at_ms}; }});
             arguments[0](Number(getComputedStyle(curtain).opacity))"
        )
    };
    assert_eq!(browser.script(&opacity(500)).await, 0);
    assert_eq!(browser.script(&opacity(1500)).await, 1);
    // A player who comes back from looking at the board has seen it.
    browser.click("#peek").await;
    browser.click("#unpeek").await;
    browser.find(".curtain:not(.lingers)").await;
}

#[tokio::test]
async fn a_track_chosen_from_the_list_is_shown_on_the_map() {
    let browser = phone().await;
    let _player = a_turn(&browser).await;
    let board = browser.find(".board-window").await;
    board.focus().await.expect("the map takes the focus");
    for _ in 0..4 {
        browser.press("+").await;
    }
    for track in [0, 30] {
        browser.open_list("tracks").await;
        browser.click(".stage details:not([open]) summary").await;
        browser.click(&format!("[data-list-track='{track}']")).await;
        let inside = format!(
            "(() => {{
                const middle = (css) => {{ const r = document.querySelector(css).getBoundingClientRect();
                    return [r.x + r.width / 2, r.y + r.height / 2, r.width / 2, r.height / 2]; }};
                const [x, y, w, h] = middle('.board-window');
                const [a, b] = middle(\"[data-track='{track}']\");
                return Math.abs(a - x) < w && Math.abs(b - y) < h;
            }})()"
        );
        browser.until(&inside).await;
        browser.click("#close-claim").await;
    }
}

#[tokio::test]
async fn a_bot_that_cannot_answer_is_told_of() {
    // A worker that never answers: the game goes on with a simple move, and says so.
    let folder = scratch();
    for file in std::fs::read_dir(dist()).expect("a release").flatten() {
        if file.path().is_file() {
            std::fs::copy(file.path(), folder.join(file.file_name())).expect("a copy");
        }
    }
    std::fs::write(folder.join("thinker.js"), "").expect("a file");
    // The server would send the compressed copies of the worker that answers.
    for copy in ["thinker.js.br", "thinker.js.gz"] {
        std::fs::remove_file(folder.join(copy)).ok();
    }
    let browser = Browser::open_folder(
        Device {
            size_px: DESKTOP,
            languages: "en",
        },
        &folder,
    )
    .await;
    browser.go("#/new/nordic").await;
    browser.click("#start").await;
    browser.find(".offer").await;
    browser
        .script("document.querySelectorAll('.offer input').forEach((box) => box.click()); arguments[0](null)")
        .await;
    browser.click("#keep").await;
    browser
        .sees(
            ".hint span",
            "Bot 2 (regular) had no answer: a simple move was made in its place.",
        )
        .await;
}

#[tokio::test]
async fn neutral_wagons_are_tried_before_they_are_placed() {
    let browser = phone().await;
    let neutral = find(GameId::NEDERLAND, Variant::Neutral, |view| {
        matches!(view.open.phase, Phase::PlaceNeutral { .. })
    });
    lay_out(&browser, &neutral).await;
    browser.click("#lift").await;
    let actions = neutral.action_count();
    browser.click("[data-neutral]").await;
    browser.find(".wagons.ghost").await;
    let stored = Player::sitting(&browser, GameId::NORDIC, 1).stored().await;
    assert_eq!(stored.action_count(), actions, "nothing is placed yet");
    browser.click("#confirm-neutral").await;
    browser
        .until("!document.querySelector('#confirm-neutral')")
        .await;
    let stored = Player::sitting(&browser, GameId::NORDIC, 1).stored().await;
    assert_eq!(stored.action_count(), actions + 1);
}

/// More controls than anybody needs for a turn, waiting for the page included.
const ONE_TURN: usize = 200;

/// A game whose next turn is its last.
fn last_turn() -> Session {
    find(GameId::NORDIC, Variant::Standard, |view| {
        view.open.turns_left == Some(1) && view.open.phase == Phase::Turn
    })
}

#[tokio::test]
async fn the_count_is_a_show_that_can_be_skipped_and_seen_again() {
    let browser = phone().await;
    lay_out(&browser, &last_turn()).await;
    let mut player = Player::sitting(&browser, GameId::NORDIC, 1);
    while !browser.has("#counting").await {
        assert!(player.steps < ONE_TURN, "the last turn ends");
        player.step().await;
    }
    // The ticket being counted is highlighted, and its line is shown.
    browser.find(".ring.lit").await;
    browser.find(".count-line:not(:empty)").await;
    // The camera has come to it: both ends lie where nothing covers the map.
    browser
        .until(
            "[...document.querySelectorAll('.ring.lit')].every((ring) => {
                const at = ring.getBoundingClientRect();
                return document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest('.board-window');
            })",
        )
        .await;
    browser.click("#next-count").await;
    browser.click("#skip-count").await;
    browser.find("#result h2").await;
    assert!(!browser.has(".ring.lit").await);
    player.counts_as_the_rules_do().await;
    browser.find("#replay").await;
    browser.click("#result .ticket-list .row").await;
    browser.find(".ring.lit").await;
    browser.click("#count-again").await;
    browser.find("#counting").await;
}

#[tokio::test]
async fn whoever_wants_no_motion_goes_straight_to_the_totals() {
    let browser = phone().await;
    browser.want_no_motion().await;
    lay_out(&browser, &last_turn()).await;
    let mut player = Player::sitting(&browser, GameId::NORDIC, 1);
    while !browser.has("#result").await {
        assert!(player.steps < ONE_TURN, "the last turn ends");
        assert!(!browser.has("#counting").await);
        player.step().await;
    }
}
