//! Keys that act from anywhere at the table, and arrows that move through a list.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::store::TableStore;
use super::{aloud, curtain, hints};
use crate::session::{Deed, Ground, Msg, Sheet, deed};

/// Listens for as long as the table is open.
pub fn listen(play: TableStore) {
    let down = Memo::new(move |_| curtain::is_down(play));
    let listener = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let held = event.ctrl_key() || event.meta_key() || event.alt_key();
        // The focused element may need the key itself.
        let taken = event.default_prevented() || is_writing(&event);
        if held || taken || down.get_untracked() {
            return;
        }
        if let Some(by) = step_of(&event.key()) {
            if walk(by) {
                event.prevent_default();
            }
            return;
        }
        // A key that is held down acts once.
        let now = play.sheet.get_untracked();
        if !event.repeat()
            && let Some(deed) = deed(ground(play), &event.key(), &now)
        {
            event.prevent_default();
            carry_out(play, deed, &now);
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether the table has a map.
pub fn ground(play: TableStore) -> Ground {
    match play.whole.rail() {
        Some(_) => Ground::Map,
        None => Ground::Yards,
    }
}

/// Whether the key goes into a field, or belongs to a list of choices.
fn is_writing(event: &KeyboardEvent) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    let fields = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";
    element.is_some_and(|element| element.closest(fields).is_ok_and(|found| found.is_some()))
}

/// The same as the button on the screen, so that a refusal is explained in the same words.
fn carry_out(play: TableStore, deed: Deed, now: &Sheet) {
    match deed {
        Deed::Draw => press("#draw"),
        Deed::Take(place) => press(&format!(".market [data-place='{place}']")),
        Deed::Show(panel) if *now == Sheet::Panel(panel) => play.close(),
        Deed::Show(panel) => play.show(Sheet::Panel(panel)),
        Deed::NextTicket => next_ticket(play),
        Deed::City => {
            // A sheet may lie over the field.
            play.close();
            press(".board-tools .find[aria-expanded=false]");
        }
        Deed::Say(what) => aloud::say(play, what),
        Deed::Hint => hints::tap(play),
        Deed::Undo => play.send(Msg::Undo),
    }
}

fn press(css: &str) {
    if let Some(button) = first(css) {
        button.click();
    }
}

fn first(css: &str) -> Option<HtmlElement> {
    let found = document().query_selector(css).ok().flatten()?;
    found.dyn_into().ok()
}

/// Highlights the ticket after the one that is highlighted, and moves the map there.
fn next_ticket(play: TableStore) {
    let open = play.seen.with_untracked(|seen| seen.open_tickets());
    let lit = play.spotlight.get_untracked();
    let at = open.iter().position(|ticket| Some(*ticket) == lit);
    let next = at.map_or(0, |at| at + 1);
    if let Some(ticket) = open.get(next).or(open.first()) {
        play.spotlight.set(Some(*ticket));
        // The tool that goes to a ticket is there once one is highlighted.
        request_animation_frame(|| press(".board-tools .to-ticket"));
    }
}

fn step_of(key: &str) -> Option<i32> {
    match key {
        "ArrowDown" => Some(1),
        "ArrowUp" => Some(-1),
        _ => None,
    }
}

/// Moves the focus through the rows of the open sheet; returns whether there was a row to go to.
fn walk(by: i32) -> bool {
    let Some(active) = document().active_element() else {
        return false;
    };
    let in_sheet = active.closest(".stage").is_ok_and(|found| found.is_some());
    // Radio buttons have their own use for arrows.
    let is_radio = active.matches("input[type=radio]").unwrap_or(false);
    if !in_sheet || is_radio {
        return false;
    }
    let rows = document()
        .query_selector_all(".stage .row, .stage .offer input, .stage summary")
        .ok();
    let rows: Vec<HtmlElement> = rows
        .iter()
        .flat_map(|list| (0..list.length()).filter_map(|at| list.item(at)))
        .filter_map(|row| row.dyn_into::<HtmlElement>().ok())
        .filter(|row| row.get_client_rects().length() > 0)
        .collect();
    let at = { rows.iter() }.position(|row| row.is_same_node(Some(&active)));
    let next = match at {
        Some(at) => at as i32 + by,
        None if by > 0 => 0,
        None => return false,
    };
    let row = usize::try_from(next).ok().and_then(|next| rows.get(next));
    row.is_some_and(|row| row.focus().is_ok())
}
