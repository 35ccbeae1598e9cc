//! Keeping five cards face up and the pile filled.

use super::super::table::*;
use super::book::Book;
use super::event::{Fact, RailEvent};
use super::state::RailState;
use crate::catalog::*;

/// How often in a row the market may be cleared.
const MOST_CLEARINGS: usize = 3;
/// This many face-up locomotives clear the market.
const TOO_MANY_LOCOS: usize = 3;

/// Draws the top card. The caller reports the card first and renews the pile afterwards: an emptied pile is renewed at
/// once, but the card came from the old one.
pub(super) fn draw(state: &mut RailState, sink: &mut impl Sink<Fact>) -> Option<Card> {
    renew(state, sink);
    state.hidden.pile.draw(&mut state.open.cards)
}

/// Makes the discards a new pile if the old one is empty.
pub(super) fn renew(state: &mut RailState, sink: &mut impl Sink<Fact>) {
    let display = &mut state.open.cards;
    if state
        .hidden
        .pile
        .reshuffle_if_empty(display, &mut state.hidden.rng)
    {
        let count = display.pile;
        sink.tell(|| RailEvent::PileReshuffled { count });
    }
}

/// Puts the table in order after cards have moved: new pile, full market, not too many locomotives.
pub(super) fn replenish(book: &Book<'_>, state: &mut RailState, sink: &mut impl Sink<Fact>) {
    fill(state, sink);
    if book.rules.three_locomotives == ThreeLocomotives::Stay {
        return;
    }
    for _ in 0..MOST_CLEARINGS {
        if state.open.cards.face_up_locos() < TOO_MANY_LOCOS || !clearing_can_help(book, state) {
            return;
        }
        let cards = state.open.cards.face_up();
        state.open.cards.market = [None; MARKET];
        state.open.cards.discards = state.open.cards.discards.plus(cards);
        sink.tell(|| RailEvent::MarketCleared { cards });
        fill(state, sink);
    }
}

fn fill(state: &mut RailState, sink: &mut impl Sink<Fact>) {
    renew(state, sink);
    for place in 0..MARKET {
        if state.open.cards.market[place].is_some() {
            continue;
        }
        let Some(card) = draw(state, sink) else {
            return;
        };
        state.open.cards.market[place] = Some(card);
        sink.tell(|| RailEvent::MarketFilled {
            place: place as u8,
            card,
        });
        renew(state, sink);
    }
}

/// Whether the cards that are not in hands could make a market with fewer locomotives (R-12, ruling). Anybody who
/// counts the cards taken in the open knows this too, so looking at the real hands gives nothing away.
fn clearing_can_help(book: &Book<'_>, state: &RailState) -> bool {
    let display = &state.open.cards;
    let around = display
        .face_up()
        .plus(display.discards)
        .plus(state.hidden.pile.contents());
    debug_assert!(around.locos() <= book.rules.locomotives);
    let dealt = (around.total() as usize).min(MARKET);
    let wagons = (around.total() - around.locos()) as usize;
    dealt.saturating_sub(wagons) < TOO_MANY_LOCOS
}
