//! The footer: whether the app needs the network, and the way to a new version.

use leptos::prelude::*;

use crate::platform::offline::{self, Offline};
use crate::text::shell;
use crate::ui::address::Page;
use crate::ui::store::Store;

/// The footer of every page but the settings, which say the same at more length.
#[component]
pub fn Footer() -> impl IntoView {
    let store = Store::find();
    view! {
        <Show when=move || store.page.get() != Page::Settings>
            <footer class="footer"><OfflineState /></footer>
        </Show>
    }
}

/// Whether the app needs the network, and the button for a new version.
#[component]
pub fn OfflineState() -> impl IntoView {
    let store = Store::find();
    let state = move || match store.offline.get() {
        Offline::Preparing => shell::OFFLINE_PREPARING,
        Offline::Ready => shell::OFFLINE_READY,
        Offline::Incomplete => shell::OFFLINE_INCOMPLETE,
        Offline::Unavailable => shell::OFFLINE_UNAVAILABLE,
        Offline::UpdateWaiting => shell::UPDATE_WAITING,
    };
    let update_waits = move || store.offline.get() == Offline::UpdateWaiting;
    view! {
        <p role="status" data-offline=move || format!("{:?}", store.offline.get())>
            {move || state().get(store.lang.get())}
        </p>
        <Show when=update_waits>
            <button id="reload" on:click=move |_| offline::take_update()>{store.say(shell::RELOAD)}</button>
        </Show>
    }
}
