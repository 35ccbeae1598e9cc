//! The answers to puzzles on a map.

use super::super::rail::{Network, completed_tickets, longest_path};
use super::{Puzzle, Task, picked, places};
use crate::catalog::{RailGame, TicketId, TicketSet, TrackId, TrackSet, game};

pub(super) fn value(puzzle: &Puzzle, picks: u32) -> Option<i32> {
    let game = game(puzzle.game).rail()?;
    match &puzzle.task {
        Task::Keep { tracks, choose } => Some(kept(game, tracks, picked(choose, picks).collect())),
        Task::LastTurn {
            tracks,
            tickets,
            choose,
        } => {
            let track = picked(choose, picks).next()?;
            let length = game.track(track).length();
            let laid = i32::from(game.variants().standard().points[length]);
            Some(laid + kept(game, &with(tracks, [track]), *tickets))
        }
        Task::Complete {
            tracks,
            ticket,
            choose,
        } => {
            let laid: Vec<TrackId> = picked(choose, picks).collect();
            let wagons: usize = laid.iter().map(|track| game.track(*track).length()).sum();
            let network = Network::new(game, &with(tracks, laid));
            let joined = network.joins(game, game.ticket(*ticket).ends());
            joined.then_some(-(wagons as i32))
        }
        Task::Longest { tracks, choose } => {
            let said = picked(choose, picks).next()?;
            let right = longest_path(game, tracks);
            Some(-i32::from(said.abs_diff(right)))
        }
        Task::Pile { .. } => None,
    }
}

/// What tickets are worth with a network: points for the completed ones, and as many against for the others.
fn kept(game: &RailGame, tracks: &TrackSet, tickets: TicketSet) -> i32 {
    let done = completed_tickets(game, tracks, tickets);
    let worth = |id: TicketId| {
        let points = i32::from(game.ticket(id).points());
        if done.contains(id) { points } else { -points }
    };
    tickets.iter().map(worth).sum()
}

fn with(tracks: &TrackSet, more: impl IntoIterator<Item = TrackId>) -> TrackSet {
    let mut all = *tracks;
    more.into_iter().for_each(|track| all.insert(track));
    all
}

pub(super) fn best(puzzle: &Puzzle) -> Option<u32> {
    let game = game(puzzle.game).rail()?;
    match &puzzle.task {
        Task::Keep { tracks, choose } => {
            let done = completed_tickets(game, tracks, choose.iter().copied().collect());
            Some(places(choose, |ticket| done.contains(*ticket)))
        }
        Task::LastTurn { choose, .. } => {
            let each = (0..choose.len()).map(|place| 1 << place);
            each.max_by_key(|pick| value(puzzle, *pick))
        }
        Task::Complete {
            tracks,
            ticket,
            choose,
        } => cheapest(game, tracks, *ticket, choose, |track| {
            game.track(track).length()
        }),
        Task::Longest { tracks, choose } => {
            let right = longest_path(game, tracks);
            Some(places(choose, |length| *length == right))
        }
        Task::Pile { .. } => None,
    }
}

/// The cheapest way between the ends of a ticket: from city to city, one's own tracks for nothing.
fn cheapest(
    game: &RailGame,
    tracks: &TrackSet,
    ticket: TicketId,
    choose: &[TrackId],
    cost: impl Fn(TrackId) -> usize,
) -> Option<u32> {
    let [from, to] = game.ticket(ticket).ends();
    // For every city the least cost found so far, and the picks on the way there.
    let mut reached: Vec<Option<(usize, u32)>> = vec![None; game.cities().len()];
    reached[from.index()] = Some((0, 0));
    let own = tracks.iter().map(|track| (track, 0, 0));
    let free =
        { choose.iter().enumerate() }.map(|(place, track)| (*track, cost(*track), 1 << place));
    let steps: Vec<(TrackId, usize, u32)> = own.chain(free).collect();
    // A way visits every city at most once, so as many rounds as there are cities find the cheapest.
    for _ in 0..game.cities().len() {
        for (track, wagons, pick) in &steps {
            let [a, b] = game.track(*track).ends();
            for (one, other) in [(a, b), (b, a)] {
                // A dead end joins nothing: a way may begin or end there, but not lead through (GE-5).
                let through = one != from && game.city(one).is_dead_end();
                let Some((spent, picks)) = reached[one.index()].filter(|_| !through) else {
                    continue;
                };
                let found = (spent + wagons, picks | pick);
                if reached[other.index()].is_none_or(|known| found.0 < known.0) {
                    reached[other.index()] = Some(found);
                }
            }
        }
    }
    reached[to.index()].map(|(_, picks)| picks)
}

pub(super) fn hasty(puzzle: &Puzzle) -> Option<u32> {
    let game = game(puzzle.game).rail()?;
    match &puzzle.task {
        // Both cities have a wagon of ours, whether these are joined or not.
        Task::Keep { tracks, choose } => {
            let touched = |city| {
                tracks
                    .iter()
                    .any(|track| game.track(track).ends().contains(&city))
            };
            Some(places(choose, |ticket| {
                game.ticket(*ticket).ends().into_iter().all(touched)
            }))
        }
        Task::LastTurn { choose, .. } => {
            let longest = { 0..choose.len() }.rev();
            let longest = longest.max_by_key(|place| game.track(choose[*place]).length());
            longest.map(|place| 1 << place)
        }
        // The fewest tracks, whatever they cost.
        Task::Complete {
            tracks,
            ticket,
            choose,
        } => cheapest(game, tracks, *ticket, choose, |_| 1),
        // Everything there is.
        Task::Longest { tracks, choose } => {
            let all: usize = tracks.iter().map(|track| game.track(track).length()).sum();
            Some(places(choose, |length| usize::from(*length) == all))
        }
        Task::Pile { .. } => None,
    }
}
