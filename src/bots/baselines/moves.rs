//! What the simple players share at the table: what a track asks for, drawing and paying plainly.

use std::cmp::Reverse;

use crate::catalog::*;
use crate::engine::rail::{RailAction, RailView};
use crate::engine::table::Cards;

/// The colour of which a hand has most.
pub(super) fn most_held(hand: Cards) -> Color {
    Color::ALL
        .into_iter()
        .max_by_key(|color| (hand.of_color(*color), Reverse(*color)))
        .unwrap_or(Color::Violet)
}

/// The locomotives that a ferry asks for.
pub(super) fn symbols(track: &Track) -> u8 {
    match track.kind() {
        TrackKind::Ferry { symbols } => symbols,
        _ => 0,
    }
}

/// What a track costs in a colour, without stand-ins.
pub(super) fn plain_price(track: &Track, color: Color) -> Cards {
    let symbols = symbols(track);
    Cards::of(color.into(), track.length() as u8 - symbols).plus(Cards::of(Card::Loco, symbols))
}

/// A listed claim of a track, preferably with few cards, few locomotives and the colour the hand has most of.
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
        .max_by_key(|(pay, _)| (Reverse((pay.total(), pay.locos())), held(pay)))
        .map(|(_, action)| action)
}

/// The listed claim of the longest track, which is also the most valuable.
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

/// Takes a face-up card, the first wanted first, else draws blind.
pub(super) fn draw(view: &RailView, listed: &[RailAction], wanted: &[Card]) -> Option<RailAction> {
    let place = |card: &Card| {
        let market = &view.open.cards.market;
        let place = market.iter().position(|face_up| *face_up == Some(*card))?;
        let take = RailAction::Take(place as u8);
        listed.contains(&take).then_some(take)
    };
    let blind = || listed.iter().find(|action| **action == RailAction::Draw);
    // With an empty pile, an unwanted card is better than none.
    let any = || {
        listed
            .iter()
            .find(|action| matches!(action, RailAction::Take(_)))
    };
    wanted
        .iter()
        .find_map(place)
        .or_else(|| blind().or_else(any).copied())
}

/// Draws tickets, if that is possible.
pub(super) fn draw_tickets(listed: &[RailAction]) -> Option<RailAction> {
    let is_draw = |action: &RailAction| matches!(action, RailAction::DrawTickets(_));
    listed.iter().copied().find(is_draw)
}

/// The decisions that all simple players make alike: they pay for tunnels if they can and take the first passengers.
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
