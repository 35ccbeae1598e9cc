//! Tickets and bonus cards.

use std::ops::RangeInclusive;

use super::bonus::{Bonus, BonusKind};
use super::check_cities::{find_country, find_ends, same_pair};
use super::check_rail::{MAX_PILE, MAX_TICKETS};
use super::fault::Reason;
use super::graph::RouteGraph;
use super::ids::{CityId, PileId, RouteId};
use super::rail::{City, Country, Route, Ticket};
use super::raw::{RawBonus, RawTicket, RawTickets};
use super::rules::{RailRules, Variants};
use super::source::Log;

pub(super) fn tickets(
    raw: &RawTickets,
    cities: &[City],
    routes: &[Route],
    graph: &RouteGraph,
    log: &mut Log,
) -> Vec<Ticket> {
    if raw.tickets.len() > MAX_TICKETS {
        log.fault(0, "tickets", Reason::TooMany("tickets"));
    }
    let mut tickets: Vec<Ticket> = Vec::new();
    for ticket in raw.tickets.iter().take(MAX_TICKETS) {
        for (key, _) in &ticket.cards {
            log.faults
                .push(ticket.origin.fault(Reason::UnknownField(key.clone())));
        }
        let Some(ends) = find_ends(&ticket.ends, cities, &ticket.origin, log) else {
            continue;
        };
        let mut fault = |reason| log.faults.push(ticket.origin.fault(reason));
        if ends[0] == ends[1] {
            fault(Reason::TicketToItself);
        } else if graph.distance(ends[0], ends[1]).is_none() {
            fault(Reason::UnreachableTicket);
        }
        if ends.iter().any(|end| cities[end.index()].is_junction()) {
            fault(Reason::TicketToJunction);
        }
        if tickets.iter().any(|known| same_pair(known.ends, ends)) {
            fault(Reason::TicketTwice);
        }
        let neutral = neutral_route(ticket, cities, routes, log);
        tickets.push(Ticket {
            pile: PileId::at(ticket.pile),
            ends,
            points: ticket.points as u8,
            neutral,
        });
    }
    tickets
}

/// The neutral player's pair must be a double route, so that there is something to choose (NE-11).
fn neutral_route(
    ticket: &RawTicket,
    cities: &[City],
    routes: &[Route],
    log: &mut Log,
) -> Option<RouteId> {
    let pair = ticket.neutral.as_ref()?;
    let find = |id: &str| cities.iter().position(|city| city.id == id).map(CityId::at);
    let ends = pair
        .split_once('/')
        .and_then(|(a, b)| Some([find(a)?, find(b)?]));
    let route = ends.and_then(|ends| {
        routes
            .iter()
            .position(|route| route.tracks.len() == 2 && same_pair(route.ends, ends))
    });
    if route.is_none() {
        log.faults
            .push(ticket.origin.fault(Reason::NeutralPair(pair.clone())));
    }
    route.map(RouteId::at)
}

pub(super) fn check_ticket_counts(
    tickets: &[Ticket],
    piles: usize,
    variants: &Variants<RailRules>,
    log: &mut Log,
) {
    // All players may want their whole deal from the same pile.
    let deal = |rules: &RailRules| rules.players.max as usize * rules.tickets.first_deal as usize;
    let needed = variants.0.iter().map(|(_, rules)| deal(rules)).max();
    let needed = needed.unwrap_or(0).max(1);
    if piles == 0 {
        log.fault(0, "tickets", Reason::TooFew("tickets"));
    }
    if piles > 2 {
        log.fault(0, "pile", Reason::TooMany("piles"));
    }
    let in_pile = |pile| {
        tickets
            .iter()
            .filter(|ticket| ticket.pile.index() == pile)
            .count()
    };
    for count in (0..piles).map(in_pile) {
        if count < needed {
            log.fault(0, "tickets", Reason::TooFew("tickets"));
        }
        if count > MAX_PILE {
            log.fault(0, "tickets", Reason::TooMany("tickets"));
        }
    }
}

pub(super) fn bonuses(raw: &[RawBonus], countries: &[Country], log: &mut Log) -> Vec<Bonus> {
    const POINTS: RangeInclusive<u32> = 1..=99;
    let mut bonuses = Vec::new();
    for bonus in raw {
        let Some(kind) = bonus_kind(bonus, countries, log) else {
            continue;
        };
        if !POINTS.contains(&bonus.points) {
            log.faults.push(
                bonus
                    .origin
                    .fault(Reason::BadNumber(bonus.points.to_string())),
            );
        }
        bonuses.push(Bonus {
            kind,
            points: bonus.points as u8,
        });
    }
    bonuses
}

fn bonus_kind(raw: &RawBonus, countries: &[Country], log: &mut Log) -> Option<BonusKind> {
    let mut missing = |what| {
        log.faults.push(raw.origin.fault(Reason::Missing(what)));
        None
    };
    Some(match raw.kind.as_str() {
        "locomotives-in-hand" => BonusKind::LocomotivesInHand,
        "capital-tickets" => BonusKind::CapitalTickets,
        "wagons-left" => BonusKind::WagonsLeft,
        "one-space-tracks" => BonusKind::OneSpaceTracks,
        "longest-path" => BonusKind::LongestPath,
        "small-tickets" => match raw.at_most {
            Some(at_most) => BonusKind::SmallTickets {
                at_most: at_most as u8,
            },
            None => return missing("at-most"),
        },
        "countries" => BonusKind::Countries,
        "polar-tickets" => BonusKind::PolarTickets,
        "polar-tracks" => BonusKind::PolarTracks,
        "ferries" => BonusKind::Ferries,
        "country-tracks" => match &raw.country {
            Some(id) => BonusKind::CountryTracks {
                country: find_country(id, countries, &raw.origin, log)?,
            },
            None => return missing("country"),
        },
        _ => {
            log.faults.push(raw.origin.fault(Reason::UnknownEntry));
            return None;
        }
    })
}
