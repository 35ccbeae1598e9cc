//! The way of a train along a chain of tracks, as one line from the first city to the last.

use std::fmt::Write;

use super::geometry::Point;
use super::model::BoardScene;
use crate::catalog::{CityId, TrackId};

/// The line over all spaces of a chain of tracks between two cities.
pub fn ride(scene: &BoardScene, [from, to]: [CityId; 2], chain: &[TrackId]) -> String {
    let mut line: Vec<Point> = vec![scene.cities[from.index()].at];
    for track in chain {
        let spaces = scene.tracks[track.index()].spaces.iter();
        let mut spaces: Vec<Point> = spaces.map(|space| space.at).collect();
        let here = line[line.len() - 1];
        // A track is drawn in one direction and driven in either.
        if let [first, .., last] = spaces[..]
            && here.distance(last) < here.distance(first)
        {
            spaces.reverse();
        }
        line.extend(spaces);
    }
    line.push(scene.cities[to.index()].at);
    let mut written = String::new();
    for Point { x, y } in line {
        let step = if written.is_empty() { 'M' } else { 'L' };
        write!(written, "{step}{x:.0} {y:.0}").ok();
    }
    written
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
            let longest = 2.0 * scene.space_size.0 + 4.0 * scene.city_radius;
            for ticket in game.tickets() {
                let ends = ticket.ends();
                let Some(way) = remaining(game, &TrackSet::NONE, &all, ends) else {
                    panic!("{id:?}: every ticket can be built");
                };
                let line = ride(&scene, ends, &way.tracks);
                let points: Vec<Point> = line[1..]
                    .split('L')
                    .map(|point| {
                        let mut parts = point.split(' ').map(|part| part.parse().unwrap());
                        Point::new(parts.next().unwrap(), parts.next().unwrap())
                    })
                    .collect();
                for pair in points.windows(2) {
                    let jump = pair[0].distance(pair[1]);
                    assert!(jump <= longest, "{id:?}: {ends:?} jumps by {jump}");
                }
            }
        }
    }
}
