//! Everything stays in reach and nothing is cut: undo under a question, names on plates, large letters, quick fingers.

use branchline::catalog::{GameId, Variant};
use branchline::engine::game::Moment;
use branchline::engine::rail::Phase;
use branchline::engine::table::Rng;
use branchline::session::Session;

use crate::browser::{Browser, DESKTOP, phone};
use crate::player::Player;
use crate::positions::find;
use crate::shelf::{after, lay_out, put_text, stored_game};
use crate::support::sitting::{people, play_until};

/// Sits down at a game of several people whose questions are long answered.
async fn sit_down(browser: &Browser, session: &Session) {
    lay_out(browser, session).await;
    browser.click("#lift").await;
    if session.view().moment() == Moment::Turn {
        browser.click("#go-on").await;
    }
}

#[tokio::test]
async fn two_people_take_the_device_once_each_before_the_first_turn() {
    for id in [GameId::GERMANY, GameId::CARD_GAME] {
        let browser = phone().await;
        let mut player = Player::start(&browser, id, 2, 3).await;
        let mut lifted = 0;
        while player.stored().await.state.opening().is_some() {
            lifted += usize::from(player.step().await == "lift");
        }
        assert_eq!(lifted, 2, "{id:?}");
    }
}

#[tokio::test]
async fn a_claim_can_be_taken_back_while_the_game_asks_for_passengers() {
    let browser = phone().await;
    let asks = find(GameId::GERMANY, Variant::Standard, |view| {
        matches!(view.open.phase, Phase::TakePassengers { .. })
    });
    lay_out(&browser, &asks).await;
    browser.click("#lift").await;
    browser.find("#take-passengers").await;
    browser.click("#undo-question").await;
    browser.find("[data-phase=turn]").await;
    let stored = stored_game(&browser, 1).await;
    assert_eq!(stored.action_count(), asks.action_count() - 1);
}

#[tokio::test]
async fn plates_cut_no_word_of_five_long_names() {
    let browser = phone().await;
    let names = [
        "Maximilienne",
        "Bartholomäus",
        "Wilhelminaaa",
        "Konstantinos",
        "Theodorakisx",
    ];
    let mut session = people(GameId::NORTHERN_LIGHTS, Variant::Standard, &names, 4);
    for turn in 0..names.len() {
        let narrow = [(360, 640), (1024, 768)][turn % 2];
        browser.be_as_large_as(narrow).await;
        let lang = ["\"fr\"", "\"en\""][turn / 2 % 2];
        put_text(&browser, "branchline.lang", lang).await;
        browser.reload().await;
        play_until(&mut session, 30 + turn, &mut Rng::new(4));
        sit_down(&browser, &session).await;
        let cut = browser
            .script(
                "const shown = [...document.querySelectorAll('.plate-name, .plate-numbers, .plate-numbers *')].filter((part) => part.getClientRects().length);
                 const beyond = (part) => { const room = part.getBoundingClientRect(); return room.left < 0 || room.right > innerWidth; };
                 arguments[0](shown.filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline' || beyond(part)).map((part) => part.textContent))",
            )
            .await;
        assert_eq!(cut, serde_json::json!([]), "{turn}");
    }
}

/// Something can be touched where it lies, once what moves has come to rest.
async fn is_touchable(browser: &Browser, css: &str) {
    let script = format!(
        "const done = arguments[0]; let left = 600;
         const look = () => {{
             const found = document.querySelector('{css}');
             found?.scrollIntoView({{ block: 'nearest' }});
             const room = found?.getBoundingClientRect();
             const top = room && document.elementFromPoint(room.x + room.width / 2, room.y + room.height / 2);
             const free = !!top && (found.contains(top) || top.contains(found));
             free || !left-- ? done(free) : requestAnimationFrame(look);
         }};
         look();"
    );
    browser.find(css).await;
    assert_eq!(browser.script(&script).await, true, "{css} can be touched");
}

#[tokio::test]
async fn the_table_can_be_used_with_letters_of_twice_the_size() {
    let browser = phone().await;
    let keeps = find(GameId::NORDIC, Variant::Standard, |view| {
        view.open.phase == Phase::KeepTickets
    });
    let turn = after(GameId::NORDIC, 20, 2);
    let over = after(GameId::NORDIC, usize::MAX, 1);
    for size in [(390, 844), (844, 390), DESKTOP] {
        browser.be_as_large_as(size).await;
        browser.go("#/about").await;
        let large = "document.documentElement.style.fontSize = '32px'; arguments[0]()";
        browser.script(large).await;
        sit_down(&browser, &turn).await;
        browser.script(large).await;
        for css in ["#draw", ".market .slot", ".held", "#undo"] {
            is_touchable(&browser, css).await;
        }
        browser.open_list("tracks").await;
        browser.click(".track-list button").await;
        is_touchable(&browser, ".claim #close-claim, .claim .plain").await;
        lay_out(&browser, &keeps).await;
        browser.script(large).await;
        browser.click("#lift").await;
        for css in [
            ".offer li:first-child input",
            ".offer li:last-child input",
            "#keep",
        ] {
            is_touchable(&browser, css).await;
        }
        lay_out(&browser, &over).await;
        browser.script(large).await;
        for css in ["#rematch", "#replay"] {
            is_touchable(&browser, css).await;
        }
    }
}

#[tokio::test]
async fn nothing_to_draw_from_lies_over_a_result() {
    let browser = phone().await;
    browser.be_as_large_as(DESKTOP).await;
    lay_out(&browser, &after(GameId::GERMANY, usize::MAX, 1)).await;
    browser.find("#replay").await;
    let shown = "arguments[0](['.market', '#draw', '.rack'].filter((css) => document.querySelector(css)?.getClientRects().length))";
    assert_eq!(browser.script(shown).await, serde_json::json!([]));
}
