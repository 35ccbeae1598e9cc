//! Storage that is full, blocked or damaged, as the player sees it: the game goes on, and the problem is reported once,
//! with something to do about it.

use branchline::catalog::GameId;
use branchline::engine::game::Moment;
use branchline::save::{History, MemoryStore, SaveFile, Store, take_in};
use branchline::text::{Lang, saved, saving, table};

use crate::browser::Browser;
use crate::browser::phone;
use crate::player::Player;
use crate::shelf::*;

/// Finished games that can be carried away.
const FINISHED: u64 = 6;

/// Like a browser that does not let pages store anything.
const BLOCKED: &str = "Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('The operation is insecure.', 'SecurityError'); }
});";

/// Fills what is left of the quota, to the last letter.
const FILL: &str = "let size = 1 << 22, number = 0;
    while (size >= 1) {
        try { localStorage.setItem(`filler.${number}`, 'x'.repeat(size)); number += 1; }
        catch { size = Math.floor(size / 2); }
    }
    arguments[0](number);";

#[tokio::test]
async fn a_blocked_storage_is_told_once_and_the_game_goes_on() {
    let browser = phone().await;
    before_every_page(&browser, BLOCKED).await;
    browser.reload().await;
    let mut player = Player::start(&browser, GameId::NORDIC, 2, 7).await;
    browser.click("#lift").await;
    browser
        .sees(".trouble p", saving::BLOCKED.get(Lang::En))
        .await;
    assert_eq!(browser.count(".trouble").await, 1);
    browser.click("#close-trouble").await;
    for _ in 0..40 {
        player.step().await;
        assert!(!browser.has(".trouble").await, "told a second time");
    }
    // Nor in the next game; and the list shows both for as long as the page lives.
    browser.go("#/saved").await;
    assert_eq!(browser.count(".save").await, 1);
    browser
        .sees(".keeping > .note", saved::BLOCKED.get(Lang::En))
        .await;
    let mut player = Player::start(&browser, GameId::GERMANY, 2, 8).await;
    for _ in 0..6 {
        player.step().await;
        assert!(!browser.has(".trouble").await, "told a second time");
    }
}

#[tokio::test]
async fn a_full_storage_is_told_and_finished_games_are_carried_away_before_they_make_room() {
    let browser = phone().await;
    let games = [
        after(GameId::GERMANY, 60, 3).save(),
        after(GameId::NORDIC, 20, 1).save(),
    ];
    let memory = holding(&games);
    // Enough of them that dropping them makes room for the game.
    for seed in 0..FINISHED {
        let over = after(GameId::GERMANY, usize::MAX, seed);
        let played = over.played(9 + seed).expect("over");
        let entered = History::new(&memory).add(played, &over.save());
        entered.expect("memory has room");
    }
    put(&browser, &memory).await;
    open(&browser, "#/play/2").await;
    browser.find("#lift").await;
    let mut player = Player::sitting(&browser, GameId::NORDIC, 9);
    browser.script(FILL).await;
    while !browser.has(".trouble").await {
        player.step().await;
        assert!(player.steps < 200, "a full storage is told");
    }
    let kept = stored_game(&browser, 2).await.action_count();
    // The game goes on, and the warning is not repeated at every action.
    let alerts = browser.count(".trouble").await;
    for _ in 0..12 {
        player.step().await;
    }
    assert_eq!(alerts, 1);
    assert!(browser.has(".trouble").await);
    while browser.has(".curtain").await {
        player.step().await;
    }
    browser
        .sees(".trouble > p", saving::FULL.get(Lang::En))
        .await;
    let folder = downloads(&browser).await;
    browser.click("#export-now").await;
    browser.click(".make-room summary").await;
    // Finished games are offered to be carried away first; unless they have been, they go only after a second press.
    browser.click("#drop-replays").await;
    browser.find("[data-sure=drop-replays]").await;
    assert_eq!(replays(&browser).await, FINISHED as usize);
    browser.click("#export-all").await;
    let day = browser.script("arguments[0](Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000))").await;
    let record = downloaded(&browser, &folder, &format!("branchline-{day}.json")).await;
    let record = std::fs::read_to_string(record).expect("a text");
    browser
        .until("!document.querySelector('[data-sure=drop-replays]')")
        .await;
    browser.click("#drop-replays").await;
    // It is kept again, all of it, and the warning is gone.
    browser.find(".play:not(:has(.trouble))").await;
    let now = stored_game(&browser, 2).await.log;
    assert!(now.len() > kept, "{} actions, {kept} before", now.len());
    let file = downloaded(
        &browser,
        &folder,
        &format!("nordic-{}.branchline.json", now.len()),
    )
    .await;
    let file = std::fs::read_to_string(file).expect("a text");
    let exported = branchline::save::load(&file).expect("the exported game loads");
    assert_eq!(exported.log, now);
    // It still counts, and comes back whole out of the file.
    assert_eq!(replays(&browser).await, 0);
    let there = MemoryStore::default();
    take_in(&there, &record)
        .expect("a record")
        .expect("readable");
    let history = History::new(&there);
    assert!(
        history
            .open(1)
            .expect("answers")
            .is_some_and(|it| it.is_ok())
    );
    let list = History::new(&stored(&browser).await).list();
    assert_eq!(list.expect("answers").len(), FINISHED as usize);
}

