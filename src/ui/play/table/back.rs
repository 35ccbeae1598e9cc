//! Back and Escape close what is open. Back closes it before leaving the table, because an open sheet is a step in the
//! browser's history.

use leptos::prelude::*;

use super::store::TableStore;
use crate::platform::address;
use crate::session::Sheet;

/// Watches the browser's Back for as long as the table is open.
pub fn closes_sheets(play: TableStore) {
    // After a reload or a return, the page may be on a history step it added earlier.
    let stepped = StoredValue::new(address::is_step());
    let open = Memo::new(move |_| play.sheet.with(Sheet::can_be_closed));
    Effect::new(move |_| {
        if open.get() && !stepped.get_value() {
            stepped.set_value(address::step());
        }
    });
    let here = play.page.link();
    let listener = window_event_listener(leptos::ev::popstate, move |_| {
        // Following a link leaves the table; nothing needs to be closed for that.
        if address::current() != here.trim_start_matches('#') {
            return;
        }
        let was_stepped = stepped.get_value();
        stepped.set_value(address::is_step());
        if !was_stepped || stepped.get_value() {
            return;
        }
        if open.get_untracked() {
            play.close();
        } else {
            // The sheet of this step was closed by its own button, so this Back leaves the page.
            address::back();
        }
    });
    on_cleanup(move || listener.remove());
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        // The focused element may need the key itself.
        if event.key() == "Escape" && !event.default_prevented() {
            play.close();
        }
    });
    on_cleanup(move || keys.remove());
}
