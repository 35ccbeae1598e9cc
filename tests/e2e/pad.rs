//! The score pad for cardboard games: ticked off on a phone, counted and kept on a desktop.

use branchline::catalog::{GameId, TrackId};
use branchline::save::{History, ScorePad};
use branchline::scene::Intent;
use branchline::text::{Lang, pad};

use crate::browser::{Browser, DESKTOP, phone};
use crate::on_map::OnMap;
use crate::shelf::*;

async fn kept(browser: &Browser) -> ScorePad {
    let pad = ScorePad::open(&stored(browser).await, GameId::NORDIC);
    pad.expect("readable").expect("there")
}

/// The totals on the page, once they are those of the pad in storage.
async fn counts_as_kept(browser: &Browser) {
    for (seat, total) in kept(browser).await.scores().totals().iter().enumerate() {
        let total = total.to_string().replace('-', "−");
        browser
            .sees(&format!("[data-total='{seat}']"), &total)
            .await;
    }
}

#[tokio::test]
async fn a_cardboard_game_is_ticked_off_counted_and_kept() {
    let browser = phone().await;
    browser.go("#/pad").await;
    browser.click("main a[href='#/pad/nordic']").await;
    browser.click(".seat-name input").await;
    browser.type_in("Ada").await;
    browser.click("#pad-start").await;
    // A tap on the board gives a track to the first seat.
    browser.find(".pad-board [data-track]").await;
    let scroll =
        "document.querySelector('.pad-board').scrollIntoView({ block: 'center' }); arguments[0]()";
    browser.script(scroll).await;
    let map = OnMap::of(&browser, GameId::NORDIC).await;
    map.tap(&browser, |intent| matches!(intent, Intent::Track(_)))
        .await;
    browser.find("#pad-undo:not([disabled])").await;
    let first: Vec<TrackId> = kept(&browser)
        .await
        .pad()
        .seat(branchline::catalog::Seat(0))
        .expect("a seat")
        .tracks
        .iter()
        .collect();
    assert_eq!(first.len(), 1);
    counts_as_kept(&browser).await;
    // The second seat takes the rest by the lists, on a large screen, after a reload.
    browser.turn_to(DESKTOP).await;
    browser.reload().await;
    browser.click(".pad-who input[value='1']").await;
    browser.click("#pad-find-ticket").await;
    browser.type_in("oslo").await;
    browser.click("#pad-tickets input").await;
    browser.click(".pad-lists summary").await;
    browser.click("#pad-find-track").await;
    browser.type_in("oslo").await;
    browser.click("#pad-tracks input").await;
    browser.find("#pad-tracks input:checked").await;
    counts_as_kept(&browser).await;
    assert_eq!(
        kept(&browser).await.pad().lines().len(),
        4,
        "who began, two tracks and a ticket"
    );
    browser.click("#pad-undo").await;
    browser
        .until("!document.querySelector('#pad-tracks input:checked')")
        .await;
    counts_as_kept(&browser).await;
    // Kept in the record: it is counted there and cannot be replayed.
    browser.click("#pad-keep").await;
    browser.sees("#pad-kept", pad::KEPT.get(Lang::En)).await;
    browser.go("#/history").await;
    browser
        .sees("[data-finished] [data-why]", pad::CARDBOARD.get(Lang::En))
        .await;
    assert!(!browser.has("[data-finished] a[href*='replay']").await);
    let list = History::new(&stored(&browser).await)
        .list()
        .expect("answers");
    assert_eq!(list[0].totals, kept(&browser).await.scores().totals());
    // A new pad only after a second press.
    browser.go("#/pad/nordic").await;
    browser.click("#pad-clear").await;
    browser.click("[data-sure=pad-clear]").await;
    browser.find("#pad-start").await;
}
