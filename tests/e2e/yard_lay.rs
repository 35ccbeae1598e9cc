//! Laying cards: a refusal says why, and the page says beforehand who would lose a column.

use branchline::catalog::{Card, Color, GameId, Seat, game};
use branchline::engine::game::PlayerView;
use branchline::engine::table::RuleError;
use branchline::engine::yard::{LayOption, YardOptions, YardView};
use branchline::session::{Msg, Session};
use branchline::text::speaker::Speaker;
use branchline::text::{Lang, refusals, yard};

use crate::browser::{Browser, phone};
use crate::player::Player;
use crate::positions::Table;
use crate::shelf::lay_out;

/// Three or more cards of a colour that beat a rival's column of two or more.
fn beating(view: &YardView) -> Option<(LayOption, Seat, Color, u8)> {
    let game = game(GameId::CARD_GAME).yard().expect("the Card Game");
    let YardOptions::Turn(turn) = view.options(game) else {
        return None;
    };
    turn.lays.into_iter().find_map(|lay| {
        let (owner, color, column) = lay.beats?;
        let height = column.total();
        // The fewest that beat it, none of them a locomotive.
        let fewest = lay.cards.locos() == 0 && lay.cards.total() == height + 1;
        (fewest && height > 1).then_some((lay, owner, color, height))
    })
}

const BEATING: Table = Table {
    people: 2,
    ..Table::of(GameId::CARD_GAME, |view, _| match view {
        PlayerView::Yard(view) => beating(view).is_some(),
        PlayerView::Rail(_) => false,
    })
};

fn yard_view(session: &Session) -> YardView {
    match session.view() {
        PlayerView::Yard(view) => YardView::clone(&view),
        PlayerView::Rail(_) => panic!("a Card Game"),
    }
}

async fn pick(browser: &Browser, card: Card, count: u8) {
    for _ in 0..count {
        let css = format!(".hand .held[data-card={}]", card.word());
        browser.click(&css).await;
    }
}

#[tokio::test]
async fn too_few_cards_say_how_many_it_takes_and_enough_say_who_loses_what() {
    let browser = phone().await;
    let mut session = BEATING.played();
    lay_out(&browser, &session).await;
    if let Some(seat) = session.curtain() {
        session.update(Msg::LiftCurtain(seat)).expect("it is down");
    }
    let (lay, owner, color, height) = beating(&yard_view(&session)).expect("it was looked for");
    let say = Speaker {
        lang: Lang::En,
        game: session.game(),
        names: session.sitters().iter().map(|it| it.name.clone()).collect(),
    };
    browser.click("#lift").await;
    browser.click("#go-on").await;
    pick(&browser, color.into(), height).await;
    let too_few = RuleError::ColumnNotBeaten {
        color,
        owner,
        cards: height,
    };
    browser
        .sees(".preview", &refusals::rule(&say, too_few))
        .await;
    browser.find("#lay[aria-disabled=true]").await;
    pick(&browser, color.into(), 1).await;
    let (_, _, column) = lay.beats.expect("it beats a column");
    browser
        .sees(".preview.threat", &yard::beats(&say, owner, color, column))
        .await;
    let threatened = format!(".column.threatened[data-column={}]", color.word());
    assert_eq!(browser.count(&threatened).await, 1);
    browser.click("#lay[aria-disabled=false]").await;
    // Whoever has lost the column sees it, with its cards and a stamp.
    browser.click("#lift").await;
    let beaten = format!(".yard.mine .column.beaten[data-beaten={}]", color.word());
    browser.find(&format!("{beaten} .stamped")).await;
    browser
        .sees(
            &format!("{beaten} .column-foot b"),
            &format!("−{}", column.total()),
        )
        .await;
    let stored = Player::sitting(&browser, GameId::CARD_GAME, 1)
        .stored()
        .await;
    assert_eq!(stored.action_count(), session.action_count() + 1);
}

#[tokio::test]
async fn two_quick_taps_on_a_card_pick_two() {
    let browser = phone().await;
    let mut session = BEATING.played();
    if let Some(seat) = session.curtain() {
        session.update(Msg::LiftCurtain(seat)).expect("it is down");
    }
    let (_, _, color, _) = beating(&yard_view(&session)).expect("it was looked for");
    for size in [(390, 844), (844, 390)] {
        browser.be_as_large_as(size).await;
        lay_out(&browser, &session).await;
        browser.click("#lift").await;
        browser.click("#go-on").await;
        let card = format!(".hand .held[data-card={}]", color.word());
        browser.find(&card).await;
        browser.tap_twice(&card).await;
        let picked = format!("[data-picked={}] .count", color.word());
        browser.sees(&picked, "2").await;
    }
}
