//! Whole Card Games by the visible controls, with reloads where it hurts most, and nothing of a pile on the page.

use branchline::catalog::{Color, GameId, Seat, game};
use branchline::engine::game::PlayerView;
use branchline::engine::table::Viewer;
use branchline::text::Lang;
use branchline::text::speaker::Speaker;

use crate::browser::{Browser, DESKTOP, Device, phone};
use crate::player::Player;

/// More controls than any game needs.
const MOST_STEPS: usize = 4000;

/// Plays to the end. The page is loaded again at every person's ticket check and at the news of a round.
async fn play_to_the_end(browser: &Browser, player: &mut Player<'_>) {
    let (mut reloads, mut checked) = (0, false);
    loop {
        let word = player.step().await;
        if word == "result" {
            break;
        }
        let asks = is_there(browser, ".check, #new-round").await;
        if asks && !checked {
            browser.reload().await;
            browser.find(".play").await;
            reloads += 1;
        }
        checked = asks || word == "lift";
        assert!(player.steps < MOST_STEPS, "the game does not end");
    }
    println!("{} controls, {reloads} reloads", player.steps);
    assert!(reloads > 0, "the page was loaded again during the check");
    player.counts_as_the_rules_do().await;
}

async fn is_there(browser: &Browser, css: &str) -> bool {
    let script = format!("arguments[0](!!document.querySelector('{css}'))");
    browser.script(&script).await == true
}

#[tokio::test]
async fn two_people_play_the_card_game_on_one_phone() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::CardGame, 2, 1).await;
    play_to_the_end(&browser, &mut player).await;
}

#[tokio::test]
async fn three_people_play_the_card_game_on_a_laptop() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "fr",
    })
    .await;
    let mut player = Player::start(&browser, GameId::CardGame, 3, 2).await;
    play_to_the_end(&browser, &mut player).await;
}

#[tokio::test]
async fn four_people_play_both_rounds_on_one_phone() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::CardGame, 4, 3).await;
    play_to_the_end(&browser, &mut player).await;
}

#[tokio::test]
async fn a_pile_on_the_track_is_a_bare_count_for_everybody() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::CardGame, 2, 4).await;
    let mut piles = 0;
    while !is_there(&browser, ".check").await {
        piles += usize::from(piles_are_counts(&browser, ".track-pile").await > 0);
        assert!(
            !is_there(&browser, ".pile-look, .pile-faces").await,
            "nobody may look at a pile"
        );
        hands_are_hidden_by_the_curtain(&browser, &player).await;
        player.step().await;
        assert!(player.steps < MOST_STEPS, "the pile does not run out");
    }
    assert!(piles > 20, "there were piles to look at");
}

#[tokio::test]
async fn with_the_option_everybody_looks_at_their_own_pile_only() {
    let browser = phone().await;
    Player::set_up(&browser, GameId::CardGame, 2).await;
    browser.choose("#variant", "open-piles").await;
    let mut player = Player::begin(&browser, GameId::CardGame, 5).await;
    let mut looks = 0;
    while looks < 8 {
        piles_are_counts(&browser, ".track-pile").await;
        assert!(
            !is_there(&browser, ".yard:not(.mine) .pile-look").await,
            "a pile is shown to its owner alone"
        );
        if is_there(&browser, "#lift").await {
            assert!(!is_there(&browser, ".pile-look").await, "nobody looks yet");
        }
        if is_there(&browser, ".yard.mine .pile-look").await {
            own_pile_is_shown(&browser, &player).await;
            looks += 1;
        }
        player.step().await;
        assert!(player.steps < MOST_STEPS, "nobody has a pile");
    }
}

/// Neither page nor screen reader tells more of these piles than how many cards there are. How many piles hold
/// any.
async fn piles_are_counts(browser: &Browser, piles: &str) -> usize {
    let script = format!(
        "arguments[0]([...document.querySelectorAll('{piles}')].map((pile) => pile.outerHTML))"
    );
    let found: Vec<String> =
        serde_json::from_value(browser.script(&script).await).expect("pieces of the page");
    let mut full = 0;
    for pile in &found {
        let words = Color::ALL.map(Color::word);
        for word in words.into_iter().chain(["loco", "data-card"]) {
            assert!(!pile.contains(word), "{word} is in a pile: {pile}");
        }
        full += usize::from(!pile.contains(">0<"));
    }
    full
}

/// What the owner sees is what the rules say lies there.
async fn own_pile_is_shown(browser: &Browser, player: &Player<'_>) {
    let shown = browser
        .script("arguments[0]([...document.querySelectorAll('.yard.mine .pile-look .times')].reduce((sum, it) => sum + Number(it.textContent), 0))")
        .await;
    let loaded = player.stored().await;
    let to_act = loaded.state.to_act().expect("the game goes on");
    let PlayerView::Yard(view) = loaded.state.view(Viewer::Seat(to_act)) else {
        panic!("a Card Game");
    };
    let pile = view.shown_pile(to_act).expect("the option is on");
    assert_eq!(shown, pile.total());
}

/// While the curtain is down neither the page nor what a screen reader is told holds a ticket or a card of
/// anybody.
async fn hands_are_hidden_by_the_curtain(browser: &Browser, player: &Player<'_>) {
    if !is_there(browser, "#lift").await {
        return;
    }
    let page = browser
        .script("arguments[0](document.documentElement.outerHTML)")
        .await
        .to_string();
    let tree = browser
        .driver
        .cdp()
        .send_raw("Accessibility.getFullAXTree", serde_json::json!({}))
        .await
        .expect("Chromium tells what a screen reader hears")
        .to_string();
    for word in [
        "class=\\\"held",
        "ticket-choice",
        "data-journey",
        "class=\\\"hand",
    ] {
        assert!(!page.contains(word), "{word} is on the page");
    }
    for secret in secrets(player).await {
        assert!(!page.contains(&secret), "{secret} is on the page");
        assert!(!tree.contains(&secret), "{secret} is told");
    }
}

/// The names of all tickets that anybody holds or looks at.
async fn secrets(player: &Player<'_>) -> Vec<String> {
    let loaded = player.stored().await;
    let say = Speaker {
        lang: Lang::En,
        game: game(loaded.setup.game),
        names: Vec::new(),
    };
    let mut names = Vec::new();
    for seat in 0..loaded.setup.seats {
        let PlayerView::Yard(view) = loaded.state.view(Viewer::Seat(Seat(seat))) else {
            continue;
        };
        let own = view.own.expect("a seat holds something");
        let held = own.tickets.iter().chain(own.offer.iter().copied());
        names.extend(held.map(|ticket| say.ticket(ticket)));
    }
    names
}

#[tokio::test]
async fn a_whole_card_game_by_keyboard_alone() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "en",
    })
    .await;
    let mut player = Player::start(&browser, GameId::CardGame, 2, 6).await;
    while player.step_by_keys().await != "result" {
        assert!(player.steps < MOST_STEPS, "the game does not end");
    }
    player.counts_as_the_rules_do().await;
}
