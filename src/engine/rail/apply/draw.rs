//! Drawing wagon cards.

use super::super::super::table::{RuleError, Sink};
use super::super::book::Book;
use super::super::event::{Fact, RailEvent};
use super::super::state::{Phase, RailState};
use super::super::{legal, market};
use super::turn;
use crate::catalog::{Card, FaceUpLocomotive};

/// How much of a turn a card uses up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cost {
    OneCard,
    BothCards,
}

/// Takes a face-up card.
pub(super) fn take(
    book: &Book<'_>,
    state: &mut RailState,
    place: u8,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    let card = legal::check_take(book, &state.open, place)?;
    let seat = state.open.to_act;
    state.open.cards.market[place as usize] = None;
    state.own[seat.index()].hand.add(card);
    let open_seat = &mut state.open.seats[seat.index()];
    open_seat.hand += 1;
    open_seat.known.add(card);
    sink.tell(|| RailEvent::CardTaken { seat, place, card });
    market::replenish(book, state, sink);
    let dear = card == Card::Loco && book.rules.face_up_locomotive == FaceUpLocomotive::TwoCards;
    go_on(
        book,
        state,
        if dear { Cost::BothCards } else { Cost::OneCard },
        sink,
    );
    Ok(())
}

/// Draws a card blind.
pub(super) fn draw(
    book: &Book<'_>,
    state: &mut RailState,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    if state.open.cards.pile == 0 {
        return Err(RuleError::EmptyPile);
    }
    // The market has not changed, so one left with three locomotives stays as it is.
    draw_blind(state, sink);
    go_on(book, state, Cost::OneCard, sink);
    Ok(())
}

/// Stops after one card (GE-13, NL-11).
pub(super) fn stop(
    book: &Book<'_>,
    state: &mut RailState,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    legal::check_stop(book)?;
    let seat = state.open.to_act;
    sink.tell(|| RailEvent::StoppedDrawing { seat });
    turn::end(book, state, sink);
    Ok(())
}

/// Moves the top card into the hand of the seat to act, unseen by the others. Says whether there was one.
pub(super) fn draw_blind(state: &mut RailState, sink: &mut impl Sink<Fact>) -> bool {
    let seat = state.open.to_act;
    let Some(card) = market::draw(state, sink) else {
        return false;
    };
    state.own[seat.index()].hand.add(card);
    state.open.seats[seat.index()].hand += 1;
    sink.tell(|| RailEvent::CardDrawn { seat, card });
    market::renew(state, sink);
    true
}

/// Goes on to the second card, or ends the turn if none can be taken (R-14, ruling).
fn go_on(book: &Book<'_>, state: &mut RailState, cost: Cost, sink: &mut impl Sink<Fact>) {
    if state.open.phase == Phase::Turn && cost == Cost::OneCard {
        state.open.phase = Phase::SecondCard;
        if legal::can_draw(book, &state.open) {
            return;
        }
    }
    turn::end(book, state, sink);
}
