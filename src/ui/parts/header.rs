//! The header: the ways to the other pages, and the language.

use leptos::prelude::*;

use crate::platform::preferences::{self, Theme};
use crate::text::{Lang, Phrase, rules, shell};
use crate::ui::address::Page;
use crate::ui::store::Store;

/// The header of every page.
#[component]
pub fn Header() -> impl IntoView {
    let store = Store::find();
    let link = |page: Page, says: Phrase| {
        let here = move || (store.page.get() == page).then_some("page");
        view! { <a href=page.link() aria-current=move || here()>{store.say(says)}</a> }
    };
    let home = move || (store.page.get() == Page::Home).then_some("page");
    view! {
        <header class="header">
            <nav>
                <a class="brand" href=Page::Home.link() aria-current=move || home()>{shell::NAME}</a>
                {link(Page::Rules(None), rules::RULES)}
                {link(Page::Settings, shell::SETTINGS)}
            </nav>
            <LangChoice />
        </header>
    }
}

/// The choice of the language.
#[component]
pub fn LangChoice() -> impl IntoView {
    let store = Store::find();
    view! {
        <select
            id="lang"
            aria-label=store.say(shell::LANGUAGE)
            prop:value=move || store.lang.get().tag()
            on:change:target=move |event| choose_lang(store, &event.target().value())
        >
            {Lang::ALL.map(|lang| view! { <option value=lang.tag() lang=lang.tag()>{lang.own_name()}</option> })}
        </select>
    }
}

/// The choice of the theme.
#[component]
pub fn ThemeChoice() -> impl IntoView {
    let store = Store::find();
    view! {
        <select
            id="theme"
            aria-label=store.say(shell::THEME)
            prop:value=move || store.theme.get().tag()
            on:change:target=move |event| choose_theme(store, &event.target().value())
        >
            {Theme::ALL.map(|theme| view! { <option value=theme.tag()>{store.say(theme_name(theme))}</option> })}
        </select>
    }
}

/// Switches the language.
pub fn choose_lang(store: Store, tag: &str) {
    if let Some(lang) = Lang::from_tag(tag) {
        store.lang.set(lang);
        preferences::keep_lang(lang);
    }
}

/// Switches the theme.
pub fn choose_theme(store: Store, tag: &str) {
    if let Some(theme) = Theme::from_tag(tag) {
        store.theme.set(theme);
        preferences::keep_theme(theme);
    }
}

/// The name of a theme.
pub fn theme_name(theme: Theme) -> Phrase {
    match theme {
        Theme::Device => shell::THEME_DEVICE,
        Theme::Day => shell::THEME_DAY,
        Theme::Night => shell::THEME_NIGHT,
    }
}
