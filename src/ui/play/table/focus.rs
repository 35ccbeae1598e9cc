//! The keyboard focus: a sheet that opens gets it at its heading, and when it closes the focus goes back to what
//! opened it. It never goes by itself to anything that acts.

use std::mem::discriminant;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::store::TableStore;
use crate::session::Sheet;

/// Where the focus goes when what had it is gone, the most pressing first: headings only.
const PLACES: &str = ".curtain h2, .curtain p, .stage .place, .task";

/// What acts at once: the focus is not given back to it after something else has happened.
const ACTS: &str = ".slot, .curtain *, .stage *";

/// Looks after the focus for as long as the table is open.
pub fn follow(play: TableStore) {
    let opener = StoredValue::new_local(None::<HtmlElement>);
    Effect::new(move |before: Option<Sheet>| {
        let now = play.sheet.get();
        let Some(before) = before.filter(|before| !is_same(before, &now)) else {
            return now;
        };
        match (before.can_be_closed(), now.can_be_closed()) {
            (false, true) => opener.set_value(active().filter(|element| !is(element, ACTS))),
            (true, false) => in_a_frame(move || {
                give_back(opener.try_update_value(Option::take).flatten());
            }),
            _ => {}
        }
        if takes_focus(&now) {
            in_a_frame(to_heading);
        }
        now
    });
    Effect::new(move |_| {
        play.moment.track();
        play.to_act.track();
        play.curtain.track();
        play.sheet.track();
        in_a_frame(catch);
    });
}

/// After this frame the new sheet is there and the old one is gone. Until then every part may still change, and asking
/// would force a layout each time.
fn in_a_frame(act: impl FnOnce() + 'static) {
    request_animation_frame(act);
}

/// Whether a sheet gets the focus when it opens. Cards are picked one after the other from the hand, so there
/// the focus stays where it is.
fn takes_focus(sheet: &Sheet) -> bool {
    !matches!(
        sheet,
        Sheet::Nothing | Sheet::Lay(_) | Sheet::Curtain | Sheet::Peek
    )
}

/// Whether it is still the same sheet, although something in it has changed.
fn is_same(before: &Sheet, now: &Sheet) -> bool {
    match (before, now) {
        (Sheet::Panel(before), Sheet::Panel(now)) => before == now,
        (Sheet::Claim(before), Sheet::Claim(now)) => before == now,
        _ => discriminant(before) == discriminant(now),
    }
}

fn to_the_top() {
    if let Ok(Some(stage)) = document().query_selector(".stage") {
        stage.set_scroll_top(0);
    }
}

/// A sheet that opens gets the focus, unless somebody is writing. It starts at its top, wherever the last one was
/// scrolled to.
fn to_heading() {
    to_the_top();
    let fields = "input[type=text], input[type=search], textarea";
    let writes = active().is_some_and(|element| is(&element, fields));
    if !writes && let Some(heading) = visible(".stage .place, .stage") {
        focus(&heading);
    }
}

/// The focus goes back to what opened the sheet, unless it has gone elsewhere meanwhile.
fn give_back(opener: Option<HtmlElement>) {
    if active().is_some_and(|element| !is(&element, "body, #content, .stage, .stage *")) {
        return;
    }
    let opener = opener.filter(|opener| opener.is_connected() && is_visible(opener));
    if let Some(place) = opener.or_else(|| visible(PLACES)) {
        focus(&place);
    }
}

/// A dialog takes the focus; otherwise it is caught only when what had it is gone.
fn catch() {
    let curtain = document().query_selector(".curtain").ok().flatten();
    let held = match (&curtain, active()) {
        (Some(curtain), Some(active)) => curtain.contains(Some(&active)),
        (None, Some(active)) => active.tag_name() != "BODY" && active.id() != "content",
        (_, None) => false,
    };
    if !held && let Some(place) = visible(PLACES) {
        focus(&place);
    }
}

fn active() -> Option<HtmlElement> {
    document().active_element()?.dyn_into().ok()
}

fn is(element: &HtmlElement, css: &str) -> bool {
    element.matches(css).unwrap_or(false)
}

fn is_visible(element: &HtmlElement) -> bool {
    element.get_client_rects().length() > 0
}

/// The first of the places that can be seen, in the order in which they are named.
fn visible(places: &str) -> Option<HtmlElement> {
    places.split(", ").find_map(|css| {
        let found = document().query_selector_all(css).ok()?;
        let found = (0..found.length()).filter_map(|at| found.item(at));
        let mut found = found.filter_map(|place| place.dyn_into::<HtmlElement>().ok());
        found.find(is_visible)
    })
}

fn focus(element: &HtmlElement) {
    // A heading can take the focus only if it says so.
    if element.tab_index() < 0 && !element.has_attribute("tabindex") {
        element.set_attribute("tabindex", "-1").ok();
    }
    let calmly = web_sys::FocusOptions::new();
    calmly.set_prevent_scroll(true);
    element.focus_with_options(&calmly).ok();
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
            .closest("button:not(.tool, .icon, .step, .held)")
            .ok()
            .flatten()
    });
    if on_button.is_some() {
        event.stop_propagation();
        event.prevent_default();
    }
}
