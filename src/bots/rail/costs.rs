//! What it costs the seat to lay a track, as the planner sees it: turns, cards and wagons, less what the track
//! brings by itself.

use super::edition::Edition;
use super::paths::{Costs, NO_WAY};
use super::table::Table;
use super::weights::{TURN, Weights};
use crate::catalog::*;

/// The least that any track costs, so that points never make a chain free.
const LEAST: i32 = 10;

/// Cards that a track takes, in hundredths, before looking at the hand.
pub(super) fn cards_needed(table: &Table<'_>, track: &Track) -> i32 {
    let length = track.length() as i32 * 100;
    let gray = if track.color().is_none() { 10 } else { 0 };
    let plain = length - length * gray / 100;
    match track.kind() {
        TrackKind::Plain => plain,
        TrackKind::Tunnel => plain + 70,
        TrackKind::Ferry { symbols } => {
            let dear = match table.rules.ferry {
                Some(FerryRule::Pair) => 60,
                Some(FerryRule::ThreeCards) | None => 110,
            };
            plain + i32::from(symbols) * dear
        }
        TrackKind::Substitute => plain + 400,
    }
}

/// What a track costs the seat.
fn track_cost(
    table: &Table<'_>,
    weights: &Weights,
    edition: &Edition,
    id: TrackId,
    most_held: u8,
) -> i32 {
    let track = table.game.track(id);
    let length = track.length() as i32;
    let held = match track.color() {
        Some(color) => table.own.hand.of_color(color),
        None => most_held,
    };
    let held = i32::from(held).min(length) * weights.card * weights.held / 100;
    let effort =
        TURN + cards_needed(table, track) * weights.card / 100 - held + weights.wagon * length;
    let points = table.points(track) * weights.point * weights.path_points / 100;
    let edition = if weights.edition > 0 {
        edition.gain(table, weights, id) * weights.edition / 100
    } else {
        0
    };
    (effort - points - edition).max(LEAST)
}

/// What every track costs: nothing if the seat owns it, and a prohibitive amount if it cannot be claimed.
pub(super) fn all_costs(table: &Table<'_>, weights: &Weights) -> Costs {
    let mut costs = [NO_WAY; MAX_TRACKS];
    let me = table.me();
    let edition = Edition::new(table, false);
    let most_held = table.most_held();
    for id in table.open.free.minus(&me.barred).iter() {
        if table.game.track(id).length() <= me.wagons as usize {
            costs[id.index()] = track_cost(table, weights, &edition, id, most_held);
        }
    }
    for id in me.tracks.iter() {
        costs[id.index()] = 0;
    }
    costs
}
