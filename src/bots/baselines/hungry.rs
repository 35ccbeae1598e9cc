//! Hungry: a tree for all tickets, and more tickets whenever there are wagons for them.

use std::cmp::Reverse;

use super::Occasion;
use super::moves::*;
use super::paths::*;
use super::tree::*;
use crate::catalog::*;
use crate::engine::rail::{Phase, RailAction, RailView};
use crate::engine::table::{Cards, TicketSet, TrackSet};

/// What Hungry does.
pub(super) fn decide(
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
    tree: &mut Option<(Occasion, Tree)>,
) -> Option<RailAction> {
    let (_, own) = view.seated()?;
    let joinable = Joinable::new(game, view, 1)?;
    let open = own.tickets.minus(view.completed(game));
    match view.open.phase {
        Phase::FirstTickets | Phase::KeepTickets => keep(&joinable, open, listed),
        Phase::Turn | Phase::SecondCard => {
            let now = Occasion::now(view)?;
            let kept = tree.take().filter(|(then, _)| *then == now);
            let (_, tree) = tree.insert(kept.unwrap_or_else(|| {
                let wanted = joinable_tickets(&joinable, open);
                (now, Tree::new(&joinable, wanted))
            }));
            if view.open.phase == Phase::Turn
                && tree.need + 8 < joinable.wagons
                && let Some(draw) = draw_tickets(listed)
            {
                return Some(draw);
            }
            build(&joinable, listed, own.hand, tree)
        }
        _ => by_the_way(listed),
    }
}

fn keep(joinable: &Joinable<'_>, open: TicketSet, listed: &[RailAction]) -> Option<RailAction> {
    let mut best: Option<(f64, TicketSet)> = None;
    let mut least: Option<((usize, u32), TicketSet)> = None;
    for action in listed {
        let RailAction::Keep(kept) = *action else {
            continue;
        };
        let wanted = joinable_tickets(joinable, open.plus(kept));
        let tree = Tree::new(joinable, wanted);
        // A ticket that cannot be joined needs no tracks, but that does not make it a bargain.
        let lost = kept.minus(wanted).iter().count();
        let needs = (lost, tree.need);
        if least.is_none_or(|(fewest, _)| needs < fewest) {
            least = Some((needs, kept));
        }
        if lost == 0 && tree.need + 5 <= joinable.wagons {
            let points: u32 = wanted
                .iter()
                .map(|id| u32::from(joinable.game.ticket(id).points()))
                .sum();
            let rate = f64::from(points + tree.points) / f64::from(tree.need.max(1));
            if best.is_none_or(|(most, _)| rate > most) {
                best = Some((rate, kept));
            }
        }
    }
    best.map(|(_, kept)| kept)
        .or(least.map(|(_, kept)| kept))
        .map(RailAction::Keep)
}

/// Claims any track of the plan, else draws what the plan needs most; with the plan finished, the longest track.
fn build(
    joinable: &Joinable<'_>,
    listed: &[RailAction],
    hand: Cards,
    tree: &Tree,
) -> Option<RailAction> {
    let game = joinable.game;
    let tracks: TrackSet = tree
        .tracks
        .iter()
        .map(|track| handiest(joinable, hand, track))
        .collect();
    if tracks.is_empty()
        && let Some(action) = longest_claim(game, listed, hand)
    {
        return Some(action);
    }
    let needed = needed(game, &tracks);
    let spare = hand.beyond(needed);
    let claims = listed.iter().filter_map(|action| match action {
        RailAction::Claim { track, pay }
            if tracks.contains(*track) && spares(game.track(*track), *pay, spare) =>
        {
            let gray = game.track(*track).color().is_none();
            Some(((gray, pay.total(), pay.locos()), *action))
        }
        _ => None,
    });
    // Colour match first, then few cards.
    if let Some((_, action)) = claims.min_by_key(|(price, _)| *price) {
        return Some(action);
    }
    let missing = with_grays(game, &tracks, needed, hand).beyond(hand);
    let mut wanted: Vec<(Card, u8)> = missing.kinds().collect();
    wanted.sort_by_key(|(_, count)| Reverse(*count));
    let wanted: Vec<Card> = wanted.into_iter().map(|(card, _)| card).collect();
    draw(joinable.view, listed, &wanted)
}

/// Among the parallel tracks between the same two cities, the one with the fewest cards missing: the plan only cares
/// which cities are joined, so a matching colour wins.
fn handiest(joinable: &Joinable<'_>, hand: Cards, planned: TrackId) -> TrackId {
    let game = joinable.game;
    let route = game.route(game.track(planned).route());
    let beside = route.tracks().iter().copied().filter(|other| {
        joinable.open.contains(*other) && joinable.spaces(*other) == joinable.spaces(planned)
    });
    let missing = |id: &TrackId| {
        let track = game.track(*id);
        let color = track.color().unwrap_or_else(|| most_held(hand));
        plain_price(track, color).beyond(hand).total()
    };
    beside.min_by_key(missing).unwrap_or(planned)
}

/// The cards that tracks ask for by colour, and the locomotives of their ferries.
fn needed(game: &RailGame, tracks: &TrackSet) -> Cards {
    tracks.iter().fold(Cards::NONE, |needed, id| {
        let track = game.track(id);
        needed.plus(match track.color() {
            Some(color) => plain_price(track, color),
            None => Cards::of(Card::Loco, symbols(track)),
        })
    })
}

/// Adds what the gray tracks ask for, each in the colour with the most cards to spare.
fn with_grays(game: &RailGame, tracks: &TrackSet, needed: Cards, hand: Cards) -> Cards {
    let grays = tracks.iter().map(|id| game.track(id));
    let grays = grays.filter(|track| track.color().is_none());
    grays.fold(needed, |needed, track| {
        let left =
            |color: &Color| i32::from(hand.of_color(*color)) - i32::from(needed.of_color(*color));
        let color = Color::ALL.into_iter().max_by_key(left);
        let wagons = track.length() as u8 - symbols(track);
        color.map_or(needed, |color| needed.plus(Cards::of(color.into(), wagons)))
    })
}

/// Whether a payment spends nothing that the plan needs elsewhere. The track's own colour and locomotives may always
/// be spent; all other cards must be spare, on a gray track as well as when they replace locomotives (NO-5).
fn spares(track: &Track, pay: Cards, spare: Cards) -> bool {
    let own = track.color().map_or(Cards::NONE, |color| {
        Cards::of(color.into(), pay.of_color(color).min(track.length() as u8))
    });
    let rest = pay.beyond(own.plus(Cards::of(Card::Loco, pay.locos())));
    spare.contains(rest)
}
