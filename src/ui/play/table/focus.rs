//! The keyboard focus is never lost: when the focused element disappears, focus moves to where the game goes on.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::store::TableStore;

/// Where the game goes on, the most pressing first.
const PLACES: &str = ".curtain .wide, .stage .place, #draw";

/// Looks after the focus for as long as the table is open.
pub fn follow(play: TableStore) {
    Effect::new(move |_| {
        play.sheet.track();
        play.moment.track();
        play.to_act.track();
        play.curtain.track();
        // After this frame the new sheet is there and the old one is gone.
        request_animation_frame(catch);
    });
    Effect::new(move |_| {
        play.sheet.track();
        // In a frame, as above: until then every part may still change, and asking would force a layout each time.
        request_animation_frame(to_the_top);
    });
}

/// A new sheet starts at its top, wherever the last one was scrolled to.
fn to_the_top() {
    if let Ok(Some(stage)) = document().query_selector(".stage") {
        stage.set_scroll_top(0);
    }
}

/// A dialog takes the focus; a sheet only if nothing else has it.
fn catch() {
    let curtain = document().query_selector(".curtain").ok().flatten();
    let active = document().active_element();
    let held = match (&curtain, &active) {
        (Some(curtain), Some(active)) => curtain.contains(Some(active)),
        (None, Some(active)) => active.tag_name() != "BODY" && active.id() != "content",
        (_, None) => false,
    };
    if held {
        return;
    }
    let places = document().query_selector_all(PLACES).ok();
    let places = places
        .iter()
        .flat_map(|list| (0..list.length()).filter_map(|at| list.item(at)));
    let first = places
        .filter_map(|place| place.dyn_into::<HtmlElement>().ok())
        .find(|place| place.get_client_rects().length() > 0);
    if let Some(first) = first {
        let calmly = web_sys::FocusOptions::new();
        calmly.set_prevent_scroll(true);
        first.focus_with_options(&calmly).ok();
    }
}

/// The second tap of a double tap was meant for what was there before the first, so it is ignored. Buttons that move
/// the map, step through a replay or count cards may be pressed as fast as anybody likes.
pub fn one_tap_one_act(event: MouseEvent) {
    let is_second = event.detail() > 0 && event.detail() % 2 == 0;
    if !is_second {
        return;
    }
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let on_button = target.and_then(|target| {
        target
            .closest("button:not(.tool, .icon, .step)")
            .ok()
            .flatten()
    });
    if on_button.is_some() {
        event.stop_propagation();
        event.prevent_default();
    }
}
