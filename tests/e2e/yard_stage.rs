//! The yards are the stage: columns stay in a row, what leaves and what is lost is seen, tickets stay in view.

use branchline::catalog::GameId;
use branchline::engine::game::PlayerView;
use branchline::engine::yard::{Phase, YardOptions, YardView};

use crate::browser::phone;
use crate::positions::Table;
use crate::shelf::lay_out;

/// A turn of a person, of which the view says whether it is wanted.
const fn turn(
    seats: usize,
    moment: fn(&PlayerView, &[branchline::engine::game::Action]) -> bool,
) -> Table {
    Table {
        people: seats,
        seats,
        ..Table::of(GameId::CARD_GAME, moment)
    }
}

fn yard(view: &PlayerView) -> Option<&YardView> {
    match view {
        PlayerView::Yard(view) if view.open.phase == Phase::Turn => Some(view),
        _ => None,
    }
}

const FOUR_COLUMNS: Table = turn(2, |view, _| {
    yard(view).is_some_and(|view| {
        let mut yards = view.open.seats.iter().map(|seat| &seat.yard);
        yards.any(|yard| yard.columns().count() >= 4)
    })
});

#[tokio::test]
async fn columns_never_wrap_and_stay_inside_their_yard_at_any_size() {
    let browser = phone().await;
    lay_out(&browser, &FOUR_COLUMNS.played()).await;
    browser.click("#lift").await;
    browser.click("#go-on").await;
    for size in [(320, 568), (360, 640), (390, 844), (844, 390), (1440, 900)] {
        browser.turn_to(size).await;
        let found = browser
            .script(
                "const yards = [...document.querySelectorAll('.yard')].map((yard) => {
                   const room = yard.getBoundingClientRect();
                   return [...yard.querySelectorAll('.column')].map((column) => {
                     const at = column.getBoundingClientRect();
                     const foot = column.querySelector('.column-foot').getBoundingClientRect();
                     return [foot.bottom, at.width, at.left >= room.left && at.right <= room.right && foot.bottom <= room.bottom + 1];
                   });
                 });
                 arguments[0](yards)",
            )
            .await;
        let yards: Vec<Vec<(f64, f64, bool)>> =
            serde_json::from_value(found).expect("where columns stand");
        assert!(yards.iter().any(|columns| columns.len() >= 4), "{size:?}");
        for columns in yards {
            for (bottom, width, inside) in &columns {
                let (first, widest) = (columns[0].0, columns[0].1);
                assert!(
                    (bottom - first).abs() < 1.0,
                    "{size:?}: one row {columns:?}"
                );
                assert!(
                    (width - widest).abs() < 1.0,
                    "{size:?}: one size {columns:?}"
                );
                assert!(inside, "{size:?}: {columns:?}");
            }
        }
    }
}

/// The own yard is the largest, and larger than the poster.
#[tokio::test]
async fn the_own_yard_is_larger_than_any_other_and_than_the_poster() {
    let browser = phone().await;
    let three = turn(3, |view, _| {
        yard(view).is_some_and(|view| view.open.turn > 9)
    });
    lay_out(&browser, &three.played()).await;
    browser.click("#lift").await;
    browser.click("#go-on").await;
    for size in [
        (360, 640),
        (390, 844),
        (844, 390),
        (1024, 768),
        (1440, 900),
        (2560, 1440),
    ] {
        browser.turn_to(size).await;
        let largest = browser
            .script(
                "const area = (it) => { const at = it.getBoundingClientRect(); return at.width * at.height; };
                 const mine = area(document.querySelector('.yard.mine'));
                 const others = [...document.querySelectorAll('.yard:not(.mine), .poster-frame')];
                 arguments[0](others.every((it) => area(it) < mine))",
            )
            .await;
        assert_eq!(largest, true, "{size:?}");
    }
}

#[tokio::test]
async fn tickets_and_what_they_need_stay_in_view_while_cards_are_laid() {
    let browser = phone().await;
    let able = turn(2, |view, _| {
        let game = branchline::catalog::game(GameId::CARD_GAME);
        let game = game.yard().expect("the Card Game");
        yard(view).is_some_and(
            |view| matches!(view.options(game), YardOptions::Turn(turn) if !turn.lays.is_empty()),
        )
    });
    lay_out(&browser, &able.played()).await;
    browser.click("#lift").await;
    browser.click("#go-on").await;
    browser.find(".card-needs .need-tickets td.wanted").await;
    browser.click(".hand .held[aria-disabled=false]").await;
    browser.find(".lay .lay-ticket .ticket-name").await;
    // The strip says how many of each kind the hand holds.
    let same = browser
        .script(
            "const held = [...document.querySelectorAll('.hand .held')].length;
             const strip = [...document.querySelectorAll('.need-hand td')].filter((cell) => cell.textContent !== '0').length;
             arguments[0](held === strip)",
        )
        .await;
    assert_eq!(same, true);
}
