//! Market, pile and ticket piles of a map game. They never move on the screen.

use leptos::prelude::*;

use super::store::{Hint, PlayStore};
use crate::engine::game::Action;
use crate::engine::rail::{RailAction, RailOptions};
use crate::engine::table::RuleError;
use crate::session::Sheet;
use crate::text::{decks, play};
use crate::ui::play::table::decks::{
    Deck, Draws, TICKETS_TO_A_LAYER, market, pile, stack, ticket_back,
};

/// The cards and tickets that can be drawn.
#[component]
pub fn Decks() -> impl IntoView {
    let play = PlayStore::find();
    let deck = Deck {
        table: *play,
        display: play.display,
        draws: Memo::new(move |_| play.options.with(draws)),
        take: |place| Action::Rail(RailAction::Take(place)),
        draw: Action::Rail(RailAction::Draw),
    };
    view! {
        <section class="decks" data-over="rest" aria-label=play.say(play::MARKET)>
            {market(deck)}
            {pile(deck)}
            {ticket_pile()}
        </section>
    }
}

fn draws(options: &RailOptions) -> Option<Draws> {
    let cards = match options {
        RailOptions::Turn(turn) => &turn.cards,
        RailOptions::SecondCard { cards, .. } => cards,
        _ => return None,
    };
    Some(Draws {
        market: cards.market,
        pile: cards.pile,
    })
}

fn ticket_pile() -> impl IntoView {
    let play = PlayStore::find();
    let left = Memo::new(move |_| {
        play.view
            .with(|view| view.open.ticket_piles.iter().sum::<u8>())
    });
    let splits = Memo::new(move |_| {
        play.options.with(|options| match options {
            RailOptions::Turn(turn) => Some(turn.tickets.clone()),
            _ => None,
        })
    });
    let can =
        move || splits.with(|splits| splits.as_ref().is_some_and(|splits| !splits.is_empty()));
    let draw = move |_| match splits.get_untracked().as_deref() {
        Some([]) => play.explain(RuleError::NoTicketsLeft),
        Some(_) => play.show(Sheet::WhichTickets),
        None => play.explain(play.not_now()),
    };
    let piles = move || {
        let piles = play.view.with(|view| view.open.ticket_piles);
        match play.game.piles() {
            // A narrow card breaks the line after the sign.
            [_, _] => format!("{}+\u{200b}{}", piles[0], piles[1]),
            _ => piles[0].to_string(),
        }
    };
    view! {
        <button
            class="slot ticket-pile"
            id="tickets"
            aria-disabled=move || (!can()).to_string()
            on:click=draw
        >
            {stack(ticket_back().into_any(), left, TICKETS_TO_A_LAYER)}
            <span class="unseen">{move || decks::draw_tickets(play.app.lang.get(), left.get())}</span>
            <span class="count" aria-hidden="true">{move || piles()}</span>
            <span class="small">{play.say(play::TICKET_PILE)}</span>
        </button>
    }
}

/// Whether there is nothing to do but pass, and the button for it.
#[component]
pub fn Pass() -> impl IntoView {
    let play = PlayStore::find();
    let must = Memo::new(move |_| {
        play.options
            .with(|options| matches!(options, RailOptions::Turn(turn) if turn.must_pass))
    });
    let pass = move |_| {
        if must.get_untracked() {
            play.act(RailAction::Pass);
        } else {
            play.hint.set(Some(Hint::Rule(RuleError::MustAct)));
        }
    };
    view! {
        <Show when=move || must.get()>
            <button class="deed" id="pass" on:click=pass>{play.say(play::PASS)}</button>
        </Show>
    }
}

/// The button to skip the second card, where the game allows it.
#[component]
pub fn Stop() -> impl IntoView {
    let play = PlayStore::find();
    let may = Memo::new(move |_| {
        play.options
            .with(|options| matches!(options, RailOptions::SecondCard { may_stop: true, .. }))
    });
    view! {
        <Show when=move || may.get()>
            <button class="deed second" id="stop" on:click=move |_| play.act(RailAction::Stop)>{play.say(decks::STOP)}</button>
        </Show>
    }
}
