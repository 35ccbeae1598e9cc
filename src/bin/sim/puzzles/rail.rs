//! Puzzles of the map games.

use branchline::bots::{Bot, Budget, Level, Player, Temperament};
use branchline::catalog::{CityId, GameId, RailGame, TicketId, TrackId, TrackSet};
use branchline::engine::game::{PlayerView, World};
use branchline::engine::puzzle::Task;
use branchline::engine::rail::{Network, Owner, completed_tickets, longest_path};
use branchline::engine::table::{Rng, Setup, Viewer};

use super::tickets_of;

/// A puzzle of one of the four kinds, from a position of a game.
pub fn on_map(id: GameId, game: &RailGame, kind: usize, rng: &mut Rng) -> Option<Task> {
    let decisions = 50 + rng.below(60);
    let view = position(id, rng, decisions)?;
    let view = view.rail()?;
    let seat = view.open.to_act()?;
    let tracks = view.open.seat(seat).tracks;
    if !(6..=16).contains(&tracks.count()) {
        return None;
    }
    let free: Vec<TrackId> = { game.track_ids() }
        .filter(|track| {
            let route = game.route(game.track(*track).route());
            route.tracks().iter().all(|other| !tracks.contains(*other))
                && view.open.owner(*track) == Owner::Nobody
        })
        .collect();
    let held = view.own.as_ref()?.tickets;
    match kind {
        0 => keep(game, tracks, rng),
        1 => last_turn(game, tracks, held.iter().collect(), free, rng),
        2 => complete(game, tracks, free, rng),
        _ => longest(game, tracks, rng),
    }
}

/// Tickets around the network, some of which are complete.
fn keep(game: &RailGame, tracks: TrackSet, rng: &mut Rng) -> Option<Task> {
    let mut tickets: Vec<TicketId> = tickets_of(game.tickets().len()).collect();
    rng.shuffle(&mut tickets);
    let done = completed_tickets(game, &tracks, tickets.iter().copied().collect());
    let touches = |ticket: &TicketId| {
        let ends = game.ticket(*ticket).ends();
        let on = |end| {
            tracks
                .iter()
                .any(|track| game.track(track).ends().contains(&end))
        };
        ends.into_iter().filter(|end| on(*end)).count()
    };
    let (good, others): (Vec<_>, Vec<_>) =
        { tickets.into_iter() }.partition(|it| done.contains(*it));
    let mut close: Vec<TicketId> = others;
    close.sort_by_key(|ticket| std::cmp::Reverse(touches(ticket)));
    let count = 4 + rng.below(5) as usize;
    let good: Vec<TicketId> = good.into_iter().take(count - 2).collect();
    let rest = count - good.len();
    let mut choose: Vec<TicketId> = good
        .into_iter()
        .chain(close.into_iter().take(rest))
        .collect();
    choose.sort();
    Some(Task::Keep { tracks, choose })
}

/// Long tracks, and shorter ones that complete a ticket.
fn last_turn(
    game: &RailGame,
    tracks: TrackSet,
    mut held: Vec<TicketId>,
    mut free: Vec<TrackId>,
    rng: &mut Rng,
) -> Option<Task> {
    let network = Network::new(game, &tracks);
    let completes = |track: TrackId, ticket: TicketId| {
        let mut more = tracks;
        more.insert(track);
        let ends = game.ticket(ticket).ends();
        !network.joins(game, ends) && Network::new(game, &more).joins(game, ends)
    };
    // Tickets that one track completes, whoever holds them: the more of them, the better the puzzle.
    let all = tickets_of(game.tickets().len());
    let near = all.filter(|ticket| free.iter().any(|track| completes(*track, *ticket)));
    let mut near: Vec<TicketId> = near.collect();
    rng.shuffle(&mut near);
    held.truncate(2);
    held.extend(near.into_iter().take(3));
    held.sort();
    held.dedup();
    rng.shuffle(&mut free);
    let useful = |track: &TrackId| held.iter().any(|ticket| completes(*track, *ticket));
    let (mut good, others): (Vec<_>, Vec<_>) = free.into_iter().partition(useful);
    let mut others = others;
    others.sort_by_key(|track| std::cmp::Reverse(game.track(*track).length()));
    good.truncate(4);
    let count = 5 + rng.below(4) as usize;
    let rest = count.saturating_sub(good.len());
    let mut choose: Vec<TrackId> = good
        .into_iter()
        .chain(others.into_iter().take(rest))
        .collect();
    choose.sort();
    Some(Task::LastTurn {
        tracks,
        tickets: held.into_iter().collect(),
        choose,
    })
}

