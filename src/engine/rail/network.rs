//! Which cities a seat's tracks join (R-51, R-54, GE-5).

use super::super::table::TrackSet;
use crate::catalog::*;

/// The cities joined by a set of tracks.
///
/// A dead end joins nothing: a track that leads there reaches it without tying it to the other tracks that do.
#[derive(Clone, Debug)]
pub struct Network {
    /// Parent of each city in a forest of joined cities.
    parents: [u8; MAX_CITIES],
    /// For each root, the dead ends that its tracks reach, as bits by `CityId`.
    reached: [u64; MAX_CITIES],
}

impl Network {
    /// The network of these tracks.
    pub fn new(game: &RailGame, tracks: &TrackSet) -> Network {
        let mut network = Network {
            parents: std::array::from_fn(|city| city as u8),
            reached: [0; MAX_CITIES],
        };
        let dead_end = |city: CityId| game.city(city).is_dead_end();
        for track in tracks.iter() {
            let [a, b] = game.track(track).ends();
            if !dead_end(a) && !dead_end(b) {
                let (a, b) = (network.root(a), network.root(b));
                network.parents[a] = b as u8;
            }
        }
        for track in tracks.iter() {
            let [a, b] = game.track(track).ends();
            for (city, end) in [(a, b), (b, a)] {
                if dead_end(end) {
                    network.reached[network.root(city)] |= 1 << end.0;
                }
            }
        }
        network
    }

    fn root(&self, city: CityId) -> usize {
        let mut city = city.index();
        while self.parents[city] as usize != city {
            city = self.parents[city] as usize;
        }
        city
    }

    /// Whether a chain of the tracks joins two cities.
    pub fn joins(&self, game: &RailGame, [a, b]: [CityId; 2]) -> bool {
        let reaches = |root: usize, end: CityId| self.reached[root] >> end.0 & 1 == 1;
        match [a, b].map(|city| game.city(city).is_dead_end()) {
            [false, false] => self.root(a) == self.root(b),
            [false, true] => reaches(self.root(a), b),
            [true, false] => reaches(self.root(b), a),
            [true, true] => (0..MAX_CITIES).any(|root| reaches(root, a) && reaches(root, b)),
        }
    }
}
