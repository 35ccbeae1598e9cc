//! Five players with long names at a small phone: a whole game by touch, with everybody's numbers in view all the time.

use branchline::catalog::{GameId, Seat, Variant};
use branchline::engine::table::{Rng, Setup};
use branchline::session::{Session, Sitter};
use serde_json::json;

use crate::browser::{Browser, DESKTOP, SIDEWAYS, SMALL, TABLET, phone_of};
use crate::ending::LONG_NAMES;
use crate::fit::cut;
use crate::player::Player;
use crate::shelf::{lay_out, put_text};
use crate::support::sitting::{people, play_until};

/// Plates stand beside each other without touching, each with all of its numbers, and what can be drawn lies in one row.
const PLATES: &str = "
    const room = (it) => it.getBoundingClientRect(), all = (css) => [...document.querySelectorAll(css)];
    const plates = all('.plate-place').map(room);
    const apart = plates.every((at, index) => index === 0 || plates[index - 1].right <= at.left + 0.5);
    const whole = all('.plate-numbers, .plate-numbers *').every((it) => {
        const at = room(it), plate = room(it.closest('.plate-place'));
        return !at.width || (at.left >= plate.left && at.right <= plate.right + 0.5 && at.bottom <= plate.bottom + 0.5);
    });
    const beside = all('.plate-numbers > *').every((it) => {
        const at = room(it), badge = room(it.closest('.nameplate').querySelector('.badge'));
        return !at.width || at.left >= badge.right - 0.5 || at.top >= badge.bottom - 0.5;
    });
    const tops = all('.decks .slot').map((it) => { const at = room(it); return at.top + at.height / 2; });
    const row = Math.max(...tops) - Math.min(...tops) < 2;
    arguments[0]([plates.length, apart, whole, beside, row]);";

fn five() -> Session {
    let setup = Setup {
        first: Some(Seat(0)),
        ..Setup::new(GameId::NEDERLAND, 5, 5)
    };
    let sitters = LONG_NAMES
        .iter()
        .enumerate()
        .map(|(seat, name)| match seat {
            0 | 3 => Sitter::person(name, seat as u8),
            _ => Sitter::bot(name, "novice", seat as u8),
        });
    Session::new(setup, sitters.collect()).expect("a table")
}

async fn everybody_is_seen(browser: &Browser) {
    assert_eq!(
        browser.script(PLATES).await,
        json!([5, true, true, true, true]),
        "five plates, apart, whole, beside their badges, and one row of cards"
    );
    let cut = cut(browser).await;
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}

#[tokio::test]
async fn five_players_with_long_names_play_on_a_small_phone() {
    let browser = phone_of(SMALL).await;
    put_text(&browser, "branchline.bot-speed", "\"instant\"").await;
    // French words are the longer ones; English has its turn in `reach.rs`.
    put_text(&browser, "branchline.lang", "\"fr\"").await;
    browser.reload().await;
    lay_out(&browser, &five()).await;
    browser.find("html[lang=fr]").await;
    let mut player = Player::sitting(&browser, GameId::NEDERLAND, 5);
    loop {
        let word = player.step().await;
        if word == "result" {
            break;
        }
        // Looking takes as long as playing, so not everything is looked at.
        if player.steps.is_multiple_of(7) {
            everybody_is_seen(&browser).await;
        }
    }
    println!("{} controls", player.steps);
    player.counts_as_the_rules_do().await;
}

/// Signs without end, families of signs, lines that run the other way, and nothing at all.
fn odd_names() -> Session {
    let (long, family) = ("W".repeat(200), "👨‍👩‍👧‍👦".repeat(20));
    let names = [&long, "\u{202e}مرحبا بالعالم", &family, "שלום", ""];
    let mut session = people(GameId::GERMANY, Variant::Standard, &names, 6);
    play_until(&mut session, 60, &mut Rng::new(6));
    session
}

#[tokio::test]
async fn names_of_any_kind_push_nothing_out_of_the_window() {
    let browser = phone_of(SMALL).await;
    let mut session = odd_names();
    lay_out(&browser, &session).await;
    let mut player = Player::sitting(&browser, GameId::GERMANY, 6);
    player.reach_a_turn().await;
    for list in ["players", "log"] {
        browser.open_list(list).await;
        nothing_sticks_out(&browser).await;
        browser.close_list().await;
    }
    play_until(&mut session, usize::MAX, &mut Rng::new(6));
    lay_out(&browser, &session).await;
    browser.find("#result").await;
    nothing_sticks_out(&browser).await;
}

/// A name that is too long for its plate or its column may be cut there; it may not push anything.
async fn nothing_sticks_out(browser: &Browser) {
    for size_px in [SIDEWAYS, TABLET, DESKTOP, SMALL] {
        browser.turn_to(size_px).await;
        browser.frames(2).await;
        let mut faults = cut(browser).await;
        faults.retain(|fault| !fault.contains("plate-name") && !fault.contains("upright"));
        assert!(faults.is_empty(), "{size_px:?}: {}", faults.join("\n"));
    }
}
