//! Small things at the Card Game's table that went wrong once, or would be noticed at once if they did.

use branchline::catalog::GameId;
use branchline::engine::game::PlayerView;
use branchline::engine::yard::Phase;

use crate::browser::{Browser, phone};
use crate::player::Player;
use crate::position::lay_out;
use crate::positions::Table;

async fn is_there(browser: &Browser, css: &str) -> bool {
    let script = format!("arguments[0](!!document.querySelector('{css}'))");
    browser.script(&script).await == true
}

#[tokio::test]
async fn the_second_round_is_announced_to_everybody_whoever_checked_last() {
    let browser = phone().await;
    let last_check = Table {
        people: 4,
        seats: 4,
        ..Table::of(GameId::CardGame, |view, _| match view {
            PlayerView::Yard(view) => {
                let to_act = view.open.to_act;
                view.open.phase == Phase::CheckTickets { last: to_act } && view.open.round == 1
            }
            PlayerView::Rail(_) => false,
        })
    };
    lay_out(&browser, &last_check.played()).await;
    browser.click("#lift").await;
    browser.click("#check").await;
    let mut player = Player::sitting(&browser, GameId::CardGame, 1);
    for _ in 0..4 {
        browser.click("#lift").await;
        browser.sees("#new-round h2", "Second round").await;
        browser.click("#go-on").await;
        while !is_there(&browser, "#lift").await {
            assert!(!is_there(&browser, "#new-round").await, "it is told once");
            player.step().await;
        }
    }
    browser.click("#lift").await;
    browser.find(".recap").await;
    assert!(!is_there(&browser, "#new-round").await, "it is told once");
}

#[tokio::test]
async fn tickets_ticked_so_far_survive_a_look_at_other_panels() {
    let browser = phone().await;
    Player::start(&browser, GameId::CardGame, 2, 1).await;
    browser.click("#lift").await;
    browser.click(".offer li:nth-child(2) input").await;
    browser.click("[data-tab=players]").await;
    browser.find(".big-city-list").await;
    browser.click("[data-tab=act]").await;
    browser.find(".offer li:nth-child(2) input:checked").await;
    browser.sees("#keep", "Keep 1 ticket").await;
    // The next person begins with nothing ticked.
    browser.click("#keep").await;
    browser.click("#lift").await;
    browser.find(".offer").await;
    assert!(!is_there(&browser, ".offer input:checked").await);
}
