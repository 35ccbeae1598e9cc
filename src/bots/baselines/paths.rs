//! What the simple players share: shortest paths over free and own tracks, and drawing and paying plainly.

use crate::catalog::*;
use crate::engine::rail::{RailAction, RailView};
use crate::engine::table::{Cards, TrackSet};

/// Tracks still open to the seat, and its own.
pub(super) struct Joinable<'a> {
    pub(super) game: &'a RailGame,
    pub(super) view: &'a RailView,
    pub(super) own: TrackSet,
    pub(super) open: TrackSet,
}

impl<'a> Joinable<'a> {
    /// Those of the viewer with at least so many spaces; none for the table.
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
        })
    }

    /// The cheapest path between two cities and what it costs; own tracks cost nothing.
    pub(super) fn path(
        &self,
        from: CityId,
        to: CityId,
        cost: impl Fn(TrackId) -> u32,
    ) -> Option<(u32, Vec<TrackId>)> {
        let cities = self.game.cities().len();
        let mut distance = vec![u32::MAX; cities];
        let mut by: Vec<Option<(CityId, TrackId)>> = vec![None; cities];
        let mut done = vec![false; cities];
        distance[from.index()] = 0;
        for _ in 0..cities {
            let open = (0..cities).filter(|&city| !done[city] && distance[city] < u32::MAX);
            let Some(nearest) = open.min_by_key(|&city| distance[city]) else {
                break;
            };
            done[nearest] = true;
            let city = CityId(nearest as u8);
            if city != from && self.game.city(city).is_dead_end() {
                continue;
            }
            for &(next, track) in self.game.graph().neighbours(city) {
                let step = match (self.own.contains(track), self.open.contains(track)) {
                    (true, _) => 0,
                    (_, true) => cost(track),
                    _ => continue,
                };
                let sum = distance[nearest] + step;
                if sum < distance[next.index()] {
                    distance[next.index()] = sum;
                    by[next.index()] = Some((city, track));
                }
            }
        }
        let mut tracks = Vec::new();
        let mut city = to;
        while city != from {
            let (before, track) = by[city.index()]?;
            tracks.push(track);
            city = before;
        }
        tracks.reverse();
        Some((distance[to.index()], tracks))
    }

    /// Tracks of a path that are not laid yet.
    pub(super) fn missing(&self, path: &[TrackId]) -> impl Iterator<Item = TrackId> {
        path.iter()
            .copied()
            .filter(|track| !self.own.contains(*track))
    }
}

/// The colour of which a hand has most.
pub(super) fn most_held(hand: Cards) -> Color {
    Color::ALL
        .into_iter()
        .max_by_key(|color| (hand.of_color(*color), std::cmp::Reverse(*color)))
        .unwrap_or(Color::Violet)
}

/// A listed claim of a track, preferably with the colour that the hand has most of and few locomotives.
pub(super) fn claim(listed: &[RailAction], hand: Cards, wanted: TrackId) -> Option<RailAction> {
    let claims = listed.iter().copied().filter_map(|action| match action {
        RailAction::Claim { track, pay } if track == wanted => Some((pay, action)),
        _ => None,
    });
    let held = |pay: &Cards| -> u32 {
        pay.kinds()
            .map(|(card, count)| u32::from(hand.count(card)) * u32::from(count))
            .sum()
    };
    claims
        .max_by_key(|(pay, _)| (std::cmp::Reverse((pay.total(), pay.locos())), held(pay)))
        .map(|(_, action)| action)
}

/// Takes a face-up card of one of the colours, the first wanted first, else a locomotive, else draws blind.
pub(super) fn draw(
    view: &RailView,
    listed: &[RailAction],
    wanted: &[Color],
    locos: bool,
) -> Option<RailAction> {
    let place = |card: Card| {
        let market = &view.open.cards.market;
        let place = market.iter().position(|face_up| *face_up == Some(card))?;
        let take = RailAction::Take(place as u8);
        listed.contains(&take).then_some(take)
    };
    wanted
        .iter()
        .find_map(|color| place((*color).into()))
        .or_else(|| place(Card::Loco).filter(|_| locos))
        .or_else(|| {
            listed
                .contains(&RailAction::Draw)
                .then_some(RailAction::Draw)
        })
        .or_else(|| {
            listed
                .iter()
                .copied()
                .find(|action| matches!(action, RailAction::Take(_)))
        })
}

/// The listed claim of most points; then of the longest track.
pub(super) fn longest_claim(
    game: &RailGame,
    listed: &[RailAction],
    hand: Cards,
) -> Option<RailAction> {
    let track = listed
        .iter()
        .filter_map(|action| match action {
            RailAction::Claim { track, .. } => Some(*track),
            _ => None,
        })
        .max_by_key(|track| game.track(*track).length())?;
    claim(listed, hand, track)
}

/// The decisions that all simple players take alike: pays for tunnels if it can, takes the first passengers.
pub(super) fn by_the_way(listed: &[RailAction]) -> Option<RailAction> {
    listed.iter().copied().find(|action| {
        matches!(
            action,
            RailAction::PayTunnel(_)
                | RailAction::TakePassengers([Some(_), Some(_)])
                | RailAction::PlaceNeutral(_)
                | RailAction::Split(_)
        )
    })
}
