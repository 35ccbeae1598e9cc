//! A finished game once more: its review, what would have been, its board, its table, and games that are passed on.

use branchline::catalog::GameId;
use branchline::engine::table::Rng;
use branchline::save::{History, Known, Slots, known, to_link};
use branchline::session::{Msg, Session};
use branchline::text::{Lang, passing, replay, saved};

use crate::back::{enter, table};
use crate::browser::phone;
use crate::shelf::*;

/// A finished game of somebody against a bot that makes simple moves.
fn finished(seed: u64) -> Session {
    let mut session = table(seed).begin(&["Ada".to_owned()]).expect("it starts");
    let mut rng = Rng::new(seed);
    while !session.is_over() {
        let position = session.position();
        let message = match session.bot_to_act() {
            Some(_) => Msg::BotFailed { position },
            None => {
                let mut actions = Vec::new();
                session.view().legal_actions(&mut actions);
                Msg::Act(actions[rng.below(actions.len() as u32) as usize])
            }
        };
        session.update(message).expect("allowed");
    }
    session
}

#[tokio::test]
async fn a_review_can_be_stopped_and_its_curve_leads_to_the_replay() {
    let browser = phone().await;
    enter(&browser, &[finished(3)]).await;
    open(&browser, "#/history").await;
    browser.click("[data-do=review]").await;
    browser.find(".review:not([data-percent='0'])").await;
    browser.click("#stop").await;
    browser.sees("#stop", "Go on with the review").await;
    browser.find(".curve polyline").await;
    browser.click(".curve").await;
    browser.find(".replay:not([data-step='0'])").await;
    // The review has not forgotten what it knew.
    browser.script("history.back(); arguments[0]()").await;
    browser.find(".review:not([data-percent='0'])").await;
}

#[tokio::test]
async fn what_if_starts_a_game_that_counts_nowhere() {
    let browser = phone().await;
    enter(&browser, &[after(GameId::NORDIC, usize::MAX, 1)]).await;
    open(&browser, "#/replay/1/40").await;
    browser.find(".replay[data-step='40']").await;
    browser.click("#what-if").await;
    browser.find("#lift").await;
    let memory = stored(&browser).await;
    let slots = Slots::new(&memory).list().expect("answers");
    let game = stored_game(&browser, slots[0].id.0).await;
    assert_eq!(game.log.len(), 40);
    assert!(game.terms.is_some_and(|terms| terms.what_if));
    // Its end leaves no trace among the finished games.
    let last = after(GameId::NORDIC, usize::MAX, 1);
    let over = load_as_what_if(&last);
    put(&browser, &holding(&[over])).await;
    open(&browser, "#/play/1").await;
    browser
        .sees("#what-if", replay::WHAT_IF_OVER.get(Lang::En))
        .await;
    let played = History::new(&stored(&browser).await)
        .list()
        .expect("answers");
    assert_eq!(played.len(), 1);
}

fn load_as_what_if(session: &Session) -> branchline::save::SaveFile {
    let mut save = session.save();
    save.terms = Some(branchline::save::Terms {
        what_if: true,
        ..Default::default()
    });
    save
}

#[tokio::test]
async fn a_game_goes_by_message_and_moves_on_in_its_place() {
    let browser = phone().await;
    let mut session = after(GameId::NORDIC, 20, 2);
    put(&browser, &holding(&[session.save()])).await;
    open(&browser, "#/play/1").await;
    browser.click("#by-message").await;
    browser.find(".qr path").await;
    let link = "arguments[0](document.querySelector('#link').value)";
    let link = browser.script(link).await;
    let code = to_link(&session.save());
    assert!(link.as_str().expect("text").ends_with(&code));
    // The friend's move comes back.
    crate::support::sitting::step(&mut session, &mut Rng::new(5));
    let save = session.save();
    open(&browser, &format!("#/g/{}", to_link(&save))).await;
    browser
        .sees("#becomes", passing::EARLIER.get(Lang::En))
        .await;
    browser.click("#take").await;
    browser.find("#lift").await;
    let memory = stored(&browser).await;
    let slots = Slots::new(&memory);
    assert_eq!(slots.list().expect("answers").len(), 1);
    let here = known(&slots, &save).expect("answers");
    assert!(matches!(here, Some(Known::AsFar(_))));
}

#[tokio::test]
async fn a_bad_game_link_says_what_is_wrong_and_changes_nothing() {
    let browser = phone().await;
    let running = after(GameId::NORDIC, 10, 2);
    put(&browser, &holding(&[running.save()])).await;
    let code = to_link(&running.save());
    let twice = format!("{code}{code}");
    let megabyte = "A".repeat(1 << 20);
    for (bad, says) in [
        (&code[..40], saved::faults::DAMAGED_TEXT),
        (twice.as_str(), saved::faults::DAMAGED_TEXT),
        (megabyte.as_str(), saved::faults::TOO_LARGE),
    ] {
        let script = format!("location.hash = '#/g/{bad}'; arguments[0]()");
        browser.script(&script).await;
        let says = format!("{} {}", says.get(Lang::En), passing::BROKEN.get(Lang::En));
        browser.sees("[role=alert]", &says).await;
    }
    let memory = stored(&browser).await;
    assert_eq!(Slots::new(&memory).list().expect("answers").len(), 1);
    assert_eq!(stored_game(&browser, 1).await.log.len(), 10);
}

#[tokio::test]
async fn the_last_table_is_set_again_at_a_tap_and_its_board_hangs_in_the_gallery() {
    let browser = phone().await;
    enter(&browser, &[after(GameId::NORDIC, usize::MAX, 1)]).await;
    open(&browser, "#/history").await;
    browser.click("#gallery summary").await;
    browser.find(".gallery .owned").await;
    browser.go("#/new/nordic").await;
    browser.sees(".table-again", "Ada, Grace").await;
    browser.click(".table-again").await;
    browser.find("#lift").await;
}

#[tokio::test]
async fn the_result_of_a_challenge_can_be_sent_back() {
    let browser = phone().await;
    put(&browser, &holding(&[finished(4).save()])).await;
    open(&browser, "#/play/1").await;
    browser.click("#send-result").await;
    // Whether the clipboard takes it depends on the browser; either way it is said.
    browser.find("#result [role=status]:not(:empty)").await;
}
