//! What the poster shows while the Card Game is counted: journeys appear one by one, a bonus lights its city.

use super::count::CountStep;
use super::yard_poster::{Journey, JourneyLook};
use crate::catalog::{Arrange, CityId, Seat, TicketId, YardGame};
use crate::engine::game::CountSource;
use crate::engine::yard::YardSource;

/// The journeys that are drawn at a line of the count, and the highlighted city.
pub fn counted_journeys(
    game: &YardGame,
    steps: &[CountStep],
    at: usize,
    liveries: &[u8],
) -> (Vec<Journey>, Option<CityId>) {
    let now = steps.get(at);
    let city = now.and_then(|step| match step.line.source {
        CountSource::Yard(YardSource::BigCity { city, .. }) => Some((step.seat, city)),
        _ => None,
    });
    // The journeys that have won the bonus, or the ticket being counted, completed or not.
    let is_lit = |seat: Seat, ticket: TicketId, index: usize| match city {
        Some((winner, city)) => seat == winner && game.ticket(ticket).ends().contains(&city),
        None => index == at,
    };
    let counted = steps.iter().take(at + 1).enumerate();
    let mut journeys: Vec<Journey> = counted
        .filter_map(|(index, step)| {
            let (ticket, completed) = step.line.source.ticket()?;
            let look = match completed {
                true if is_lit(step.seat, ticket, index) => JourneyLook::Lit,
                true => JourneyLook::Done,
                false if index == at => JourneyLook::Missed,
                false => return None,
            };
            Some(Journey {
                ticket,
                look,
                livery: liveries.get(step.seat.index()).copied(),
            })
        })
        .collect();
    // What is highlighted is drawn on top.
    journeys.arrange_by_key(|journey| journey.look != JourneyLook::Done);
    (journeys, city.map(|(_, city)| city))
}
