//! Cheapest chains of tracks, with any costs.

use crate::catalog::*;

/// More than any chain costs.
pub(super) const NO_WAY: i32 = i32::MAX / 4;

/// The cost of every track, by `TrackId`.
pub(super) type Costs = [i32; MAX_TRACKS];

/// Cheapest chains from one city, found so far.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    distance: [i32; MAX_CITIES],
    /// The track by which a city is reached.
    by: [u8; MAX_CITIES],
    from: [u8; MAX_CITIES],
}

impl Chains {
    /// The cheapest chains from a city; with a `goal` only the one that leads there. Dead ends are never
    /// passed (GE-5).
    pub(super) fn search(
        game: &RailGame,
        costs: &Costs,
        start: CityId,
        goal: Option<CityId>,
    ) -> Chains {
        let mut chains = Chains {
            distance: [NO_WAY; MAX_CITIES],
            by: [0; MAX_CITIES],
            from: [0; MAX_CITIES],
        };
        chains.distance[start.index()] = 0;
        let mut open = 1_u64 << start.0;
        // Cities farther away than the goal cannot lead there more cheaply.
        let mut farthest = NO_WAY;
        // Every round settles one city.
        for _ in 0..MAX_CITIES {
            let Some(city) = chains.nearest(open) else {
                break;
            };
            open &= !(1 << city.0);
            if goal == Some(city) {
                break;
            }
            if city != start && game.city(city).is_dead_end() {
                continue;
            }
            let here = chains.distance[city.index()];
            // A settled city already has its cheapest chain, and tracks that cannot be laid cost too much.
            for &(next, track) in game.graph().neighbours(city) {
                let there = here + costs[track.index()];
                if there < chains.distance[next.index()].min(farthest) {
                    chains.distance[next.index()] = there;
                    chains.by[next.index()] = track.0;
                    chains.from[next.index()] = city.0;
                    open |= 1 << next.0;
                    if goal == Some(next) {
                        farthest = there;
                    }
                }
            }
        }
        chains
    }

    /// The nearest of some cities; of equals the one that comes first.
    fn nearest(&self, open: u64) -> Option<CityId> {
        let mut rest = open;
        let mut best = i64::MAX;
        while rest != 0 {
            let city = rest.trailing_zeros();
            rest &= rest - 1;
            best = best.min(i64::from(self.distance[city as usize]) << 8 | i64::from(city));
        }
        (open != 0).then_some(CityId(best as u8))
    }

    /// What the cheapest chain to a city costs; none if there is no chain.
    pub(super) fn cost(&self, city: CityId) -> Option<i32> {
        let cost = self.distance[city.index()];
        (cost < NO_WAY).then_some(cost)
    }

    /// The tracks of the cheapest chain, from its end to its start.
    pub(super) fn tracks(&self, start: CityId, end: CityId) -> impl Iterator<Item = TrackId> + '_ {
        let mut city = end;
        let reached = self.cost(end).is_some();
        std::iter::from_fn(move || {
            if !reached || city == start {
                return None;
            }
            let track = TrackId(self.by[city.index()]);
            city = CityId(self.from[city.index()]);
            Some(track)
        })
        .take(MAX_CITIES)
    }
}
