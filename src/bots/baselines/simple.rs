//! OneStep, LongRoute and Path.

use std::cmp::Reverse;

use super::BaselineKind;
use super::paths::*;
use crate::catalog::*;
use crate::engine::rail::{Phase, RailAction, RailView};
use crate::engine::table::TicketSet;

/// What one of the three does.
pub(super) fn decide(
    kind: BaselineKind,
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
) -> Option<RailAction> {
    match view.open.phase {
        Phase::FirstTickets | Phase::KeepTickets => keep(kind, game, view, listed),
        Phase::Turn | Phase::SecondCard => match kind {
            BaselineKind::Path => path_turn(game, view, listed),
            _ => step_turn(kind, game, view, listed),
        },
        _ => by_the_way(listed),
    }
}

fn points(game: &RailGame, tickets: TicketSet) -> u32 {
    tickets
        .iter()
        .map(|id| u32::from(game.ticket(id).points()))
        .sum()
}

fn keep(
    kind: BaselineKind,
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
) -> Option<RailAction> {
    let sets = listed.iter().filter_map(|action| match action {
        RailAction::Keep(kept) => Some(*kept),
        _ => None,
    });
    let first = view.open.phase == Phase::FirstTickets;
    let all = first && kind != BaselineKind::LongRoute;
    sets.min_by_key(|kept| match all {
        true => (Reverse(kept.count()), 0),
        false => (Reverse(0), points(game, *kept)),
    })
    .map(RailAction::Keep)
}

/// Tickets not joined yet.
fn open_tickets(game: &RailGame, view: &RailView) -> TicketSet {
    let held = view
        .seated()
        .map_or(TicketSet::NONE, |(_, own)| own.tickets);
    held.minus(view.completed(game))
}

fn step_turn(
    kind: BaselineKind,
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
) -> Option<RailAction> {
    let (_, own) = view.seated()?;
    let at_least = if kind == BaselineKind::LongRoute {
        3
    } else {
        1
    };
    let joinable = Joinable::new(game, view, at_least)?;
    let path_of = |id: TicketId| {
        let [a, b] = game.ticket(id).ends();
        joinable.path(a, b, |_| 1).map(|(_, path)| path)
    };
    let dearest = open_tickets(game, view)
        .iter()
        .filter_map(|id| path_of(id).map(|path| (game.ticket(id).points(), path)))
        .max_by_key(|(points, _)| *points);
    let aim = match dearest {
        Some((_, path)) => joinable.missing(&path).next(),
        None => {
            let far = view.open.seats.iter().all(|seat| seat.wagons >= 8);
            if kind == BaselineKind::OneStep && far && view.open.phase == Phase::Turn {
                let tickets = listed.iter().copied();
                let mut tickets =
                    tickets.filter(|action| matches!(action, RailAction::DrawTickets(_)));
                if let Some(draw) = tickets.next() {
                    return Some(draw);
                }
            }
            joinable
                .open
                .iter()
                .max_by_key(|track| game.track(*track).length())
        }
    };
    let Some(aim) = aim else {
        return longest_claim(game, listed, own.hand).or_else(|| draw(view, listed, &[], true));
    };
    let wanted = game
        .track(aim)
        .color()
        .unwrap_or_else(|| most_held(own.hand));
    claim(listed, own.hand, aim).or_else(|| draw(view, listed, &[wanted], true))
}

fn path_turn(game: &RailGame, view: &RailView, listed: &[RailAction]) -> Option<RailAction> {
    let (_, own) = view.seated()?;
    let joinable = Joinable::new(game, view, 1)?;
    let rules = game.variants().get(view.open.variant)?;
    let mut wanted: Vec<(u32, TrackId)> = Vec::new();
    for id in open_tickets(game, view).iter() {
        let ticket = game.ticket(id);
        let [a, b] = ticket.ends();
        let Some((_, path)) = joinable.path(a, b, |_| 1) else {
            continue;
        };
        for track in joinable.missing(&path) {
            let own_points = u32::from(rules.points[game.track(track).length()]);
            wanted.push((own_points + 2 * u32::from(ticket.points()), track));
        }
    }
    wanted.sort_by_key(|(priority, track)| (Reverse(*priority), *track));
    if wanted.is_empty() {
        return longest_claim(game, listed, own.hand).or_else(|| draw(view, listed, &[], false));
    }
    let needs = |&(_, id): &(u32, TrackId)| {
        let track = game.track(id);
        let color = track.color().unwrap_or_else(|| most_held(own.hand));
        (usize::from(own.hand.of_color(color)) < track.length()).then_some(color)
    };
    let colors: Vec<Color> = wanted.iter().filter_map(needs).collect();
    let ferries = wanted
        .iter()
        .any(|(_, track)| game.track(*track).is_ferry());
    wanted
        .iter()
        .find_map(|(_, track)| claim(listed, own.hand, *track))
        .or_else(|| draw(view, listed, &colors, ferries))
}
