//! What brings people back: challenges, the deal of the day, puzzles, fair play and people, as players use them.

use branchline::bots::Level;
use branchline::catalog::GameId;
use branchline::engine::puzzle::Puzzle;
use branchline::engine::table::Setup;
use branchline::save::{Daily, Played, Slots, solved};
use branchline::session::{Chair, Challenge, Session, daily_deal, seal};
use branchline::text::{Lang, challenge, daily, puzzles};

use crate::browser::{Browser, phone};
use crate::shelf::*;

pub fn table(seed: u64) -> Challenge {
    let who = [Chair::Person, Chair::Bot(Level::Regular)];
    Challenge::new(Setup::new(GameId::NORDIC, 2, seed), &who, 20)
}

/// Waits until storage holds a game that a bot has decided in, or that waits for the person.
async fn first_game(browser: &Browser) -> branchline::save::Loaded {
    browser.find(".play").await;
    let memory = stored(browser).await;
    let list = Slots::new(&memory).list().expect("answers");
    stored_game(browser, list[0].id.0).await
}

#[tokio::test]
async fn a_link_starts_the_same_deal_and_says_its_fingerprint() {
    let browser = phone().await;
    let challenge = table(7);
    open(&browser, &format!("#/c/{}", challenge.write())).await;
    let shown = seal(&challenge.setup).expect("it can start");
    browser.sees("#seal", &shown).await;
    browser.find(".qr path").await;
    let link = "arguments[0](document.querySelector('#link').value)";
    let link = browser.script(link).await;
    assert!(link.as_str().expect("text").ends_with(&challenge.write()));
    browser.click("#start").await;
    let game = first_game(&browser).await;
    assert_eq!(game.setup, challenge.setup);
    assert_eq!(game.terms, Some(challenge.terms()));
}

#[tokio::test]
async fn a_bad_link_says_what_is_wrong_and_loses_nothing() {
    let browser = phone().await;
    let code = table(7).write();
    let megabyte = "A".repeat(1 << 20);
    for (bad, says) in [
        (&code[..9], challenge::DAMAGED),
        ("%3Cscript%3E", challenge::DAMAGED),
        (megabyte.as_str(), challenge::TOO_LONG),
    ] {
        let script = format!("location.hash = '#/c/{bad}'; arguments[0]()");
        browser.script(&script).await;
        browser.sees("[role=alert]", says.get(Lang::En)).await;
    }
    assert!(
        Slots::new(&stored(&browser).await)
            .list()
            .expect("answers")
            .is_empty()
    );
}

#[tokio::test]
async fn a_set_up_table_becomes_a_challenge() {
    let browser = phone().await;
    browser.go("#/new/germany").await;
    browser.click("details summary").await;
    browser.click("#to-challenge").await;
    browser.find(".qr").await;
    browser.click("#start").await;
    assert_eq!(first_game(&browser).await.setup.game, GameId::GERMANY);
}

#[tokio::test]
async fn the_day_has_one_counted_try() {
    let browser = phone().await;
    browser.go("#/today").await;
    browser.sees("#streak", &daily::streak(Lang::En, 0)).await;
    browser.click("[data-daily=nordic] [data-do=play]").await;
    let game = first_game(&browser).await;
    let day = game.terms.and_then(|terms| terms.day).expect("it counts");
    assert_eq!(game.setup, daily_deal(GameId::NORDIC, day).setup);
    browser.go("#/today").await;
    browser.find("[data-daily=nordic] a[href^='#/play/']").await;
    let again =
        "arguments[0](document.querySelectorAll('[data-daily=nordic] [data-do=play]').length)";
    assert_eq!(browser.script(again).await, 0);
    assert_eq!(
        browser.count("[data-daily=germany] [data-do=play]").await,
        1
    );
    // The clock is set back by a day: yesterday's deal would not count.
    let memory = stored(&browser).await;
    assert_eq!(
        Daily::new(&memory).begin(GameId::NORDIC, day - 1, branchline::save::SlotId(9)),
        Ok(false)
    );
}

