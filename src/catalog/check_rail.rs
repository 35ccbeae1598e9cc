//! From the files of a map game to a checked game, or to the list of everything that is wrong with them.

use std::ops::RangeInclusive;

use super::check_board;
use super::color::Color;
use super::fault::{Fault, Reason};
use super::graph::RouteGraph;
use super::ids::*;
use super::rail::*;
use super::raw::{
    self, Origin, RailFiles, RawBonus, RawCity, RawCountry, RawTicket, RawTickets, RawTrack,
};
use super::read_rules::{self, GameFile};
use super::rules::{MAX_LENGTH, RailRules, Variants};
use super::sets::TrackSet;
use super::source::{Log, is_id, is_name};

/// The most wagon cards a deck may have; piles are arrays of that size.
pub const MAX_CARDS: u32 = 120;
/// The most tracks; sets of them are bits of a fixed number of words.
pub const MAX_TRACKS: usize = 192;
/// The most tickets of a game; sets of them are bits of one word.
pub const MAX_TICKETS: usize = 128;
/// The most tickets of one pile.
pub const MAX_PILE: usize = 64;
/// The most cities.
pub const MAX_CITIES: usize = 64;

/// Reads and checks a map game.
pub fn read_rail(files: &RailFiles<'_>) -> Result<RailGame, Vec<Fault>> {
    let mut log = Log::new("game.txt");
    let game_file = GameFile::read(files.game, &mut log);
    let variants = game_file.variants(&mut log, read_rules::rail_rules);
    let name = game_file.name.clone();
    check_rules(&variants, &mut log);

    log.file = "cities.txt";
    let (raw_countries, raw_cities) = raw::cities(files.cities, &mut log);
    let countries = countries(&raw_countries, &mut log);
    let cities = cities(&raw_cities, &countries, &mut log);
    check_passengers(&cities, &variants, &mut log);

    log.file = "tracks.txt";
    let raw_tracks = raw::tracks(files.tracks, &mut log);
    let (tracks, routes) = tracks(&raw_tracks, &cities, &variants, &mut log);
    check_mechanisms(&tracks, &variants, &mut log);

    log.file = "tickets.txt";
    let raw_tickets = raw::tickets(files.tickets, &mut log);
    let graph = RouteGraph::new(&cities, &tracks);
    check_lonely(&raw_cities, &cities, &graph, &mut log);
    let tickets = tickets(&raw_tickets, &cities, &routes, &graph, &mut log);
    check_ticket_counts(&tickets, &variants, &mut log);

    log.file = "bonuses.txt";
    let bonuses = bonuses(&raw::bonuses(files.bonuses, &mut log), &countries, &mut log);
    if bonuses.len() < variants.standard().open_bonus_cards as usize {
        log.fault(0, "bonuses", Reason::TooFew("bonus cards"));
    }

    log.file = "board.txt";
    let drawn = check_board::Tables {
        cities: &cities,
        tracks: &tracks,
    };
    let mut board = check_board::board(files.board, &drawn, &mut log);
    log.file = "backdrop.txt";
    check_board::backdrop(files.backdrop, &mut board, &mut log);

    if log.faults.is_empty() {
        let piles = raw_tickets.piles;
        let alike = alike(&tracks);
        Ok(RailGame {
            name,
            variants,
            countries,
            cities,
            routes,
            tracks,
            piles,
            tickets,
            bonuses,
            board,
            graph,
            alike,
        })
    } else {
        Err(log.faults)
    }
}

fn check_rules(variants: &Variants<RailRules>, log: &mut Log) {
    for (_, rules) in &variants.0 {
        let cards = rules.card_count() as u32;
        if cards > MAX_CARDS {
            log.fault(
                0,
                "locomotives",
                Reason::CardTotal {
                    counted: cards,
                    expected: MAX_CARDS,
                },
            );
        }
        if rules.wagons == 0 {
            log.fault(0, "wagons", Reason::TooFew("wagons"));
        }
    }
}

fn countries(raw: &[RawCountry], log: &mut Log) -> Vec<Country> {
    let ids: Vec<&str> = raw.iter().map(|country| country.id.as_str()).collect();
    for (index, country) in raw.iter().enumerate() {
        check_id(&ids, index, &country.origin, log);
    }
    raw.iter()
        .map(|country| Country {
            id: country.id.clone(),
            name: country.name.clone(),
        })
        .collect()
}

