//! The home page: what there is to play.

use leptos::prelude::*;

use crate::text::shell;
use crate::ui::store::Store;

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    let store = Store::find();
    view! {
        <section class="hero">
            <h1>{shell::NAME}</h1>
            <p class="tagline">{store.say(shell::TAGLINE)}</p>
            <p>{store.say(shell::PROMISE)}</p>
        </section>
    }
}
