//! What can be changed about a person: name, badge, who is the same, who is left out of the records.

use leptos::prelude::*;

use super::people::Room;
use crate::save::Person;
use crate::session::clean_name;
use crate::text::{people as words, table};
use crate::ui::parts::sure;
use crate::ui::store::Store;

/// The form, closed.
pub fn changes(store: Store, room: Room, person: Person) -> impl IntoView {
    let lang = store.lang.get();
    let text = RwSignal::new(person.name.clone());
    let name = StoredValue::new(person.name.clone());
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let to = clean_name(&text.get_untracked());
        if room.change(words::DONE, |people| people.rename(&name.get_value(), &to)) {
            room.chosen.set(Some(to));
        }
    };
    let other = RwSignal::new(None::<String>);
    let merge = move |_| {
        if let Some(into) = other.get_untracked()
            && room.change(words::DONE, |people| people.merge(&name.get_value(), &into))
        {
            room.chosen.set(Some(into));
        }
    };
    let leave = move |_| {
        room.change(words::LEFT, |people| {
            people.leave_out(&name.get_value(), true)
        });
        room.choose_first();
    };
    let asks = move || name.with_value(|name| words::delete_sure(lang, name));
    let delete = move || room.delete(&name.get_value());
    let others: Vec<String> = room.people.with_untracked(|people| {
        people
            .list()
            .map(|it| it.name.clone())
            .filter(|it| *it != person.name)
            .collect()
    });
    let merging = (!others.is_empty()).then(|| {
        let options = others.iter().map(|name| view! { <option value=name.clone()>{name.clone()}</option> });
        view! {
            <label class="field">
                <span>{words::SAME_AS.get(lang)}</span>
                <select id="same-as" on:change:target=move |event| other.set(Some(event.target().value()).filter(|name| !name.is_empty()))>
                    <option value="">"—"</option>
                    {options.collect_view()}
                </select>
            </label>
            <p><button type="button" class="second" id="merge" on:click=merge>{words::MERGE.get(lang)}</button></p>
        }
    });
    let liveries = (0..5_u8).map(|livery| view! { <option value=livery selected=livery == person.badge>{table::livery(livery).get(lang)}</option> });
    let give = move |value: String| {
        room.change(words::DONE, |people| {
            people.give_badge(&name.get_value(), value.parse().unwrap_or(0))
        });
    };
    view! {
        <details>
            <summary>{words::CHANGE.get(lang)}</summary>
            <form on:submit=rename>
                <label class="field">
                    <span>{words::NAME.get(lang)}</span>
                    <input id="rename" maxlength="200" autocomplete="off" prop:value=move || text.get() on:input:target=move |event| text.set(event.target().value()) />
                </label>
                <p><button type="submit" class="second">{words::RENAME.get(lang)}</button></p>
                <label class="field">
                    <span>{words::BADGE.get(lang)}</span>
                    <select on:change:target=move |event| give(event.target().value())>{liveries.collect_view()}</select>
                </label>
                {merging}
                <p class="choices">
                    <button type="button" class="second" id="leave-out" on:click=leave>{words::LEAVE_OUT.get(lang)}</button>
                </p>
                {sure("delete-person", words::DELETE, asks, words::DELETE_YES, delete)}
            </form>
        </details>
    }
}
