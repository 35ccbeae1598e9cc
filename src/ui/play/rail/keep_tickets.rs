//! Choosing tickets, with the map in view: what is ticked is lit as one network, with what it costs in all.

use leptos::prelude::*;

use super::bonus_cards::bonus_cards;
use super::mini_map::mini_map;
use super::store::PlayStore;
use crate::catalog::{TicketId, TicketSet};
use crate::engine::rail::RailAction;
use crate::engine::table::RuleError;
use crate::scene::{Together, together};
use crate::text::{play, sheets};
use crate::ui::play::table::emblem::worth;

/// The tickets on offer, and the button that keeps those chosen.
pub fn keep(offer: Vec<TicketId>, at_least: u8) -> impl IntoView {
    let play = PlayStore::find();
    let chosen = play.ticked;
    let planned = Memo::new(move |_| plan(play, chosen.get()));
    let rows = offer.into_iter().map(move |ticket| row(ticket, planned));
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
    let wagons = move || {
        play.view.with(|view| {
            view.seated()
                .map_or(0, |(seat, _)| view.open.seat(seat).wagons)
        })
    };
    let summary = move || {
        let lang = play.app.lang.get();
        match count() < at_least {
            true => sheets::keep_at_least(lang, at_least),
            false => sheets::union(lang, planned.with(|plan| plan.spaces), wagons()),
        }
    };
    let too_long = move || planned.with(|plan| plan.spaces > u16::from(wagons()));
    view! {
        <section class="sheet-body prompt keep">
            <h2 class="place" tabindex="-1">{play.say(play::CHOOSE_TICKETS)}</h2>
            {bonus_cards(false)}
            <ul class="offer">{rows.collect_view()}</ul>
            <div class="foot">
                <p class="summary" class:too-long=move || too_long() role="status">{move || summary()}</p>
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

/// What is left to build for the viewer's open tickets and some more.
fn plan(play: PlayStore, more: TicketSet) -> Together {
    play.view.with(|view| {
        let Some((seat, own)) = view.seated() else {
            return Together::NOTHING;
        };
        let open = own.tickets.minus(view.completed(play.game));
        together(play.game, view, seat, open.plus(more))
    })
}

fn row(ticket: TicketId, planned: Memo<Together>) -> impl IntoView {
    let play = PlayStore::find();
    let chosen = play.ticked;
    let value = play.game.ticket(ticket).points();
    let is_ticked = move || chosen.get().contains(ticket);
    let toggle = move |_| {
        play.spotlight.set(None);
        chosen.update(|set| match set.contains(ticket) {
            true => set.remove(ticket),
            false => set.insert(ticket),
        });
    };
    // What the ticket adds to those already ticked.
    let note = move || {
        let lang = play.app.lang.get();
        let mut with = chosen.get();
        if with.contains(ticket) {
            return None;
        }
        with.insert(ticket);
        let with = plan(play, with);
        Some(match with.impossible.contains(ticket) {
            true => sheets::IMPOSSIBLE.get(lang).to_owned(),
            false => {
                let now = planned.with(|plan| plan.spaces);
                sheets::adds(lang, with.spaces.saturating_sub(now))
            }
        })
    };
    view! {
        <li>
            <label class="ticket-choice" class:in-light=move || is_ticked() class:shown=move || play.points_at(ticket)>
                <input type="checkbox" value=ticket.0 prop:checked=move || is_ticked() on:change=toggle />
                {mini_map(ticket)}
                <span class="ticket-words">
                    <span class="ticket-name">{move || play.speaker().ticket(ticket)}</span>
                    <span class="small">{move || note()}</span>
                </span>
                {worth(*play, value.into())}
            </label>
        </li>
    }
}
