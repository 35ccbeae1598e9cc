//! Choosing tickets, with the map in view: tapping one highlights its cities.

use leptos::prelude::*;

use super::mini_map::mini_map;
use super::store::PlayStore;
use crate::catalog::TicketId;
use crate::engine::rail::RailAction;
use crate::engine::table::{RuleError, TicketSet};
use crate::scene::way_left;
use crate::text::play;
use crate::text::speaker::points;

/// The tickets on offer, and the button that keeps those chosen.
pub fn keep(offer: Vec<TicketId>, at_least: u8) -> impl IntoView {
    let play = PlayStore::find();
    let chosen = play.ticked;
    let rows = offer.into_iter().map(move |ticket| row(ticket, chosen));
    let count = move || chosen.get().count() as u8;
    let confirm = move |_| {
        let set = chosen.get_untracked();
        if (set.count() as u8) < at_least {
            play.explain(RuleError::KeepMore { at_least });
        } else {
            play.spotlight.set(None);
            chosen.set(TicketSet::NONE);
            play.act(RailAction::Keep(set));
        }
    };
    let summary = move || {
        let (spaces, wagons) = play.view.with(|view| {
            let Some((seat, own)) = view.seated() else {
                return (0, 0);
            };
            let done = view.completed(play.game);
            let open = own.tickets.iter().filter(|ticket| !done.contains(*ticket));
            let spaces: u16 = open
                .chain(chosen.get().iter())
                .filter_map(|ticket| way_left(play.game, view, seat, ticket))
                .map(|way| way.spaces)
                .sum();
            (spaces, view.open.seat(seat).wagons)
        });
        play::chosen(play.app.lang.get(), count(), spaces, wagons)
    };
    view! {
        <section class="sheet-body prompt keep">
            <h2 class="place" tabindex="-1">{play.say(play::CHOOSE_TICKETS)}</h2>
            <ul class="offer">{rows.collect_view()}</ul>
            <div class="foot">
                <p class="summary">{summary}</p>
                <button
                    class="wide"
                    id="keep"
                    aria-disabled=move || (count() < at_least).to_string()
                    on:click=confirm
                >
                    {move || play::keep(play.app.lang.get(), count())}
                </button>
            </div>
        </section>
    }
}

fn row(ticket: TicketId, chosen: RwSignal<TicketSet>) -> impl IntoView {
    let play = PlayStore::find();
    let value = play.game.ticket(ticket).points();
    let toggle = move |_| {
        chosen.update(|set| {
            if set.contains(ticket) {
                set.remove(ticket);
            } else {
                set.insert(ticket);
            }
        });
        play.spotlight.set(Some(ticket));
    };
    view! {
        <li>
            <label class="ticket-choice" class:in-light=move || play.spotlight.get() == Some(ticket)>
                <input
                    type="checkbox"
                    value=ticket.0
                    prop:checked=move || chosen.get().contains(ticket)
                    on:change=toggle
                />
                {mini_map(ticket)}
                <span class="ticket-name">{move || play.speaker().ticket(ticket)}</span>
                <span class="ticket-worth">{move || points(play.app.lang.get(), value.into())}</span>
            </label>
        </li>
    }
}
