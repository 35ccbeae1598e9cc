//! How large names may become in a small window before they touch anything.

use super::crowd::Crowd;
use super::geometry::Tilted;
use super::marks::room_of;
use super::model::{CityLabel, CityMark, CityRank};
use super::viewport::NAME_GROWTH;
use crate::catalog::Board;

const STEP: f32 = 0.05;
/// The frame around the board takes up this much.
const EDGE: f32 = 14.0;
/// The room of a name has this much around its letters.
const HALO: f32 = 3.0;

/// Gives every name the largest growth at which it touches no other growing name, no disc, no edge, and nothing that
/// stands there already: spaces, flags, seals, figures.
pub fn let_grow(cities: &mut [CityMark], board: &Board, standing: &Crowd) {
    for label in cities.iter_mut().filter_map(|city| city.label.as_mut()) {
        label.growth = NAME_GROWTH;
    }
    let rounds = ((NAME_GROWTH - 1.0) / STEP).ceil() as usize;
    for _ in 0..rounds {
        let crowded: Vec<usize> = (0..cities.len())
            .filter(|&index| is_crowded(cities, index, board, standing))
            .collect();
        for index in crowded {
            if let Some(label) = &mut cities[index].label {
                label.growth = (label.growth - STEP).max(1.0);
            }
        }
    }
}

fn is_crowded(cities: &[CityMark], index: usize, board: &Board, standing: &Crowd) -> bool {
    let Some(label) = &cities[index].label else {
        return false;
    };
    let room = grown_room(label);
    if !room.grown(EDGE).inside(board.width(), board.height()) {
        return true;
    }
    // The halo may touch; the letters may not.
    if standing.crowding(&room.grown(-HALO)) > 0 {
        return true;
    }
    // Smaller than the disc is wide: its rim may be touched.
    let side = 1.3 * board.city_radius();
    cities.iter().enumerate().any(|(other, city)| {
        let disc = Tilted::upright(city.at, side, side);
        let name = city.label.as_ref().map(grown_room);
        let has_disc = city.rank != CityRank::Country;
        (has_disc && disc.touches(&room))
            || (other != index && name.is_some_and(|name| name.touches(&room)))
    })
}

/// The room of a name at its largest.
pub fn grown_room(label: &CityLabel) -> Tilted {
    let mut grown = label.clone();
    grown.height *= label.growth;
    room_of(&grown)
}
