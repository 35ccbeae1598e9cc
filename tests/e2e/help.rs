//! Help at the table: hints in three depths, the coach of a first game, the planner.

use branchline::catalog::GameId;
use branchline::text::hints;

use crate::browser::{Browser, phone};
use crate::positions::{Table, mid_game};
use crate::shelf::{lay_out, put_text, stored_game};

/// One person's turn in the middle of a game.
const NORDIC: Table = Table::of(GameId::NORDIC, mid_game);
const YARD: Table = Table::of(GameId::CARD_GAME, mid_game);

async fn text(browser: &Browser, css: &str) -> String {
    let element = browser.find(css).await;
    element.text().await.expect("it can be read")
}

#[tokio::test]
async fn a_hint_goes_deeper_with_every_tap_and_is_counted() {
    let browser = phone().await;
    for table in [NORDIC, YARD] {
        browser.go("#/about").await;
        browser.find("#versions").await;
        lay_out(&browser, &table.played()).await;
        browser.click("#hint").await;
        let kind = text(&browser, ".advice [role=status]").await;
        assert_eq!(
            browser
                .script(
                    "arguments[0](document.querySelectorAll('.play[data-lit], .pointed').length)"
                )
                .await,
            0
        );
        browser.click("#hint-more").await;
        // What it is about is lit: around the board, or on it.
        browser.find(".play[data-lit], .pointed").await;
        let place = text(&browser, ".advice [role=status]").await;
        browser.press("h").await;
        browser.find(".advice:not(:has(#hint-more))").await;
        let deed = text(&browser, ".advice [role=status]").await;
        assert!(kind != place && place != deed, "{kind} {place} {deed}");
        // One hint, however deep.
        browser.open_list("menu").await;
        browser.sees("#hints-asked", "1 hint").await;
        browser.close_list().await;
        let seats = stored_game(&browser, 1).await.seats;
        assert_eq!(seats.iter().map(|seat| seat.hints).sum::<u16>(), 1);
        browser.click("#hint-close").await;
        let gone = "const look = () => document.querySelector('.advice, .play[data-lit]') ? requestAnimationFrame(look) : arguments[0](true); look()";
        browser.script(gone).await;
    }
}

/// Workers that die when they are asked for a hint, as many as the page has said.
const DYING: &str = "
    window.asked = 0;
    window.dying = 2;
    const Real = window.Worker;
    window.Worker = class extends Real {
        postMessage(text) {
            if (typeof text !== 'string' || !text.startsWith('{\"Advise\"')) return super.postMessage(text);
            asked += 1;
            if (dying-- <= 0) return super.postMessage(text);
            this.terminate();
            setTimeout(() => this.dispatchEvent(new Event('error')));
        }
    };";

#[tokio::test]
async fn a_hint_survives_the_death_of_its_worker() {
    let browser = phone().await;
    browser.prepare(DYING).await;
    lay_out(&browser, &NORDIC.played()).await;
    browser.reload().await;
    browser.click("#hint").await;
    // Two have died: that is said, and the next tap asks a third.
    browser.sees(".advice [role=status]", hints::LOST.en).await;
    assert_eq!(browser.script("arguments[0](asked)").await, 2);
    browser.click("#hint").await;
    browser.find("#hint-more").await;
    browser.open_list("menu").await;
    browser.sees("#hints-asked", "1 hint").await;
}

#[tokio::test]
async fn a_first_game_is_one_tap_away_and_the_coach_says_everything_once() {
    let browser = phone().await;
    put_text(&browser, "branchline.bot-speed", "\"instant\"").await;
    browser.click("#first-game").await;
    // The first decision is about tickets, and so is the first sentence.
    // It stands in the sheet that it is about.
    let first = text(&browser, ".stage #coach [role=status]").await;
    assert!(first.starts_with("Keep at least"), "{first}");
    browser.find(".play[data-lit=question]").await;
    browser.reload().await;
    browser.find("#keep").await;
    let told = "arguments[0](!!document.querySelector('#coach'))";
    assert_eq!(browser.script(told).await, false, "nothing is said twice");
    for ticket in 1..=2 {
        browser
            .click(&format!(".offer li:nth-child({ticket}) input"))
            .await;
    }
    browser.click("#keep").await;
    // It goes away with the decision, and the next one has a sentence of its own.
    browser.find("[data-phase=turn]").await;
    let second = text(&browser, ".task-row #coach [role=status]").await;
    assert!(second.starts_with("Take two cards"), "{second}");
    browser.click("#coach-seen").await;
    browser.click("#draw").await;
    browser.find("[data-phase=second-card]").await;
    browser.find("#coach").await;
    browser.click("#coach-off").await;
    browser.click("#draw").await;
    browser.find("[data-phase=turn]").await;
    assert_eq!(browser.script(told).await, false);
    // Once there is a game, home offers to go on with it instead.
    browser.go("#/").await;
    browser.find(".saved").await;
    let offered = "arguments[0](!!document.querySelector('#first-game'))";
    assert_eq!(browser.script(offered).await, false);
}

#[tokio::test]
async fn the_planner_marks_the_map_and_says_what_is_missing() {
    let browser = phone().await;
    lay_out(&browser, &NORDIC.played()).await;
    let marks = "arguments[0](document.querySelectorAll('.planned-way').length)";
    assert_eq!(browser.script(marks).await, 0);
    browser.open_list("menu").await;
    browser.choose("#planner", "light").await;
    browser.find(".planned-way").await;
    browser.choose("#planner", "full").await;
    browser.close_list().await;
    browser.click("#own-tickets").await;
    browser.find("#planned").await;
    browser.reload().await;
    browser.find(".planned-way").await;
    browser.open_list("menu").await;
    browser.choose("#planner", "off").await;
    let none = "const look = () => document.querySelector('.planned-way') ? requestAnimationFrame(look) : arguments[0](true); look()";
    browser.script(none).await;
}
