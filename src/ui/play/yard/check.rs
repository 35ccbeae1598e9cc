//! The ticket check (CG-10): the best set is ticked already; what another choice costs or lacks is said at once.

use leptos::prelude::*;

use super::store::YardStore;
use super::ticket::face;
use crate::catalog::TicketId;
use crate::engine::table::{Cards, RuleError, TicketSet};
use crate::engine::yard::{Best, Uncompleted, YardAction, check_feasible};
use crate::text::{refusals, yard};
use crate::ui::play::table::decks::card_face;
use crate::ui::play::table::rule_link::to_refusal;

/// The tickets held, with those that the pile is best spent on ticked.
pub fn check(pile: Cards, best: Best, uncompleted: Uncompleted) -> impl IntoView {
    let play = YardStore::find();
    let held = play
        .view
        .with_untracked(|view| view.own.as_ref().map(|own| own.tickets).unwrap_or_default());
    play.ask(best.tickets);
    let rows = held
        .iter()
        .map(|ticket| row(play, pile, ticket, uncompleted));
    let refusal = move || check_feasible(play.game, pile, play.chosen.get()).err();
    let verdict = move || {
        let balance = uncompleted.balance(play.game, held, best, play.chosen.get());
        match refusal() {
            Some(error) => refusals::rule(&play.speaker(), error),
            None => yard::balance(play.app.lang.get(), balance),
        }
    };
    let confirm = move |_| match refusal() {
        Some(error) => play.explain(error),
        None => {
            play.spotlight.set(None);
            play.act(YardAction::Check(play.chosen.get_untracked()));
        }
    };
    let rule = move || refusal().map(|error| to_refusal(play.table, error));
    let count = move || play.chosen.get().count() as u8;
    let changed = move || play.chosen.get() != best.tickets;
    view! {
        <section class="sheet-body prompt check">
            <h2 class="place" tabindex="-1">{play.say(yard::CHECK)}</h2>
            <div class="pile-faces" role="group" aria-label=move || yard::own_pile(play.app.lang.get(), pile.total())>
                {faces(pile)}
                <Show when=move || pile.is_empty()><span>{play.say(yard::EMPTY_PILE)}</span></Show>
            </div>
            <ul class="offer">{rows.collect_view()}</ul>
            <Show when=move || held.is_empty()><p>{play.say(yard::NO_TICKETS_TO_CHECK)}</p></Show>
            <p class="small">{play.say(yard::CHECK_HOW)}" "{play.say(yard::uncompleted(uncompleted))}</p>
            <div class="foot">
                <p class="summary" class:why-not=move || refusal().is_some() role="status">{move || verdict()}{move || rule()}</p>
                <Show when=changed>
                    <button class="plain" id="best" on:click=move |_| play.chosen.set(best.tickets)>{play.say(yard::BEST)}</button>
                </Show>
                <button class="wide" id="check" aria-disabled=move || refusal().is_some().to_string() on:click=confirm>
                    {move || match best.tickets.is_empty() {
                        true => yard::NONE_POSSIBLE.get(play.app.lang.get()).to_owned(),
                        false => yard::complete(play.app.lang.get(), count()),
                    }}
                </button>
            </div>
        </section>
    }
}

/// Every kind of card with its count.
pub fn faces(cards: Cards) -> impl IntoView {
    let kinds = cards.kinds().map(|(card, count)| {
        view! { <span class="some">{card_face(card)}<span class="times">{count}</span></span> }
    });
    kinds.collect_view()
}

fn row(play: YardStore, pile: Cards, ticket: TicketId, uncompleted: Uncompleted) -> impl IntoView {
    let value = play.game.ticket(ticket).points().into();
    // What ticking or unticking this one means, with all others as they are.
    let note = move || {
        let mut with: TicketSet = play.chosen.get();
        if with.contains(ticket) {
            return yard::drop_costs(play.app.lang.get(), uncompleted, value);
        }
        with.insert(ticket);
        match check_feasible(play.game, pile, with) {
            Ok(()) => yard::add_wins(play.app.lang.get(), uncompleted, value),
            Err(RuleError::PileTooSmall { missing }) => yard::lacks(&play.speaker(), missing),
            Err(error) => refusals::rule(&play.speaker(), error),
        }
    };
    view! {
        <li>
            <label class="ticket-choice" class:shown=move || play.points_at(ticket)>
                <input
                    type="checkbox"
                    value=ticket.0
                    prop:checked=move || play.chosen.get().contains(ticket)
                    on:change=move |_| play.toggle(ticket)
                />
                {face(play, ticket)}
                <span class="small ticket-note">{move || note()}</span>
            </label>
        </li>
    }
}
