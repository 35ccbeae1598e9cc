//! The page of saved games: rename, copy, delete and undo; out as a file or a text and in again; nothing hostile
//! gets in.

use branchline::catalog::{GameId, Seat, SeatSet, Variant};
use branchline::engine::table::Setup;
use branchline::save::{Store, load, to_text};
use branchline::session::{Session, Sitter};
use branchline::text::saved::{self, faults};
use branchline::text::{Lang, table};

use crate::browser::phone;
use crate::browser::{Browser, scratch};
use crate::shelf::*;

/// The page with these games on it, the latest first.
async fn with_games(browser: &Browser, games: &[Session]) {
    let saves: Vec<_> = games.iter().map(Session::save).collect();
    put(browser, &holding(&saves)).await;
    open(browser, "#/saved").await;
    assert_eq!(browser.count(".save").await, games.len());
}

async fn unfold(browser: &Browser, slot: u32) {
    browser
        .click(&format!("[data-slot='{slot}'] .more:not([open]) summary"))
        .await;
}

#[tokio::test]
async fn an_empty_page_says_what_to_do() {
    let browser = phone().await;
    browser.go("#/saved").await;
    browser
        .sees(".empty strong", saved::EMPTY.get(Lang::En))
        .await;
    browser.click(".empty a").await;
    browser.find(".hero").await;
}

#[tokio::test]
async fn bots_are_called_by_their_names_and_games_go_on() {
    let browser = phone().await;
    let setup = Setup {
        game: GameId::GERMANY,
        variant: Variant::Standard,
        seats: 3,
        first: Some(Seat(0)),
        seed: 5,
        open_piles: SeatSet::NONE,
    };
    let sitters = vec![
        Sitter::person("", 0),
        Sitter::bot("", "expert", 1),
        Sitter::bot("Bo", "novice", 2),
    ];
    let session = Session::new(setup, sitters).expect("a table");
    with_games(&browser, &[session]).await;
    let names = [
        table::person(Lang::En, 1),
        table::bot(Lang::En, "expert", 2),
        "Bo".to_owned(),
    ];
    browser.sees(".save-names", &names.join(", ")).await;
    browser.click(".save a.button").await;
    browser.find(".play .prompt").await;
}

#[tokio::test]
async fn a_game_is_renamed_copied_deleted_and_brought_back() {
    let browser = phone().await;
    let games = [
        after(GameId::NORDIC, 20, 1),
        after(GameId::CARD_GAME, 20, 2),
    ];
    with_games(&browser, &games).await;
    unfold(&browser, 1).await;
    browser.click("[data-slot='1'] [data-do=rename]").await;
    let odd = "  <b>Sunday</b> \u{202e}🚂  ";
    browser.click(".rename input").await;
    browser.type_in(odd).await;
    browser.click(".rename button").await;
    browser.sees("[data-slot='1'] h2", "<b>Sunday</b> 🚂").await;
    browser.reload().await;
    browser.sees("[data-slot='1'] h2", "<b>Sunday</b> 🚂").await;

    unfold(&browser, 1).await;
    browser.click("[data-slot='1'] [data-do=duplicate]").await;
    let new = browser
        .find(".save:not([data-slot='1']):not([data-slot='2'])")
        .await;
    let slot = new.attr("data-slot").await.expect("it can be read");
    let slot = slot.and_then(|slot| slot.parse().ok()).expect("a number");
    let copy = stored_game(&browser, slot).await;
    assert_eq!(copy, stored_game(&browser, 1).await);

    browser.click("[data-slot='1'] [data-do=delete]").await;
    browser.find(".saves:not(:has([data-slot='1']))").await;
    browser.sees("#note", saved::DELETED.get(Lang::En)).await;
    // The focus is on the undo button.
    browser.find("#restore:focus").await;
    browser.click("#restore").await;
    browser.sees("[data-slot='1'] h2", "<b>Sunday</b> 🚂").await;
    assert_eq!(copy, stored_game(&browser, 1).await);
}

#[tokio::test]
async fn a_game_travels_as_a_file() {
    let browser = phone().await;
    for (id, name) in [(GameId::NORDIC, "nordic"), (GameId::CARD_GAME, "card-game")] {
        let game = after(id, 40, 1);
        browser.script("localStorage.clear(); arguments[0]()").await;
        with_games(&browser, std::slice::from_ref(&game)).await;
        let folder = downloads(&browser).await;
        unfold(&browser, 1).await;
        browser.click("[data-do=file]").await;
        let file = downloaded(&browser, &folder, &format!("{name}-40.branchline.json")).await;
        // On a device without any games.
        browser.script("localStorage.clear(); arguments[0]()").await;
        browser.reload().await;
        let field = browser.find("#import-file").await;
        let path = file.display().to_string();
        field.send_keys(path).await.expect("a file can be chosen");
        browser.find("#import-outcome .note:not(.fault)").await;
        let entry = browser.find("[data-slot]").await;
        let slot = entry.attr("data-slot").await.expect("it can be read");
        let slot = slot.and_then(|slot| slot.parse().ok()).expect("a number");
        let before = load(&game.save().to_json()).expect("a game");
        assert_eq!(stored_game(&browser, slot).await, before);
    }
}

