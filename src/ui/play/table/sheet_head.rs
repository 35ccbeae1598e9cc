//! The head of a list: what it is, and the way out of it.

use leptos::prelude::*;

use super::store::TableStore;
use crate::text::{Phrase, play};

/// The heading, which gets the focus when the sheet opens, and the cross.
pub fn sheet_head(table: TableStore, title: Phrase) -> impl IntoView {
    view! {
        <header class="sheet-head">
            <h2 class="place" tabindex="-1">{table.say(title)}</h2>
            <button class="plain" id="close-sheet" aria-label=table.say(play::CLOSE) on:click=move |_| table.close()>"×"</button>
        </header>
    }
}
