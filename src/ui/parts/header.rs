//! The header: home, about, language, theme.

use leptos::prelude::*;

use crate::platform::preferences::{self, Theme};
use crate::text::{Lang, Phrase, shell};
use crate::ui::address::Page;
use crate::ui::store::Store;

/// The header of every page.
#[component]
pub fn Header() -> impl IntoView {
    let store = Store::find();
    let here = move |page: Page| move || (store.page.get() == page).then_some("page");
    view! {
        <header class="header">
            <nav>
                <a class="brand" href=Page::Home.link() aria-current=here(Page::Home)>{shell::NAME}</a>
                <a href=Page::About.link() aria-current=here(Page::About)>{store.say(shell::ABOUT)}</a>
            </nav>
            <div class="settings" role="group" aria-label=store.say(shell::SETTINGS)>
                <ThemeChoice />
                <LangChoice />
            </div>
        </header>
    }
}

/// The choice of the language.
#[component]
pub fn LangChoice() -> impl IntoView {
    let store = Store::find();
    let choose = move |tag: String| {
        if let Some(lang) = Lang::from_tag(&tag) {
            store.lang.set(lang);
            preferences::keep_lang(lang);
        }
    };
    view! {
        <select
            id="lang"
            aria-label=store.say(shell::LANGUAGE)
            prop:value=move || store.lang.get().tag()
            on:change:target=move |event| choose(event.target().value())
        >
            {Lang::ALL.map(|lang| view! { <option value=lang.tag() lang=lang.tag()>{lang.own_name()}</option> })}
        </select>
    }
}

/// The choice of the theme.
#[component]
pub fn ThemeChoice() -> impl IntoView {
    let store = Store::find();
    let choose = move |tag: String| {
        if let Some(theme) = Theme::from_tag(&tag) {
            store.theme.set(theme);
            preferences::keep_theme(theme);
        }
    };
    view! {
        <select
            id="theme"
            aria-label=store.say(shell::THEME)
            prop:value=move || store.theme.get().tag()
            on:change:target=move |event| choose(event.target().value())
        >
            {Theme::ALL.map(|theme| view! { <option value=theme.tag()>{store.say(theme_name(theme))}</option> })}
        </select>
    }
}

fn theme_name(theme: Theme) -> Phrase {
    match theme {
        Theme::Device => shell::THEME_DEVICE,
        Theme::Day => shell::THEME_DAY,
        Theme::Night => shell::THEME_NIGHT,
    }
}
