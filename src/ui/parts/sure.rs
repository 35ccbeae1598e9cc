//! A button for what cannot be undone: it asks first, in place.

use leptos::prelude::*;

use crate::text::{Phrase, saved};
use crate::ui::store::Store;

/// What the button says, what is asked then, and what the button says that does it.
pub fn sure(
    id: &'static str,
    says: Phrase,
    asks: impl Fn() -> String + Copy + Send + Sync + 'static,
    yes: Phrase,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let store = Store::find();
    let asked = RwSignal::new(false);
    let done = move |_| {
        asked.set(false);
        act();
    };
    view! {
        <div class="sure">
            <button type="button" class="second" id=id aria-expanded=move || asked.get().to_string() on:click=move |_| asked.update(|asked| *asked = !*asked)>
                {store.say(says)}
            </button>
            <Show when=move || asked.get()>
                <p role="status">{move || asks()}</p>
                <p class="choices">
                    <button type="button" data-sure=id on:click=done>{store.say(yes)}</button>
                    <button type="button" class="second" on:click=move |_| asked.set(false)>{store.say(saved::ERASE_NO)}</button>
                </p>
            </Show>
        </div>
    }
    .into_any()
}
