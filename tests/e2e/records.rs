//! Finished games: entered once, counted in the records, played again with the same deal.

use branchline::catalog::{GameId, game};
use branchline::save::{History, Store};
use branchline::session::Session;
use branchline::text::{Lang, history, saved};

use crate::browser::Browser;
use crate::browser::phone;
use crate::shelf::*;

/// Opens finished games one after the other, as if each had just ended.
async fn finish(browser: &Browser, games: &[Session]) {
    let saves: Vec<_> = games.iter().map(Session::save).collect();
    put(browser, &holding(&saves)).await;
    for slot in 1..=games.len() {
        open(browser, &format!("#/play/{slot}")).await;
        browser.find("#result h2").await;
        let slot = slot as u32;
        wait_until_entered(browser, slot).await;
    }
}

/// The history is written once the browser has said which tab may write.
async fn wait_until_entered(browser: &Browser, count: u32) {
    let script = format!(
        "const done = arguments[0];
         const look = () => {{
             const entries = Object.keys(localStorage).filter((key) => key.startsWith('branchline.played.'));
             if (entries.length >= {count}) done(entries.length); else requestAnimationFrame(look);
         }};
         look();"
    );
    assert_eq!(browser.script(&script).await, count);
}

#[tokio::test]
async fn a_finished_game_is_entered_once_however_often_it_is_opened() {
    let browser = phone().await;
    browser.go("#/history").await;
    browser
        .sees(".empty strong", history::EMPTY.get(Lang::En))
        .await;
    let over = after(GameId::NEDERLAND, usize::MAX, 2);
    finish(&browser, std::slice::from_ref(&over)).await;
    // The power failed just before the slot was cleared: the game opens as if it were not in the history yet.
    put(&browser, &holding(&[over.save()])).await;
    open(&browser, "#/play/1").await;
    browser.find("#result h2").await;
    browser.go("#/history").await;
    assert_eq!(browser.count("[data-finished]").await, 1);
    let totals = over.scores().expect("over").totals();
    let shown = texts(&browser, ".outcome b").await;
    let points: Vec<String> = totals.iter().map(i16::to_string).collect();
    assert_eq!(shown, points);
    browser.go("#/saved").await;
    browser.find(".empty").await;
}

#[tokio::test]
async fn records_count_games_wins_best_and_mean() {
    let browser = phone().await;
    let games = [
        after(GameId::NORDIC, usize::MAX, 1),
        after(GameId::NORDIC, usize::MAX, 2),
        after(GameId::CARD_GAME, usize::MAX, 3),
    ];
    let totals: Vec<Vec<i16>> = games
        .iter()
        .map(|game| game.scores().expect("over").totals())
        .collect();
    finish(&browser, &games[..2]).await;
    browser.go("#/history").await;
    let nordic = game(GameId::NORDIC).name();
    let caption = history::with_players(Lang::En, Lang::En.name(nordic), 2);
    browser.sees(".record caption", &caption).await;
    let row = "const row = [...document.querySelectorAll('.record tbody tr')]
        .find((row) => row.querySelector('th').textContent === 'Ada');
        arguments[0]([...row.querySelectorAll('td')].map((cell) => cell.textContent));";
    let shown: Vec<String> = serde_json::from_value(browser.script(row).await).expect("texts");
    let (one, two) = (totals[0][0], totals[1][0]);
    let wins = games[..2]
        .iter()
        .filter(|game| {
            game.scores()
                .expect("over")
                .winners()
                .iter()
                .any(|seat| seat.0 == 0)
        })
        .count();
    let mean = f64::from(one + two) / 2.0;
    let expected = [
        "2".to_owned(),
        wins.to_string(),
        one.max(two).to_string(),
        history::mean(Lang::En, mean),
    ];
    assert_eq!(shown, expected);
    // And in French, with a comma.
    browser.choose("#lang", "fr").await;
    browser.sees("main h1", history::TITLE.get(Lang::Fr)).await;
    let shown: Vec<String> = serde_json::from_value(browser.script(row).await).expect("texts");
    assert_eq!(shown[3], history::mean(Lang::Fr, mean));
}

#[tokio::test]
async fn the_same_deal_can_be_played_again_and_a_finished_game_carried_away() {
    let browser = phone().await;
    let over = after(GameId::NORDIC, usize::MAX, 1);
    finish(&browser, std::slice::from_ref(&over)).await;
    browser.go("#/history").await;
    let folder = downloads(&browser).await;
    browser.click(".more summary").await;
    browser.click("[data-do=file]").await;
    browser.sees("#note", saved::EXPORTED.get(Lang::En)).await;
    let name = format!("nordic-{}.branchline.json", over.action_count());
    downloaded(&browser, &folder, &name).await;
    browser.click("[data-do=same-deal]").await;
    browser.find(".play #lift").await;
    let memory = stored(&browser).await;
    let index = branchline::save::Slots::new(&memory)
        .list()
        .expect("answers");
    let again = stored_game(&browser, index[0].id.0).await;
    assert_eq!(again.setup, *over.setup());
    assert_eq!(again.seats, over.save().seats);
    assert_eq!(again.action_count(), 0);

    browser.go("#/history").await;
    browser.click("[data-do=rematch]").await;
    browser.find(".play #lift").await;
    let memory = stored(&browser).await;
    let index = branchline::save::Slots::new(&memory)
        .list()
        .expect("answers");
    let rematch = stored_game(&browser, index[0].id.0).await;
    assert_ne!(rematch.setup.seed, over.setup().seed);
    assert_eq!(rematch.seats, over.save().seats);
    assert_eq!(History::new(&memory).list().expect("answers").len(), 1);
    assert!(
        memory
            .keys("branchline.quarantine.")
            .expect("answers")
            .is_empty()
    );
}

#[tokio::test]
async fn a_finished_game_can_be_deleted_and_brought_back() {
    let browser = phone().await;
    let games = [2, 3].map(|seed| after(GameId::NEDERLAND, usize::MAX, seed));
    finish(&browser, &games).await;
    browser.go("#/history").await;
    assert_eq!(browser.count("[data-finished]").await, 2);
    let records = texts(&browser, ".record td").await;
    // The latest comes first.
    let latest = browser.find("[data-finished]").await;
    let latest = latest.attr("data-finished").await.expect("it can be read");
    let latest = format!("[data-finished='{}']", latest.expect("a number"));
    browser.click(&format!("{latest} summary")).await;
    browser.click(&format!("{latest} [data-do=delete]")).await;
    browser.sees("#note", saved::DELETED.get(Lang::En)).await;
    assert_eq!(browser.count("[data-finished]").await, 1);
    assert_ne!(texts(&browser, ".record td").await, records);
    browser.click("#restore").await;
    browser.find(&latest).await;
    assert_eq!(texts(&browser, ".record td").await, records);
    browser.click(&format!("{latest} summary")).await;
    browser.click(&format!("{latest} [data-do=delete]")).await;
    browser.find("#restore").await;
    browser.reload().await;
    browser
        .find(&format!("[data-finished]:not({latest})"))
        .await;
    assert_eq!(browser.count("[data-finished]").await, 1);
}
