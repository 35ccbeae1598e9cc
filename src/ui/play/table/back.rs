//! Back closes what is open before it leaves the table: an open sheet is a step of the browser's history.

use leptos::prelude::*;

use super::store::{Tab, TableStore};
use crate::engine::table::Cards;
use crate::platform::address;
use crate::ui::address::Page;

/// Watches the browser's Back for as long as the table is open.
pub fn closes_sheets(play: TableStore) {
    // A page that was loaded again, or come back to, may stand on a step it made before.
    let stepped = StoredValue::new(address::is_step());
    let open = Memo::new(move |_| {
        play.claim.get().is_some()
            || !play.near.with(Vec::is_empty)
            || !play.picked.get().is_empty()
            || play.tab.get() != Tab::Act
            || play.peek.get()
    });
    Effect::new(move |_| {
        if open.get() && !stepped.get_value() {
            stepped.set_value(address::step());
        }
    });
    let here = Page::Play(play.slot).link();
    let listener = window_event_listener(leptos::ev::popstate, move |_| {
        // Whoever follows a link leaves the table; nothing is closed for that.
        if address::current() != here.trim_start_matches('#') {
            return;
        }
        let was_stepped = stepped.get_value();
        stepped.set_value(address::is_step());
        if !was_stepped || stepped.get_value() {
            return;
        }
        if open.get_untracked() {
            close(play);
        } else {
            // What the step was for has been closed by its own button: this Back means the page.
            address::back();
        }
    });
    on_cleanup(move || listener.remove());
}

fn close(play: TableStore) {
    play.claim.set(None);
    play.near.set(Vec::new());
    play.picked.set(Cards::NONE);
    play.tab.set(Tab::Act);
    play.peek.set(false);
}
