//! One sentence about what was done last, in view at the lower edge until it is closed.

use leptos::prelude::*;

use crate::text::{Phrase, play};
use crate::ui::store::Store;

/// The sentence, and what can be done about it.
#[component]
pub fn Toast(
    /// The sentence; nothing is shown while there is none.
    note: RwSignal<Option<Phrase>>,
    /// A way back, if there is one.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let store = Store::find();
    view! {
        <div class="toast" class:open=move || note.get().is_some()>
            <p role="status" id="note">{move || note.get().map(|note| note.get(store.lang.get()))}</p>
            {children.map(|children| children())}
            <button class="plain" id="close-note" aria-label=store.say(play::CLOSE) on:click=move |_| note.set(None)>"×"</button>
        </div>
    }
}