fn check_id(ids: &[&str], index: usize, origin: &Origin, log: &mut Log) {
    if !is_id(ids[index]) {
        log.faults.push(origin.fault(Reason::BadId));
    }
    if ids[..index].contains(&ids[index]) {
        log.faults.push(origin.fault(Reason::Twice));
    }
}

fn cities(raw: &[RawCity], countries: &[Country], log: &mut Log) -> Vec<City> {
    if raw.len() > MAX_CITIES {
        log.fault(0, "cities", Reason::TooMany("cities"));
    }
    let ids: Vec<&str> = raw.iter().map(|city| city.id.as_str()).collect();
    let mut checked = Vec::new();
    for (index, city) in raw.iter().take(MAX_CITIES).enumerate() {
        check_id(&ids, index, &city.origin, log);
        if !is_name(&city.name) {
            log.faults.push(city.origin.fault(Reason::BadName));
        }
        let kind = match (city.junction, city.dead_end) {
            (true, _) => CityKind::Junction,
            (_, true) => CityKind::DeadEnd,
            _ => CityKind::City,
        };
        checked.push(City {
            id: city.id.clone(),
            name: if city.junction {
                String::new()
            } else {
                city.name.clone()
            },
            local_name: city.local_name.clone(),
            country: city
                .country
                .as_ref()
                .and_then(|id| find_country(id, countries, &city.origin, log)),
            passengers: city.passengers as u8,
            kind,
            polar: city.polar,
            capital: city.capital,
        });
    }
    checked
}

fn find_country(
    id: &str,
    countries: &[Country],
    origin: &Origin,
    log: &mut Log,
) -> Option<CountryId> {
    let found = countries
        .iter()
        .position(|country| country.id == id)
        .map(CountryId::at);
    if found.is_none() {
        log.faults
            .push(origin.fault(Reason::UnknownCountry(id.to_owned())));
    }
    found
}

fn check_passengers(cities: &[City], variants: &Variants<RailRules>, log: &mut Log) {
    let placed = cities.iter().map(|city| u32::from(city.passengers)).sum();
    let rules = variants.standard().passengers.as_ref();
    let expected = rules.map_or(0, |rules| rules.colors.len() as u32 * u32::from(rules.each));
    if placed != expected {
        log.fault(0, "passengers", Reason::PassengerTotal { placed, expected });
    }
}

/// Both ends of a track or a ticket, if both exist.
fn find_ends(
    ends: &[String; 2],
    cities: &[City],
    origin: &Origin,
    log: &mut Log,
) -> Option<[CityId; 2]> {
    let mut find = |id: &String| {
        let found = cities
            .iter()
            .position(|city| city.id == *id)
            .map(CityId::at);
        if found.is_none() {
            log.faults
                .push(origin.fault(Reason::UnknownCity(id.clone())));
        }
        found
    };
    let [a, b] = [find(&ends[0]), find(&ends[1])];
    Some([a?, b?])
}

fn tracks(
    raw: &[RawTrack],
    cities: &[City],
    variants: &Variants<RailRules>,
    log: &mut Log,
) -> (Vec<Track>, Vec<Route>) {
    if raw.len() > MAX_TRACKS {
        log.fault(0, "tracks", Reason::TooMany("tracks"));
    }
    let (mut tracks, mut routes) = (Vec::new(), Vec::<Route>::new());
    for track in raw.iter().take(MAX_TRACKS) {
        let Some(ends) = find_ends(&track.ends, cities, &track.origin, log) else {
            continue;
        };
        if ends[0] == ends[1] {
            log.faults.push(track.origin.fault(Reason::TrackToItself));
            continue;
        }
        let id = TrackId::at(tracks.len());
        let route = match routes.iter().position(|route| same_pair(route.ends, ends)) {
            Some(route) => route,
            None => {
                routes.push(Route {
                    ends,
                    tracks: Vec::new(),
                });
                routes.len() - 1
            }
        };
        routes[route].tracks.push(id);
        if routes[route].tracks.len() > 3 {
            log.faults.push(track.origin.fault(Reason::TooManyTracks));
        }
        tracks.push(check_track(
            track,
            RouteId::at(route),
            ends,
            variants.standard(),
            log,
        ));
    }
    (tracks, routes)
}

