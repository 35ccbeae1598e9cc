//! What brings people back: challenges, the deal of the day, puzzles, fair play and people, as players use them.

use branchline::bots::Level;
use branchline::bots::protocol::{Answer, Ask, Patience, Think, answer};
use branchline::catalog::GameId;
use branchline::engine::game::Action;
use branchline::engine::puzzle::Puzzle;
use branchline::engine::table::{Rng, Setup};
use branchline::save::{Daily, FORMAT, SaveFile, SlotId, Slots, Store, solved, to_link};
use branchline::session::{Chair, Challenge, Msg, Session, daily_deal, daily_terms, seal};
use branchline::text::{Lang, challenge, daily, passing, people, puzzles, saved, shell};

use crate::browser::{Browser, phone};
use crate::shelf::*;
use crate::support::sitting::{play_until, step};

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
    browser.sees(".sealed code", &shown).await;
    browser.find(".qr path").await;
    let link = "arguments[0](document.querySelector('#link').value)";
    let link = browser.script(link).await;
    assert!(link.as_str().expect("text").ends_with(&challenge.write()));
    browser.click("#start").await;
    let game = first_game(&browser).await;
    assert_eq!(game.setup, challenge.setup);
    assert_eq!(game.terms, Some(challenge.terms()));
}

/// The first decisions of a game that plays by itself, as storage holds them.
async fn first_decisions(code: &str, count: usize) -> Vec<String> {
    let browser = phone().await;
    open(&browser, &format!("#/c/{code}")).await;
    browser.click("#start").await;
    browser.find(".play").await;
    loop {
        let memory = stored(&browser).await;
        let slots = Slots::new(&memory);
        let slot = slots.list().expect("answers")[0].id;
        let text = slots.text(slot).expect("answers").expect("kept");
        let mut actions = branchline::save::read(&text).expect("a save").actions;
        if actions.len() >= count {
            actions.truncate(count);
            return actions;
        }
        browser.frames(20).await;
    }
}

#[tokio::test]
async fn a_link_gives_the_same_bot_moves_in_two_fresh_profiles() {
    let who = [Chair::Bot(Level::Expert), Chair::Bot(Level::Strong)];
    let code = Challenge::new(Setup::new(GameId::NORDIC, 2, 7), &who, 20).write();
    let one = first_decisions(&code, 8).await;
    assert_eq!(first_decisions(&code, 8).await, one);
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
    // A code that belongs to something else leads nowhere, but home from there.
    browser.go("#/parcel/7").await;
    browser
        .sees("main h1", shell::NOT_FOUND.get(Lang::En))
        .await;
    // A game from the future, and one whose players have markup for names.
    let future = SaveFile {
        branchline: FORMAT + 1,
        ..after(GameId::NORDIC, 5, 1).save()
    };
    browser.go(&format!("#/g/{}", to_link(&future))).await;
    let says = saved::faults::newer(Lang::En, FORMAT + 1);
    let says = format!("{says} {}", passing::BROKEN.get(Lang::En));
    browser.sees("[role=alert]", &says).await;
    let name = "<img src=x onerror=alert(1)>";
    let mut marked = after(GameId::NORDIC, 5, 1).save();
    name.clone_into(&mut marked.seats[0].name);
    browser.go(&format!("#/g/{}", to_link(&marked))).await;
    browser.sees(".seat-list li", name).await;
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
    let tries = Daily::new(&memory);
    assert_eq!(tries.begin(GameId::NORDIC, day - 1, SlotId(9)), Ok(false));
    // The try comes to its end, at random.
    let deal = daily_deal(GameId::NORDIC, day);
    let session = deal.begin(&["Ada".to_owned()]).expect("it can start");
    let mut session = session.under(daily_terms(&deal, day));
    play_until(&mut session, usize::MAX, &mut Rng::new(7));
    let slot = tries.book().expect("answers")["nordic"]
        .latest
        .expect("begun")
        .1;
    Slots::new(&memory)
        .save(slot, &session.save(), 9)
        .expect("memory has room");
    put(&browser, &memory).await;
    open(&browser, &format!("#/play/{}", slot.0)).await;
    browser
        .sees(
            "#result .sealed code",
            &seal(&deal.setup).expect("it can start"),
        )
        .await;
    browser.find("#replay").await;
    browser.go("#/today").await;
    let totals = session.scores().expect("over").totals();
    let outcome = daily::result(Lang::En, totals[0], totals[1]);
    browser
        .sees("[data-daily=nordic] .day-result strong", &outcome)
        .await;
    browser.sees("#streak", &daily::streak(Lang::En, 1)).await;
    browser.sees(".calendar .today .marks", "●").await;
    browser.click("[data-daily=nordic] [data-do=par]").await;
    browser.find("[data-daily=nordic] [data-par]").await;
    let book = Daily::new(&stored(&browser).await).book().expect("answers");
    let result = book["nordic"].result(day).expect("entered");
    let par = result.par.expect("worked out");
    let medal = result.medal().map(|medal| medal as usize);
    let says = daily::par(Lang::En, par, medal);
    browser.sees("[data-daily=nordic] [data-par]", &says).await;
    let kind = medal.map_or("", |medal| daily::MEDALS[medal].en);
    browser
        .find(&format!(".calendar .today[data-medal='{kind}']"))
        .await;
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
        let played = session.played(1_700_000_000_000).expect("over");
        branchline::save::History::new(&memory)
            .add(played, &session.save())
            .expect("kept");
    }
    put(browser, &memory).await;
}

