//! Playing by keyboard: where the focus goes, and that no key does what nobody asked for.

use branchline::catalog::{GameId, Variant};
use branchline::engine::rail::{Phase, RailOptions};
use branchline::session::Session;
use thirtyfour::Key;

use crate::browser::{Browser, phone};
use crate::player::stored;
use crate::positions::find;
use crate::shelf::{after, lay_out};

/// Somebody's turn, with a track to claim.
fn a_turn() -> Session {
    find(GameId::NORDIC, Variant::Standard, |view| {
        let game = branchline::catalog::game(GameId::NORDIC)
            .rail()
            .expect("a map game");
        view.open.phase == Phase::Turn
            && view.open.turn > 8
            && matches!(view.options(game), RailOptions::Turn(turn) if !turn.claims.is_empty())
    })
}

/// Opens the game and takes the device, by keyboard.
async fn sit_down(browser: &Browser, session: &Session) {
    lay_out(browser, session).await;
    browser.find("#lift").await;
    has_focus(browser, ".curtain *").await;
    reach(browser, "#lift").await;
    browser.press(Key::Enter).await;
    browser.find(".under-curtain:not([inert])").await;
    // What happened since the last turn is told first.
    let recap = "arguments[0](!!document.querySelector('#go-on'))";
    if browser.script(recap).await == true {
        has_focus(browser, ".recap .place").await;
        browser.press(Key::Escape).await;
        has_focus(browser, ".task").await;
    }
}

/// Waits until something that matches has the focus.
async fn has_focus(browser: &Browser, css: &str) {
    let script = format!(
        "const done = arguments[0];
         const look = () => document.activeElement?.matches('{css}') ? done(true) : requestAnimationFrame(look);
         look();"
    );
    browser.script(&script).await;
}

async fn is_focused(browser: &Browser, css: &str) -> bool {
    let script = format!("arguments[0](!!document.activeElement?.matches('{css}'))");
    browser.script(&script).await == true
}

/// Presses Tab until something has the focus; returns how often.
async fn reach(browser: &Browser, css: &str) -> usize {
    for tabs in 0..MOST_TABS {
        if is_focused(browser, css).await {
            return tabs;
        }
        browser.press(Key::Tab).await;
    }
    panic!("{css} cannot be reached with the tab key");
}

/// More than any sheet has before its button.
const MOST_TABS: usize = 40;

#[tokio::test]
async fn a_claim_takes_eight_keys_and_a_second_enter_does_nothing() {
    let browser = phone().await;
    let session = a_turn();
    sit_down(&browser, &session).await;
    // After the curtain nothing that acts has the focus.
    has_focus(&browser, ".task, .place").await;
    browser.press("r").await;
    has_focus(&browser, ".stage, .stage .place").await;
    browser.press(Key::Down).await;
    has_focus(&browser, "[data-list-track]").await;
    browser.press(Key::Enter).await;
    has_focus(&browser, "#claim-title").await;
    let before = stored(&browser).await.action_count();
    // Bug: this used to draw a card.
    browser.press(Key::Enter).await;
    assert_eq!(stored(&browser).await.action_count(), before);
    assert!(is_focused(&browser, "#claim-title").await);
    let tabs = reach(&browser, "#confirm-claim").await;
    browser.press(Key::Enter).await;
    // r, down, Enter, then the tabs and Enter.
    assert!(tabs + 4 <= 8, "{} keys", tabs + 4);
}

#[tokio::test]
async fn escape_closes_a_sheet_and_the_focus_goes_back_to_what_opened_it() {
    let browser = phone().await;
    sit_down(&browser, &a_turn()).await;
    reach(&browser, "#undo").await;
    browser.press("l").await;
    has_focus(&browser, ".stage .place").await;
    browser.press(Key::Escape).await;
    has_focus(&browser, "#undo").await;
    // The sheet of a claim, too: by Escape and by its cross.
    for close in ["Escape", "cross"] {
        browser.press("r").await;
        has_focus(&browser, ".stage .place").await;
        browser.press(Key::Down).await;
        has_focus(&browser, "[data-list-track]").await;
        browser.press(Key::Enter).await;
        has_focus(&browser, "#claim-title").await;
        match close {
            "cross" => {
                reach(&browser, "#close-claim").await;
                browser.press(Key::Enter).await;
            }
            _ => browser.press(Key::Escape).await,
        }
        has_focus(&browser, "#undo").await;
    }
    browser.press("?").await;
    browser.find("#keys").await;
    has_focus(&browser, "#keys .place").await;
    browser.press("?").await;
    has_focus(&browser, "#undo").await;
}

#[tokio::test]
async fn keys_say_what_there_is_and_lead_to_a_city() {
    let browser = phone().await;
    sit_down(&browser, &a_turn()).await;
    for (key, words) in [
        ("w", "In hand: "),
        ("o", "Face-up cards, from 1 to 5: "),
        ("a", "Take 2 cards"),
    ] {
        browser.press(key).await;
        let last = "document.querySelector('#announcer').lastElementChild";
        browser
            .until(&format!("{last}?.textContent.includes('{words}')"))
            .await;
    }
    browser.press("c").await;
    has_focus(&browser, ".finder-field").await;
    browser.type_in("oslo").await;
    browser.press(Key::Enter).await;
    browser.find("[data-city-sheet]").await;
    browser.press(Key::Escape).await;
    browser.press("o").await;
    browser
        .until("document.querySelector('#announcer').lastElementChild.textContent.startsWith('Face-up')")
        .await;
}

#[tokio::test]
async fn no_key_acts_behind_the_curtain_or_in_a_field() {
    let browser = phone().await;
    let session = after(GameId::NORDIC, 8, 1);
    lay_out(&browser, &session).await;
    browser.find("#lift").await;
    let before = stored(&browser).await.action_count();
    for key in ["d", "1", "u", "t", "m", "?"] {
        browser.press(key).await;
    }
    assert_eq!(stored(&browser).await.action_count(), before);
    browser.find("#lift").await;
    let script = "arguments[0](!!document.querySelector('.stage .sheet-head, #keys'))";
    assert_ne!(browser.script(script).await, true);
}
