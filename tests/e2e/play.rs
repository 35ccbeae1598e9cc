//! Whole games by the visible controls: passing one device, with reloads in between, and nothing secret on the
//! screen while it changes hands.

use branchline::catalog::GameId;

use crate::browser::{Browser, DESKTOP, Device, phone};
use crate::curtain;
use crate::player::{Player, stored};

/// Plays to the end; every few steps the page is reloaded, whatever it is asking at that moment.
async fn play_to_the_end(browser: &Browser, player: &mut Player<'_>, reload_every: usize) {
    let mut reloads = 0;
    loop {
        let word = player.step().await;
        if word == "result" {
            break;
        }
        if player.steps.is_multiple_of(reload_every) {
            browser.reload().await;
            browser.find(".play").await;
            reloads += 1;
        }
    }
    println!("{} controls, {reloads} reloads", player.steps);
    player.counts_as_the_rules_do().await;
}

#[tokio::test]
async fn two_people_play_nordic_on_one_phone() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::NORDIC, 2, 1).await;
    assert!(curtain::hides_everything(&browser, &player).await);
    play_to_the_end(&browser, &mut player, 45).await;
}

#[tokio::test]
async fn two_people_play_germany_on_one_phone() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::GERMANY, 2, 2).await;
    play_to_the_end(&browser, &mut player, 120).await;
}

#[tokio::test]
async fn two_people_play_nederland_on_one_phone() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::NEDERLAND, 2, 3).await;
    play_to_the_end(&browser, &mut player, 120).await;
}

#[tokio::test]
async fn two_people_play_northern_lights_on_one_phone() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::NORTHERN_LIGHTS, 2, 7).await;
    play_to_the_end(&browser, &mut player, 150).await;
}

/// A laptop with reduced motion; the phones animate everything.
async fn laptop() -> Browser {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "fr",
    })
    .await;
    browser.want_no_motion().await;
    browser
}

#[tokio::test]
async fn five_people_play_northern_lights_on_a_laptop() {
    let browser = laptop().await;
    let mut player = Player::start(&browser, GameId::NORTHERN_LIGHTS, 5, 4).await;
    play_to_the_end(&browser, &mut player, 300).await;
}

#[tokio::test]
async fn three_people_play_nordic_on_a_laptop() {
    let browser = laptop().await;
    let mut player = Player::start(&browser, GameId::NORDIC, 3, 8).await;
    play_to_the_end(&browser, &mut player, 200).await;
}

#[tokio::test]
async fn five_people_play_germany_on_a_laptop() {
    let browser = laptop().await;
    let mut player = Player::start(&browser, GameId::GERMANY, 5, 9).await;
    play_to_the_end(&browser, &mut player, 300).await;
}

#[tokio::test]
async fn five_people_play_nederland_on_a_laptop() {
    let browser = laptop().await;
    let mut player = Player::start(&browser, GameId::NEDERLAND, 5, 10).await;
    play_to_the_end(&browser, &mut player, 300).await;
}

#[tokio::test]
async fn a_whole_map_game_by_keyboard_alone() {
    let browser = laptop().await;
    let mut player = Player::start(&browser, GameId::NEDERLAND, 2, 11).await;
    while player.step_by_keys().await != "result" {}
    player.counts_as_the_rules_do().await;
}

#[tokio::test]
async fn the_curtain_hides_every_hand_and_every_ticket() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::NORDIC, 2, 5).await;
    let mut checked = 0;
    while checked < 12 {
        checked += usize::from(curtain::hides_everything(&browser, &player).await);
        player.step().await;
    }
}

#[tokio::test]
async fn odd_names_do_not_break_the_table() {
    let browser = phone().await;
    browser.go("#/new/germany").await;
    browser.find("#start").await;
    browser
        .choose(".seat-row[data-seat='1'] .seat-who select", "person")
        .await;
    let long = "W".repeat(200);
    let names = [long.as_str(), "\u{202e}مرحبا 🚂"];
    for (seat, name) in names.iter().enumerate() {
        browser
            .click(&format!(".seat-row[data-seat='{seat}'] input"))
            .await;
        browser.type_in(name).await;
    }
    browser.click("#start").await;
    browser.find("#lift").await;
    let is_wide = "arguments[0](document.documentElement.scrollWidth > innerWidth || document.querySelector('.play').scrollWidth > innerWidth)";
    assert_eq!(browser.script(is_wide).await, false, "under the curtain");
    browser.click("#lift").await;
    browser.find(".prompt").await;
    assert_eq!(browser.script(is_wide).await, false, "at the table");
    let seats = stored(&browser).await.seats;
    assert_eq!(seats[0].name, "W".repeat(40), "cut, not refused");
    assert_eq!(
        seats[1].name, "مرحبا 🚂",
        "whole, without what turns the line around"
    );
}

#[tokio::test]
async fn equal_and_empty_names_are_told_apart_by_shape_and_number() {
    let browser = phone().await;
    browser.go("#/new/nederland").await;
    browser.find("#start").await;
    browser.click("#add-seat").await;
    for seat in [1, 2] {
        let list = format!(".seat-row[data-seat='{seat}'] .seat-who select");
        browser.choose(&list, "person").await;
    }
    for seat in [0, 1] {
        let field = browser
            .find(&format!(".seat-row[data-seat='{seat}'] input"))
            .await;
        field.send_keys("Zoé").await.expect("a name can be typed");
    }
    browser.click("#start").await;
    browser.find("#lift").await;
    let chips = browser
        .script(
            "arguments[0]([...document.querySelectorAll('.nameplate')].map((chip) =>
               [chip.querySelector('.plate-name').textContent, chip.querySelector('.badge g').getAttribute('class')]))",
        )
        .await;
    let chips: Vec<(String, String)> = serde_json::from_value(chips).expect("names and colours");
    let names: Vec<&str> = chips.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Zoé", "Zoé", "Player 3"]);
    assert_ne!(chips[0].1, chips[1].1);
}
