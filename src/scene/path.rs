//! What is left to build between two cities: the cheapest chain of tracks, with own tracks for free.

use crate::catalog::{CityId, RailGame, TrackId, TrackSet};

/// The shortest path that is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remaining {
    /// All of its tracks, from the first city to the second, those already owned included.
    pub tracks: Vec<TrackId>,
    /// Spaces still to be built.
    pub spaces: u16,
}

/// The shortest path between two cities over tracks a seat owns or may still claim; none if there is no path. A dead
/// end may be at the end of a path, never in the middle (GE-5).
pub fn remaining(
    game: &RailGame,
    own: &TrackSet,
    usable: &TrackSet,
    [from, to]: [CityId; 2],
) -> Option<Remaining> {
    let count = game.cities().len();
    // Spaces first, then the number of tracks: among paths of equal length the one with fewer claims.
    let mut cost: Vec<Option<(u16, u16)>> = vec![None; count];
    let mut came: Vec<Option<(CityId, TrackId)>> = vec![None; count];
    let mut done = vec![false; count];
    cost[from.index()] = Some((0, 0));
    for _ in 0..count {
        let open = (0..count).filter(|&city| !done[city]);
        let nearest = open
            .filter_map(|city| Some((cost[city]?, city)))
            .min()
            .map(|(cost, city)| (cost, CityId(city as u8)));
        let Some(((spaces, hops), city)) = nearest else {
            break;
        };
        if city == to {
            break;
        }
        done[city.index()] = true;
        if game.city(city).is_dead_end() && city != from {
            continue;
        }
        for &(next, track) in game.graph().neighbours(city) {
            let step = if own.contains(track) {
                (0, 0)
            } else if usable.contains(track) {
                (game.track(track).length() as u16, 1)
            } else {
                continue;
            };
            let reached = (spaces + step.0, hops + step.1);
            if cost[next.index()].is_none_or(|known| reached < known) {
                cost[next.index()] = Some(reached);
                came[next.index()] = Some((city, track));
            }
        }
    }
    let (spaces, _) = cost[to.index()]?;
    let mut tracks = Vec::new();
    let mut city = to;
    while let Some((before, track)) = came[city.index()].filter(|_| city != from) {
        tracks.push(track);
        city = before;
    }
    tracks.reverse();
    Some(Remaining { tracks, spaces })
}
