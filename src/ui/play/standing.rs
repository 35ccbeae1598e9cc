//! How everybody stands on a bonus card, where the board alone tells it.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::{BonusKind, City, CityId, Track};
use crate::engine::rail::{OpenSeat, longest_path};

/// The count of every seat; none where hands or tickets decide, which nobody may see.
pub fn public(play: PlayStore, kind: BonusKind) -> Option<Vec<u16>> {
    let game = play.game;
    let either = |ends: [CityId; 2], is: &dyn Fn(&City) -> bool| {
        ends.into_iter().any(|end| is(game.city(end)))
    };
    let tracks = |seat: &OpenSeat, counts: &dyn Fn(&Track) -> bool| {
        seat.tracks
            .iter()
            .filter(|track| counts(game.track(*track)))
            .count() as u16
    };
    let count = |seat: &OpenSeat| -> Option<u16> {
        Some(match kind {
            BonusKind::WagonsLeft => u16::from(seat.wagons),
            BonusKind::OneSpaceTracks => tracks(seat, &|track| track.length() == 1),
            BonusKind::LongestPath => longest_path(game, &seat.tracks),
            BonusKind::PolarTracks => tracks(seat, &|track| either(track.ends(), &City::is_polar)),
            BonusKind::Ferries => tracks(seat, &Track::is_ferry),
            BonusKind::CountryTracks { country } => tracks(seat, &|track| {
                either(track.ends(), &|city| city.country() == Some(country))
            }),
            BonusKind::Countries => {
                let ends = seat
                    .tracks
                    .iter()
                    .flat_map(|track| game.track(track).ends());
                let mut seen: Vec<_> = ends.filter_map(|city| game.city(city).country()).collect();
                seen.sort_unstable();
                seen.dedup();
                seen.len() as u16
            }
            BonusKind::LocomotivesInHand
            | BonusKind::CapitalTickets
            | BonusKind::SmallTickets { .. }
            | BonusKind::PolarTickets => return None,
        })
    };
    play.seats.with(|seats| seats.iter().map(count).collect())
}
