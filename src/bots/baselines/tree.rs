//! The tree with which Hungry joins the cities of all its tickets.

use super::moves::symbols;
use super::paths::*;
use crate::catalog::*;
use crate::engine::table::{TicketSet, TrackSet};

/// A tree that joins cities: the tracks still to be laid.
pub(super) struct Tree {
    /// The tracks.
    pub(super) tracks: TrackSet,
    /// Their spaces and the locomotives of their ferries.
    pub(super) need: u32,
    /// What they score.
    pub(super) points: u32,
}

impl Tree {
    /// Joins all cities of the tickets: starts with the two farthest apart, adds every other city to the nearest member
    /// of one of the two clusters, nearest city first, then joins the clusters. Planned tracks cost nothing: otherwise
    /// the tree would lay tracks parallel to its own.
    pub(super) fn new(joinable: &Joinable<'_>, tickets: TicketSet) -> Tree {
        let game = joinable.game;
        let mut cities: Vec<CityId> = tickets
            .iter()
            .flat_map(|id| game.ticket(id).ends())
            .collect();
        cities.sort_unstable();
        cities.dedup();
        let mut tracks = TrackSet::NONE;
        let Some((a, b)) = farthest(joinable, &cities) else {
            return Tree::of(joinable, tracks);
        };
        let mut clusters = [vec![a], vec![b]];
        cities.retain(|city| *city != a && *city != b);
        loop {
            let spreads = clusters.each_ref().map(|cluster| {
                joinable.spread(cluster, |track| match tracks.contains(track) {
                    true => 0,
                    false => joinable.spaces(track),
                })
            });
            let nearest = (0..2)
                .flat_map(|cluster| cities.iter().map(move |city| (cluster, *city)))
                .filter_map(|(cluster, city)| {
                    Some((spreads[cluster].distance(city)?, cluster, city))
                })
                .min();
            let path = match nearest {
                Some((_, cluster, city)) => {
                    clusters[cluster].push(city);
                    cities.retain(|other| *other != city);
                    spreads[cluster].path(city)
                }
                None => {
                    let members = clusters[1].iter();
                    let bridge = members
                        .filter_map(|city| Some((spreads[0].distance(*city)?, *city)))
                        .min();
                    bridge.map_or(Vec::new(), |(_, city)| spreads[0].path(city))
                }
            };
            joinable
                .missing(&path)
                .for_each(|track| tracks.insert(track));
            if nearest.is_none() {
                return Tree::of(joinable, tracks);
            }
        }
    }

    fn of(joinable: &Joinable<'_>, tracks: TrackSet) -> Tree {
        let rules = joinable.game.variants().get(joinable.view.open.variant);
        let (mut need, mut points) = (0, 0);
        for track in tracks.iter().map(|id| joinable.game.track(id)) {
            need += track.length() as u32 + u32::from(symbols(track));
            points += rules.map_or(0, |rules| u32::from(rules.points[track.length()]));
        }
        Tree {
            tracks,
            need,
            points,
        }
    }
}

/// The two cities farthest apart that can be joined.
fn farthest(joinable: &Joinable<'_>, cities: &[CityId]) -> Option<(CityId, CityId)> {
    let mut farthest: Option<(u32, CityId, CityId)> = None;
    for (place, &a) in cities.iter().enumerate() {
        let spread = joinable.spread(&[a], |track| joinable.spaces(track));
        for &b in &cities[place + 1..] {
            if let Some(far) = spread.distance(b)
                && farthest.is_none_or(|(most, ..)| far > most)
            {
                farthest = Some((far, a, b));
            }
        }
    }
    farthest.map(|(_, a, b)| (a, b))
}

/// The tickets that can still be joined with the wagons left; the others would only stretch the tree.
pub(super) fn joinable_tickets(joinable: &Joinable<'_>, tickets: TicketSet) -> TicketSet {
    let fits = |id: &TicketId| {
        let [a, b] = joinable.game.ticket(*id).ends();
        let spread = joinable.spread(&[a], |track| joinable.spaces(track));
        spread
            .distance(b)
            .is_some_and(|spaces| spaces <= joinable.wagons)
    };
    tickets.iter().filter(fits).collect()
}
