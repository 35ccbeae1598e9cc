//! The longest path: the longest chain of tracks in spaces, no track twice.
//!
//! Exact. A net in which at most two cities have an odd number of tracks is a single path; all others are searched,
//! cutting off what can no longer beat the best found.

use arrayvec::ArrayVec;

use super::super::table::TrackSet;
use crate::catalog::*;

/// The most tracks that one seat can own: each takes at least one of at most 99 wagons.
const MOST: usize = 99;
/// Cities, and an end for every track that leads into a dead end.
const PLACES: usize = MAX_CITIES + 2 * MOST;

#[derive(Clone, Copy)]
struct Edge {
    ends: [u16; 2],
    length: u16,
}

struct Search<'a> {
    edges: &'a [Edge],
    /// Edges at each city.
    at: &'a [ArrayVec<u8, 16>],
    used: u128,
    best: u16,
    limit: u16,
    /// Where the search has been, as far as there is room: the same tracks walked in another order lead to the same
    /// place, and onwards to the same ends.
    been: Vec<(u128, u16)>,
}

/// Places to remember; a power of two.
const MEMORY: usize = 1 << 14;

/// The longest path of these tracks, in spaces.
pub fn longest_path(game: &RailGame, tracks: &TrackSet) -> u16 {
    let mut cities = game.cities().len();
    let mut edges: ArrayVec<Edge, MOST> = ArrayVec::new();
    for track in tracks.iter().take(MOST) {
        let track = game.track(track);
        // A dead end joins nothing, so every track into it gets its own end (GE-5).
        let ends = track.ends().map(|city| {
            if game.city(city).is_dead_end() {
                cities += 1;
                cities as u16 - 1
            } else {
                u16::from(city.0)
            }
        });
        edges.push(Edge {
            ends,
            length: track.length() as u16,
        });
    }
    let mut at: Vec<ArrayVec<u8, 16>> = vec![ArrayVec::new(); cities];
    for (index, edge) in edges.iter().enumerate() {
        for end in edge.ends {
            // No city of any board has sixteen routes.
            let _ = at[end as usize].try_push(index as u8);
        }
    }
    let mut best = 0;
    let mut seen = 0_u128;
    for start in 0..edges.len() {
        if seen >> start & 1 == 0 {
            let component = component(&edges, &at, start);
            seen |= component;
            best = best.max(longest_of_component(&edges, &at, component, best));
        }
    }
    best
}

/// All edges joined to an edge.
fn component(edges: &[Edge], at: &[ArrayVec<u8, 16>], start: usize) -> u128 {
    let mut found = 1_u128 << start;
    let mut open: ArrayVec<u8, MOST> = ArrayVec::new();
    open.push(start as u8);
    while let Some(edge) = open.pop() {
        for end in edges[edge as usize].ends {
            for &next in &at[end as usize] {
                if found >> next & 1 == 0 {
                    found |= 1 << next;
                    open.push(next);
                }
            }
        }
    }
    found
}

fn longest_of_component(
    edges: &[Edge],
    at: &[ArrayVec<u8, 16>],
    component: u128,
    best: u16,
) -> u16 {
    let members = (0..edges.len()).filter(|edge| component >> edge & 1 == 1);
    let total: u16 = members.clone().map(|edge| edges[edge].length).sum();
    let odd: Vec<usize> = (0..at.len())
        .filter(|&city| {
            at[city]
                .first()
                .is_some_and(|edge| component >> edge & 1 == 1)
                && at[city].len() % 2 == 1
        })
        .collect();
    if odd.len() <= 2 || total <= best {
        return total;
    }
    // Two odd cities are the ends of the path; every other odd city leaves at least its shortest track unused, and the
    // same track may be left over by both of its cities.
    let shortest_at = |city: &usize| {
        at[*city]
            .iter()
            .map(|edge| edges[*edge as usize].length)
            .min()
    };
    let mut left_over: Vec<u16> = odd.iter().filter_map(shortest_at).collect();
    left_over.arrange();
    let limit = total - left_over[..odd.len() - 2].iter().sum::<u16>().div_ceil(2);
    if limit <= best {
        return limit;
    }
    // Some longest path starts at an odd city: one that ends at an even city could go on.
    let been = vec![(0, u16::MAX); MEMORY];
    let mut search = Search {
        edges,
        at,
        used: !component,
        best,
        limit,
        been,
    };
    for start in odd {
        search.walk(start, 0);
    }
    search.best
}

impl Search<'_> {
    fn walk(&mut self, city: usize, length: u16) {
        self.best = self.best.max(length);
        if self.best == self.limit
            || length + self.reachable(city) <= self.best
            || self.has_been(city)
        {
            return;
        }
        for place in 0..self.at[city].len() {
            let edge = self.at[city][place];
            if self.used >> edge & 1 == 1 {
                continue;
            }
            let Edge {
                ends,
                length: spaces,
            } = self.edges[edge as usize];
            let next = if ends[0] as usize == city {
                ends[1]
            } else {
                ends[0]
            };
            self.used |= 1 << edge;
            self.walk(next as usize, length + spaces);
            self.used &= !(1 << edge);
        }
    }

    /// Whether the search has been here before with the same tracks used; remembers it if not.
    fn has_been(&mut self, city: usize) -> bool {
        let mixed = (self.used as u64 ^ (self.used >> 64) as u64 ^ (city as u64) << 32)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let slot = &mut self.been[(mixed >> 40) as usize % MEMORY];
        let here = (self.used, city as u16);
        std::mem::replace(slot, here) == here
    }

    /// An upper bound on the spaces that can still be added from a city: all tracks that can be reached, less what
    /// the cities with an odd number of them must leave unused. Each of those but the last leaves at least its
    /// shortest track, and the same track may be left over by both of its cities.
    fn reachable(&self, city: usize) -> u16 {
        let (mut found, mut total) = (0_u128, 0);
        let (mut left_over, mut most_left_over) = (0, 0);
        let mut visited = [false; PLACES];
        let mut open: ArrayVec<u16, PLACES> = ArrayVec::new();
        open.push(city as u16);
        visited[city] = true;
        while let Some(here) = open.pop() {
            let (mut degree, mut shortest) = (0, u16::MAX);
            for &edge in &self.at[here as usize] {
                if self.used >> edge & 1 == 1 {
                    continue;
                }
                let Edge { ends, length } = self.edges[edge as usize];
                degree += 1;
                shortest = shortest.min(length);
                if found >> edge & 1 == 0 {
                    found |= 1 << edge;
                    total += length;
                }
                let next = if ends[0] == here { ends[1] } else { ends[0] };
                if !std::mem::replace(&mut visited[next as usize], true) {
                    open.push(next);
                }
            }
            if degree % 2 == 1 && here as usize != city {
                left_over += shortest;
                most_left_over = most_left_over.max(shortest);
            }
        }
        total - (left_over - most_left_over).div_ceil(2)
    }
}
