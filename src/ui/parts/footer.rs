//! The footer: whether the app needs the network, and the way to a new version.

use leptos::prelude::*;

use crate::platform::offline::{self, Offline};
use crate::text::shell;
use crate::ui::store::Store;

/// The footer of every page.
#[component]
pub fn Footer() -> impl IntoView {
    let store = Store::find();
    let state = move || match store.offline.get() {
        Offline::Preparing => shell::OFFLINE_PREPARING,
        Offline::Ready => shell::OFFLINE_READY,
        Offline::Unavailable => shell::OFFLINE_UNAVAILABLE,
        Offline::UpdateWaiting => shell::UPDATE_WAITING,
    };
    let update_waits = move || store.offline.get() == Offline::UpdateWaiting;
    view! {
        <footer class="footer">
            <p role="status" data-offline=move || format!("{:?}", store.offline.get())>
                {move || state().get(store.lang.get())}
            </p>
            <Show when=update_waits>
                <button id="reload" on:click=move |_| offline::take_update()>{store.say(shell::RELOAD)}</button>
            </Show>
        </footer>
    }
}
