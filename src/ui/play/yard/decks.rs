//! Market, pile and ticket pile of the Card Game, in the same places as on the boards.

use leptos::prelude::*;

use super::store::YardStore;
use crate::engine::game::Action;
use crate::engine::table::RuleError;
use crate::engine::yard::{YardAction, YardOptions};
use crate::session::Sheet;
use crate::text::{decks, play};
use crate::ui::play::table::decks::{
    Deck, Draws, TICKETS_TO_A_LAYER, market, pile, stack, ticket_back,
};

/// The cards and tickets that can be drawn.
#[component]
pub fn Decks() -> impl IntoView {
    let play = YardStore::find();
    let deck = Deck {
        table: *play,
        display: play.display,
        draws: Memo::new(move |_| play.options.with(draws)),
        take: |place| Action::Yard(YardAction::Take(place)),
        draw: Action::Yard(YardAction::Draw),
    };
    let must_pass = Memo::new(move |_| {
        play.options
            .with(|options| matches!(options, YardOptions::Turn(turn) if turn.must_pass))
    });
    view! {
        <section class="decks" data-over="rest" aria-label=play.say(play::MARKET)>
            {market(deck)}
            {pile(deck)}
            {ticket_pile(play)}
            <Show when=move || must_pass.get()>
                <button class="wide" id="pass" on:click=move |_| play.act(YardAction::Pass)>{play.say(play::PASS)}</button>
            </Show>
        </section>
    }
}

fn draws(options: &YardOptions) -> Option<Draws> {
    let cards = match options {
        YardOptions::Turn(turn) => &turn.cards,
        YardOptions::SecondCard(cards) => cards,
        _ => return None,
    };
    Some(Draws {
        market: cards.market,
        pile: cards.pile,
    })
}

fn ticket_pile(play: YardStore) -> impl IntoView {
    let left = Memo::new(move |_| play.view.with(|view| view.open.ticket_pile));
    let can = Memo::new(move |_| {
        play.options.with(|options| match options {
            YardOptions::Turn(turn) => Some(turn.tickets > 0),
            _ => None,
        })
    });
    let draw = move |_| match can.get_untracked() {
        Some(true) => play.show(Sheet::WhichTickets),
        Some(false) => play.explain(RuleError::NoTicketsLeft),
        None => play.explain(play.not_now()),
    };
    view! {
        <button
            class="slot ticket-pile"
            id="tickets"
            aria-disabled=move || (can.get() != Some(true)).to_string()
            on:click=draw
        >
            {stack(ticket_back().into_any(), left, TICKETS_TO_A_LAYER)}
            <span class="unseen">{move || decks::draw_tickets(play.app.lang.get(), left.get())}</span>
            <span class="count" aria-hidden="true">{left}</span>
            <span class="small">{play.say(play::TICKET_PILE)}</span>
        </button>
    }
}
