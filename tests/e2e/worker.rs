//! Computer players whose worker dies, falls silent, panics or answers too late: the game goes on.

use branchline::catalog::{GameId, Seat};
use serde_json::json;

use crate::browser::{Browser, DESKTOP, Device};
use crate::player::stored;
use crate::positions::{Table, mid_game};

/// Lets a test tamper with the questions to every worker: `meddle(worker, text)` may return another text, or nothing
/// to keep the question from the worker. Counts workers, errors and answers.
pub const MEDDLER: &str = r#"
  window.seen = { workers: 0, errors: 0, asked: 0, answers: [] };
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      seen.workers += 1;
      this.addEventListener('error', () => { seen.errors += 1; });
      this.addEventListener('message', ({ data }) => { if (data.startsWith('{"Choice')) seen.answers.push(data); });
    }
    postMessage(text) {
      // The first message is the program.
      if (typeof text === 'string' && text.includes('"Think"')) { seen.asked += 1; text = meddle(this, text); }
      if (text) super.postMessage(text);
    }
  };
"#;

/// A game of one person and an expert, in which it is the person's turn.
async fn at_the_table(game: GameId, meddle: &str, thinking: &str) -> Browser {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "en",
    })
    .await;
    let table = Table {
        level: "expert",
        ..Table::of(game, mid_game)
    };
    let mut kept = table.stored();
    kept.insert("branchline.bot-speed".into(), json!("\"instant\""));
    kept.insert(
        "branchline.thinking".into(),
        json!(format!("\"{thinking}\"")),
    );
    browser.keep_only(kept).await;
    browser
        .prepare(&format!(
            "{MEDDLER} const meddle = (worker, text) => {{ {meddle} }};"
        ))
        .await;
    browser.go("#/play/1").await;
    browser.reload().await;
    browser.find("#draw[aria-disabled=false]").await;
    browser
}

/// The person draws two cards, then the expert has its turn, and then the person may draw again.
async fn turn_and_answer(browser: &Browser) {
    let before = stored(browser).await.action_count();
    browser.click("#draw").await;
    browser.click("#draw").await;
    browser.find("#draw[aria-disabled=false]").await;
    let after = stored(browser).await;
    assert!(after.action_count() > before + 2, "the expert has acted");
    assert_eq!(after.state.to_act(), Some(Seat(0)));
}

async fn seen(browser: &Browser, what: &str) -> u64 {
    let number = browser.script(&format!("arguments[0](seen.{what})")).await;
    number.as_u64().expect("a number")
}

#[tokio::test]
async fn a_worker_that_dies_is_replaced_and_the_game_goes_on() {
    let dies = "if (seen.asked > 1) return text;
                worker.terminate();
                setTimeout(() => worker.dispatchEvent(new Event('error')));";
    let browser = at_the_table(GameId::NORDIC, dies, "quick").await;
    turn_and_answer(&browser).await;
    assert_eq!(seen(&browser, "errors").await, 1);
    assert_eq!(seen(&browser, "workers").await, 2);
    turn_and_answer(&browser).await;
    assert_eq!(seen(&browser, "workers").await, 2, "the second one lives");
}

#[tokio::test]
async fn a_worker_that_falls_silent_is_replaced_and_the_game_goes_on() {
    let silent = "if (seen.asked > 1) return text; worker.terminate();";
    let browser = at_the_table(GameId::NORDIC, silent, "quick").await;
    turn_and_answer(&browser).await;
    assert_eq!(seen(&browser, "workers").await, 2);
}

/// A question that names a smaller board than the view's makes the worker panic, which ends it.
#[tokio::test]
async fn a_bot_that_panics_again_and_again_makes_a_simple_move() {
    let panics = r#"return seen.asked > 2 ? text : text.replace('"game":"northern-lights"', '"game":"nordic"');"#;
    let browser = at_the_table(GameId::NORTHERN_LIGHTS, panics, "quick").await;
    turn_and_answer(&browser).await;
    assert_eq!(
        seen(&browser, "errors").await,
        2,
        "two workers have panicked"
    );
    turn_and_answer(&browser).await;
    assert_eq!(seen(&browser, "errors").await, 2);
}

#[tokio::test]
async fn answers_to_old_questions_are_dropped() {
    let repeats = "for (const data of [...seen.answers]) worker.dispatchEvent(new MessageEvent('message', { data }));
                   return text;";
    let browser = at_the_table(GameId::NORDIC, repeats, "quick").await;
    for _ in 0..3 {
        turn_and_answer(&browser).await;
    }
    let told = browser
        .script("arguments[0](document.querySelectorAll('.hint').length)")
        .await;
    assert_eq!(told, 0, "nobody is told of an answer that nobody waits for");
}

#[tokio::test]
async fn a_turn_can_be_taken_back_while_a_bot_thinks() {
    // The first question never arrives, so the expert thinks until somebody stops it.
    let thinks_on = "if (seen.asked > 1) return text;";
    let browser = at_the_table(GameId::NEDERLAND, thinks_on, "deep").await;
    let before = stored(&browser).await.action_count();
    browser.open_list("tracks").await;
    browser.click(".track-list.now button").await;
    browser.click("#confirm-claim").await;
    browser.find(".thinking").await;
    browser.click("#undo[aria-disabled=false]").await;
    browser.find("#draw[aria-disabled=false]").await;
    assert_eq!(stored(&browser).await.action_count(), before);
    turn_and_answer(&browser).await;
    let told = browser
        .script("arguments[0](document.querySelectorAll('.hint').length)")
        .await;
    assert_eq!(told, 0);
}

#[tokio::test]
#[ignore = "a measurement: make bench-ui"]
async fn frames_while_an_expert_thinks() {
    let browser = at_the_table(GameId::NORTHERN_LIGHTS, "return text;", "normal").await;
    // Opening a table is one long task; it has to be over before turns are measured.
    browser.frames(60).await;
    browser
        .script(
            "window.tasks = [];
             new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => Math.round(task.duration))))
               .observe({ type: 'longtask' });
             arguments[0]()",
        )
        .await;
    for _ in 0..5 {
        turn_and_answer(&browser).await;
    }
    let tasks = browser.script("arguments[0](tasks)").await;
    println!("Tasks over 50 ms on the main thread in five turns against an expert: {tasks} ms");
}
