//! Drawing train cards (CG-5) until the pile runs out (CG-9).

use super::super::super::table::Sink;
use super::super::event::{Fact, YardEvent};
use super::super::legal::second_card_left;
use super::super::state::{Phase, YardState};
use super::turn;
use crate::catalog::Card;

/// Takes a face-up card; its place is filled at once.
pub(super) fn take(state: &mut YardState, place: usize, sink: &mut impl Sink<Fact>) {
    let seat = state.open.to_act;
    let card = state.open.cards.market[place]
        .take()
        .expect("only a card that lies there may be taken");
    state.own[seat.index()].hand.add(card);
    let open = &mut state.open.seats[seat.index()];
    open.hand += 1;
    open.known.add(card);
    sink.tell(|| YardEvent::CardTaken {
        seat,
        place: place as u8,
        card,
    });
    if let Some(card) = state.fill_place(place) {
        sink.tell(|| YardEvent::MarketFilled {
            place: place as u8,
            card,
        });
    }
    notice_empty_pile(state, sink);
    if card == Card::Loco {
        turn::end(state, sink);
    } else {
        next_card(state, sink);
    }
}

/// Draws a card blind.
pub(super) fn draw(state: &mut YardState, sink: &mut impl Sink<Fact>) {
    let seat = state.open.to_act;
    let card = state
        .draw_blind(seat)
        .expect("drawing is allowed only from a pile with cards");
    sink.tell(|| YardEvent::CardDrawn { seat, card });
    notice_empty_pile(state, sink);
    next_card(state, sink);
}

/// Asks for the second card; if none can be taken, the turn ends (CG-9, R-14).
fn next_card(state: &mut YardState, sink: &mut impl Sink<Fact>) {
    if state.open.phase == Phase::Turn && second_card_left(&state.open) {
        state.open.phase = Phase::SecondCard;
    } else {
        turn::end(state, sink);
    }
}

/// CG-9: everybody has one more turn, including the player who drew the last card.
fn notice_empty_pile(state: &mut YardState, sink: &mut impl Sink<Fact>) {
    if state.open.cards.pile == 0 && state.open.turns_left.is_none() {
        state.open.turns_left = Some(state.open.seats.len() as u8);
        let seat = Some(state.open.to_act);
        sink.tell(|| YardEvent::LastTurns { seat });
    }
}
