//! The position of a replay: what lies on the table, and everybody's standing in words.

use leptos::prelude::*;

use super::replay::Stepper;
use crate::catalog::Seat;
use crate::engine::game::PlayerView;
use crate::engine::table::Cards;
use crate::session::Replay;
use crate::text::{self, replay};
use crate::ui::play;
use crate::ui::play::table::badge;
use crate::ui::play::table::decks::{card_back, card_face};

/// The position.
pub fn position(stepper: Stepper) -> impl IntoView {
    view! {
        {play::position(stepper)}
        <section class="replay-players" aria-label=stepper.store.say(replay::POSITION)>
            {move || market(stepper)}
            <ul class="player-list">{move || rows(stepper)}</ul>
            {move || held(stepper)}
        </section>
    }
}

/// The open cards, and what is left face down.
fn market(stepper: Stepper) -> impl IntoView {
    let lang = stepper.store.lang.get();
    let (open, pile) = stepper
        .view
        .with(|view| (view.display().market, view.display().pile));
    let places = open.map(|card| view! { <li>{card.map(card_face)}</li> });
    view! {
        <ul class="replay-market" aria-label=replay::MARKET.get(lang)>
            {places}
            <li>{card_back()}<span class="unseen">{replay::pile(lang, pile)}</span><b aria-hidden="true">{pile}</b></li>
        </ul>
    }
}

/// Cards as faces, each kind with its number.
fn faces(cards: Cards) -> impl IntoView {
    let kinds = cards.kinds().map(|(card, count)| {
        view! { <span class="some">{card_face(card)}<span class="times">{count}</span></span> }
    });
    view! { <span class="faces">{kinds.collect_view()}</span> }
}

fn rows(stepper: Stepper) -> impl IntoView {
    let say = stepper.speaker();
    let totals = stepper.replay.with(Replay::totals);
    let to_act = stepper.view.with(PlayerView::to_act);
    let last = stepper
        .replay
        .with(|replay| replay.last(stepper.viewer.get()));
    let actor = last.map(|(seat, _)| seat);
    let piles = stepper.replay.with(Replay::piles);
    let facts = stepper.view.with(|view| replay::facts(say.lang, view));
    let rows = facts.into_iter().enumerate().map(|(index, facts)| {
        let pile = piles.get(index).copied().filter(|pile| !pile.is_empty());
        let livery = stepper.seats.with_value(|seats| seats[index].color);
        let total = totals
            .as_ref()
            .and_then(|totals| totals.get(index).copied());
        let total = total.map(|total| text::speaker::points(say.lang, total));
        view! {
            <li class="player" class:active=to_act == Some(Seat(index as u8)) class:acted=actor == Some(Seat(index as u8)) data-player=index>
                {badge(livery)}
                <span class="player-name">{say.names[index].clone()}" "<span class="small">{(actor == Some(Seat(index as u8))).then(|| replay::ACTED.get(say.lang))}</span></span>
                <b>{total}</b>
                <span class="player-facts">{facts}</span>
                {pile.map(|pile| view! { <span class="player-facts of-pile">{faces(pile)}</span> })}
            </li>
        }
    });
    rows.collect_view()
}

/// What the viewer held; nothing from the table's side.
fn held(stepper: Stepper) -> Option<impl IntoView> {
    let say = stepper.speaker();
    let (hand, tickets) = stepper.view.with(PlayerView::held)?;
    let names: Vec<String> = tickets.iter().map(|ticket| say.ticket(ticket)).collect();
    Some(view! {
        <dl class="held-list">
            <dt>{stepper.store.say(replay::HAND)}</dt>
            <dd>{if hand.is_empty() { say.cards(hand).into_any() } else { faces(hand).into_any() }}</dd>
            <dt>{stepper.store.say(replay::TICKETS)}</dt>
            <dd>{names.join(", ")}</dd>
        </dl>
    })
}
