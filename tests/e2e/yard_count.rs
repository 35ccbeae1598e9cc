//! The count of the Card Game: a show with journeys on the poster, then the table.

use branchline::catalog::{GameId, game};
use branchline::engine::game::{Action, PlayerView};
use branchline::engine::yard::{Phase, YardOptions};

use crate::browser::phone;
use crate::player::Player;
use crate::positions::Table;
use crate::shelf::lay_out;

/// The last decision of a game, with a ticket to complete that names a big city.
fn last_check(view: &PlayerView, _: &[Action]) -> bool {
    let PlayerView::Yard(view) = view else {
        return false;
    };
    let Phase::CheckTickets { last } = view.open.phase else {
        return false;
    };
    let game = game(GameId::CARD_GAME).yard().expect("the Card Game");
    let YardOptions::Check { best, .. } = view.options(game) else {
        return false;
    };
    let is_big = |city| game.big_cities().any(|(big, _)| big == city);
    view.open.to_act == last
        && best
            .tickets
            .iter()
            .any(|ticket| game.ticket(ticket).ends().into_iter().any(is_big))
}

pub const LAST_CHECK: Table = Table {
    people: 2,
    ..Table::of(GameId::CARD_GAME, last_check)
};

#[tokio::test]
async fn the_count_lights_journeys_and_big_cities_and_can_be_skipped_and_seen_again() {
    let browser = phone().await;
    lay_out(&browser, &LAST_CHECK.played()).await;
    browser.click("#lift").await;
    browser.click("#check").await;
    browser.find("#counting").await;
    // The ticket being counted is highlighted on the poster, and its line is shown.
    browser.find(".na-poster .journey.lit").await;
    browser.find(".count-line:not(:empty)").await;
    // Bonuses come after the tickets and highlight their city.
    while !browser.has(".poster-city.lit").await {
        assert!(browser.has("#counting").await, "the show has a bonus");
        browser
            .script("document.querySelector('#next-count')?.click(); arguments[0](null)")
            .await;
    }
    browser.click("#skip-count").await;
    browser.find("#result h2").await;
    assert!(!browser.has(".journey.lit, .poster-city.lit").await);
    let player = Player::sitting(&browser, GameId::CARD_GAME, 1);
    player.counts_as_the_rules_do().await;
    browser.find("#replay").await;
    browser.click("#result .ticket-list .row").await;
    browser.find(".journey.lit").await;
    browser.click("#count-again").await;
    browser.find("#counting").await;
}

#[tokio::test]
async fn without_motion_the_card_game_goes_straight_to_the_totals() {
    let browser = phone().await;
    browser.want_no_motion().await;
    lay_out(&browser, &LAST_CHECK.played()).await;
    browser.click("#lift").await;
    browser.click("#check").await;
    browser.find("#result h2").await;
    assert!(!browser.has("#counting").await);
}
