//! Small things at the Card Game's table that went wrong once, or that players would notice at once.

use branchline::catalog::GameId;
use branchline::engine::game::PlayerView;
use branchline::engine::yard::Phase;

use crate::browser::phone;
use crate::player::Player;
use crate::positions::Table;
use crate::shelf::lay_out;

#[tokio::test]
async fn the_second_round_is_announced_to_everybody_whoever_checked_last() {
    let browser = phone().await;
    let last_check = Table {
        people: 4,
        seats: 4,
        ..Table::of(GameId::CARD_GAME, |view, _| match view {
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
    let mut player = Player::sitting(&browser, GameId::CARD_GAME, 1);
    for _ in 0..4 {
        browser.click("#lift").await;
        browser.sees("#new-round h2", "Second round").await;
        browser.click("#go-on").await;
        while !browser.has("#lift").await {
            assert!(!browser.has("#new-round").await, "it is told once");
            player.step().await;
        }
    }
    browser.click("#lift").await;
    browser.find(".recap").await;
    assert!(!browser.has("#new-round").await, "it is told once");
}

/// A turn of somebody with columns in the yard, of which each has just sent a card to the pile (CG-2).
const AFTER_DEPARTURE: Table = Table {
    people: 2,
    ..Table::of(GameId::CARD_GAME, |view, _| match view {
        PlayerView::Yard(view) => {
            let yard = &view.open.seat(view.open.to_act).yard;
            view.open.phase == Phase::Turn && yard.columns().count() > 1
        }
        PlayerView::Rail(_) => false,
    })
};

#[tokio::test]
async fn cards_roll_to_the_pile_when_a_turn_begins() {
    let browser = phone().await;
    let session = AFTER_DEPARTURE.played();
    lay_out(&browser, &session).await;
    browser.click("#lift").await;
    browser.find(".yard.mine .ghost").await;
    let columns = browser.count(".yard.mine .column").await;
    assert!(browser.count(".yard.mine .ghost").await >= columns);
    assert!(!browser.has(".yard:not(.mine) .ghost").await);
    // Only their backs are visible.
    assert!(!browser.has(".ghost .space, .ghost .plate").await);
    // The next decision of the same turn moves nothing again.
    browser.click("#go-on").await;
    // The pile says how many were added, for as long as the player has not decided anything.
    browser.find(".yard.mine .added").await;
    browser.click("#draw").await;
    browser.find("[data-phase=second-card]").await;
    assert!(!browser.has(".ghost, .yard.mine .added").await);
}

#[tokio::test]
async fn nothing_rolls_for_those_who_want_no_motion() {
    let browser = phone().await;
    browser.want_no_motion().await;
    lay_out(&browser, &AFTER_DEPARTURE.played()).await;
    browser.click("#lift").await;
    browser.find(".yard.mine .ghost").await;
    let moving = browser
        .script("arguments[0](document.getAnimations().length)")
        .await;
    assert_eq!(moving, 0);
    let seen = browser
        .script("arguments[0]([...document.querySelectorAll('.ghost')].some((it) => it.checkVisibility({ opacityProperty: true })))")
        .await;
    assert_eq!(seen, false);
}

#[tokio::test]
async fn tickets_ticked_so_far_survive_a_look_at_other_panels() {
    let browser = phone().await;
    Player::start(&browser, GameId::CARD_GAME, 2, 1).await;
    browser.click("#lift").await;
    browser.click(".offer li:nth-child(2) input").await;
    browser.open_list("players").await;
    browser.find(".big-city-list").await;
    browser.close_list().await;
    browser.find(".offer li:nth-child(2) input:checked").await;
    browser.sees("#keep", "Keep 1 ticket").await;
    // The next person begins with nothing ticked.
    browser.click("#keep").await;
    browser.click("#lift").await;
    browser.find(".offer").await;
    assert!(!browser.has(".offer input:checked").await);
}
