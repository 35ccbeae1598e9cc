//! Which journeys the poster shows during a Card Game: the tickets that matter right now.

use super::yard_poster::{Journey, JourneyLook};
use crate::catalog::{TicketId, TicketSet};
use crate::engine::yard::{Uncompleted, YardOptions, YardView};

/// The viewer's own tickets, or those to choose from with the chosen ones marked.
pub fn own_journeys(view: &YardView, options: &YardOptions, chosen: TicketSet) -> Vec<Journey> {
    let Some((seat, own)) = view.seated() else {
        return Vec::new();
    };
    match options {
        YardOptions::Check { uncompleted, .. } => {
            let otherwise = match uncompleted {
                Uncompleted::Kept => JourneyLook::Open,
                Uncompleted::Lost => JourneyLook::Failed,
            };
            choice(own.tickets.iter(), chosen, otherwise)
        }
        YardOptions::Keep { offer, .. } => choice(offer.iter().copied(), chosen, JourneyLook::Open),
        YardOptions::Nothing | YardOptions::Turn(_) | YardOptions::SecondCard(_) => {
            let done = view.open.seat(seat).completed.iter();
            let done = done.map(|ticket| journey(ticket, JourneyLook::Done));
            let open = own.tickets.iter();
            done.chain(open.map(|ticket| journey(ticket, JourneyLook::Open)))
                .collect()
        }
    }
}

/// Everybody's completed tickets, in their owners' colours.
pub fn completed_journeys(view: &YardView, liveries: &[u8]) -> Vec<Journey> {
    let seats = liveries.iter().zip(&view.open.seats);
    let journeys = seats.flat_map(|(livery, seat)| {
        seat.completed.iter().map(|ticket| Journey {
            livery: Some(*livery),
            ..journey(ticket, JourneyLook::Done)
        })
    });
    journeys.collect()
}

fn choice(
    tickets: impl Iterator<Item = TicketId>,
    chosen: TicketSet,
    otherwise: JourneyLook,
) -> Vec<Journey> {
    let look = |ticket| match chosen.contains(ticket) {
        true => JourneyLook::Done,
        false => otherwise,
    };
    tickets
        .map(|ticket| journey(ticket, look(ticket)))
        .collect()
}

fn journey(ticket: TicketId, look: JourneyLook) -> Journey {
    Journey {
        ticket,
        look,
        livery: None,
    }
}
