//! One sentence about what was done last, in view at the lower edge until it is closed.

use leptos::html::Button;
use leptos::prelude::*;

use crate::text::{Phrase, play, saved};
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

/// The undo button of a deletion, for as long as it can be undone.
#[component]
pub fn Undo(
    /// Whether something was deleted that can come back.
    #[prop(into)]
    offered: Signal<bool>,
    /// Brings it back.
    #[prop(into)]
    undo: Callback<()>,
) -> impl IntoView {
    let store = Store::find();
    let button = NodeRef::<Button>::new();
    // The row that had the focus is gone; the focus moves to the button that undoes the deletion.
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            button.focus().ok();
        }
    });
    view! {
        <Show when=move || offered.get()>
            <button id="restore" class="second" node_ref=button on:click=move |_| undo.run(())>{store.say(saved::UNDO)}</button>
        </Show>
    }
}
