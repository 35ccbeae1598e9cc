//! Which cities a seat's tracks join (R-51, R-54, GE-5).

use super::super::table::TrackSet;
use crate::catalog::*;

/// The cities joined by a set of tracks.
///
/// A dead end joins nothing: a track reaches it without being connected to the other tracks that end there.
#[derive(Clone, Debug)]
pub struct Network {
    /// For each city its root: one city that stands for all cities joined with it.
    roots: [u8; MAX_CITIES],
    /// For each root, the dead ends that its tracks reach, as bits by `CityId`.
    reached: [u64; MAX_CITIES],
}

impl Network {
    /// The network of these tracks.
    pub fn new(game: &RailGame, tracks: &TrackSet) -> Network {
        let mut network = Network {
            roots: std::array::from_fn(|city| city as u8),
            reached: [0; MAX_CITIES],
        };
        let dead_end = |city: CityId| game.city(city).is_dead_end();
        for track in tracks.iter() {
            let [a, b] = game.track(track).ends();
            if !dead_end(a) && !dead_end(b) {
                let (a, b) = (network.climb(a), network.climb(b));
                network.roots[a] = b as u8;
            }
        }
        // Until now a city pointed to one nearer its root; from now on it points to the root itself.
        for city in 0..game.cities().len() {
            network.roots[city] = network.climb(CityId::at(city)) as u8;
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

    fn climb(&self, city: CityId) -> usize {
        let mut city = city.index();
        while self.roots[city] as usize != city {
            city = self.roots[city] as usize;
        }
        city
    }

    fn root(&self, city: CityId) -> usize {
        self.roots[city.index()] as usize
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

    /// All cities that a chain of the tracks joins with a city, that city included, as bits by `CityId`.
    pub fn joined_with(&self, game: &RailGame, city: CityId) -> u64 {
        let own = 1 << city.0;
        if !game.city(city).is_dead_end() {
            return own | self.around(self.root(city));
        }
        let reaching = (0..MAX_CITIES).filter(|root| self.reached[*root] & own != 0);
        reaching.fold(own, |joined, root| joined | self.around(root))
    }

    /// All cities of a root, with the dead ends that its tracks reach.
    fn around(&self, root: usize) -> u64 {
        let cities = self.roots.iter().enumerate();
        let cities = cities.filter(|(_, other)| **other as usize == root);
        cities.fold(self.reached[root], |around, (city, _)| around | 1 << city)
    }
}
