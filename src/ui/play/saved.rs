//! Games in progress, on the home page.

use leptos::prelude::*;

use super::keep;
use crate::catalog;
use crate::save::{SlotId, SlotInfo};
use crate::text::{saving, table};
use crate::ui::address::Page;
use crate::ui::store::Store;

/// The list of games in progress; nothing if there are none.
#[component]
pub fn SavedGames() -> impl IntoView {
    let store = Store::find();
    let list = RwSignal::new(keep::slots().list().unwrap_or_default());
    let deleted = RwSignal::new(None::<SlotId>);
    let refresh = move || list.set(keep::slots().list().unwrap_or_default());
    let delete = move |id: SlotId| {
        keep::slots().delete(id).ok();
        deleted.set(Some(id));
        refresh();
    };
    let restore = move |_| {
        if let Some(id) = deleted.get_untracked() {
            keep::slots().restore(id).ok();
            deleted.set(None);
            refresh();
        }
    };
    view! {
        <Show when=move || !list.with(Vec::is_empty) || deleted.get().is_some()>
            <section class="saved" aria-labelledby="saved">
                <h2 id="saved">{store.say(saving::CONTINUE)}</h2>
                <ul>
                    <For each=move || list.get() key=|info| (info.id.0, info.actions) let:info>
                        {row(info, delete)}
                    </For>
                </ul>
                <Show when=move || deleted.get().is_some()>
                    <button class="plain" id="restore" on:click=restore>{store.say(saving::RESTORE)}</button>
                </Show>
            </section>
        </Show>
    }
}

fn row(info: SlotInfo, delete: impl Fn(SlotId) + 'static) -> impl IntoView {
    let store = Store::find();
    let (id, actions) = (info.id, info.actions);
    let game = catalog::game(info.game);
    let names = move || {
        let lang = store.lang.get();
        let named = info
            .names
            .iter()
            .enumerate()
            .map(|(index, name)| match name.is_empty() {
                true => table::person(lang, index + 1),
                false => name.clone(),
            });
        named.collect::<Vec<_>>().join(", ")
    };
    view! {
        <li>
            <a class="row" href=Page::Play(id).link()>
                <strong>{move || store.lang.get().name(game.name()).to_owned()}</strong>
                <span class="small">{names}" · "{move || saving::decisions(store.lang.get(), actions)}</span>
            </a>
            <button class="plain" on:click=move |_| delete(id)>{store.say(saving::DELETE)}</button>
        </li>
    }
}