/// Sorts tracks into groups of the same colour and kind, and within a group by length.
fn alike(tracks: &[Track]) -> Vec<Vec<Alike>> {
    let mut groups: Vec<Vec<Alike>> = Vec::new();
    for (index, track) in tracks.iter().enumerate() {
        let same_group = |group: &&mut Vec<Alike>| {
            group[0].sample.kind == track.kind && group[0].sample.color == track.color
        };
        let new = Alike {
            sample: *track,
            tracks: TrackSet::from_iter([TrackId::at(index)]),
        };
        match groups.iter_mut().find(same_group) {
            None => groups.push(vec![new]),
            Some(group) => match group
                .iter_mut()
                .find(|known| known.sample.length == track.length)
            {
                Some(known) => known.tracks.insert(TrackId::at(index)),
                None => group.push(new),
            },
        }
    }
    groups
        .iter_mut()
        .for_each(|group| group.sort_by_key(|alike| alike.sample.length));
    groups
}

fn same_pair(a: [CityId; 2], b: [CityId; 2]) -> bool {
    a == b || a == [b[1], b[0]]
}

fn check_track(
    raw: &RawTrack,
    route: RouteId,
    ends: [CityId; 2],
    rules: &RailRules,
    log: &mut Log,
) -> Track {
    let mut fault = |reason| log.faults.push(raw.origin.fault(reason));
    let color = Color::from_word(&raw.color);
    if color.is_none() && raw.color != "gray" {
        fault(Reason::UnknownColor(raw.color.clone()));
    }
    let known =
        (1..=MAX_LENGTH).contains(&(raw.length as usize)) && rules.points[raw.length as usize] > 0;
    if !known {
        fault(Reason::LengthWithoutPoints(raw.length));
    }
    let kind = match (raw.ferry, raw.tunnel, raw.substitute) {
        (Some(symbols), false, false) => {
            if symbols == 0 || symbols > raw.length {
                fault(Reason::FerrySymbols(symbols));
            }
            TrackKind::Ferry {
                symbols: symbols as u8,
            }
        }
        (None, true, false) => TrackKind::Tunnel,
        (None, false, true) => TrackKind::Substitute,
        (None, false, false) => TrackKind::Plain,
        _ => {
            fault(Reason::Twice);
            TrackKind::Plain
        }
    };
    for (used, rule, name) in [
        (raw.ferry.is_some(), rules.ferry.is_some(), "ferry"),
        (raw.tunnel, rules.tunnel.is_some(), "tunnel"),
        (raw.substitute, rules.substitute.is_some(), "substitute"),
        (raw.toll > 0, rules.tolls.is_some(), "tolls"),
    ] {
        if used && !rule {
            fault(Reason::NoSuchMechanism(name));
        }
    }
    Track {
        route,
        ends,
        length: raw.length as u8,
        color,
        kind,
        draw_bonus: raw.draw as u8,
        toll: raw.toll as u8,
    }
}

fn check_mechanisms(tracks: &[Track], variants: &Variants<RailRules>, log: &mut Log) {
    let rules = variants.standard();
    for (rule, used, name) in [
        (
            rules.ferry.is_some(),
            tracks.iter().any(Track::is_ferry),
            "ferry",
        ),
        (
            rules.tunnel.is_some(),
            tracks.iter().any(|track| track.kind == TrackKind::Tunnel),
            "tunnel",
        ),
        (
            rules.substitute.is_some(),
            tracks
                .iter()
                .any(|track| track.kind == TrackKind::Substitute),
            "substitute",
        ),
        (
            rules.tolls.is_some(),
            tracks.iter().all(|track| track.toll > 0),
            "tolls",
        ),
    ] {
        if rule && !used {
            log.fault(0, name, Reason::UnusedMechanism(name));
        }
    }
}

fn check_lonely(raw: &[RawCity], cities: &[City], graph: &RouteGraph, log: &mut Log) {
    for (index, (_, city)) in cities.iter().zip(raw).enumerate() {
        if graph.neighbours(CityId::at(index)).is_empty() {
            log.faults.push(city.origin.fault(Reason::LonelyCity));
        }
    }
}

fn tickets(
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

fn check_ticket_counts(tickets: &[Ticket], variants: &Variants<RailRules>, log: &mut Log) {
    let rules = variants.standard();
    let needed = rules.players.max as usize * rules.tickets.first_deal as usize;
    let piles = tickets
        .iter()
        .map(|ticket| ticket.pile.index() + 1)
        .max()
        .unwrap_or(0);
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
        // Everybody may ask for a whole deal from the same pile.
        if count < needed {
            log.fault(0, "tickets", Reason::TooFew("tickets"));
        }
        if count > MAX_PILE {
            log.fault(0, "tickets", Reason::TooMany("tickets"));
        }
    }
}

fn bonuses(raw: &[RawBonus], countries: &[Country], log: &mut Log) -> Vec<Bonus> {
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
