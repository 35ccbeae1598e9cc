//! A phone held sideways: whole games by touch, and every choice within reach.

use branchline::catalog::GameId;

use crate::browser::{SIDEWAYS, phone_of};
use crate::player::Player;
use crate::positions::{Table, keeps_tickets, mid_game};
use crate::shelf::{lay_out, put_text, texts};

/// One person against a bot that does not keep anybody waiting.
async fn plays(id: GameId, seed: u64) {
    let browser = phone_of(SIDEWAYS).await;
    put_text(&browser, "branchline.bot-speed", "\"instant\"").await;
    browser.go(&format!("#/new/{}", id.slug())).await;
    browser.reload().await;
    let mut player = Player::begin(&browser, id, seed).await;
    while player.step().await != "result" {}
    println!("{} controls", player.steps);
    player.counts_as_the_rules_do().await;
}

#[tokio::test]
async fn nordic_is_played_on_a_phone_held_sideways() {
    plays(GameId::NORDIC, 21).await;
}

#[tokio::test]
async fn germany_is_played_on_a_phone_held_sideways() {
    plays(GameId::GERMANY, 22).await;
}

#[tokio::test]
async fn northern_lights_is_played_on_a_phone_held_sideways() {
    plays(GameId::NORTHERN_LIGHTS, 23).await;
}

#[tokio::test]
async fn nederland_is_played_on_a_phone_held_sideways() {
    plays(GameId::NEDERLAND, 24).await;
}

/// The tickets were behind the button once, and the button was all there was of a claim.
#[tokio::test]
async fn every_ticket_and_every_way_to_pay_can_be_touched_on_a_phone_held_sideways() {
    let browser = phone_of(SIDEWAYS).await;
    for id in GameId::all() {
        lay_out(&browser, &Table::of(id, keeps_tickets).played()).await;
        browser.find("#keep").await;
        let tickets = browser.count(".offer input").await;
        for ticket in 1..=tickets {
            browser
                .tap(&format!(".offer li:nth-child({ticket}) input"))
                .await;
        }
        assert_eq!(browser.count(".offer input:checked").await, tickets);
        // With enough ticked nobody is told to keep more.
        let told = texts(&browser, ".keep .summary").await.join("");
        assert!(!told.contains("at least"), "{told}");
        browser.tap("#keep[aria-disabled=false]").await;
        browser.until("!document.querySelector('#keep')").await;
    }
    lay_out(&browser, &Table::of(GameId::NORDIC, mid_game).played()).await;
    browser.open_list("tracks").await;
    browser.tap(".track-list.now button").await;
    // Without scrolling, more of it is seen than its button.
    let seen = "arguments[0](['#claim-title', '.claim .medal'].filter((css) => {
        const it = document.querySelector(css), room = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(room.x + room.width / 2, room.y + room.height / 2));
    }).length)";
    assert_eq!(browser.script(seen).await, 2);
    for way in 1..=browser.count(".way").await {
        browser.tap(&format!(".way:nth-of-type({way}) input")).await;
    }
    browser.tap("#confirm-claim").await;
    browser.until("!document.querySelector('.claim')").await;
}