async fn replays(browser: &Browser) -> usize {
    let history = stored(browser).await;
    History::new(&history).replayable().expect("answers").len()
}

#[tokio::test]
async fn a_new_game_that_finds_no_room_says_so_and_leaves_everything_as_it_was() {
    let browser = phone().await;
    put(&browser, &holding(&[after(GameId::GERMANY, 60, 3).save()])).await;
    browser.go("#/new/nordic").await;
    browser.find("#start").await;
    browser.script(FILL).await;
    browser.click("#start").await;
    browser.sees(".fault", saved::NO_ROOM.get(Lang::En)).await;
    open(&browser, "#/saved").await;
    assert_eq!(browser.count(".save").await, 1);
    // Deleting makes room at once, without waiting for anything.
    browser.click(".more summary").await;
    browser.click("[data-do=delete]").await;
    browser.find(".empty").await;
    browser.go("#/new/nordic").await;
    browser.click("#start").await;
    browser.find(".play").await;
}

/// A game whose text was changed before it is opened.
async fn open_changed(
    browser: &Browser,
    save: &SaveFile,
    change: impl Fn(String) -> String,
) -> MemoryStore {
    let memory = holding(std::slice::from_ref(save));
    let key = "branchline.slot.1.a";
    let text = memory.get(key).expect("answers").expect("there");
    memory
        .set(key, &change(text))
        .expect("memory takes anything");
    put(browser, &memory).await;
    open(browser, "#/play/1").await;
    memory
}

#[tokio::test]
async fn a_game_from_a_newer_version_is_named_and_kept() {
    let browser = phone().await;
    let save = after(GameId::NORDIC, 20, 1).save();
    let newer = |text: String| text.replacen("\"branchline\":2", "\"branchline\":9", 1);
    let memory = open_changed(&browser, &save, newer).await;
    browser.sees("main h1", saving::NEWER.get(Lang::En)).await;
    let key = "branchline.slot.1.a";
    assert_eq!(stored(&browser).await.get(key), memory.get(key));
    browser.click("main a.button").await;
    assert_eq!(browser.count(".save").await, 1, "it is still listed");
}

