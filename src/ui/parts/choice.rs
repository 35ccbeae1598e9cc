//! Controls for settings: one choice among a few values, or a switch.

use leptos::prelude::*;

use crate::text::{Phrase, settings};
use crate::ui::store::Store;

/// A few values, all visible; `chosen` is the tag of the current one when the page opens.
pub fn choice(
    name: &'static str,
    label: Phrase,
    values: Vec<(&'static str, Phrase)>,
    chosen: &'static str,
    choose: Callback<&'static str>,
) -> AnyView {
    let store = Store::find();
    let radios = values.into_iter().map(|(tag, says)| {
        view! {
            <label class="segment">
                <input type="radio" name=name value=tag prop:checked=tag == chosen on:change=move |_| choose.run(tag) />
                <span>{store.say(says)}</span>
            </label>
        }
    });
    view! {
        <fieldset class="setting">
            <legend>{store.say(label)}</legend>
            <div class="segments">{radios.collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// Something that is on or off.
pub fn switch(name: &'static str, label: Phrase, on: bool, turn: Callback<bool>) -> AnyView {
    let store = Store::find();
    let on = RwSignal::new(on);
    let turned = move |to| {
        on.set(to);
        turn.run(to);
    };
    let word = move || {
        if on.get() {
            settings::ON
        } else {
            settings::OFF
        }
        .get(store.lang.get())
    };
    view! {
        <label class="setting switch">
            <span>{store.say(label)}</span>
            <span class="switch-word" aria-hidden="true">{move || word()}</span>
            <input type="checkbox" role="switch" name=name prop:checked=on on:change:target=move |event| turned(event.target().checked()) />
        </label>
    }
    .into_any()
}