#[tokio::test]
async fn a_puzzle_is_solved_and_stays_solved() {
    let browser = phone().await;
    let puzzle = Puzzle::all(GameId::NORDIC).remove(0);
    let best = puzzle.best().expect("an answer");
    open(&browser, "#/puzzles/nordic/1").await;
    let boxes = puzzle.choices().len();
    assert_eq!(browser.count(".pick input").await, boxes);
    for place in (0..boxes).filter(|place| best >> place & 1 == 1) {
        browser
            .click(&format!(".pick:nth-of-type({}) input", place + 1))
            .await;
    }
    browser.click("#answer").await;
    browser.sees(".verdict", puzzles::RIGHT.get(Lang::En)).await;
    let kept = solved(&stored(&browser).await).expect("answers");
    assert!(kept["nordic"].contains(&1));
    browser.go("#/puzzles").await;
    browser.find("a.solved[href='#/puzzles/nordic/1']").await;
    open(&browser, "#/puzzles/nordic/99").await;
    browser.sees("main h1", puzzles::GONE.get(Lang::En)).await;
}

pub async fn enter(browser: &Browser, sessions: &[Session]) {
    let memory = branchline::save::MemoryStore::default();
    for session in sessions {
        let (scores, save) = (session.scores().expect("over"), session.save());
        let played = Played {
            id: 0,
            game: save.game,
            variant: save.variant,
            seats: save.seats.clone(),
            open_piles: save.open_piles,
            totals: scores.totals(),
            winners: scores.winners().iter().map(|seat| seat.0).collect(),
            ended_ms: 1_700_000_000_000,
            deleted: false,
        };
        branchline::save::History::new(&memory)
            .add(played, &save)
            .expect("kept");
    }
    put(browser, &memory).await;
}

#[tokio::test]
async fn a_finished_game_is_checked_on_the_page() {
    let browser = phone().await;
    let mut session = table(3).begin(&["Ada".to_owned()]).expect("it can start");
    let mut rng = branchline::engine::table::Rng::new(3);
    while !session.is_over() {
        let position = session.position();
        let message = match session.bot_to_act() {
            Some(_) => branchline::session::Msg::BotFailed { position },
            None => {
                let mut actions = Vec::new();
                session.view().legal_actions(&mut actions);
                let pick = rng.below(actions.len() as u32) as usize;
                branchline::session::Msg::Act(actions[pick])
            }
        };
        session.update(message).expect("allowed");
    }
    enter(&browser, &[session]).await;
    open(&browser, "#/fair").await;
    browser.click("[data-check] button").await;
    browser.find("[data-verdict=sound]").await;
}

#[tokio::test]
async fn people_are_rated_renamed_and_merged() {
    let browser = phone().await;
    let games = [1, 2].map(|seed| after(GameId::NEDERLAND, usize::MAX, seed));
    enter(&browser, &games).await;
    open(&browser, "#/people").await;
    browser
        .find("#ratings tbody tr:nth-of-type(2) .course[aria-label]")
        .await;
    browser.find("#pairs tbody tr").await;
    browser.click("details summary").await;
    browser.choose("#same-as", "Grace").await;
    browser.click("#merge").await;
    browser.find("#whose option[value=Grace]").await;
    assert_eq!(browser.count("#whose option").await, 1);
    browser.reload().await;
    browser.find("#whose").await;
    assert_eq!(browser.count("#whose option").await, 1);
}

#[tokio::test]
async fn a_replay_plays_by_itself_to_its_end() {
    let browser = phone().await;
    let running = after(GameId::NORDIC, 6, 1);
    put(&browser, &holding(&[running.save()])).await;
    open(&browser, "#/replay/saved/1").await;
    browser.click("[data-pace=fast]").await;
    browser.find(".replay[data-step='6']").await;
    browser.find("[data-pace=fast][aria-pressed=false]").await;
    // Whoever steps stops it.
    browser.click("[data-pace=slow]").await;
    browser.find("[data-pace=slow][aria-pressed=true]").await;
    browser.click("#last").await;
    browser.find("[data-pace=slow][aria-pressed=false]").await;
}
