//! The row of tabs, and the panel that they open.

use leptos::prelude::*;

use super::store::{Tab, TableStore};
use crate::engine::table::Cards;
use crate::text::{Phrase, play};

/// A tab: what it opens, its name, and the word for it on the page.
pub type TabName = (Tab, Phrase, &'static str);

/// The tabs of a game.
#[component]
pub fn Tabs(tabs: &'static [TabName]) -> impl IntoView {
    let play = TableStore::find();
    let buttons = tabs.iter().map(|&(tab, name, word)| {
        let open = move || {
            play.claim.set(None);
            play.near.set(Vec::new());
            play.picked.set(Cards::NONE);
            play.tab.set(tab);
        };
        view! {
            <button
                class="tab"
                data-tab=word
                aria-pressed=move || (play.tab.get() == tab && play.claim.get().is_none()).to_string()
                on:click=move |_| open()
            >
                {play.say(name)}
            </button>
        }
    });
    view! { <nav class="tabs" aria-label=play.say(play::PANELS)>{buttons.collect_view()}</nav> }
}

/// What stands beside the board, under the name of its tab for those who do not see the tabs.
#[component]
pub fn Panel(tabs: &'static [TabName], children: Children) -> impl IntoView {
    let play = TableStore::find();
    let title = move || {
        let tab = tabs.iter().find(|(tab, ..)| *tab == play.tab.get());
        tab.map(|(_, name, _)| name.get(play.app.lang.get()))
    };
    // It takes the focus so that arrow keys scroll it where it holds nothing else to focus.
    view! {
        <div class="stage" tabindex="0">
            <h2 class="unseen">{title}</h2>
            {children()}
        </div>
    }
}
