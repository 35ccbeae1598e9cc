//! The viewer's tickets: open, impossible, completed. Tapping one highlights it on the board.

use leptos::prelude::*;

use super::mini_map::mini_map;
use super::store::PlayStore;
use crate::catalog::TicketId;
use crate::scene::way_left;
use crate::text::speaker::points;
use crate::text::{Phrase, play};

#[derive(Clone, Copy, PartialEq)]
enum State {
    Open { missing: u16 },
    Done,
    Lost,
}

/// The tickets panel.
#[component]
pub fn Tickets() -> impl IntoView {
    let play = PlayStore::find();
    let all = Memo::new(move |_| {
        play.view.with(|view| {
            let Some((seat, own)) = view.seated() else {
                return Vec::new();
            };
            let done = view.completed(play.game);
            let wagons = u16::from(view.open.seat(seat).wagons);
            let state = |ticket: TicketId| {
                if done.contains(ticket) {
                    return State::Done;
                }
                match way_left(play.game, view, seat, ticket) {
                    Some(way) if way.spaces <= wagons => State::Open {
                        missing: way.spaces,
                    },
                    _ => State::Lost,
                }
            };
            own.tickets
                .iter()
                .map(|ticket| (ticket, state(ticket)))
                .collect::<Vec<_>>()
        })
    });
    let group = move |title: Phrase, class: &'static str, fits: fn(State) -> bool| {
        move || {
            let rows: Vec<_> = all
                .get()
                .into_iter()
                .filter(|(_, state)| fits(*state))
                .collect();
            (!rows.is_empty()).then(|| {
                view! {
                    <h3>{play.say(title)}</h3>
                    <ul class=format!("ticket-list {class}")>{rows.into_iter().map(row).collect_view()}</ul>
                }
            })
        }
    };
    view! {
        <section class="sheet-body">
            {group(play::OPEN_TICKETS, "open", |state| matches!(state, State::Open { .. }))}
            {group(play::LOST_TICKETS, "lost", |state| state == State::Lost)}
            {group(play::DONE_TICKETS, "done", |state| state == State::Done)}
            <Show when=move || all.with(Vec::is_empty)><p>{play.say(play::NO_TICKETS)}</p></Show>
        </section>
    }
}

fn row((ticket, state): (TicketId, State)) -> impl IntoView {
    let play = PlayStore::find();
    let value = play.game.ticket(ticket).points();
    let lit = move || play.spotlight.get() == Some(ticket);
    let note = move || match state {
        State::Open { missing } => Some(play::missing(play.app.lang.get(), missing)),
        State::Done | State::Lost => None,
    };
    view! {
        <li>
            <button class="row" aria-pressed=move || lit().to_string() on:click=move |_| play.light(ticket)>
                {mini_map(ticket)}
                <span class="ticket-name">{move || play.speaker().ticket(ticket)}</span>
                <span class="small">{note}</span>
                <span class="ticket-worth">{move || points(play.app.lang.get(), value.into())}</span>
            </button>
        </li>
    }
}

/// A ticket in the count.
pub fn counted(ticket: TicketId, state: Phrase, worth: i16) -> AnyView {
    let play = PlayStore::find();
    view! {
        {mini_map(ticket)}
        <span class="ticket-name">{move || play.speaker().ticket(ticket)}</span>
        <span class="small">{play.say(state)}</span>
        <span class="ticket-worth">{move || points(play.app.lang.get(), worth)}</span>
    }
    .into_any()
}