#[tokio::test]
async fn a_game_travels_as_text() {
    let browser = phone().await;
    let game = after(GameId::GERMANY, 60, 1);
    with_games(&browser, std::slice::from_ref(&game)).await;
    unfold(&browser, 1).await;
    browser.click("[data-do=text]").await;
    let text = browser
        .find(".packed")
        .await
        .prop("value")
        .await
        .expect("a text")
        .expect("a text");
    assert_eq!(text, to_text(&game.save()));
    browser.click("[data-slot='1'] [data-do=delete]").await;
    browser.find(".empty").await;
    let field = browser.find("#import-text").await;
    field.send_keys(text).await.expect("a text can be pasted");
    browser.click("#import").await;
    let says = saved::imported(Lang::En, "Germany", 60);
    browser.sees("#import-outcome span", &says).await;
    let slot = browser.find(".save").await.attr("data-slot").await;
    let slot = slot
        .expect("a row")
        .expect("a number")
        .parse()
        .expect("a number");
    let before = load(&game.save().to_json()).expect("a game");
    assert_eq!(stored_game(&browser, slot).await, before);
    browser.click("#import-outcome a").await;
    browser.find(".play #lift").await;
}

#[tokio::test]
async fn nothing_hostile_gets_in_and_nothing_is_changed() {
    let browser = phone().await;
    let game = after(GameId::NORDIC, 30, 1);
    with_games(&browser, std::slice::from_ref(&game)).await;
    let json = game.save().to_json();
    let text = to_text(&game.save());
    let en = |phrase: branchline::text::Phrase| phrase.get(Lang::En).to_owned();
    let cases = [
        (String::new(), en(faults::EMPTY)),
        ("hello".to_owned(), en(faults::NOT_JSON)),
        ("{\"name\":\"left-pad\"}".to_owned(), en(faults::NOT_A_SAVE)),
        (json[..json.len() / 2].to_owned(), en(faults::NOT_JSON)),
        (text[..text.len() - 5].to_owned(), en(faults::DAMAGED_TEXT)),
        (
            json.replacen("\"branchline\":2", "\"branchline\":9", 1),
            faults::newer(Lang::En, 9),
        ),
        (
            json.replacen("\"color\":1", "\"color\":200", 1),
            en(faults::BAD_FIELD),
        ),
        (
            json.replacen("\"actions\":[", "\"actions\":[\"A fly\",", 1)
                .replacen("\"digest\":\"", "\"digest\":\"f", 1),
            en(faults::BAD_POSITION),
        ),
        (
            json.replacen(
                "\"name\":\"Ada\"",
                &format!("\"name\":\"{}\"", "A".repeat(60)),
                1,
            ),
            faults::name(Lang::En, 1),
        ),
    ];
    let before = stored(&browser).await;
    let folder = scratch();
    for (number, (content, says)) in cases.iter().enumerate() {
        // As text, pasted at once: typing thousands of letters would only take time.
        let paste = format!(
            "const field = document.querySelector('#import-text'); field.value = {};
             field.dispatchEvent(new Event('input', {{ bubbles: true }})); arguments[0]()",
            serde_json::Value::from(content.as_str())
        );
        browser.script(&paste).await;
        browser.click("#import").await;
        browser.sees("#import-outcome .fault", says).await;
        // As a file.
        if number > 0 {
            let path = folder.join(format!("{number}.branchline.json"));
            std::fs::write(&path, content).expect("a file can be written");
            let field = browser.find("#import-file").await;
            let path = path.display().to_string();
            field.send_keys(path).await.expect("a file can be chosen");
            browser.sees("#import-outcome .fault", says).await;
        }
        let now = stored(&browser).await;
        for key in before.keys("").expect("answers") {
            assert_eq!(now.get(&key), before.get(&key), "{key} after case {number}");
        }
        assert_eq!(now.keys(""), before.keys(""), "after case {number}");
    }
    // In French too.
    browser.choose("#lang", "fr").await;
    browser
        .sees("#import-outcome .fault", &faults::name(Lang::Fr, 1))
        .await;
}

#[tokio::test]
async fn a_file_larger_than_any_game_is_not_even_read() {
    let browser = phone().await;
    browser.go("#/saved").await;
    let path = scratch().join("huge.branchline.json");
    std::fs::write(&path, vec![b' '; 9 << 20]).expect("a file can be written");
    let field = browser.find("#import-file").await;
    let path = path.display().to_string();
    field.send_keys(path).await.expect("a file can be chosen");
    let says = faults::TOO_LARGE.get(Lang::En);
    browser.sees("#import-outcome .fault", says).await;
}