/// A finished game against a bot that is really asked; somebody may have changed one of its decisions.
fn against_a_bot(cheats: bool) -> Session {
    let mut session = table(3).begin(&["Ada".to_owned()]).expect("it can start");
    let mut rng = Rng::new(3);
    let mut may_cheat = cheats;
    while !session.is_over() {
        let Some(question) = session.question(Patience::Rounds(20)) else {
            step(&mut session, &mut rng);
            continue;
        };
        let mut actions = Vec::new();
        question.view.legal_actions(&mut actions);
        let think = Think {
            request: 1,
            question,
        };
        let Answer::Choice(choice) = answer(Ask::Think(Box::new(think)), &mut || 0.0) else {
            panic!("a bot decides")
        };
        let honest = Action::parse(session.game(), &choice.action).expect("notation");
        let other = actions.iter().find(|action| **action != honest);
        let action = other.filter(|_| may_cheat).copied().unwrap_or(honest);
        may_cheat &= action == honest;
        let message = Msg::BotChose {
            position: session.position(),
            action,
            rounds: choice.rounds,
        };
        session.update(message).expect("allowed");
    }
    session
}

#[tokio::test]
async fn a_finished_game_is_checked_on_the_page_and_seen_through_a_bots_eyes() {
    let browser = phone().await;
    enter(&browser, &[against_a_bot(true), against_a_bot(false)]).await;
    open(&browser, "#/fair").await;
    for (game, verdict) in [(1, "doubt"), (2, "sound")] {
        browser
            .click(&format!("[data-check='{game}'] button"))
            .await;
        browser.find(&format!("[data-verdict={verdict}]")).await;
    }
    browser.click("[data-check='2'] [data-eyes='1']").await;
    browser.find(".replay .held-list").await;
    let eyes = browser
        .script("arguments[0](document.querySelector('#eyes').value)")
        .await;
    assert_eq!(eyes, "1");
    browser.click("#forward").await;
    browser.find(".player.acted").await;
    assert_eq!(browser.count(".replay-market .card:not(.back)").await, 5);
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
    // Head to head by the number of players.
    browser.choose("#how-many", "5").await;
    browser.until("!document.querySelector('#pairs')").await;
    browser.choose("#how-many", "2").await;
    browser.find("#pairs tbody tr").await;
    browser.click("details summary").await;
    browser.choose("#same-as", "Grace").await;
    browser.click("#merge").await;
    browser.find("#whose option[value=Grace]").await;
    assert_eq!(browser.count("#whose option").await, 1);
    browser.reload().await;
    browser.find("#whose").await;
    assert_eq!(browser.count("#whose option").await, 1);
    browser.find("#liked tbody tr").await;
    // Left out, and taken in again.
    browser.click("details summary").await;
    browser.click("#leave-out").await;
    browser.click(".left-out button").await;
    browser.find("#whose option[value=Grace]").await;
    // Carried to another device, where the person has the same names.
    let folder = downloads(&browser).await;
    browser.click("#close-note").await;
    browser.click("#export").await;
    let day = browser.script("arguments[0](Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000))").await;
    let file = downloaded(&browser, &folder, &format!("branchline-{day}.json")).await;
    browser.keep_only(serde_json::Map::new()).await;
    open(&browser, "#/people").await;
    let field = browser.find("#import-record").await;
    let path = file.display().to_string();
    field.send_keys(path).await.expect("a file can be chosen");
    browser
        .sees("#taken-in", &people::taken_in(Lang::En, 2, 0, 0))
        .await;
    browser.find("#whose option[value=Grace]").await;
    assert_eq!(browser.count("#whose option").await, 1);
    // Deleted, after a second press: the name is nowhere any longer, and the games still count.
    browser.click("details summary").await;
    browser.click("#delete-person").await;
    browser.click("[data-sure=delete-person]").await;
    browser.until("!document.querySelector('#whose')").await;
    let memory = stored(&browser).await;
    for key in memory.keys("branchline.").expect("answers") {
        let text = memory.get(&key).expect("answers").unwrap_or_default();
        assert!(!text.contains("Grace") && !text.contains("Ada"), "{key}");
    }
    browser.find("#ratings tbody tr").await;
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
