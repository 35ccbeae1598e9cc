//! What a claim brings and costs besides its cards: tickets, toll and loan, the odds of a tunnel, passengers.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::{CityId, Color, FerryRule, Seat, TicketId, TrackId, TrackKind};
use crate::engine::rail::{TunnelOdds, completed_tickets};
use crate::scene::way_left;
use crate::text::{board, sheets};
use crate::ui::play::table::emblem::{badge, card_color};

/// Everything about a free track that does not depend on the payment.
pub fn about(track: TrackId) -> impl IntoView {
    view! {
        {ferry(track)}
        {toll(track)}
        {tickets(track)}
        {passengers(track)}
    }
}

/// Locomotives that a ferry wants.
fn ferry(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    let TrackKind::Ferry { symbols } = play.game.track(track).kind() else {
        return None;
    };
    let stand_in = play.view.with_untracked(|view| {
        let rules = play.game.variants().get(view.open.variant)?;
        Some(match rules.ferry? {
            FerryRule::Pair => 2,
            _ => 3,
        })
    });
    let says = move || sheets::ferry_wants(&play.speaker(), symbols, stand_in.unwrap_or(3));
    Some(view! { <p class="wants">{move || says()}</p> })
}

/// The toll with its payee.
fn toll(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let say = play.speaker();
        let toll = play.view.with(|view| view.terms(play.game, track)).toll?;
        let payee = toll.to.map(|seat| badge(play.livery(seat)));
        Some(view! {
            <p class="toll-line"><span class="coin" aria-hidden="true">{toll.amount}</span>{sheets::toll(&say, toll.amount, toll.to)}{payee}</p>
        })
    }
}

/// A loan that the toll means: a warning that cannot be missed, so it stands where the claim is confirmed.
pub fn loan(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let (cost, first) = play.view.with(|view| {
            let (seat, _) = view
                .seated()
                .filter(|_| view.terms(play.game, track).loan)?;
            let rules = play.game.variants().get(view.open.variant)?;
            let cost = rules.tolls.as_ref()?.loan_cost;
            Some((cost, view.open.seat(seat).loans == 0))
        })?;
        let lang = play.app.lang.get();
        Some(view! {
            <p class="loan" role="alert">
                <strong>{sheets::LOAN.get(lang)}</strong>" "{sheets::loan(lang, cost, first)}
            </p>
        })
    }
}

/// Open tickets that a track completes or brings nearer.
pub fn helped(play: PlayStore, track: TrackId) -> Vec<(TicketId, bool)> {
    play.view.with(|view| {
        let Some((seat, own)) = view.seated() else {
            return Vec::new();
        };
        let mut with = view.open.seat(seat).tracks;
        with.insert(track);
        let open = own.tickets.minus(view.completed(play.game));
        let done = completed_tickets(play.game, &with, open);
        let on_the_way = |ticket: TicketId| {
            let way = way_left(play.game, view, seat, ticket);
            way.is_some_and(|way| way.tracks.contains(&track))
        };
        let helps = open
            .iter()
            .filter(|ticket| done.contains(*ticket) || on_the_way(*ticket));
        helps
            .map(|ticket| (ticket, done.contains(ticket)))
            .collect()
    })
}

fn tickets(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let say = play.speaker();
        let rows: Vec<_> = helped(play, track)
            .into_iter()
            .map(|(ticket, completes)| {
                let (class, sign, says) = match completes {
                    true => ("helped completes", "✓", sheets::COMPLETES),
                    false => ("helped", "→", sheets::HELPS),
                };
                let worth = play.game.ticket(ticket).points();
                view! {
                    <li class=class>
                        <span class="helped-sign" aria-hidden="true">{sign}</span>
                        <span>{say.ticket(ticket)}</span>
                        <span class="unseen">{says.get(say.lang)}</span>
                        <b>{worth}</b>
                    </li>
                }
            })
            .collect();
        (!rows.is_empty()).then(|| {
            view! { <ul class="serves" aria-label=sheets::TICKETS_HELPED.get(say.lang)>{rows}</ul> }
        })
    }
}

/// The chances of a tunnel as a bar: nothing more, one, two, three cards.
pub fn odds_bar(play: PlayStore, odds: TunnelOdds) -> impl IntoView {
    let parts = odds.into_iter().enumerate().map(|(cards, chance)| {
        let percent = sheets::percent(chance);
        view! {
            <span class=format!("odds-part owes-{cards}") class:thin={percent < 12} style=("flex-grow", percent.max(1).to_string())>
                <b>"+"{cards}</b><span class="odds-chance">{percent}"%"</span>
            </span>
        }
    });
    view! {
        <p class="risk">
            <span class="unseen">{move || sheets::odds(play.app.lang.get(), odds)}</span>
            <span class="small" aria-hidden="true">{play.say(sheets::TUNNEL_ODDS)}</span>
            <span class="odds" aria-hidden="true">{parts.collect_view()}</span>
        </p>
    }
}

/// Who waits at both ends, with who has most of each colour.
fn passengers(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let ends = play.game.track(track).ends();
        let rows: Vec<_> = ends
            .into_iter()
            .filter_map(|city| waiting(play, city))
            .collect();
        (!rows.is_empty()).then(|| view! { <div class="waiting">{rows}</div> })
    }
}

/// The passengers of a city; none if nobody waits there.
pub fn waiting(play: PlayStore, city: CityId) -> Option<impl IntoView + use<>> {
    let here = play
        .view
        .with(|view| view.open.passengers.get(city.index()).copied())?;
    let colors = Color::ALL
        .into_iter()
        .filter(|color| here[color.index()] > 0);
    let rows: Vec<_> = colors
        .map(|color| {
            view! {
                <li class="majority">
                    {card_color(color)}
                    <b>{here[color.index()]}</b>
                    <span class="unseen">{board::color(color).get(play.app.lang.get())}</span>
                    <span class="small">{standing(play, color)}</span>
                </li>
            }
        })
        .collect();
    let name = play.speaker().city(city);
    (!rows.is_empty()).then(|| {
        view! { <div class="waits"><span class="waits-city">{name}</span><ul class="majorities">{rows}</ul></div> }
    })
}

/// How the viewer stands with passengers of a colour, and whoever else has most.
pub fn standing(play: PlayStore, color: Color) -> String {
    let say = play.speaker();
    let viewer = play.viewer.get();
    play.seats.with(|seats| {
        let count = |seat: Seat| {
            seats
                .get(seat.index())
                .map_or(0, |open| open.passengers[color.index()])
        };
        let others = (0..seats.len())
            .map(|index| Seat(index as u8))
            .filter(|seat| Some(*seat) != viewer);
        let best = others
            .max_by_key(|seat| count(*seat))
            .filter(|seat| count(*seat) > 0);
        let best = best.map(|seat| (count(seat), say.seat(seat)));
        sheets::majority(say.lang, viewer.map_or(0, count), best)
    })
}
