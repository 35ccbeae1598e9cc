//! What only a browser can judge, without the whole app around it: `make test` runs this in Chromium.

#![cfg(target_arch = "wasm32")]

use branchline::catalog::{GameId, TicketId, game};
use branchline::engine::table::{Cards, TicketSet};
use branchline::engine::yard::{best_tickets, check_feasible};
use branchline::platform::preferences::{self, Theme};
use branchline::text::Lang;
use branchline::ui::address::Page;
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn choices_are_kept() {
    for lang in Lang::ALL {
        preferences::keep_lang(lang);
        assert_eq!(preferences::lang(), lang);
    }
    for theme in Theme::ALL {
        preferences::keep_theme(theme);
        assert_eq!(preferences::theme(), theme);
    }
}

#[wasm_bindgen_test]
fn a_page_is_found_by_its_own_link() {
    let boards = GameId::ALL.map(Page::Board);
    for page in [Page::Home, Page::About].into_iter().chain(boards) {
        assert_eq!(
            Page::from_address(page.link().trim_start_matches('#')),
            page
        );
    }
    assert_eq!(Page::from_address(""), Page::Home);
    assert_eq!(Page::from_address("/nowhere"), Page::Unknown);
    assert_eq!(Page::from_address("/board/nowhere"), Page::Unknown);
}

#[wasm_bindgen_test]
fn the_hardest_ticket_checks_are_solved_and_tell_their_time() {
    let yard = game(GameId::CardGame).yard().expect("the Card Game");
    let all: TicketSet = (0..46).map(TicketId).collect();
    for text in [
        "violet*8+blue*8+orange*7+white*7+green*4+yellow*5+black*6+red*6+loco*16",
        "violet*7+blue*7+orange*10+white*8+green*6+yellow*5+black*6+red*7+loco*11",
    ] {
        let pile: Cards = text.parse().expect("cards");
        let start_ms = js_sys::Date::now();
        let best = best_tickets(yard, pile, all);
        console_log!(
            "{} ms for 46 tickets and {pile}",
            js_sys::Date::now() - start_ms
        );
        assert_eq!(check_feasible(yard, pile, best.tickets), Ok(()));
    }
}