/// A ticket that two or more tracks complete, with the ways that are nearly as cheap.
fn complete(game: &RailGame, tracks: TrackSet, free: Vec<TrackId>, rng: &mut Rng) -> Option<Task> {
    let network = Network::new(game, &tracks);
    let mut tickets: Vec<TicketId> = tickets_of(game.tickets().len()).collect();
    rng.shuffle(&mut tickets);
    let open = |ticket: &TicketId| !network.joins(game, game.ticket(*ticket).ends());
    for ticket in tickets.into_iter().filter(open) {
        let mut choose: Vec<TrackId> = Vec::new();
        let mut banned: Vec<TrackId> = Vec::new();
        // The cheapest way, then the cheapest without one of its tracks, and so on.
        for _ in 0..6 {
            let list: Vec<TrackId> = { free.iter().copied() }
                .filter(|track| !banned.contains(track))
                .collect();
            let Some(way) = cheapest_way(game, tracks, ticket, &list) else {
                break;
            };
            let more = way.iter().filter(|track| !choose.contains(track)).count();
            if choose.len() + more > 12 {
                break;
            }
            banned.push(way[rng.below(way.len() as u32) as usize]);
            choose.extend(way);
            choose.sort();
            choose.dedup();
        }
        let best = cheapest_way(game, tracks, ticket, &free)?;
        if (2..=5).contains(&best.len()) && choose.len() >= best.len() + 3 {
            return Some(Task::Complete {
                tracks,
                ticket,
                choose,
            });
        }
    }
    None
}

/// The tracks of the cheapest way, a few at a time, since a puzzle holds only so many.
fn cheapest_way(
    game: &RailGame,
    tracks: TrackSet,
    ticket: TicketId,
    free: &[TrackId],
) -> Option<Vec<TrackId>> {
    let network = Network::new(game, &tracks);
    let [from, to] = game.ticket(ticket).ends();
    let groups: Vec<u64> = (0..game.cities().len())
        .map(|city| network.joined_with(game, CityId(city as u8)))
        .collect();
    let mut reached: Vec<Option<(usize, Vec<TrackId>)>> = vec![None; groups.len()];
    let enter = |reached: &mut Vec<Option<(usize, Vec<TrackId>)>>,
                 city: usize,
                 cost: usize,
                 way: &[TrackId]| {
        for other in (0..groups.len()).filter(|other| groups[city] >> other & 1 == 1) {
            if reached[other]
                .as_ref()
                .is_none_or(|(known, _)| cost < *known)
            {
                reached[other] = Some((cost, way.to_vec()));
            }
        }
    };
    enter(&mut reached, from.index(), 0, &[]);
    for _ in 0..groups.len() {
        for track in free {
            let [a, b] = game.track(*track).ends();
            for (one, other) in [(a, b), (b, a)] {
                let through = game.city(one).is_dead_end() && one != from;
                if let Some((cost, way)) = reached[one.index()].clone().filter(|_| !through) {
                    let cost = cost + game.track(*track).length();
                    let way: Vec<TrackId> = way.into_iter().chain([*track]).collect();
                    enter(&mut reached, other.index(), cost, &way);
                }
            }
        }
    }
    reached[to.index()].clone().map(|(_, way)| way)
}

/// The length, and others near it.
fn longest(game: &RailGame, tracks: TrackSet, rng: &mut Rng) -> Option<Task> {
    let right = longest_path(game, &tracks);
    let all: usize = tracks.iter().map(|track| game.track(track).length()).sum();
    let below = rng.below(4) as u16;
    let mut choose: Vec<u16> = (0..5).map(|step| right + step - below.min(right)).collect();
    choose.push(all as u16);
    choose.sort();
    choose.dedup();
    Some(Task::Longest { tracks, choose })
}

/// Somewhere in a game between bots, as the seat to act sees it.
fn position(id: GameId, rng: &mut Rng, decisions: u32) -> Option<PlayerView> {
    let seed = u64::from(rng.below(u32::MAX));
    let seats = branchline::catalog::game(id).players().min;
    let mut world = World::new(&Setup::new(id, seats, seed)).ok()?;
    let mut player = Player::new(Level::Regular, Temperament::Even, seed);
    for _ in 0..decisions {
        let view = world.view(Viewer::Seat(world.to_act()?));
        let action = player.choose(&view, &mut Budget::rounds(0))?;
        world.step(action).ok()?;
    }
    Some(world.view(Viewer::Seat(world.to_act()?)))
}
