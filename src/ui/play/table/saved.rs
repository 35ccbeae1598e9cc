//! The latest games in progress, on the home page. All of them, and what can be done with them, are on a page of
//! their own.

use leptos::prelude::*;

use super::keep;
use crate::catalog;
use crate::save::SlotInfo;
use crate::text::{saved, saving};
use crate::ui::address::Page;
use crate::ui::parts::seat_names;
use crate::ui::store::Store;

/// This many fit above the list of games without pushing it down.
const LATEST: usize = 3;

/// The latest games in progress; nothing if there are none.
#[component]
pub fn SavedGames() -> impl IntoView {
    let store = Store::find();
    let list = keep::slots().list().unwrap_or_default();
    (!list.is_empty()).then(|| {
        let rows = list.into_iter().take(LATEST).map(row).collect_view();
        view! {
            <section class="saved" aria-labelledby="saved">
                <h2 id="saved">{store.say(saving::CONTINUE)}</h2>
                <ul>{rows}</ul>
                <p><a id="all-saved" href=Page::Saved.link()>{store.say(saved::TITLE)}</a></p>
            </section>
        }
    })
}

fn row(info: SlotInfo) -> impl IntoView {
    let store = Store::find();
    let SlotInfo {
        id,
        game,
        turn,
        title,
        seats,
        ..
    } = info;
    let game = catalog::title(game);
    let name = move || match title.is_empty() {
        true => store.lang.get().name(game.name()).to_owned(),
        false => title.clone(),
    };
    let facts = move || {
        let lang = store.lang.get();
        let turn = turn.map(|turn| saved::turn(lang, turn));
        let names = seat_names(lang, &seats).join(", ");
        [Some(names), turn]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · ")
    };
    view! {
        <li>
            <a class="row" href=Page::Play(id).link()>
                <strong>{move || name()}</strong>
                <span class="small">{move || facts()}</span>
            </a>
        </li>
    }
}
