//! Who has what, as far as everybody may know, and how things stand.

use leptos::prelude::*;

use super::seen::counter;
use super::standings::{own_tokens, standings};
use super::store::PlayStore;
use super::strip::notes;
use crate::catalog::{Color, Seat};
use crate::engine::rail::OpenSeat;
use crate::session::Sheet;
use crate::text::play;
use crate::text::speaker::{card_count, points, ticket_count, token_count, wagon_count};
use crate::ui::play::table::emblem::card_color;
use crate::ui::play::table::emblem::{badge, neutral_badge};

/// The players panel.
#[component]
pub fn Players() -> impl IntoView {
    let play = PlayStore::find();
    let seats = play.seats.with_untracked(|seats| seats.len());
    view! {
        <section class="sheet-body players">
            <ul class="player-list">
                {(0..seats).map(|index| player(Seat(index as u8))).collect_view()}
                {neutral()}
            </ul>
            <div class="standings-here">{standings(false)}</div>
            {counter()}
        </section>
    }
}

/// Tapping somebody shows their network.
fn player(seat: Seat) -> impl IntoView {
    let play = PlayStore::find();
    let show = move |_| play.show(Sheet::Player(seat));
    view! {
        <li>
            <button class="player" data-player=seat.0 class:active=move || play.to_act.get() == Some(seat) on:click=show>
                {about(seat)}
            </button>
        </li>
    }
}

/// What everybody knows of a player, and the viewer of their own tokens.
pub fn about(seat: Seat) -> impl IntoView {
    let play = PlayStore::find();
    let open = Memo::new(move |_| play.seats.with(|seats| seats[seat.index()].clone()));
    let tokens = Memo::new(move |_| own_tokens(play).filter(|_| play.viewer.get() == Some(seat)));
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
        {badge(play.livery(seat))}
        <span class="player-name">{move || play.speaker().seat(seat).to_owned()}</span>
        <strong class="player-score">{move || points(play.app.lang.get(), open.get().score)}</strong>
        <span class="player-facts">{move || facts()}" "<span aria-hidden="true">{notes(play, seat)}</span></span>
        <span class="player-passengers">{move || passengers()}</span>
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
