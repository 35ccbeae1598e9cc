//! A city: its tracks with owner and price, the viewer's tickets that end there, and who waits.

use leptos::prelude::*;

use super::claim_facts::waiting;
use super::mini_map::mini_map;
use super::store::PlayStore;
use super::track_parts::{drawn, facts, medal, price};
use crate::catalog::{CityId, TicketId, TrackId};
use crate::session::Sheet;
use crate::text::{play, sheets};
use crate::ui::play::table::emblem::worth;

/// The sheet of a city.
pub fn city_sheet(city: CityId) -> impl IntoView {
    let play = PlayStore::find();
    let game = play.game;
    let here = move |ends: [CityId; 2]| ends.contains(&city);
    let tracks = game
        .track_ids()
        .filter(|track| here(game.track(*track).ends()));
    let tracks = tracks.map(|track| track_row(city, track)).collect_view();
    let tickets = Memo::new(move |_| {
        play.view.with(|view| {
            let Some((_, own)) = view.seated() else {
                return Vec::new();
            };
            let done = view.completed(game);
            let held = own.tickets.iter().chain(own.offer.iter().copied());
            let ends = held.filter(|ticket| here(game.ticket(*ticket).ends()));
            ends.map(|ticket| (ticket, done.contains(ticket)))
                .collect::<Vec<_>>()
        })
    });
    let tickets = move || {
        let rows = tickets.get();
        (!rows.is_empty()).then(|| {
            let rows = rows.into_iter().map(ticket_row).collect_view();
            view! { <h3>{play.say(sheets::TICKETS_HERE)}</h3><ul class="ticket-list">{rows}</ul> }
        })
    };
    let passengers = move || {
        waiting(play, city).map(|rows| view! { <h3>{play.say(sheets::WAITING_HERE)}</h3>{rows} })
    };
    view! {
        <section class="sheet-body city" aria-labelledby="city-title" data-city-sheet=city.0>
            <header class="sheet-head">
                <h2 class="place" tabindex="-1" id="city-title">{move || play.speaker().city(city)}</h2>
                <button class="plain" id="close-city" aria-label=play.say(play::CLOSE) on:click=move |_| play.close()>"×"</button>
            </header>
            {move || tickets()}
            {move || passengers()}
            <h3>{play.say(sheets::TRACKS_HERE)}</h3>
            <ul class="track-choices">{tracks}</ul>
        </section>
    }
}

/// A track by the city at its other end.
fn track_row(city: CityId, track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    let [from, to] = play.game.track(track).ends();
    let other = if from == city { to } else { from };
    view! {
        <li>
            <button class="row track-choice" data-city-track=track.0 on:click=move |_| play.show(Sheet::Claim(track))>
                {drawn(track)}
                <span class="choice-words">
                    <span class="ticket-name">{move || play.speaker().city(other)}</span>
                    <span class="small">{move || facts(play, track)}</span>
                </span>
                {medal(play, track)}
                {move || price(play, track)}
            </button>
        </li>
    }
}

fn ticket_row((ticket, is_done): (TicketId, bool)) -> impl IntoView {
    let play = PlayStore::find();
    let value = play.game.ticket(ticket).points();
    let lit = move || play.spotlight.get() == Some(ticket);
    view! {
        <li>
            <button class="row" aria-pressed=move || lit().to_string() on:click=move |_| play.light(ticket)>
                {mini_map(ticket)}
                <span class="ticket-name">{move || play.speaker().ticket(ticket)}{is_done.then_some(" ✓")}</span>
                {worth(*play, value.into())}
            </button>
        </li>
    }
}
