//! What only a browser can judge, without the whole app around it: `make test` runs this in Chromium.

#![cfg(target_arch = "wasm32")]

use branchline::catalog::GameId;
use branchline::platform::preferences::{self, Theme};
use branchline::text::Lang;
use branchline::ui::address::Page;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

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
    for (tag, ms) in preferences::THINKING {
        preferences::keep_thinking(tag);
        assert_eq!(preferences::thinking(), tag);
        assert!(u64::from(preferences::thinking_ms()) >= ms);
    }
    assert!(!preferences::sound(), "silent until somebody asks");
    for on in [true, false] {
        preferences::keep_sound(on);
        preferences::keep_stay_awake(on);
        assert_eq!((preferences::sound(), preferences::stay_awake()), (on, on));
    }
}

#[wasm_bindgen_test]
fn a_page_is_found_by_its_own_link() {
    let boards = GameId::ALL.map(Page::Board);
    for page in [Page::Home, Page::Settings, Page::About]
        .into_iter()
        .chain(boards)
    {
        assert_eq!(
            Page::from_address(page.link().trim_start_matches('#')),
            page
        );
    }
    assert_eq!(Page::from_address(""), Page::Home);
    assert_eq!(Page::from_address("/nowhere"), Page::Unknown);
    let chapter = Page::from_address("/rules/nordic/tunnels");
    assert_eq!(chapter, Page::Rules(Some(GameId::Nordic)));
    assert_eq!(Page::from_address("/board/nowhere"), Page::Unknown);
}
