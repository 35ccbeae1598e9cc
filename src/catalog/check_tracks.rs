//! Tracks and the routes they form.

use super::arrange::Arrange;
use super::check_cities::{find_ends, same_pair};
use super::check_rail::MAX_TRACKS;
use super::color::Color;
use super::fault::Reason;
use super::ids::{CityId, RouteId, TrackId};
use super::rail::{Alike, City, Route, Track, TrackKind};
use super::raw::RawTrack;
use super::rules::{MAX_LENGTH, RailRules, Variants};
use super::sets::TrackSet;
use super::source::Log;

pub(super) fn tracks(
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
pub(super) fn alike(tracks: &[Track]) -> Vec<Vec<Alike>> {
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
        .for_each(|group| group.arrange_by_key(|alike| alike.sample.length));
    groups
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

pub(super) fn check_mechanisms(tracks: &[Track], variants: &Variants<RailRules>, log: &mut Log) {
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
