//! Who has what, as far as everybody may know; bonus cards; the own tokens.

use leptos::prelude::*;

use super::emblem::{badge, neutral_badge};
use super::prompts::card_color;
use super::store::PlayStore;
use crate::catalog::{Color, Seat};
use crate::engine::rail::OpenSeat;
use crate::text::speaker::{card_count, points, ticket_count, token_count, wagon_count};
use crate::text::{play, table};

/// The players panel.
#[component]
pub fn Players() -> impl IntoView {
    let play = PlayStore::find();
    let seats = play.seats.with_untracked(|seats| seats.len());
    view! {
        <section class="sheet-body">
            <ul class="player-list">
                {(0..seats).map(|index| player(Seat(index as u8))).collect_view()}
                {neutral()}
            </ul>
            {bonus_cards()}
        </section>
    }
}

fn player(seat: Seat) -> impl IntoView {
    let play = PlayStore::find();
    let open = Memo::new(move |_| play.seats.with(|seats| seats[seat.index()].clone()));
    let tokens = Memo::new(move |_| {
        play.view.with(|view| {
            let tolls = view.open.variant;
            let has_tolls = play
                .game
                .variants()
                .get(tolls)
                .is_some_and(|rules| rules.tolls.is_some());
            view.seated()
                .filter(|(viewer, _)| has_tolls && *viewer == seat)
                .map(|(_, own)| own.tokens)
        })
    });
    let facts = move || facts(play, &open.get(), tokens.get());
    let passengers = move || {
        let taken = open.get().passengers;
        Color::ALL
            .into_iter()
            .filter(|color| taken[color.index()] > 0)
            .map(|color| view! { <span class="some">{card_color(color)}<span class="times">{taken[color.index()]}</span></span> })
            .collect_view()
    };
    view! {
        <li class="player" class:active=move || play.to_act.get() == Some(seat)>
            {badge(play.livery(seat))}
            <span class="player-name">{move || play.speaker().seat(seat).to_owned()}</span>
            <strong class="player-score">{move || points(play.app.lang.get(), open.get().score)}</strong>
            <span class="player-facts">{facts}</span>
            <span class="player-passengers">{passengers}</span>
        </li>
    }
}

fn facts(play: PlayStore, open: &OpenSeat, tokens: Option<u16>) -> String {
    let lang = play.app.lang.get();
    let mut parts = vec![
        wagon_count(lang, open.wagons),
        card_count(lang, open.hand),
        ticket_count(lang, open.ticket_count()),
    ];
    parts.extend(tokens.map(|tokens| token_count(lang, tokens)));
    if open.loans > 0 {
        parts.push(play::loans(lang, open.loans));
    }
    parts.join(" · ")
}

fn neutral() -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let neutral = play.view.with(|view| view.open.neutral)?;
        let lang = play.app.lang.get();
        Some(view! {
            <li class="player">
                {neutral_badge()}
                <span class="player-name">{play::NEUTRAL.get(lang)}</span>
                <span class="player-facts">{wagon_count(lang, neutral.wagons)}" · "{play.speaker().seat(neutral.holder).to_owned()}</span>
            </li>
        })
    }
}

fn bonus_cards() -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let cards = play.view.with(|view| view.open.bonus_cards.clone());
        let lang = play.app.lang.get();
        let rows = cards.iter().map(|bonus| {
            let card = play.game.bonus(*bonus);
            let standing = super::standing::public(play, card.kind());
            let leaders = standing.map(|counts| {
                let say = play.speaker();
                let parts: Vec<String> = counts
                    .into_iter()
                    .enumerate()
                    .map(|(seat, count)| format!("{} {count}", say.seat(Seat(seat as u8))))
                    .collect();
                parts.join(" · ")
            });
            view! {
                <li class="bonus">
                    <span>{table::bonus(lang, play.game, card)}</span>
                    <strong>{points(lang, card.points().into())}</strong>
                    <span class="small">{leaders}</span>
                </li>
            }
        });
        let rows = rows.collect_view();
        (!cards.is_empty()).then(
            || view! { <h3>{play::BONUS_CARDS.get(lang)}</h3><ul class="bonus-list">{rows}</ul> },
        )
    }
}
