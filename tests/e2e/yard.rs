//! Whole Card Games by the visible controls, with reloads where they hurt most, and no pile shown on the page.

use branchline::catalog::{Color, GameId};
use branchline::engine::game::PlayerView;
use branchline::engine::table::Viewer;
use serde_json::Value;

use crate::browser::{Browser, DESKTOP, Device, SIDEWAYS, phone, phone_of};
use crate::curtain;
use crate::player::Player;

/// Plays to the end. The page is reloaded at every person's ticket check and at the announcement of a round.
async fn play_to_the_end(browser: &Browser, player: &mut Player<'_>) {
    let (mut reloads, mut checked) = (0, false);
    loop {
        let word = player.step().await;
        if word == "result" {
            break;
        }
        let asks = browser.has(".check, #new-round").await;
        if asks && !checked {
            browser.reload().await;
            browser.find(".play").await;
            reloads += 1;
        }
        checked = asks || word == "lift";
    }
    println!("{} controls, {reloads} reloads", player.steps);
    assert!(reloads > 0, "the page was loaded again during the check");
    player.counts_as_the_rules_do().await;
}

#[tokio::test]
async fn two_people_play_the_card_game_on_one_phone() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::CARD_GAME, 2, 1).await;
    play_to_the_end(&browser, &mut player).await;
}

#[tokio::test]
async fn two_people_play_the_card_game_on_a_phone_held_sideways() {
    let browser = phone_of(SIDEWAYS).await;
    let mut player = Player::start(&browser, GameId::CARD_GAME, 2, 7).await;
    play_to_the_end(&browser, &mut player).await;
}

#[tokio::test]
async fn three_people_play_the_card_game_on_a_laptop() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "fr",
    })
    .await;
    let mut player = Player::start(&browser, GameId::CARD_GAME, 3, 2).await;
    play_to_the_end(&browser, &mut player).await;
}

#[tokio::test]
async fn four_people_play_both_rounds_on_one_phone() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::CARD_GAME, 4, 3).await;
    play_to_the_end(&browser, &mut player).await;
}

#[tokio::test]
async fn a_pile_on_the_track_is_a_bare_count_for_everybody() {
    let browser = phone().await;
    let mut player = Player::start(&browser, GameId::CARD_GAME, 2, 4).await;
    let (mut piles, mut heard) = (0, 0);
    while !browser.has(".check").await {
        piles += usize::from(piles_are_counts(&browser, Look::Nobody).await > 0);
        if player.steps.is_multiple_of(8) {
            heard += piles_are_told_as_counts(&browser).await;
        }
        assert!(
            !browser.has(".pile-look, .pile-faces").await,
            "nobody may look at a pile"
        );
        curtain::hides_everything(&browser, &player).await;
        player.step().await;
    }
    assert!(piles > 20, "there were piles to look at");
    assert!(heard > 5, "yards are told to those who do not see them");
}

#[tokio::test]
async fn those_who_choose_it_look_at_their_own_pile_only() {
    let browser = phone().await;
    Player::set_up(&browser, GameId::CARD_GAME, 2).await;
    assert!(!browser.has("#variant").await, "each player chooses");
    for seat in 0..2 {
        let look = format!(".seat-row[data-seat='{seat}'] .seat-look input");
        browser.click(&look).await;
    }
    let mut player = Player::begin(&browser, GameId::CARD_GAME, 5).await;
    let mut looks = 0;
    while looks < 8 {
        piles_are_counts(&browser, Look::Owner).await;
        assert!(
            !browser.has(".yard:not(.mine) .pile-look").await,
            "a pile is shown to its owner alone"
        );
        if browser.has("#lift").await {
            assert!(!browser.has(".pile-look").await, "nobody looks yet");
        }
        if browser.has(".yard.mine .pile-look").await {
            own_pile_is_shown(&browser, &player).await;
            looks += 1;
        }
        player.step().await;
    }
}

/// Apart from its columns, neither page nor screen reader shows more of a yard than how many cards there are: no colour
/// and no locomotive in any word, label or class. An owner's permitted look at their own pile is left out. Returns how
/// many piles have cards.
async fn piles_are_counts(browser: &Browser, look: Look) -> usize {
    let left_out = match look {
        Look::Nobody => ".columns",
        Look::Owner => ".columns, .mine .pile-look",
    };
    let script = format!(
        "arguments[0]([...document.querySelectorAll('.yard')].map((yard) => {{
           const copy = yard.cloneNode(true);
           copy.querySelectorAll('.yard-name').forEach((name) => name.remove());
           const frame = document.createElement('div');
           frame.append(copy);
           frame.querySelectorAll('{left_out}').forEach((part) => part.remove());
           copy.removeAttribute('aria-label');
           return copy.outerHTML;
         }}))"
    );
    let found: Vec<String> =
        serde_json::from_value(browser.script(&script).await).expect("pieces of the page");
    let mut full = 0;
    for yard in &found {
        let words = Color::ALL.map(Color::word);
        for word in words.into_iter().chain(["loco", "data-card", "times"]) {
            assert!(!yard.contains(word), "{word} is beside a pile: {yard}");
        }
        full += usize::from(!yard.contains("pile-stack none"));
    }
    full
}

/// Who may look at a pile.
#[derive(Clone, Copy)]
enum Look {
    Nobody,
    Owner,
}

/// What a screen reader says about the yards, except for their columns, which are lists, and the look at a pile.
async fn told_of_yards(browser: &Browser) -> Vec<String> {
    let tree = curtain::tree(browser).await;
    let nodes = tree["nodes"].as_array().expect("a list of nodes");
    let node = |id: &Value| nodes.iter().find(|node| node["nodeId"] == *id);
    let name = |node: &Value| {
        node["name"]["value"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    let is_yard = |node: &&Value| name(node).ends_with("’s yard");
    let mut open: Vec<&Value> = nodes.iter().filter(is_yard).collect();
    let mut told = Vec::new();
    while let Some(it) = open.pop() {
        let role = it["role"]["value"].as_str().unwrap_or_default();
        if matches!(role, "list" | "Details" | "details") {
            continue;
        }
        told.push(name(it));
        let children = it["childIds"].as_array().into_iter().flatten();
        open.extend(children.filter_map(node));
    }
    told
}

/// A screen reader names no colour and no locomotive of a pile. Returns how many words it says about yards.
async fn piles_are_told_as_counts(browser: &Browser) -> usize {
    let told = told_of_yards(browser).await;
    for words in &told {
        let heard = words.to_lowercase();
        for word in Color::ALL.map(Color::word).into_iter().chain(["loco"]) {
            assert!(!heard.contains(word), "{word} is told of a yard: {words}");
        }
    }
    told.len()
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

#[tokio::test]
async fn a_whole_card_game_by_keyboard_alone() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "en",
    })
    .await;
    let mut player = Player::start(&browser, GameId::CARD_GAME, 2, 6).await;
    while player.step_by_keys().await != "result" {}
    player.counts_as_the_rules_do().await;
}
