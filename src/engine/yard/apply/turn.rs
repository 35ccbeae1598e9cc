//! Turns: the forced first step, and who comes next (CG-2, CG-9).

use super::super::super::table::Sink;
use super::super::event::{Fact, YardEvent};
use super::super::state::{Phase, YardState};
use super::round;
use crate::catalog::{Color, Seat};

/// Begins a turn with its forced first step.
pub(super) fn begin(state: &mut YardState, seat: Seat, sink: &mut impl Sink<Fact>) {
    state.open.to_act = seat;
    state.open.phase = Phase::Turn;
    state.open.turn = state.open.turn.saturating_add(1);
    sink.tell(|| YardEvent::TurnBegan { seat });
    depart(state, seat, sink);
}

/// CG-2: the top card of each column moves to the pile on the track, face down.
fn depart(state: &mut YardState, seat: Seat, sink: &mut impl Sink<Fact>) {
    let open = &mut state.open.seats[seat.index()];
    for color in Color::ALL {
        let Some(card) = open.yard.column_mut(color).take_top(color) else {
            continue;
        };
        state.hidden.tracks[seat.index()].add(card);
        open.track += 1;
        if let Some(pile) = &mut state.own[seat.index()].pile {
            pile.add(card);
        }
        sink.tell(|| YardEvent::CardDeparted { seat, card });
    }
}

/// Passes.
pub(super) fn pass(state: &mut YardState, sink: &mut impl Sink<Fact>) {
    let seat = state.open.to_act;
    sink.tell(|| YardEvent::Passed { seat });
    end(state, sink);
}

/// Ends a turn: the next one begins, or tickets are checked.
pub(super) fn end(state: &mut YardState, sink: &mut impl Sink<Fact>) {
    let seat = state.open.to_act;
    match &mut state.open.turns_left {
        Some(0) => return round::begin_check(state, seat, sink),
        Some(left) => *left -= 1,
        None => {}
    }
    let next = state.open.next_seat(seat);
    begin(state, next, sink);
}
