//! OneStep, LongRoute and Path.

use std::cmp::Reverse;

use super::moves::*;
use super::paths::*;
use super::{BaselineKind, Occasion};
use crate::catalog::*;
use crate::engine::rail::{Phase, RailAction, RailView};
use crate::engine::table::TicketSet;

/// The track that OneStep or LongRoute is after, and the colour for it.
pub(super) struct Aim {
    track: TrackId,
    wanted: Color,
}

/// What one of the three does.
pub(super) fn decide(
    kind: BaselineKind,
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
    aim: &mut Option<(Occasion, Aim)>,
) -> Option<RailAction> {
    match view.open.phase {
        Phase::FirstTickets | Phase::KeepTickets => keep(kind, game, view, listed),
        Phase::Turn | Phase::SecondCard => match kind {
            BaselineKind::Path => path_turn(game, view, listed),
            _ => step_turn(kind, game, view, listed, aim),
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

fn step_turn(
    kind: BaselineKind,
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
    aim: &mut Option<(Occasion, Aim)>,
) -> Option<RailAction> {
    let (_, own) = view.seated()?;
    let long = kind == BaselineKind::LongRoute;
    let joinable = Joinable::new(game, view, if long { 3 } else { 1 })?;
    let now = Occasion::now(view)?;
    let aim = match aim.take().filter(|(then, _)| *then == now) {
        Some(kept) => &aim.insert(kept).1,
        None => {
            let next = ticket_step(&joinable, own.tickets.minus(view.completed(game)));
            if next.is_none()
                && !long
                && view.open.phase == Phase::Turn
                && view.open.seats.iter().all(|seat| seat.wagons >= 8)
                && let Some(draw) = draw_tickets(listed)
            {
                return Some(draw);
            }
            let Some(track) = next.or_else(|| longest(&joinable)) else {
                let claim = longest_claim(game, listed, own.hand);
                return claim.or_else(|| draw(view, listed, &[Card::Loco]));
            };
            let color = game.track(track).color();
            let wanted = color.unwrap_or_else(|| most_held(own.hand));
            &aim.insert((now, Aim { track, wanted })).1
        }
    };
    // Affordable means anything the rules accept: these two burn other cards as stand-ins without a second thought.
    claim(listed, own.hand, aim.track)
        .or_else(|| draw(view, listed, &[aim.wanted.into(), Card::Loco]))
}

/// The first track missing on the way of the dearest ticket.
fn ticket_step(joinable: &Joinable<'_>, open: TicketSet) -> Option<TrackId> {
    let paths = open.iter().filter_map(|id| {
        let path = joinable.ticket_path(id)?;
        Some((joinable.game.ticket(id).points(), path))
    });
    let (_, path) = paths.max_by_key(|(points, _)| *points)?;
    path.first().copied()
}

/// The longest track that fits, and among equals the first in the map's list: the published descriptions state no
/// preference, and these two do not look for the one that suits their hand.
fn longest(joinable: &Joinable<'_>) -> Option<TrackId> {
    let open = joinable.open.iter();
    open.max_by_key(|track| (joinable.spaces(*track), Reverse(*track)))
}

fn path_turn(game: &RailGame, view: &RailView, listed: &[RailAction]) -> Option<RailAction> {
    let (_, own) = view.seated()?;
    let joinable = Joinable::new(game, view, 1)?;
    let rules = game.variants().get(view.open.variant)?;
    let mut wanted: Vec<(u32, TrackId)> = Vec::new();
    for id in own.tickets.minus(view.completed(game)).iter() {
        for track in joinable.ticket_path(id).unwrap_or_default() {
            let own_points = u32::from(rules.points[game.track(track).length()]);
            let ticket_points = u32::from(game.ticket(id).points());
            wanted.push((own_points + 2 * ticket_points, track));
        }
    }
    wanted.sort_by_key(|(priority, track)| (Reverse(*priority), *track));
    if wanted.is_empty() {
        return longest_claim(game, listed, own.hand).or_else(|| draw(view, listed, &[]));
    }
    // It pays with one colour and never with stand-ins, which its other tracks need.
    let plain: Vec<RailAction> = listed
        .iter()
        .copied()
        .filter(|action| match action {
            RailAction::Claim { track, pay } => {
                usize::from(pay.total()) == game.track(*track).length()
            }
            _ => false,
        })
        .collect();
    wanted
        .iter()
        .find_map(|(_, track)| claim(&plain, own.hand, *track))
        .or_else(|| {
            let missing = |(_, id): &(u32, TrackId)| {
                let track = game.track(*id);
                let color = track.color().unwrap_or_else(|| most_held(own.hand));
                let missing = plain_price(track, color).beyond(own.hand);
                missing.kinds().map(|(card, _)| card).collect::<Vec<Card>>()
            };
            let mut cards: Vec<Card> = wanted.iter().flat_map(missing).collect();
            // The colours in the order of their tracks; a locomotive for a ferry after them, as OneStep takes it.
            cards.sort_by_key(|card| *card == Card::Loco);
            draw(view, listed, &cards)
        })
}
