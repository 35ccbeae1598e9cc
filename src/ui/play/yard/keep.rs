//! Choosing tickets: each shows its cost, and the cost of all chosen ones is shown below.

use leptos::prelude::*;

use super::store::YardStore;
use super::ticket::{cost, counted, face};
use crate::catalog::TicketId;
use crate::engine::table::{Cards, RuleError, TicketSet};
use crate::engine::yard::{YardAction, worth};
use crate::text::{play, yard};

/// The tickets on offer, and the button that keeps those chosen.
pub fn keep(offer: Vec<TicketId>, at_least: u8) -> impl IntoView {
    let play = YardStore::find();
    let chosen = play.chosen;
    play.ask(TicketSet::NONE);
    let rows = offer.into_iter().map(move |ticket| row(play, ticket));
    let count = move || chosen.get().count() as u8;
    let confirm = move |_| {
        let set = chosen.get_untracked();
        if (set.count() as u8) < at_least {
            play.explain(RuleError::KeepMore { at_least });
        } else {
            play.spotlight.set(None);
            play.act(YardAction::Keep(set));
        }
    };
    let summary = move || {
        let set = chosen.get();
        let lang = play.app.lang.get();
        match (set.is_empty(), at_least) {
            (true, 0) => yard::KEEP_NONE.get(lang).to_owned(),
            (true, _) => yard::keep_some(lang, at_least),
            (false, _) => yard::chosen(lang, set.count() as u8, worth(play.game, set)),
        }
    };
    let sum = move || {
        let cards = chosen
            .get()
            .iter()
            .fold(Cards::NONE, |sum, ticket| sum.plus(cost(play, ticket)));
        counted(cards)
    };
    view! {
        <section class="sheet-body prompt keep">
            <h2 class="place" tabindex="-1">{play.say(play::CHOOSE_TICKETS)}</h2>
            <ul class="offer">{rows.collect_view()}</ul>
            <div class="foot">
                <p class="summary" role="status">{move || summary()}" "<span class="pips" aria-hidden="true">{move || sum()}</span></p>
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

fn row(play: YardStore, ticket: TicketId) -> impl IntoView {
    let toggle = move |_| play.toggle(ticket);
    view! {
        <li>
            <label class="ticket-choice" class:shown=move || play.points_at(ticket)>
                <input
                    type="checkbox"
                    value=ticket.0
                    prop:checked=move || play.chosen.get().contains(ticket)
                    on:change=toggle
                />
                {face(play, ticket)}
            </label>
        </li>
    }
}
