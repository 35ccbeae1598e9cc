//! The viewer's tickets: open ones, and those completed in an earlier round. Tapping one highlights it on the poster.

use leptos::prelude::*;

use super::store::YardStore;
use super::ticket::face;
use crate::catalog::{TicketId, TicketSet};
use crate::text::{Phrase, play};

/// The tickets panel.
#[component]
pub fn Tickets() -> impl IntoView {
    let play = YardStore::find();
    let own = Memo::new(move |_| {
        play.view.with(|view| {
            let (seat, own) = view.seated()?;
            Some((own.tickets, view.open.seat(seat).completed))
        })
    });
    let group = move |title: Phrase,
                      class: &'static str,
                      which: fn((TicketSet, TicketSet)) -> TicketSet| {
        move || {
            let tickets = own.get().map(which).unwrap_or_default();
            (!tickets.is_empty()).then(|| {
                let rows = tickets.iter().map(|ticket| row(play, ticket));
                view! {
                    <h3>{play.say(title)}</h3>
                    <ul class=format!("ticket-list {class}")>{rows.collect_view()}</ul>
                }
            })
        }
    };
    // Behind the curtain there is no viewer, so not even "no tickets" is shown.
    let none = move || {
        own.get()
            .is_some_and(|(open, done)| open.is_empty() && done.is_empty())
    };
    view! {
        <section class="sheet-body">
            {group(play::OPEN_TICKETS, "open", |(open, _)| open)}
            {group(play::DONE_TICKETS, "done", |(_, done)| done)}
            <Show when=none><p>{play.say(play::NO_TICKETS)}</p></Show>
        </section>
    }
}

/// A ticket that can be highlighted.
pub fn row(play: YardStore, ticket: TicketId) -> impl IntoView {
    view! {
        <li>
            <button class="row" aria-pressed=move || (play.spotlight.get() == Some(ticket)).to_string() on:click=move |_| play.light(ticket)>
                {face(play, ticket)}
            </button>
        </li>
    }
}
