//! The map as a graph: neighbours and distances in spaces.

use super::ids::{CityId, TrackId};
use super::rail::{City, Track};

/// Neighbours of every city and the shortest distances on the empty board.
#[derive(Clone, Debug)]
pub struct RouteGraph {
    neighbours: Vec<Vec<(CityId, TrackId)>>,
    distances: Vec<u16>,
}

const FAR: u16 = u16::MAX;

impl RouteGraph {
    pub(super) fn new(cities: &[City], tracks: &[Track]) -> RouteGraph {
        let mut neighbours = vec![Vec::new(); cities.len()];
        for (index, track) in tracks.iter().enumerate() {
            let [a, b] = track.ends();
            neighbours[a.index()].push((b, TrackId::at(index)));
            neighbours[b.index()].push((a, TrackId::at(index)));
        }
        let mut graph = RouteGraph {
            neighbours,
            distances: Vec::new(),
        };
        graph.distances = (0..cities.len())
            .flat_map(|from| graph.distances_from(CityId::at(from), cities, tracks))
            .collect();
        graph
    }

    /// Shortest distances from a city. A dead end may start or end a journey but is never in the middle of one (GE-5).
    fn distances_from(&self, from: CityId, cities: &[City], tracks: &[Track]) -> Vec<u16> {
        let mut distances = vec![FAR; cities.len()];
        let mut done = vec![false; cities.len()];
        distances[from.index()] = 0;
        for _ in 0..cities.len() {
            let open = (0..cities.len()).filter(|&city| !done[city] && distances[city] != FAR);
            let Some(nearest) = open.min_by_key(|&city| distances[city]) else {
                break;
            };
            done[nearest] = true;
            if cities[nearest].is_dead_end() && nearest != from.index() {
                continue;
            }
            for &(next, track) in &self.neighbours[nearest] {
                let distance = distances[nearest] + tracks[track.index()].length() as u16;
                distances[next.index()] = distances[next.index()].min(distance);
            }
        }
        distances
    }

    /// The cities next to a city, each with the track that leads there.
    pub fn neighbours(&self, city: CityId) -> &[(CityId, TrackId)] {
        &self.neighbours[city.index()]
    }

    /// The shortest distance in spaces on the empty board; none if no chain of tracks joins the two.
    pub fn distance(&self, from: CityId, to: CityId) -> Option<u16> {
        let distance = self.distances[from.index() * self.neighbours.len() + to.index()];
        (distance != FAR).then_some(distance)
    }
}
