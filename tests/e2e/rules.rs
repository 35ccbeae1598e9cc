//! From a question and from a refusal to the paragraph about it, and back to the table as it was.

use branchline::catalog::GameId;
use branchline::engine::rail::Phase;
use branchline::text::Lang;

use crate::browser::{Browser, phone};
use crate::positions::{Table, mid_game, phase};
use crate::shelf::{put_text, stored_game};

async fn lay_out(browser: &Browser, table: Table) {
    browser.keep_only(table.stored()).await;
    browser.go("#/").await;
    browser.reload().await;
    browser.click(".saved a.row").await;
    browser.find(".play").await;
}

/// How many decisions of the game are kept.
async fn kept(browser: &Browser) -> usize {
    stored_game(browser, 1).await.action_count()
}

#[tokio::test]
async fn a_refusal_leads_to_its_rule_and_back_to_the_question() {
    let browser = phone().await;
    let first = Table::of(GameId::NORDIC, |view, _| {
        matches!(phase(view), Some(Phase::FirstTickets))
    });
    lay_out(&browser, first).await;
    browser.find("#keep").await;
    let before = kept(&browser).await;
    browser.click("#keep").await;
    browser.click(".hint [data-rule=R-2]").await;
    browser.find("[data-rules~=R-2]:focus").await;
    browser.click("#back-to-table").await;
    browser.find("#keep").await;
    // What is ticked meanwhile is still ticked afterwards.
    browser.click(".offer li:nth-child(2) input").await;
    browser.click(".stage > [data-rule=R-2]").await;
    browser.find("[data-rules~=R-2]:focus").await;
    browser.driver.back().await.expect("the table is behind");
    browser.find("#keep").await;
    browser.find(".offer li:nth-child(2) input:checked").await;
    assert_eq!(browser.count(".offer input:checked").await, 1);
    assert_eq!(kept(&browser).await, before);
}

#[tokio::test]
async fn an_open_claim_sheet_is_open_again_after_its_rule_was_read() {
    let browser = phone().await;
    lay_out(&browser, Table::of(GameId::NORDIC, mid_game)).await;
    browser.find(".task [data-rule=R-40]").await;
    let before = kept(&browser).await;
    browser.open_list("tracks").await;
    browser.click(".track-list.now button").await;
    let sheet = browser.find(".claim").await;
    let track = sheet.attr("data-track").await.expect("it answers");
    browser.click(".stage > .rule-link").await;
    browser.find(".rule:focus").await;
    // Another page of the rules still knows the way back.
    browser.go("#/special/nordic").await;
    browser.find(".special li").await;
    browser.click("#back-to-table").await;
    let sheet = browser.find(".claim").await;
    assert_eq!(sheet.attr("data-track").await.expect("it answers"), track);
    assert_eq!(kept(&browser).await, before);
    // Back closes it, as it would have before.
    browser.driver.back().await.expect("a step");
    browser.find(".play:not(:has(.claim))").await;
}

#[tokio::test]
async fn what_is_special_is_one_screen_and_leads_to_the_rules() {
    let browser = phone().await;
    for lang in Lang::ALL {
        put_text(&browser, "branchline.lang", &format!("\"{}\"", lang.tag())).await;
        browser.reload().await;
        for id in GameId::all() {
            let slug = id.slug();
            browser.go(&format!("#/special/{slug}")).await;
            browser
                .find(&format!(".special a[href^='#/rules/{slug}/']"))
                .await;
            let fits = "arguments[0](document.querySelector('.special li:last-child').getBoundingClientRect().bottom <= innerHeight)";
            assert_eq!(browser.script(fits).await, true, "{slug} {lang:?}");
        }
    }
    browser
        .click(".special a[href='#/rules/card-game/cg-7']")
        .await;
    browser.find("[data-rules~=CG-7]:focus").await;
}
