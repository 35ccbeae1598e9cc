//! Who played: how many, their names and colours, and the variant.

use leptos::prelude::*;

use super::new_game::variants;
use super::pad::Room;
use crate::catalog::{self, MAX_SEATS, Variant};
use crate::engine::pad::Pad;
use crate::platform::clock;
use crate::save::ScorePad;
use crate::session::Sitter;
use crate::text::{new_game, pad as words, table};
use crate::ui::play::table::badge;

/// Somebody who played.
#[derive(Clone, Copy)]
struct Draft {
    name: RwSignal<String>,
    livery: RwSignal<u8>,
}

/// The form.
pub fn start(room: Room) -> AnyView {
    let store = room.store;
    let game = catalog::game(room.id);
    let drafts: [Draft; MAX_SEATS] = std::array::from_fn(|seat| Draft {
        name: RwSignal::new(String::new()),
        livery: RwSignal::new(seat as u8),
    });
    let variant = RwSignal::new(Variant::Standard);
    let players = move || game.players_of(variant.get()).unwrap_or(game.players());
    let count = RwSignal::new(game.players().min);
    let fault = RwSignal::new(None::<String>);
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let count = count.get_untracked();
        let chosen = &drafts[..usize::from(count)];
        let liveries: Vec<u8> = chosen.iter().map(|it| it.livery.get_untracked()).collect();
        let twice = { liveries.iter().enumerate() }
            .any(|(place, livery)| liveries[..place].contains(livery));
        let lang = store.lang.get_untracked();
        if twice {
            return fault.set(Some(new_game::SAME_LIVERY.get(lang).to_owned()));
        }
        let seats = chosen.iter().map(|it| {
            Sitter::person(&it.name.get_untracked(), it.livery.get_untracked()).to_entry()
        });
        match Pad::new(room.id, variant.get_untracked(), count) {
            Ok(pad) => {
                let pad = ScorePad::new(pad, seats.collect(), clock::seed());
                room.pad.set(Some(pad));
                room.keep();
            }
            Err(error) => fault.set(Some(new_game::refused(lang, error))),
        }
    };
    let counts = move || {
        let players = players();
        let options = (players.min..=players.max).map(|number| {
            view! { <option value=number selected=number == count.get_untracked()>{number}</option> }
        });
        options.collect_view()
    };
    let rows = move || {
        let drafts = drafts.into_iter().take(usize::from(count.get()));
        let rows = drafts
            .enumerate()
            .map(|(seat, draft)| row(room, seat, draft));
        rows.collect_view()
    };
    view! {
        <form class="pad-start" on:submit=open>
            <div class="panel">
                {variants(game, variant)}
                <label class="field">
                    <span>{store.say(words::COUNT)}</span>
                    <select id="pad-count" on:change:target=move |event| count.set(event.target().value().parse().unwrap_or(2))>{move || counts()}</select>
                </label>
                <fieldset class="seats">
                    <legend>{store.say(new_game::SEATS)}</legend>
                    {move || rows()}
                </fieldset>
            </div>
            <p class="fault" role="alert">{move || fault.get()}</p>
            <button class="wide" id="pad-start" type="submit">{store.say(words::START)}</button>
        </form>
    }
    .into_any()
}

fn row(room: Room, seat: usize, draft: Draft) -> impl IntoView {
    let store = room.store;
    let liveries = (0..MAX_SEATS as u8).map(|livery| {
        let selected = livery == draft.livery.get_untracked();
        view! { <option value=livery selected=selected>{store.say(table::livery(livery))}</option> }
    });
    view! {
        <div class="seat-row" role="group" aria-label=move || new_game::seat(store.lang.get(), seat + 1)>
            <span class="seat-badge">{move || badge(draft.livery.get())}</span>
            <label class="seat-name">
                <span class="unseen">{store.say(new_game::NAME)}</span>
                <input
                    maxlength="200"
                    autocomplete="off"
                    placeholder=move || table::person(store.lang.get(), seat + 1)
                    prop:value=move || draft.name.get()
                    on:input:target=move |event| draft.name.set(event.target().value())
                />
            </label>
            <label class="seat-livery">
                <span class="unseen">{store.say(new_game::LIVERY)}</span>
                <select on:change:target=move |event| draft.livery.set(event.target().value().parse().unwrap_or(0))>
                    {liveries.collect_view()}
                </select>
            </label>
        </div>
    }
}
