//! What is on the screen. Only this layer uses Leptos.

// Leptos shares the code of closures that are written where a view uses them: ARCHITECTURE.md, "What keeps it small".
#![allow(clippy::redundant_closure)]

pub mod address;
mod after_paint;
mod board;
mod pages;
mod parts;
mod play;
mod store;

use leptos::prelude::*;

use crate::catalog::{self, Seat};
use crate::engine::table::Viewer;
use crate::platform::rest;
use crate::text::shell;
use address::{Kept, Page};
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
    // At the table the game gets the whole screen.
    let at_table = move || matches!(store.page.get(), Page::Play(_) | Page::Lesson(..));

    view! {
        <a class="skip-link" href="#content" on:click=parts::focus_content>
            {store.say(shell::SKIP_TO_CONTENT)}
        </a>
        <Show when=move || !at_table()><parts::Header /></Show>
        <main id="content" tabindex="-1">
            {move || match store.page.get() {
                Page::Home => view! { <pages::Home /> }.into_any(),
                page => beyond_home(page),
            }}
        </main>
        <Show when=move || !at_table()><parts::Footer /></Show>
    }
}

/// Home is in the first part of the program; every other page needs the rest, where this belongs too.
#[inline(never)]
fn beyond_home(page: Page) -> AnyView {
    rest::bring();
    match page {
        Page::Board(game) => pages::board(game),
        Page::New(game) => pages::new_game(game),
        Page::Play(slot) => play::table::play(slot),
        Page::Lessons(game) => pages::lessons(game),
        Page::Lesson(game, chapter) => play::table::lesson(game, chapter),
        Page::Rules(game) => pages::rules(game),
        Page::Special(game) => pages::special(game),
        Page::Settings => pages::settings(),
        Page::Saved => view! { <pages::Saved /> }.into_any(),
        Page::History => view! { <pages::History /> }.into_any(),
        Page::Replay(kept) => pages::replay(kept, 0, Viewer::Table),
        Page::ReplayAt(id, step) => pages::replay(Kept::Finished(id), step, Viewer::Table),
        Page::ReplaySeen(id, seat) => {
            pages::replay(Kept::Finished(id), 0, Viewer::Seat(Seat(seat)))
        }
        Page::Review(id) => pages::review(id),
        Page::Challenge(opened) => pages::challenge(opened),
        Page::PassOn(kept) => pages::pass_on(kept),
        Page::Passed(_) => pages::passed(),
        Page::Today => view! { <pages::Today /> }.into_any(),
        Page::Puzzles => view! { <pages::Puzzles /> }.into_any(),
        Page::Puzzle(game, number) => pages::puzzle(game, number),
        Page::Pad(game) => pages::pad(game),
        Page::Fair => view! { <pages::Fair /> }.into_any(),
        Page::People => view! { <pages::PeoplePage /> }.into_any(),
        Page::About => view! { <pages::About /> }.into_any(),
        Page::Home | Page::Unknown => view! { <pages::Unknown /> }.into_any(),
    }
}

/// The browser tab and the screen reader name the page, in the player's language.
fn follow_page_title(store: Store) {
    Effect::new(move |_| {
        let lang = store.lang.get();
        let named = |says: crate::text::Phrase| format!("{} · {}", says.get(lang), shell::NAME);
        let title = match store.page.get() {
            Page::Home | Page::Unknown => shell::NAME.to_owned(),
            Page::Play(_) => format!("{} · {}", crate::text::play::ACT.get(lang), shell::NAME),
            Page::Board(game) | Page::New(game) | Page::Special(game) => {
                let name = catalog::title(game).name();
                format!("{} · {}", lang.name(name), shell::NAME)
            }
            Page::Lessons(_) | Page::Lesson(..) => named(crate::text::lessons::LESSONS),
            Page::Rules(game) => {
                let rules = crate::text::rules::RULES.get(lang);
                let name = game.map(|game| lang.name(catalog::title(game).name()));
                format!("{} · {}", name.unwrap_or(rules), shell::NAME)
            }
            Page::Settings => format!("{} · {}", shell::SETTINGS.get(lang), shell::NAME),
            Page::Saved => format!("{} · {}", crate::text::saved::TITLE.get(lang), shell::NAME),
            Page::History => format!(
                "{} · {}",
                crate::text::history::TITLE.get(lang),
                shell::NAME
            ),
            Page::Replay(_) | Page::ReplayAt(..) | Page::ReplaySeen(..) => {
                format!("{} · {}", crate::text::replay::TITLE.get(lang), shell::NAME)
            }
            Page::Review(_) => named(crate::text::review::TITLE),
            Page::Challenge(_) => named(crate::text::challenge::TITLE),
            Page::PassOn(_) | Page::Passed(_) => named(crate::text::passing::TITLE),
            Page::Today => named(crate::text::daily::TITLE),
            Page::Puzzles | Page::Puzzle(..) => named(crate::text::puzzles::TITLE),
            Page::Pad(_) => named(crate::text::pad::TITLE),
            Page::Fair => named(crate::text::fair::TITLE),
            Page::People => named(crate::text::people::TITLE),
            Page::About => format!("{} · {}", shell::ABOUT.get(lang), shell::NAME),
        };
        document().set_title(&title);
    });
}
