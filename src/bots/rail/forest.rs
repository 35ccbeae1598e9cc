//! The cheapest network that joins several pairs of cities, exactly: for few pairs this takes less than a frame.
//!
//! A network is a set of trees, each of which joins some of the pairs. The cheapest tree for every set of cities is
//! found by growing and merging smaller ones, and the cheapest set of trees by splitting the pairs in all ways.

use crate::catalog::*;
use crate::engine::table::TrackSet;

/// The most pairs that are joined exactly.
pub(super) const MOST_PAIRS: usize = 4;

/// What every track costs, by `TrackId`; none if it cannot be laid.
pub(super) type Prices = [Option<i64>; MAX_TRACKS];

/// A network and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) cost: i64,
    pub(super) tracks: TrackSet,
}

impl Found {
    const NOTHING: Found = Found {
        cost: 0,
        tracks: TrackSet::NONE,
    };

    fn with(mut self, other: &Found) -> Found {
        self.cost += other.cost;
        other
            .tracks
            .iter()
            .for_each(|track| self.tracks.insert(track));
        self
    }
}

fn cheaper(best: &mut Option<Found>, found: Found) {
    if best.as_ref().is_none_or(|best| found.cost < best.cost) {
        *best = Some(found);
    }
}

/// The cheapest network for every set of pairs, as bits; none where the pairs of a set cannot all be joined.
pub(super) fn networks(
    game: &RailGame,
    prices: &Prices,
    pairs: &[[CityId; 2]],
) -> Vec<Option<Found>> {
    let pairs = &pairs[..pairs.len().min(MOST_PAIRS)];
    let mut ends: Vec<CityId> = pairs.iter().flatten().copied().collect();
    ends.sort_unstable();
    ends.dedup();
    let trees = trees(game, prices, &ends);
    let bit = |city: &CityId| 1 << ends.iter().position(|end| end == city).unwrap_or(0);
    let mut best: Vec<Option<Found>> = vec![None; 1 << pairs.len()];
    best[0] = Some(Found::NOTHING);
    for set in 1..best.len() {
        let chosen = pairs
            .iter()
            .enumerate()
            .filter(|(at, _)| set >> at & 1 == 1);
        let cities = chosen.fold(0_usize, |cities, (_, [a, b])| cities | bit(a) | bit(b));
        let mut found = trees[cities];
        // Both halves are smaller, so they are known.
        let mut half = (set - 1) & set;
        while half > 0 {
            if let (Some(one), Some(other)) = (&best[half], &best[set ^ half]) {
                cheaper(&mut found, one.with(other));
            }
            half = (half - 1) & set;
        }
        best[set] = found;
    }
    best
}

/// The cheapest tree that joins every set of these cities, as bits.
fn trees(game: &RailGame, prices: &Prices, ends: &[CityId]) -> Vec<Option<Found>> {
    let cities = game.cities().len();
    let mut rooted: Vec<Vec<Option<Found>>> = vec![vec![None; cities]; 1 << ends.len()];
    let mut trees = vec![None; 1 << ends.len()];
    for set in 1..rooted.len() {
        let mut here: Vec<Option<Found>> = vec![None; cities];
        if set.is_power_of_two() {
            here[ends[set.trailing_zeros() as usize].index()] = Some(Found::NOTHING);
        }
        for (city, best) in here.iter_mut().enumerate() {
            // Nothing is joined in a dead end (GE-5).
            if game.city(CityId::at(city)).is_dead_end() {
                continue;
            }
            let mut half = (set - 1) & set;
            while half > set ^ half {
                if let (Some(one), Some(other)) = (&rooted[half][city], &rooted[set ^ half][city]) {
                    cheaper(best, one.with(other));
                }
                half = (half - 1) & set;
            }
        }
        let leaf = set.is_power_of_two();
        grow(game, prices, leaf, &mut here);
        trees[set] = here
            .iter()
            .flatten()
            .min_by_key(|found| found.cost)
            .copied();
        rooted[set] = here;
    }
    trees
}

