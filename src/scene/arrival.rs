//! From which end a train comes onto a track.

use crate::catalog::{CityId, RailGame, TrackId};
use crate::engine::rail::{Open, Owner};

/// Whether the wagons of an owner come from the second city of a track: their other tracks reach that one and not the
/// first.
pub fn comes_from_second(game: &RailGame, open: &Open, owner: Owner, track: TrackId) -> bool {
    let reaches = |city: CityId| {
        game.track_ids().any(|other| {
            other != track && open.owner(other) == owner && game.track(other).ends().contains(&city)
        })
    };
    let [first, second] = game.track(track).ends();
    reaches(second) && !reaches(first)
}
