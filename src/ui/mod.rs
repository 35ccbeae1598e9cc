//! What is on the screen. Leptos lives here and nowhere below.

pub mod address;
mod pages;
mod parts;
mod store;

use leptos::prelude::*;

use crate::text::shell;
use address::Page;
use store::Store;

/// Puts the app into the page.
pub fn start() {
    mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let store = Store::start();
    provide_context(store);
    follow_page_title(store);

    view! {
        <a class="skip-link" href="#content" on:click=parts::focus_content>
            {store.say(shell::SKIP_TO_CONTENT)}
        </a>
        <parts::Header />
        <main id="content" tabindex="-1">
            {move || match store.page.get() {
                Page::Home => view! { <pages::Home /> }.into_any(),
                Page::About => view! { <pages::About /> }.into_any(),
                Page::Unknown => view! { <pages::Unknown /> }.into_any(),
            }}
        </main>
        <parts::Footer />
    }
}

/// The tab and the screen reader say where one is, in the player's language.
fn follow_page_title(store: Store) {
    Effect::new(move |_| {
        let lang = store.lang.get();
        let title = match store.page.get() {
            Page::Home | Page::Unknown => shell::NAME.to_owned(),
            Page::About => format!("{} · {}", shell::ABOUT.get(lang), shell::NAME),
        };
        document().set_title(&title);
    });
}
