//! What this is, who made it, what it borrows from others, and which versions are running.

use leptos::prelude::*;

use crate::text::{Phrase, shell};
use crate::ui::store::Store;

/// The licence of the display face lies beside the app, as it asks for.
const FACE_LICENCE: &str = "jost-license.txt";
/// The libraries in the program, and theirs.
const LICENCES: &str = "licences.txt";

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
    let panel = |title: Phrase, says: Phrase| {
        view! {
            <section class="panel">
                <h2>{store.say(title)}</h2>
                <p>{store.say(says)}</p>
            </section>
        }
    };
    view! {
        <section class="sheet panels">
            <h1>{store.say(shell::ABOUT)}</h1>
            <section class="panel"><p class="lead">{store.say(shell::PROMISE)}</p></section>
            {panel(shell::OURS, shell::NOT_AFFILIATED)}
            {panel(shell::YOUR_DATA, shell::PRIVACY)}
            <section class="panel">
                <h2>{store.say(shell::BORROWED)}</h2>
                <p>{store.say(shell::MAP_CREDIT)}</p>
                <p>{store.say(shell::FACE_CREDIT)}" "<a href=FACE_LICENCE>{store.say(shell::FACE_LICENCE)}</a></p>
                <p>{store.say(shell::LIBRARY_CREDIT)}" "<a href=LICENCES>{store.say(shell::LIBRARY_LICENCES)}</a></p>
            </section>
            <p id="versions" class="help">{move || versions()}</p>
        </section>
    }
}