#[tokio::test]
async fn a_changed_rule_is_told_and_undo_ends_there() {
    let browser = phone().await;
    // A turn: a question would lie over what is tapped here.
    let mut games = (31..60).map(|count| after(GameId::NORDIC, count, 1));
    let game = games.find(|game| game.view().moment() == Moment::Turn);
    let mut save = game.expect("somebody has a turn").save();
    // As if an old action were read differently now.
    save.actions[0] = save.actions[1].clone();
    put(&browser, &holding(&[save])).await;
    open(&browser, "#/play/1").await;
    browser.click("#lift").await;
    browser
        .sees(".hint span", saving::RULES_CHANGED.get(Lang::En))
        .await;
    browser.click("#undo").await;
    browser
        .sees(".hint span", table::UNDO_RULES.get(Lang::En))
        .await;
    open(&browser, "#/replay/saved/1").await;
    browser
        .sees(
            "main h1",
            branchline::text::replay::RULES_CHANGED.get(Lang::En),
        )
        .await;
}

#[tokio::test]
async fn a_damaged_copy_gives_way_to_the_one_before() {
    let browser = phone().await;
    let memory = holding(&[after(GameId::NORDIC, 20, 1).save()]);
    let slots = branchline::save::Slots::new(&memory);
    slots
        .save(
            branchline::save::SlotId(1),
            &after(GameId::NORDIC, 21, 1).save(),
            5,
        )
        .expect("memory has room");
    memory
        .set("branchline.slot.1.b", "{\"branchline\":1,")
        .expect("anything");
    put(&browser, &memory).await;
    open(&browser, "#/play/1").await;
    browser.click("#lift").await;
    browser
        .sees(".hint span", saving::FELL_BACK.get(Lang::En))
        .await;
    open(&browser, "#/saved").await;
    assert_eq!(
        browser.count("[data-aside]").await,
        1,
        "the damaged copy is kept"
    );
}

#[tokio::test]
async fn what_does_not_load_is_set_aside_exported_and_erased_only_on_demand() {
    let browser = phone().await;
    let save = after(GameId::NORDIC, 20, 1).save();
    open_changed(&browser, &save, |text| text[..text.len() / 2].to_owned()).await;
    browser.sees("main h1", saving::DAMAGED.get(Lang::En)).await;
    browser.click("main a.button").await;
    browser
        .sees(
            "[data-aside] .save-head p",
            saved::faults::NOT_JSON.get(Lang::En),
        )
        .await;
    let folder = downloads(&browser).await;
    browser.click("[data-aside] [data-do=file]").await;
    let file = downloaded(&browser, &folder, "branchline-aside-1.txt").await;
    let whole = save.to_json();
    let kept = std::fs::read_to_string(file).expect("a text");
    assert_eq!(kept, whole[..whole.len() / 2]);
    browser.click("#close-note").await;
    browser.click("[data-do=erase]").await;
    browser.click("[data-do=erase-no]").await;
    browser.reload().await;
    browser.click("[data-do=erase]").await;
    browser.click("[data-do=erase-yes]").await;
    browser.find(".keeping:not(:has([data-aside]))").await;
    let left = stored(&browser).await.keys("branchline.quarantine.");
    assert_eq!(left, Ok(Vec::new()));
}

#[tokio::test]
async fn the_browser_is_asked_to_keep_games_once_after_the_first_turn() {
    let browser = phone().await;
    let count = "window.asked = 0; const persist = StorageManager.prototype.persist;
        StorageManager.prototype.persist = function () { window.asked += 1; return persist.call(this); };";
    before_every_page(&browser, count).await;
    browser.reload().await;
    let mut player = Player::start(&browser, GameId::NORDIC, 2, 7).await;
    let asked = "arguments[0](window.asked)";
    loop {
        let before = browser.script(asked).await;
        let turn = turn(&player.stored().await);
        assert_eq!(before, i32::from(turn > 1), "in turn {turn}");
        if turn > 4 {
            break;
        }
        player.step().await;
    }
}

fn turn(loaded: &branchline::save::Loaded) -> u32 {
    loaded
        .state
        .view(branchline::engine::table::Viewer::Table)
        .turn()
}
