//! A page that is reloaded, or closed and opened again, asks the same question as before, behind the curtain.

use branchline::catalog::{GameId, Variant};
use branchline::engine::rail::Phase;
use branchline::session::Session;

use crate::browser::Browser;
use crate::browser::phone;
use crate::positions::find;
use crate::shelf::{after, holding, open, put, stored_game};

/// Opens a game and takes the device.
async fn sit_down(browser: &Browser, session: &Session) {
    put(browser, &holding(&[session.save()])).await;
    open(browser, "#/play/1").await;
    browser.click("#lift").await;
}

/// Two people where a question is asked.
fn where_it_asks(id: GameId, wanted: fn(&Phase) -> bool) -> Session {
    find(id, Variant::Standard, |view| wanted(&view.open.phase))
}

/// The curtain is down and nothing of the hand is on the page.
async fn is_behind_the_curtain(browser: &Browser) {
    browser.find("#lift").await;
    let secret = browser
        .script(
            "arguments[0](document.querySelectorAll('.held, .ticket-choice, .track-list').length)",
        )
        .await;
    assert_eq!(secret, 0, "nothing secret under the curtain");
}

/// The question is there before the page is loaded again, and after.
async fn asks_again(browser: &Browser, session: &Session, question: &str) {
    sit_down(browser, session).await;
    browser.find(question).await;
    browser.reload().await;
    is_behind_the_curtain(browser).await;
    browser.click("#lift").await;
    browser.find(question).await;
    let stored = stored_game(browser, 1).await;
    assert_eq!(stored.action_count(), session.action_count(), "{question}");
}

#[tokio::test]
async fn every_question_is_asked_again_after_a_reload() {
    let browser = phone().await;
    let first = after(GameId::NORDIC, 0, 1);
    asks_again(&browser, &first, ".offer #keep, .prompt #keep, #keep").await;
    let second = where_it_asks(GameId::NORDIC, |phase| *phase == Phase::SecondCard);
    asks_again(&browser, &second, "[data-phase=second-card]").await;
    let keep = where_it_asks(GameId::NORDIC, |phase| *phase == Phase::KeepTickets);
    asks_again(&browser, &keep, "#keep").await;
    let tunnel = where_it_asks(GameId::NORDIC, |phase| matches!(phase, Phase::Tunnel(_)));
    asks_again(&browser, &tunnel, ".tunnel-question #give-up").await;
    let split = after(GameId::GERMANY, 0, 1);
    asks_again(&browser, &split, ".prompt [data-split]").await;
    let board = |phase: &Phase| matches!(phase, Phase::TakePassengers { .. });
    let passengers = where_it_asks(GameId::GERMANY, board);
    asks_again(&browser, &passengers, "#take-passengers").await;
}

#[tokio::test]
async fn an_open_claim_sheet_is_closed_by_a_reload_and_nothing_was_claimed() {
    let browser = phone().await;
    let turn = where_it_asks(GameId::NORDIC, |phase| *phase == Phase::Turn);
    sit_down(&browser, &turn).await;
    if browser
        .script("arguments[0](!!document.querySelector('#go-on'))")
        .await
        == true
    {
        browser.click("#go-on").await;
    }
    browser.open_list("tracks").await;
    browser.click(".track-list.now button").await;
    browser.find("#confirm-claim").await;
    browser.reload().await;
    is_behind_the_curtain(&browser).await;
    browser.click("#lift").await;
    browser.find("[data-phase=turn]").await;
    let stored = stored_game(&browser, 1).await;
    assert_eq!(stored.action_count(), turn.action_count());
}

#[tokio::test]
async fn the_end_stays_the_end_after_a_reload() {
    let browser = phone().await;
    let over = after(GameId::NEDERLAND, usize::MAX, 2);
    put(&browser, &holding(&[over.save()])).await;
    open(&browser, "#/play/1").await;
    browser.find("#result h2").await;
    browser.reload().await;
    browser.find("#result h2").await;
}

#[tokio::test]
async fn a_tab_closed_in_the_middle_of_a_tunnel_question_loses_nothing() {
    let browser = phone().await;
    let tunnel = where_it_asks(GameId::NORDIC, |phase| matches!(phase, Phase::Tunnel(_)));
    sit_down(&browser, &tunnel).await;
    browser.find(".tunnel-question #give-up").await;
    let first = browser.tab().await;
    let next = browser.new_tab().await;
    browser.look_at(&first).await;
    browser.driver.close_window().await.expect("the tab closes");
    browser.look_at(&next).await;
    browser.go("#/play/1").await;
    // The other tab is closed, so this one need not ask to take over.
    browser.click("#lift").await;
    browser.click(".tunnel-question #give-up").await;
    browser.find("#lift").await;
    let stored = stored_game(&browser, 1).await;
    assert_eq!(stored.action_count(), tunnel.action_count() + 1);
}
