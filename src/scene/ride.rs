//! The way of a train along a chain of tracks, as one line from the first city to the last.

use std::fmt::Write;

use super::geometry::Point;
use super::model::BoardScene;
use crate::catalog::{CityId, RailGame, TrackId};

/// A track of a ride. It is drawn from its first city to its second, and driven in either direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The track.
    pub track: TrackId,
    /// Whether it is driven from its second city to its first.
    pub backwards: bool,
}

/// A chain of tracks as it is driven from a city.
pub fn legs(game: &RailGame, from: CityId, chain: &[TrackId]) -> Vec<Leg> {
    let mut here = from;
    let leg = |track: &TrackId| {
        let [first, second] = game.track(*track).ends();
        let backwards = here == second;
        here = if backwards { first } else { second };
        Leg {
            track: *track,
            backwards,
        }
    };
    chain.iter().map(leg).collect()
}

/// The line over all spaces of a ride between two cities.
pub fn ride(scene: &BoardScene, [from, to]: [CityId; 2], legs: &[Leg]) -> String {
    let mut line = Vec::new();
    for leg in legs {
        let spaces = scene.tracks[leg.track.index()].spaces.iter();
        let spaces = spaces.map(|space| space.at);
        match leg.backwards {
            true => line.extend(spaces.rev()),
            false => line.extend(spaces),
        }
    }
    // A neighbouring country is large: its border is near, its name may be far away.
    let is_near = |city: CityId, space: Option<&Point>| {
        let at = scene.cities[city.index()].at;
        space.is_none_or(|space| space.distance(at) <= reach(scene))
    };
    if is_near(from, line.first()) {
        line.insert(0, scene.cities[from.index()].at);
    }
    if is_near(to, line.last()) {
        line.push(scene.cities[to.index()].at);
    }
    let mut written = String::new();
    for Point { x, y } in line {
        let step = if written.is_empty() { 'M' } else { 'L' };
        write!(written, "{step}{x:.0} {y:.0}").ok();
    }
    written
}

/// From one space to the next, and across a city.
fn reach(scene: &BoardScene) -> f32 {
    2.0 * scene.space_size.0 + 4.0 * scene.city_radius
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{GameId, TrackSet};
    use crate::scene::{board, remaining};

    /// Over own tracks or not: the train never jumps farther than from one space to the next and across a city.
    #[test]
    fn a_train_follows_the_track_whichever_way_it_is_drawn() {
        for (id, game) in GameId::maps() {
            let scene = board(game);
            let all: TrackSet = game.track_ids().collect();
            for ticket in game.tickets() {
                let ends = ticket.ends();
                let Some(way) = remaining(game, &TrackSet::NONE, &all, ends) else {
                    panic!("{id:?}: every ticket can be built");
                };
                let line = ride(&scene, ends, &legs(game, ends[0], &way.tracks));
                let points: Vec<Point> = line[1..]
                    .split('L')
                    .map(|point| {
                        let mut parts =
                            point.split(' ').map(|part| part.parse().expect("a number"));
                        Point::new(parts.next().expect("x"), parts.next().expect("y"))
                    })
                    .collect();
                for pair in points.windows(2) {
                    let jump = pair[0].distance(pair[1]);
                    assert!(jump <= reach(&scene), "{id:?}: {ends:?} jumps by {jump}");
                }
            }
        }
    }
}
