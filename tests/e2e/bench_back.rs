//! How long the record of thousands of games takes to open, and how long the review of a game takes while the page stays
//! free. `make bench-ui` runs it.

use branchline::bots::Level;
use branchline::bots::protocol::{Answer, Ask, Patience, Think, answer};
use branchline::catalog::GameId;
use branchline::engine::game::Action;
use branchline::engine::table::Setup;
use branchline::session::{Chair, Challenge, Msg, Session};

use crate::back::enter;
use crate::browser::phone;
use crate::shelf::*;

const GAMES: u32 = 5_000;
const RUNS: usize = 5;

/// A few finished games, entered so many times over with other dates and marks.
#[tokio::test]
#[ignore = "a measurement, not a check"]
async fn time_to_open_the_record_of_thousands_of_games() {
    let browser = phone().await;
    let games: Vec<Session> = GameId::all()
        .zip(1..)
        .map(|(id, seed)| after(id, usize::MAX, seed))
        .collect();
    enter(&browser, &games).await;
    let copy = format!(
        "const keys = Object.keys(localStorage).filter((key) => key.startsWith('branchline.played.'));
         const all = keys.map((key) => JSON.parse(localStorage.getItem(key)));
         for (let id = 1; id <= {GAMES}; id++) {{
             const game = {{ ...all[id % all.length], id, ended_ms: 1700000000000 + id, mark: id }};
             localStorage.setItem('branchline.played.' + id, JSON.stringify(game));
         }}
         arguments[0](Object.values(localStorage).reduce((sum, text) => sum + text.length, 0));"
    );
    println!("{GAMES} games in {} letters", browser.script(&copy).await);
    for (page, part) in [("history", ".record"), ("people", "#ratings")] {
        let mut took_ms = Vec::new();
        for _ in 0..RUNS {
            open(&browser, "#/about").await;
            let script = format!(
                "const done = arguments[0], begun = performance.now();
                 const look = () => {{
                     if (!document.querySelector('{part}')) return requestAnimationFrame(look);
                     const shown = performance.now() - begun;
                     requestAnimationFrame(() => {{ const channel = new MessageChannel();
                         channel.port1.onmessage = () => done([shown, performance.now() - begun]);
                         channel.port2.postMessage(null); }});
                 }};
                 addEventListener('hashchange', () => queueMicrotask(look), {{ once: true }});
                 location.hash = '#/{page}';"
            );
            let took: [f64; 2] =
                serde_json::from_value(browser.script(&script).await).expect("milliseconds");
            took_ms.push(took);
        }
        println!("#/{page}: {took_ms:.0?} ms [built, painted]");
    }
}

/// A whole game of two Strong players.
fn strong_game(id: GameId) -> Session {
    let who = [Chair::Bot(Level::Strong); 2];
    let mut session = Challenge::new(Setup::new(id, 2, 5), &who, 48)
        .begin(&[])
        .expect("it can start");
    while let Some(question) = session.question(Patience::Rounds(48)) {
        let think = Think {
            request: 1,
            question,
        };
        let Answer::Choice(choice) = answer(Ask::Think(Box::new(think)), &mut || 0.0) else {
            panic!("a bot decides")
        };
        let message = Msg::BotChose {
            position: session.position(),
            action: Action::parse(session.game(), &choice.action).expect("notation"),
            rounds: choice.rounds,
        };
        session.update(message).expect("allowed");
    }
    session
}

#[tokio::test]
#[ignore = "a measurement, not a check"]
async fn time_to_review_a_game() {
    for id in GameId::all() {
        let browser = phone().await;
        enter(&browser, &[strong_game(id)]).await;
        let watch = "window.tasks = []; window.begun = performance.now(); window.over = null;
            new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => [task.startTime - begun, task.duration].map(Math.round))))
                .observe({ type: 'longtask' });
            const look = () => document.querySelector('.review-progress.over')
                ? over = (performance.now() - begun) / 1000 : requestAnimationFrame(look);
            look(); arguments[0]();";
        open(&browser, "#/about").await;
        browser.script(watch).await;
        browser.go("#/review/1").await;
        while !browser.has(".review-progress.over").await {
            browser.frames(30).await;
        }
        let found = browser.script("arguments[0]([over, tasks])").await;
        println!(
            "review of {}: [seconds, tasks over 50 ms as [begun, took] in ms] {}",
            id.slug(),
            found
        );
    }
}
