//! The lists that can be opened at any time, and the sheet that whatever is open lies in.

use leptos::prelude::*;

use super::store::TableStore;
use super::wide::covers_the_dock;
use crate::session::{Panel as List, Sheet};
use crate::text::{Phrase, play};

/// A list, its name, and the word for it on the page.
pub type TabName = (List, Phrase, &'static str);

/// Buttons for the lists of a game. Pressing the one whose list is open closes it.
#[component]
pub fn Tabs(tabs: &'static [TabName]) -> impl IntoView {
    let play = TableStore::find();
    let buttons = tabs.iter().map(|&(list, name, word)| {
        let is_open = move || play.sheet.with(|sheet| *sheet == Sheet::Panel(list));
        let press = move |_| match untrack(is_open) {
            true => play.close(),
            false => play.show(Sheet::Panel(list)),
        };
        view! {
            <button class="tab" data-tab=word aria-pressed=move || is_open().to_string() on:click=press>
                {play.say(name)}
            </button>
        }
    });
    view! { <nav class="tabs" aria-label=play.say(play::PANELS)>{buttons.collect_view()}</nav> }
}

/// The sheet: whatever is open lies here. A list is closed by its cross; everything else has buttons of its own.
#[component]
pub fn Stage(
    /// The lists of the game, for the heading.
    tabs: &'static [TabName],
    /// Whether anything is open.
    #[prop(into)]
    open: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let play = TableStore::find();
    let title = move || {
        let front = play.sheet.with(|sheet| match sheet {
            Sheet::Panel(list) => Some(*list),
            _ => None,
        })?;
        let (_, name, _) = tabs.iter().find(|(list, ..)| *list == front)?;
        Some(view! {
            <header class="sheet-head list-head">
                <h2 class="place" tabindex="-1">{play.say(*name)}</h2>
                <button class="plain" id="close-list" aria-label=play.say(play::CLOSE) on:click=move |_| play.close()>"×"</button>
            </header>
        })
    };
    // It can take the focus so that arrow keys scroll it even if nothing inside can be focused.
    view! {
        <div class="stage" class:open=open data-over="sheet" tabindex=move || if open.get() { "0" } else { "-1" }>
            {title}
            {children()}
        </div>
    }
}

/// Everything below the board that a sheet may lie over: out of reach while one does.
#[component]
pub fn Dock(
    /// Whether anything is open.
    #[prop(into)]
    open: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let covers = covers_the_dock();
    view! { <div class="under-curtain" inert=move || open.get() && covers.get()>{children()}</div> }
}