/// Lets trees grow along tracks until no city is reached more cheaply. A tree may start in a dead end, never pass it.
fn grow(game: &RailGame, prices: &Prices, leaf: bool, here: &mut [Option<Found>]) {
    let mut settled = vec![false; here.len()];
    for _ in 0..here.len() {
        let open = here.iter().enumerate().filter(|(city, _)| !settled[*city]);
        let open = open.filter_map(|(city, found)| Some((found.as_ref()?.cost, city)));
        let Some((_, city)) = open.min() else { break };
        settled[city] = true;
        let Some(found) = here[city] else { break };
        let is_start = leaf && found == Found::NOTHING;
        let id = CityId::at(city);
        if game.city(id).is_dead_end() && !is_start {
            continue;
        }
        for &(next, track) in game.graph().neighbours(id) {
            let Some(price) = prices[track.index()] else {
                continue;
            };
            let mut longer = found;
            longer.cost += price;
            longer.tracks.insert(track);
            let best = &mut here[next.index()];
            if !settled[next.index()] {
                cheaper(best, longer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rail::Network;
    use crate::engine::table::Rng;

    /// A made-up map with a double route, and a country in which routes end.
    fn small_board() -> &'static RailGame {
        let files = Files::Rail(RailFiles {
            game: include_str!("../../../tests/sixth/game.txt"),
            cities: include_str!("../../../tests/sixth/cities.txt"),
            tracks: include_str!("../../../tests/sixth/tracks.txt"),
            tickets: include_str!("../../../tests/sixth/tickets.txt"),
            bonuses: "",
            board: include_str!("../../../tests/sixth/board.txt"),
            backdrop: include_str!("../../../tests/sixth/backdrop.txt"),
        });
        let id = install("small-board", &files).expect("nothing is wrong with the files");
        game(id).rail().expect("a map")
    }

    /// Tries every set of tracks.
    fn by_force(game: &RailGame, prices: &Prices, pairs: &[[CityId; 2]]) -> Option<i64> {
        let tracks: Vec<TrackId> = game.track_ids().collect();
        let mut best: Option<i64> = None;
        for set in 0..1_u32 << tracks.len() {
            let chosen = tracks
                .iter()
                .enumerate()
                .filter(|(at, _)| set >> at & 1 == 1);
            let chosen: TrackSet = chosen.map(|(_, track)| *track).collect();
            let cost = chosen
                .iter()
                .map(|track| prices[track.index()])
                .sum::<Option<i64>>();
            let network = Network::new(game, &chosen);
            let joins = || pairs.iter().all(|pair| network.joins(game, *pair));
            if let Some(cost) = cost.filter(|_| joins()) {
                best = Some(best.map_or(cost, |best| best.min(cost)));
            }
        }
        best
    }

    #[test]
    fn the_network_is_as_cheap_as_the_best_of_all() {
        let game = small_board();
        for seed in 1..=60 {
            let mut rng = Rng::new(seed);
            let mut prices: Prices = [None; MAX_TRACKS];
            for track in game.track_ids() {
                prices[track.index()] = match rng.below(8) {
                    0 => None,
                    1 => Some(0),
                    _ => Some(1 + i64::from(rng.below(500))),
                };
            }
            let tickets = game.tickets().len() as u32;
            let pairs: Vec<[CityId; 2]> = (0..1 + rng.below(3))
                .map(|_| game.tickets()[rng.below(tickets) as usize].ends())
                .collect();
            let found = networks(game, &prices, &pairs);
            for (set, found) in found.iter().enumerate() {
                let chosen = pairs
                    .iter()
                    .enumerate()
                    .filter(|(at, _)| set >> at & 1 == 1);
                let chosen: Vec<[CityId; 2]> = chosen.map(|(_, pair)| *pair).collect();
                let cost = found.map(|found| found.cost);
                assert_eq!(
                    cost,
                    by_force(game, &prices, &chosen),
                    "seed {seed}, {chosen:?}"
                );
                if let Some(found) = found {
                    let network = Network::new(game, &found.tracks);
                    let joins = |pair: &[CityId; 2]| network.joins(game, *pair);
                    assert!(chosen.iter().all(joins), "seed {seed}, {chosen:?}");
                }
            }
        }
    }
}
