//! The keys of the table, listed.

use leptos::prelude::*;

use super::keys::ground;
use super::store::TableStore;
use crate::session::{Aloud, Deed, Panel, shortcuts};
use crate::text::{Lang, Phrase, keys, live, play};

/// The list.
#[component]
pub fn Keys() -> impl IntoView {
    let play = TableStore::find();
    let rows = move || {
        let lang = play.app.lang.get();
        let rows = shortcuts(ground(play)).into_iter();
        rows.map(|(key, deed)| row(key.to_string(), does(lang, deed)))
            .collect_view()
    };
    let lang = play.app.lang;
    let fixed = move |key: Phrase, says: Phrase| {
        move || {
            row(
                key.get(lang.get()).to_owned(),
                says.get(lang.get()).to_owned(),
            )
        }
    };
    let arrows = Phrase {
        fr: "↑ ↓",
        en: "↑ ↓",
    };
    view! {
        <section class="sheet-body keys" id="keys">
            <header class="sheet-head">
                <h2 class="place" tabindex="-1">{play.say(keys::TITLE)}</h2>
                <button class="plain" id="close-keys" aria-label=play.say(play::CLOSE) on:click=move |_| play.close()>"×"</button>
            </header>
            <dl class="key-list">
                {move || rows()}
                {fixed(arrows, keys::ARROWS)}
                {fixed(keys::ESCAPE, keys::CLOSE)}
            </dl>
            <p class="small">{play.say(live::KEYS)}</p>
        </section>
    }
}

fn row(key: String, says: String) -> impl IntoView {
    view! { <div><dt><kbd>{key}</kbd></dt><dd>{says}</dd></div> }
}

fn does(lang: Lang, deed: Deed) -> String {
    let phrase = match deed {
        Deed::Take(place) => return keys::take(lang, place + 1),
        Deed::Draw => keys::DRAW,
        Deed::Show(Panel::Tickets) => keys::TICKETS,
        Deed::Show(Panel::Tracks) => keys::TRACKS,
        Deed::Show(Panel::Players) => keys::PLAYERS,
        Deed::Show(Panel::Log) => keys::LOG,
        Deed::Show(Panel::Menu) => keys::MENU,
        Deed::Show(Panel::Keys) => keys::KEYS,
        Deed::NextTicket => keys::NEXT_TICKET,
        Deed::City => keys::CITY,
        Deed::Say(Aloud::Again) => keys::AGAIN,
        Deed::Say(Aloud::Hand) => keys::HAND,
        Deed::Say(Aloud::Market) => keys::MARKET,
        Deed::Hint => keys::HINT,
        Deed::Undo => keys::UNDO,
    };
    phrase.get(lang).to_owned()
}
