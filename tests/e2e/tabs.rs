//! The same game in two tabs: one writes, the other is told and may take over, and no action is lost.

use branchline::catalog::GameId;
use branchline::save::{SlotId, Slots};

use crate::browser::{Browser, phone};
use crate::player::Player;
use crate::shelf::{after, holding, open, put, stored_game};

/// The number of the game on the screen.
async fn slot_of(browser: &Browser) -> u32 {
    let address = browser.script("arguments[0](location.hash)").await;
    let number = address.as_str().and_then(|hash| hash.rsplit('/').next());
    number
        .and_then(|number| number.parse().ok())
        .expect("the address names the game")
}

#[tokio::test]
async fn a_second_tab_may_take_the_game_over() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::NORDIC, 2, 6).await;
    for _ in 0..8 {
        player.step().await;
    }
    let slot = slot_of(&browser).await;
    let first = browser.tab().await;
    let second = browser.new_tab().await;
    browser.go(&format!("#/play/{slot}")).await;
    browser.click("#take-over").await;
    browser.find("#lift, .hand").await;
    browser.look_at(&first).await;
    // The first tab says so and no longer acts.
    browser.find("[role=alertdialog] #take-over").await;
    browser.look_at(&second).await;
    let before = player.stored().await.action_count();
    while player.stored().await.action_count() == before {
        player.step().await;
    }
}

#[tokio::test]
async fn taking_over_in_the_middle_of_a_turn_loses_no_action() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::NORDIC, 2, 6).await;
    let slot = slot_of(&browser).await;
    let tabs = [browser.tab().await, browser.new_tab().await];
    browser.go(&format!("#/play/{slot}")).await;
    let mut before = stored_game(&browser, slot).await.log;
    for turn in 0..6 {
        browser.look_at(&tabs[(turn + 1) % 2]).await;
        browser.click("#take-over").await;
        browser.find("#lift, .hand").await;
        for _ in 0..7 {
            player.step().await;
        }
        let now = stored_game(&browser, slot).await.log;
        assert!(
            now.starts_with(&before),
            "tab {turn} goes on where the other was"
        );
        before = now;
    }
    assert!(before.len() > 5, "both tabs have acted");
}

#[tokio::test]
async fn what_another_tab_wrote_at_the_last_moment_is_not_written_over() {
    let browser = phone().await;
    let (here, there) = (after(GameId::NORDIC, 20, 1), after(GameId::NORDIC, 22, 1));
    let memory = holding(&[here.save()]);
    put(&browser, &memory).await;
    open(&browser, "#/play/1").await;
    browser.find("#lift").await;
    // The other tab saves once more before it learns that it may not.
    Slots::new(&memory)
        .save(SlotId(1), &there.save(), 1_800_000_000_000)
        .expect("memory has room");
    put(&browser, &memory).await;
    let mut player = Player::sitting(&browser, GameId::NORDIC, 3);
    let newer = there.save().actions.len();
    while stored_game(&browser, 1).await.action_count() == newer {
        player.step().await;
        assert!(player.steps < 200, "the game goes on");
    }
    let now = stored_game(&browser, 1).await.log;
    let other = branchline::save::load(&there.save().to_json()).expect("a game");
    assert!(
        now.starts_with(&other.log),
        "the other tab's actions are there"
    );
}
