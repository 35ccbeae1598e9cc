//! Racer: the cheapest tickets and the longest tracks, so that the others run out of time.

use std::cmp::Reverse;

use super::moves::*;
use super::paths::Joinable;
use crate::catalog::*;
use crate::engine::rail::{Phase, RailAction, RailView};
use crate::engine::table::Cards;

/// Tracks of so many spaces are long.
const LONG: usize = 6;
/// A rival with so few wagons left makes it hurry.
const HURRY: u8 = 6;

/// What Racer does.
pub(super) fn decide(
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
) -> Option<RailAction> {
    match view.open.phase {
        Phase::FirstTickets | Phase::KeepTickets => keep_cheapest(game, listed),
        Phase::Turn | Phase::SecondCard => turn(game, view, listed),
        _ => by_the_way(listed),
    }
}

fn keep_cheapest(game: &RailGame, listed: &[RailAction]) -> Option<RailAction> {
    let points = |action: &RailAction| match action {
        RailAction::Keep(kept) => kept
            .iter()
            .map(|id| u32::from(game.ticket(id).points()))
            .sum(),
        _ => u32::MAX,
    };
    listed.iter().copied().min_by_key(points)
}

fn turn(game: &RailGame, view: &RailView, listed: &[RailAction]) -> Option<RailAction> {
    let (seat, own) = view.seated()?;
    let joinable = Joinable::new(game, view, 1)?;
    let length = |track: &TrackId| game.track(*track).length();
    let longest = joinable.open.iter().map(|track| length(&track)).max();
    // Without a long track left, the longest there are will do.
    let enough = longest.unwrap_or(0).min(LONG);
    let rivals = view.open.seats.iter().enumerate();
    let mut rivals = rivals.filter(|(rival, _)| *rival != seat.index());
    let hurry = rivals.any(|(_, rival)| rival.wagons <= HURRY);
    if let Some(claim) = longest_claim(game, listed, own.hand)
        && let RailAction::Claim { track, .. } = claim
        && (hurry || length(&track) >= enough)
    {
        return Some(claim);
    }
    let long = joinable.open.iter().filter(|track| length(track) >= enough);
    let aim = long.min_by_key(|track| (missing(game, *track, own.hand).1, Reverse(length(track))));
    let wanted = aim.map(|track| missing(game, track, own.hand).0);
    let cards: Vec<Card> = wanted.map(Card::from).into_iter().collect();
    draw(view, listed, &[&cards[..], &[Card::Loco]].concat())
}

/// The colour in which a track lacks the fewest cards, and how many.
fn missing(game: &RailGame, track: TrackId, hand: Cards) -> (Color, u8) {
    let track = game.track(track);
    let color = track.color().unwrap_or_else(|| most_held(hand));
    (color, plain_price(track, color).beyond(hand).total())
}
