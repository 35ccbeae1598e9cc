//! Cities and countries, and whatever names them.

use super::check_rail::MAX_CITIES;
use super::fault::Reason;
use super::flag::FlagPattern;
use super::graph::RouteGraph;
use super::ids::{CityId, CountryId};
use super::rail::{City, CityKind, Country};
use super::raw::{Origin, RawCity, RawCountry};
use super::rules::{RailRules, Variants};
use super::source::{Log, is_id, is_name};

pub(super) fn countries(raw: &[RawCountry], log: &mut Log) -> Vec<Country> {
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

pub(super) fn cities(raw: &[RawCity], countries: &[Country], log: &mut Log) -> Vec<City> {
    if raw.len() > MAX_CITIES {
        log.fault(0, "cities", Reason::TooMany("cities"));
    }
    let ids: Vec<&str> = raw.iter().map(|city| city.id.as_str()).collect();
    check_old_ids(raw, log);
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
            was: city.was.clone(),
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
            flag: flag(city, log),
        });
    }
    checked
}

/// A former id of a city still names it, so nothing else may use it.
pub(super) fn check_old_ids(raw: &[RawCity], log: &mut Log) {
    let mut taken: Vec<&str> = raw.iter().map(|city| city.id.as_str()).collect();
    for city in raw {
        for id in &city.was {
            if !is_id(id) {
                log.faults.push(city.origin.fault(Reason::BadId));
            }
            if taken.contains(&id.as_str()) {
                log.faults.push(city.origin.fault(Reason::Twice));
            }
            taken.push(id);
        }
    }
}

/// Only a country where routes end has a flag.
fn flag(city: &RawCity, log: &mut Log) -> FlagPattern {
    let Some(text) = &city.flag else {
        return FlagPattern::Plain;
    };
    let pattern = FlagPattern::read(text).filter(|_| city.dead_end);
    if pattern.is_none() {
        log.faults
            .push(city.origin.fault(Reason::BadWord(text.clone())));
    }
    pattern.unwrap_or(FlagPattern::Plain)
}

pub(super) fn find_country(
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

pub(super) fn check_passengers(cities: &[City], variants: &Variants<RailRules>, log: &mut Log) {
    let placed = cities.iter().map(|city| u32::from(city.passengers)).sum();
    let rules = variants.standard().passengers.as_ref();
    let expected = rules.map_or(0, |rules| rules.colors.len() as u32 * u32::from(rules.each));
    if placed != expected {
        log.fault(0, "passengers", Reason::PassengerTotal { placed, expected });
    }
}

pub(super) fn check_lonely(raw: &[RawCity], cities: &[City], graph: &RouteGraph, log: &mut Log) {
    for (index, (_, city)) in cities.iter().zip(raw).enumerate() {
        if graph.neighbours(CityId::at(index)).is_empty() {
            log.faults.push(city.origin.fault(Reason::LonelyCity));
        }
    }
}

/// Both ends of a track or a ticket, if both exist.
pub(super) fn find_ends(
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

pub(super) fn same_pair(a: [CityId; 2], b: [CityId; 2]) -> bool {
    a == b || a == [b[1], b[0]]
}
