//! The row of tabs, and the panel that they open.

use leptos::prelude::*;

use super::store::TableStore;
use crate::session::{Panel as List, Sheet};
use crate::text::{Phrase, play};

/// A tab: the list that it opens, or none for what can be done now; its name, and the word for it on the page.
pub type TabName = (Option<List>, Phrase, &'static str);

/// The tabs of a game.
#[component]
pub fn Tabs(tabs: &'static [TabName]) -> impl IntoView {
    let play = TableStore::find();
    let buttons = tabs.iter().map(|&(tab, name, word)| {
        let open = move || play.show(tab.map_or(Sheet::Nothing, Sheet::Panel));
        view! {
            <button
                class="tab"
                data-tab=word
                aria-pressed=move || (front(play) == Some(tab)).to_string()
                on:click=move |_| open()
            >
                {play.say(name)}
            </button>
        }
    });
    view! { <nav class="tabs" aria-label=play.say(play::PANELS)>{buttons.collect_view()}</nav> }
}

/// The tab that is in front: a list, or what can be done now; none while a track is being looked at.
fn front(play: TableStore) -> Option<Option<List>> {
    play.sheet.with(|sheet| match sheet {
        Sheet::Panel(list) => Some(Some(*list)),
        Sheet::Claim(_) => None,
        _ => Some(None),
    })
}

/// What is beside the board, labelled with the name of its tab for screen readers.
#[component]
pub fn Panel(tabs: &'static [TabName], children: Children) -> impl IntoView {
    let play = TableStore::find();
    let title = move || {
        let front = front(play).unwrap_or_default();
        let tab = tabs.iter().find(|(tab, ..)| *tab == front);
        tab.map(|(_, name, _)| name.get(play.app.lang.get()))
    };
    // It can take the focus so that arrow keys scroll it even if nothing inside can be focused.
    view! {
        <div class="stage" tabindex="0">
            <h2 class="unseen">{title}</h2>
            {children()}
        </div>
    }
}
