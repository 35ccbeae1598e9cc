//! What only a browser can judge, without the whole app around it: `make test` runs this in Chromium.

#![cfg(target_arch = "wasm32")]

use branchline::catalog::{GameId, Variant};
use branchline::engine::table::Rng;
use branchline::platform::preferences::{self, Theme};
use branchline::platform::{clock, storage::Keeper};
use branchline::save::{SlotId, Slots, load};
use branchline::text::Lang;
use branchline::ui::address::{Kept, Page};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

mod support;
use support::links::{GOLDEN, opened_links};
use support::sitting::{people, play_until};

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
    let boards = GameId::all().map(Page::Board);
    let kept = [
        Page::Play(SlotId(7)),
        Page::Saved,
        Page::History,
        Page::Replay(Kept::Saved(SlotId(7))),
        Page::Replay(Kept::Finished(7)),
    ];
    for page in [Page::Home, Page::Settings, Page::About]
        .into_iter()
        .chain(boards)
        .chain(kept)
    {
        assert_eq!(
            Page::from_address(page.link().trim_start_matches('#')),
            page
        );
    }
    assert_eq!(Page::from_address(""), Page::Home);
    assert_eq!(Page::from_address("/nowhere"), Page::Unknown);
    let chapter = Page::from_address("/rules/nordic/tunnels");
    assert_eq!(chapter, Page::Rules(Some(GameId::NORDIC)));
    assert_eq!(Page::from_address("/board/nowhere"), Page::Unknown);
}

/// Natively they lead to the same deals and the same bot moves; see tests/challenge.rs.
#[wasm_bindgen_test]
fn a_hundred_links_give_the_same_deal_and_the_same_bot_moves_in_chromium() {
    let here = opened_links(1.0);
    for (here, golden) in here.lines().zip(GOLDEN.lines()) {
        assert_eq!(here, golden);
    }
}

/// The browser's storage can hold a long game, and the log says how long saving took. The clock only has whole
/// milliseconds, so many saves are timed together.
#[wasm_bindgen_test]
fn a_game_of_three_hundred_actions_is_saved_and_loaded_again() {
    const SAVES: u64 = 200;
    let names = ["Ada", "Grace", "Emmy", "Sofja", "Marie"];
    let mut session = people(GameId::GERMANY, Variant::Standard, &names, 6);
    play_until(&mut session, 300, &mut Rng::new(6));
    assert_eq!(session.action_count(), 300);
    let slots = Slots::new(Keeper::open());
    let slot = slots.create(&session.save(), 1).expect("there is room");
    let begun_ms = clock::now_ms();
    for now_ms in 0..SAVES {
        slots
            .save(slot, &session.save(), now_ms)
            .expect("there is room");
    }
    let taken_ms = (clock::now_ms() - begun_ms) as f64 / SAVES as f64;
    let text = slots
        .text(slot)
        .expect("storage answers")
        .expect("it is kept");
    console_log!(
        "autosave of 300 actions: {taken_ms:.2} ms, {} bytes",
        text.len()
    );
    assert!(text.len() < 40_000, "{} bytes", text.len());
    assert_eq!(load(&text).expect("it loads").action_count(), 300);
    slots
        .delete(slot)
        .and_then(|()| slots.empty_bin())
        .expect("storage answers");
}
