//! Tickets and tracks as lists that can be searched, for whoever would rather not tap the board.

use leptos::prelude::*;

use super::pad::Room;
use super::pad_sheet::toggle;
use crate::catalog::{self, Arrange, TicketId, TrackId};
use crate::engine::game::Scores;
use crate::engine::pad::{Held, Tick};
use crate::scene::folded;
use crate::text::{Phrase, pad as words, result};

/// The tickets of whoever is chosen, and those that nobody has and a search finds. None moves when it is ticked.
pub fn tickets(room: Room) -> impl IntoView {
    let store = room.store;
    let (count, asks_both) = room.with(|pad| (pad.pad().ticket_count(), pad.pad().asks_failed()));
    let (field, wanted) = search(room, "pad-find-ticket");
    let listed = Memo::new(move |_| {
        let (say, who, wanted) = (room.speaker(), room.who.get(), wanted.get());
        let holder = |id| room.with(|pad| pad.pad().holder(id));
        let shown = |id: &TicketId| match holder(*id) {
            Some((seat, _)) => seat == who,
            None => folded(&say.ticket(*id)).contains(&wanted),
        };
        let mut listed: Vec<TicketId> = (0..count).map(TicketId::at).filter(shown).collect();
        listed.arrange_by_key(|id| folded(&say.ticket(*id)));
        listed
    });
    let row = move |id: TicketId| {
        let name = move || words::ticket(&room.speaker(), id);
        match asks_both {
            true => both(room, id).into_any(),
            false => {
                let held = move || held(room, id) == Held::Kept;
                let set = move |on: bool| {
                    room.tick(Tick::Ticket(id, if on { Held::Kept } else { Held::Not }));
                };
                view! {
                    <label class="pick">
                        <input type="checkbox" data-ticket=id.0 prop:checked=move || held() on:change:target=move |event| set(event.target().checked()) />
                        <span>{move || name()}" "<b>{move || state(room, id)}</b></span>
                    </label>
                }
                .into_any()
            }
        }
    };
    view! {
        <section class="panel">
            <h2>{store.say(words::TICKETS)}</h2>
            {field}
            <div class="picks pad-list" id="pad-tickets">
                <For each=move || listed.get() key=|id| id.0 let:id>{row(id)}</For>
            </div>
            {nothing(room, Signal::derive(move || listed.with(Vec::is_empty)))}
        </section>
    }
}

fn held(room: Room, id: TicketId) -> Held {
    room.with(|pad| pad.pad().holder(id))
        .map_or(Held::Not, |(_, held)| held)
}

/// Whether a ticket that somebody holds is completed, found out by the net.
fn state(room: Room, id: TicketId) -> Option<&'static str> {
    let lines = { room.scores }.with(|scores| scores.as_ref().map(Scores::lines))?;
    let mut tickets = lines.iter().flatten().filter_map(|it| it.source.ticket());
    let (_, completed) = tickets.find(|(ticket, _)| *ticket == id)?;
    let says = if completed {
        result::DONE
    } else {
        result::FAILED
    };
    Some(says.get(room.store.lang.get()))
}

/// Where no map tells, somebody says whether a ticket was completed.
fn both(room: Room, id: TicketId) -> impl IntoView {
    let store = room.store;
    let name = move || words::ticket(&room.speaker(), id);
    let choice = move |word: &'static str, says: Phrase, as_held: Held| {
        let pressed = move || held(room, id) == as_held;
        let label = move || format!("{} · {}", name(), says.get(store.lang.get()));
        let press = move |_| {
            let held = if held(room, id) == as_held {
                Held::Not
            } else {
                as_held
            };
            room.tick(Tick::Ticket(id, held));
        };
        view! {
            <button type="button" class="second" data-ticket=id.0 data-held=word aria-label=label aria-pressed=move || pressed().to_string() on:click=press>{store.say(says)}</button>
        }
    };
    view! {
        <div class="pick pad-both">
            <span>{move || name()}</span>
            {choice("kept", result::DONE, Held::Kept)}
            {choice("failed", result::FAILED, Held::Failed)}
        </div>
    }
}

/// The tracks of whoever is chosen, and those that a search finds.
pub fn tracks(room: Room) -> Option<impl IntoView> {
    let store = room.store;
    let game = catalog::game(room.id).rail()?;
    let (field, wanted) = search(room, "pad-find-track");
    let listed = Memo::new(move |_| {
        let (say, who, wanted) = (room.speaker(), room.who.get(), wanted.get());
        let owner = |id| room.with(|pad| pad.pad().owner(id));
        let found = |id| !wanted.is_empty() && folded(&say.track(id)).contains(&wanted);
        let shown = |id: &TrackId| owner(*id).map_or(found(*id), |seat| seat == who);
        game.track_ids().filter(shown).collect::<Vec<TrackId>>()
    });
    let row = move |id: TrackId| {
        let name = move || words::track(&room.speaker(), id);
        let laid = move || room.with(|pad| pad.pad().owner(id)).is_some();
        view! {
            <label class="pick">
                <input type="checkbox" data-track=id.0 prop:checked=move || laid() on:change:target=move |event| {
                    toggle(room, id);
                    event.target().set_checked(untrack(move || laid()));
                } />
                <span>{move || name()}</span>
            </label>
        }
    };
    Some(view! {
        <details class="panel">
            <summary>{store.say(words::TRACKS)}</summary>
            {field}
            <div class="picks pad-list" id="pad-tracks">
                <For each=move || listed.get() key=|id| id.0 let:id>{row(id)}</For>
            </div>
        </details>
    })
}

/// A field to search a list by a city, and what is wanted in plain letters.
fn search(room: Room, id: &'static str) -> (impl IntoView, Signal<String>) {
    let store = room.store;
    let text = RwSignal::new(String::new());
    let field = view! {
        <label class="field">
            <span>{store.say(words::FIND)}</span>
            <input type="text" id=id maxlength="60" autocomplete="off" on:input:target=move |event| text.set(event.target().value()) />
        </label>
    };
    (field, Signal::derive(move || folded(text.get().trim())))
}

fn nothing(room: Room, is_empty: Signal<bool>) -> impl IntoView {
    view! { <Show when=move || is_empty.get()><p class="empty-note">{room.store.say(words::NONE)}</p></Show> }
}
