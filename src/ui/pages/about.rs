//! What this is, who made it, and which versions are running.

use leptos::prelude::*;

use crate::text::shell;
use crate::ui::store::Store;

/// The about page.
#[component]
pub fn About() -> impl IntoView {
    let store = Store::find();
    let versions = move || {
        let thinker = store.thinker_version.get();
        shell::versions(
            store.lang.get(),
            env!("CARGO_PKG_VERSION"),
            thinker.as_deref(),
        )
    };
    view! {
        <section class="sheet">
            <h1>{store.say(shell::ABOUT)}</h1>
            <p>{store.say(shell::PROMISE)}</p>
            <p>{store.say(shell::NOT_AFFILIATED)}</p>
            <p>{store.say(shell::PRIVACY)}</p>
            <p>{store.say(shell::MAP_CREDIT)}</p>
            <p id="versions">{versions}</p>
        </section>
    }
}
