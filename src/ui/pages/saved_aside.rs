//! Saves that do not load: shown with the reason, can be exported, and are erased only after the player confirms.

use leptos::prelude::*;

use super::saved::Shelf;
use super::saved_faults;
use crate::platform::files;
use crate::save::{Quarantined, load};
use crate::text::saved;
use crate::ui::play::table::keep;
use crate::ui::store::Store;

/// The list; nothing if everything loads.
#[component]
pub fn Aside(shelf: Shelf) -> impl IntoView {
    let store = Store::find();
    let rows = move || {
        let aside = shelf.aside.get().into_iter().enumerate();
        aside
            .map(|(index, kept)| row(shelf, index + 1, kept))
            .collect_view()
    };
    view! {
        <Show when=move || !shelf.aside.with(Vec::is_empty)>
            <section class="aside" aria-labelledby="aside-title">
                <h2 id="aside-title">{store.say(saved::ASIDE)}</h2>
                <p>{store.say(saved::ASIDE_HELP)}</p>
                <ul class="saves">{move || rows()}</ul>
            </section>
        </Show>
    }
}

fn row(shelf: Shelf, number: usize, kept: Quarantined) -> impl IntoView {
    let store = Store::find();
    let Quarantined { key, text } = kept;
    let (length, fault) = (text.len(), load(&text).err());
    let why = move || {
        let fault = fault.as_ref();
        fault.map(|fault| saved_faults::load(store.lang.get(), fault))
    };
    let asked = RwSignal::new(false);
    let export = move |_| {
        files::download(&format!("branchline-aside-{number}.txt"), &text);
        shelf.note.set(Some(saved::EXPORTED));
    };
    let erase = move |_| shelf.report(keep::slots().discard_quarantined(&key), None);
    let erase = StoredValue::new(erase);
    let buttons = move || {
        if !asked.get() {
            return view! {
                <button class="second" data-do="erase" on:click=move |_| asked.set(true)>{store.say(saved::ERASE)}</button>
            }
            .into_any();
        }
        view! {
            <span class="sure" role="alert">{store.say(saved::ERASE_SURE)}</span>
            <button data-do="erase-yes" on:click=move |event| erase.with_value(|erase| erase(event))>{store.say(saved::ERASE_YES)}</button>
            <button class="second" data-do="erase-no" on:click=move |_| asked.set(false)>{store.say(saved::ERASE_NO)}</button>
        }
        .into_any()
    };
    view! {
        <li class="save" data-aside=number>
            <div class="save-head">
                <h3>{move || saved::aside(store.lang.get(), number)}</h3>
                <p>{move || why()}</p>
                <p class="small">{move || saved::letters(store.lang.get(), length)}</p>
            </div>
            <div class="save-ways">
                <button class="second" data-do="file" on:click=export>{store.say(saved::EXPORT_FILE)}</button>
                {move || buttons()}
            </div>
        </li>
    }
}
