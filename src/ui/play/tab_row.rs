//! The row of tabs below the stage.

use leptos::prelude::*;

use super::table_store::{Tab, TableStore};
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
