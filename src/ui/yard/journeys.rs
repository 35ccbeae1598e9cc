//! Which journeys the poster shows: the tickets that the moment is about.

use leptos::prelude::*;

use super::store::YardStore;
use crate::catalog::TicketId;
use crate::engine::yard::{Phase, YardView};
use crate::scene::{Journey, JourneyLook, Poster, count_steps, counted_journeys, poster as scene};

/// The poster for what the viewer may see now.
pub fn poster(play: YardStore) -> Poster {
    if let Some(at) = play.counting.get() {
        let scores = play.session.with(|session| session.scores());
        let steps = scores.as_ref().map(count_steps).unwrap_or_default();
        let (journeys, city) = counted_journeys(play.game, &steps, at, &play.liveries());
        return scene(play.game, &journeys, city);
    }
    let mut journeys = play.view.with(|view| {
        if view.open.is_over() {
            completed(play, view)
        } else {
            own(play, view)
        }
    });
    if let Some(lit) = play.spotlight.get() {
        journeys.retain(|journey| journey.ticket != lit);
        journeys.push(journey(lit, JourneyLook::Lit));
    }
    scene(play.game, &journeys, None)
}

fn journey(ticket: TicketId, look: JourneyLook) -> Journey {
    Journey {
        ticket,
        look,
        livery: None,
    }
}

/// Everybody's completed tickets, in their owners' colours.
fn completed(play: YardStore, view: &YardView) -> Vec<Journey> {
    let seats = play.liveries().into_iter().zip(&view.open.seats);
    seats
        .flat_map(|(livery, seat)| {
            seat.completed.iter().map(move |ticket| Journey {
                ticket,
                look: JourneyLook::Done,
                livery: Some(livery),
            })
        })
        .collect()
}

/// The viewer's own tickets, and those to choose from.
fn own(play: YardStore, view: &YardView) -> Vec<Journey> {
    let Some((seat, own)) = view.seated() else {
        return Vec::new();
    };
    let asked = view.is_to_act();
    let chosen = play.chosen.get();
    let look = |ticket: TicketId, otherwise: JourneyLook| match chosen.contains(ticket) {
        true => JourneyLook::Done,
        false => otherwise,
    };
    match view.open.phase {
        Phase::CheckTickets { .. } if asked => {
            let held = own.tickets.iter();
            held.map(|ticket| journey(ticket, look(ticket, JourneyLook::Failed)))
                .collect()
        }
        Phase::FirstTickets | Phase::KeepTickets if asked => {
            let offer = own.offer.iter().copied();
            offer
                .map(|ticket| journey(ticket, look(ticket, JourneyLook::Open)))
                .collect()
        }
        _ => {
            let done = view.open.seat(seat).completed.iter();
            let done = done.map(|ticket| journey(ticket, JourneyLook::Done));
            let open = own.tickets.iter();
            done.chain(open.map(|ticket| journey(ticket, JourneyLook::Open)))
                .collect()
        }
    }
}
