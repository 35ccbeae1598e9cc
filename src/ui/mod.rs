//! What is on the screen. Leptos lives here and nowhere below.

pub mod address;
mod board;
mod pages;
mod parts;
mod store;

use leptos::prelude::*;

use crate::catalog;
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
                Page::Board(game) => pages::board(game),
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
            Page::Board(game) => {
                let name = catalog::game(game).name();
                format!("{} · {}", lang.name(name), shell::NAME)
            }
            Page::About => format!("{} · {}", shell::ABOUT.get(lang), shell::NAME),
        };
        document().set_title(&title);
    });
}
