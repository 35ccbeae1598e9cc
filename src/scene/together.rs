//! What is left to build for several tickets together: ways that share tracks are paid for once.

use super::path::remaining;
use crate::catalog::{RailGame, Seat, TicketId, TicketSet, TrackSet};
use crate::engine::rail::RailView;

/// A network that serves several tickets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Together {
    /// All of its tracks, those already owned included.
    pub tracks: TrackSet,
    /// Spaces still to be built.
    pub spaces: u16,
    /// Tickets that no path serves any longer.
    pub impossible: TicketSet,
}

impl Together {
    /// Nothing to build.
    pub const NOTHING: Together = Together {
        tracks: TrackSet::NONE,
        spaces: 0,
        impossible: TicketSet::NONE,
    };
}

/// A short network for all of the tickets: the cheapest one is joined first, with its tracks for free from then on,
/// then the next cheapest. Not always the shortest network, but never longer than the ways one by one.
pub fn together(game: &RailGame, view: &RailView, seat: Seat, tickets: TicketSet) -> Together {
    let mut plan = Together::NOTHING;
    let Some(open) = view.open.seats.get(seat.index()) else {
        return plan;
    };
    let usable = super::table::usable(view, open);
    let mut built = open.tracks;
    let mut rest: Vec<TicketId> = tickets.iter().collect();
    for _ in 0..tickets.count() {
        let ways = rest.iter().filter_map(|ticket| {
            let way = remaining(game, &built, &usable, game.ticket(*ticket).ends())?;
            Some((way, *ticket))
        });
        let Some((way, ticket)) = ways.min_by_key(|(way, ticket)| (way.spaces, *ticket)) else {
            break;
        };
        plan.spaces += way.spaces;
        for track in way.tracks {
            built.insert(track);
            plan.tracks.insert(track);
        }
        rest.retain(|other| *other != ticket);
    }
    rest.into_iter()
        .for_each(|ticket| plan.impossible.insert(ticket));
    plan
}

/// Spaces to be built, by `Color::index`, gray ones last.
pub fn spaces_by_color(game: &RailGame, view: &RailView, tracks: &TrackSet) -> [u8; 9] {
    let mut spaces = [0; 9];
    let free = |track: &_| view.open.free.contains(*track);
    for track in tracks.iter().filter(free).map(|track| game.track(track)) {
        let color = track
            .color()
            .map_or(spaces.len() - 1, |color| color.index());
        spaces[color] += track.length() as u8;
    }
    spaces
}
