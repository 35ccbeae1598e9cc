//! A game stepped through on the page is the game that was played.

use branchline::catalog::{GameId, Seat, game};
use branchline::engine::table::Viewer;
use branchline::save::load;
use branchline::session::{Replay, Session};
use branchline::text::speaker::Speaker;
use branchline::text::{Lang, log, replay};
use thirtyfour::Key;

use crate::browser::Browser;
use crate::browser::phone;
use crate::shelf::*;

/// What the page must say at a step.
struct Expected {
    told: String,
    facts: Vec<String>,
    turn: u32,
}

fn expected(session: &Session, step: usize, viewer: Viewer) -> Expected {
    let loaded = load(&session.save().to_json()).expect("a game");
    let mut steps = Replay::new(&loaded).expect("it can be replayed");
    steps.go_to(step);
    let say = Speaker {
        lang: Lang::En,
        game: game(loaded.setup.game),
        names: vec!["Ada".to_owned(), "Grace".to_owned()],
    };
    let told = match steps.last(viewer) {
        None => replay::START.en.to_owned(),
        Some((_, seen)) => {
            let lines: Vec<String> = seen
                .iter()
                .filter_map(|seen| log::line(&say, seen))
                .collect();
            lines.join(" ")
        }
    };
    let view = steps.view(viewer);
    let facts = replay::facts(Lang::En, &view);
    Expected {
        told,
        facts,
        turn: view.turn(),
    }
}

/// The page shows this step, and says what happened in it.
async fn shows(browser: &Browser, session: &Session, step: usize, viewer: Viewer) {
    let expected = expected(session, step, viewer);
    browser.find(&format!(".replay[data-step='{step}']")).await;
    if !expected.told.is_empty() {
        browser.sees("#step-line", &expected.told).await;
    }
    let turn = format!(".replay[data-turn='{}']", expected.turn);
    browser.find(&turn).await;
    if !expected.facts.is_empty() {
        assert_eq!(
            texts(browser, ".player-facts:not(.of-pile)").await,
            expected.facts,
            "step {step}"
        );
    }
}

async fn press(browser: &Browser, key: Key) {
    let page = browser.find("main").await;
    page.send_keys(key + "")
        .await
        .expect("a key can be pressed");
}

async fn slide_to(browser: &Browser, turn: u32) {
    let script = format!(
        "const slider = document.querySelector('#turn'); slider.value = {turn};
         slider.dispatchEvent(new Event('input', {{ bubbles: true }})); arguments[0]()"
    );
    browser.script(&script).await;
}

#[tokio::test]
async fn a_finished_game_is_stepped_through_by_buttons_keys_and_turns() {
    let browser = phone().await;
    let over = after(GameId::NORDIC, usize::MAX, 1);
    let last = over.action_count();
    put(&browser, &holding(&[over.save()])).await;
    open(&browser, "#/replay/saved/1").await;
    let table = Viewer::Table;
    shows(&browser, &over, 0, table).await;
    browser.click("#forward").await;
    browser.click("#forward").await;
    shows(&browser, &over, 2, table).await;
    browser.click("#last").await;
    shows(&browser, &over, last, table).await;
    let totals = over.scores().expect("over").totals();
    let points: Vec<String> = totals
        .iter()
        .map(|total| branchline::text::speaker::points(Lang::En, *total))
        .collect();
    assert_eq!(texts(&browser, "[data-player] b").await, points);
    browser.click("#back").await;
    shows(&browser, &over, last - 1, table).await;
    browser.click("#first").await;
    shows(&browser, &over, 0, table).await;

    press(&browser, Key::Right).await;
    press(&browser, Key::Right).await;
    press(&browser, Key::Right).await;
    press(&browser, Key::Left).await;
    shows(&browser, &over, 2, table).await;
    press(&browser, Key::End).await;
    shows(&browser, &over, last, table).await;
    press(&browser, Key::Home).await;
    shows(&browser, &over, 0, table).await;

    let loaded = load(&over.save().to_json()).expect("a game");
    let mut steps = Replay::new(&loaded).expect("it can be replayed");
    for turn in [2, 17, 40] {
        steps.go_to_turn(turn);
        slide_to(&browser, turn).await;
        shows(&browser, &over, steps.at(), table).await;
    }
    // After the end the game can be seen from any seat.
    browser.choose("#eyes", "1").await;
    shows(&browser, &over, steps.at(), Viewer::Seat(Seat(1))).await;
    browser.find(".held-list").await;
}

#[tokio::test]
async fn a_running_game_shows_its_table_only() {
    let browser = phone().await;
    let running = after(GameId::NORDIC, 40, 1);
    put(&browser, &holding(&[running.save()])).await;
    open(&browser, "#/replay/saved/1").await;
    browser.click("#last").await;
    shows(&browser, &running, 40, Viewer::Table).await;
    let hands = browser
        .script("arguments[0](document.querySelectorAll('#eyes, .held-list').length)")
        .await;
    assert_eq!(hands, 0, "no hands before the end");
}

#[tokio::test]
async fn a_card_game_shows_its_yards() {
    let browser = phone().await;
    let over = after(GameId::CARD_GAME, usize::MAX, 1);
    put(&browser, &holding(&[over.save()])).await;
    open(&browser, "#/replay/saved/1").await;
    assert_eq!(browser.count(".replay-board .yard").await, 2);
    slide_to(&browser, 9).await;
    browser.find(".column").await;
    browser.click("#last").await;
    shows(&browser, &over, over.action_count(), Viewer::Table).await;
    browser.click("#back").await;
    shows(&browser, &over, over.action_count() - 1, Viewer::Table).await;
    open(&browser, "#/replay/999").await;
    browser.sees("main h1", replay::GONE.get(Lang::En)).await;
}

#[tokio::test]
async fn wagons_of_others_roll_in_where_nobody_tried_them_before() {
    let browser = phone().await;
    put(&browser, &holding(&[after(GameId::NORDIC, 60, 1).save()])).await;
    open(&browser, "#/replay/saved/1").await;
    browser.click("#first").await;
    let rolls = "arguments[0](!!document.querySelector('.wagons.rolling'))";
    while browser.script(rolls).await != true {
        let at_end = "arguments[0](document.querySelector('#forward').ariaDisabled)";
        assert_eq!(
            browser.script(at_end).await,
            "false",
            "something was claimed"
        );
        browser.click("#forward").await;
    }
}
