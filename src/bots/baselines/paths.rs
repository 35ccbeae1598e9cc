//! Shortest paths over the tracks that a seat may still claim and those it owns.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::catalog::*;
use crate::engine::rail::RailView;
use crate::engine::table::TrackSet;

/// Tracks still open to the seat, and its own.
pub(super) struct Joinable<'a> {
    pub(super) game: &'a RailGame,
    pub(super) view: &'a RailView,
    pub(super) own: TrackSet,
    pub(super) open: TrackSet,
    pub(super) wagons: u32,
}

impl<'a> Joinable<'a> {
    /// The viewer's tracks with at least this many spaces; none for the table.
    pub(super) fn new(
        game: &'a RailGame,
        view: &'a RailView,
        at_least: usize,
    ) -> Option<Joinable<'a>> {
        let (seat, _) = view.seated()?;
        let me = view.open.seat(seat);
        let fits = |track: &TrackId| {
            let length = game.track(*track).length();
            length >= at_least && length <= me.wagons as usize
        };
        Some(Joinable {
            game,
            view,
            own: me.tracks,
            open: view
                .open
                .free
                .minus(&me.barred)
                .iter()
                .filter(fits)
                .collect(),
            wagons: u32::from(me.wagons),
        })
    }

    /// How far every city is from the nearest of the given cities; own tracks cost nothing.
    pub(super) fn spread(&self, from: &[CityId], cost: impl Fn(TrackId) -> u32) -> Spread {
        let cities = self.game.cities().len();
        let mut spread = Spread {
            distance: vec![u32::MAX; cities],
            by: vec![None; cities],
        };
        let mut frontier = BinaryHeap::new();
        for city in from {
            spread.distance[city.index()] = 0;
            frontier.push(Reverse((0, *city)));
        }
        while let Some(Reverse((far, city))) = frontier.pop() {
            let outdated = far > spread.distance[city.index()];
            if outdated || (self.game.city(city).is_dead_end() && !from.contains(&city)) {
                continue;
            }
            for &(next, track) in self.game.graph().neighbours(city) {
                let step = match (self.own.contains(track), self.open.contains(track)) {
                    (true, _) => 0,
                    (_, true) => cost(track),
                    _ => continue,
                };
                let sum = far + step;
                if sum < spread.distance[next.index()] {
                    spread.distance[next.index()] = sum;
                    spread.by[next.index()] = Some((city, track));
                    frontier.push(Reverse((sum, next)));
                }
            }
        }
        spread
    }

    /// The path of fewest tracks that joins a ticket, as the list of tracks not laid yet; none if the wagons left are
    /// not enough for any path. Among paths with as many tracks, the one with fewer spaces wins.
    pub(super) fn ticket_path(&self, ticket: TicketId) -> Option<Vec<TrackId>> {
        /// More than the spaces of any path.
        const A_TRACK: u32 = 1000;
        let [a, b] = self.game.ticket(ticket).ends();
        let spread = self.spread(&[a], |track| A_TRACK + self.spaces(track));
        spread.distance(b)?;
        let path: Vec<TrackId> = self.missing(&spread.path(b)).collect();
        let spaces: u32 = path.iter().map(|track| self.spaces(*track)).sum();
        (spaces <= self.wagons).then_some(path)
    }

    /// Tracks of a path that are not laid yet.
    pub(super) fn missing(&self, path: &[TrackId]) -> impl Iterator<Item = TrackId> {
        path.iter()
            .copied()
            .filter(|track| !self.own.contains(*track))
    }

    /// The spaces of a track.
    pub(super) fn spaces(&self, track: TrackId) -> u32 {
        self.game.track(track).length() as u32
    }
}

/// How far every city is, and how to get there.
pub(super) struct Spread {
    distance: Vec<u32>,
    by: Vec<Option<(CityId, TrackId)>>,
}

impl Spread {
    /// How far a city is; none if it cannot be reached.
    pub(super) fn distance(&self, to: CityId) -> Option<u32> {
        Some(self.distance[to.index()]).filter(|far| *far < u32::MAX)
    }

    /// The tracks on the way to a city, in order.
    pub(super) fn path(&self, to: CityId) -> Vec<TrackId> {
        let mut tracks = Vec::new();
        let mut city = to;
        while let Some((before, track)) = self.by[city.index()] {
            tracks.push(track);
            city = before;
        }
        tracks.reverse();
        tracks
    }
}
