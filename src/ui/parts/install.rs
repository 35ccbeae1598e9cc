//! How to install the app: a button where the browser has one, otherwise the way there.

use leptos::prelude::*;

use crate::platform::install::{Install, ask};
use crate::text::{Phrase, settings};
use crate::ui::store::Store;

const SHARE: &str = "M12 3V15M8 7L12 3L16 7M8 10H5V21H19V10H16";
const ADD: &str = "M4 4H20V20H4ZM12 8V16M8 12H16";

/// The way in this browser.
pub fn install(store: Store) -> AnyView {
    match Install::here() {
        Install::Done => view! { <p>{store.say(settings::INSTALLED)}</p> }.into_any(),
        Install::ByMenu => view! { <p>{store.say(settings::INSTALL)}</p> }.into_any(),
        Install::Offered => button(store).into_any(),
        Install::Apple => view! {
            <p>{store.say(settings::INSTALL_APPLE)}</p>
            <ol class="install-steps">
                {step(store, SHARE, settings::APPLE_SHARE)}
                {step(store, ADD, settings::APPLE_ADD)}
            </ol>
        }
        .into_any(),
    }
}

fn button(store: Store) -> impl IntoView {
    let asked = RwSignal::new(false);
    let press = move |_| {
        ask();
        asked.set(true);
    };
    view! {
        <Show when=move || !asked.get()>
            <p>{store.say(settings::INSTALL_WHY)}</p>
            <p><button class="second" id="install" on:click=press>{store.say(settings::INSTALL_DO)}</button></p>
        </Show>
    }
}

fn step(store: Store, drawing: &'static str, says: Phrase) -> impl IntoView {
    view! {
        <li>
            <svg class="install-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=drawing /></svg>
            <span>{store.say(says)}</span>
        </li>
    }
}
