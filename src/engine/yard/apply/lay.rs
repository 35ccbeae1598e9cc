//! Laying cards in the yard, and beating rivals' columns (CG-6, CG-7).

use super::super::super::table::{Cards, Sink};
use super::super::event::{Fact, YardEvent};
use super::super::state::YardState;
use super::super::yards::Column;
use super::turn;
use crate::catalog::Color;

/// Lays cards from the hand. Locomotives go on top of the one colour they are laid with.
pub(super) fn lay(state: &mut YardState, cards: Cards, sink: &mut impl Sink<Fact>) {
    let seat = state.open.to_act;
    let own = &mut state.own[seat.index()];
    own.hand = own.hand.minus(cards);
    let open = &mut state.open.seats[seat.index()];
    open.hand -= cards.total();
    open.known = open.known.beyond(cards);
    sink.tell(|| YardEvent::CardsLaid { seat, cards });
    for color in Color::ALL {
        let wagons = cards.of_color(color);
        if wagons > 0 {
            discard_beaten(state, color, sink);
            let yard = &mut state.open.seats[seat.index()].yard;
            // Only cards of one colour may hold locomotives, so they all belong to this column.
            *yard.column_mut(color) = Column {
                wagons,
                locos: cards.locos(),
            };
        }
    }
    turn::end(state, sink);
}

/// The rival's whole column of that colour is discarded, its locomotives too (CG-7).
fn discard_beaten(state: &mut YardState, color: Color, sink: &mut impl Sink<Fact>) {
    let by = state.open.to_act;
    let Some(seat) = state.open.holder(color) else {
        return;
    };
    let column = std::mem::take(state.open.seats[seat.index()].yard.column_mut(color));
    let cards = column.cards(color);
    state.open.cards.discards = state.open.cards.discards.plus(cards);
    sink.tell(|| YardEvent::ColumnBeaten {
        seat,
        by,
        color,
        cards,
    });
}
