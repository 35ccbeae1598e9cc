//! How a turn ends and the next begins.

use super::super::super::table::{RuleError, Sink};
use super::super::book::Book;
use super::super::event::{Fact, RailEvent};
use super::super::state::{Ending, Phase, RailState};
use super::super::{legal, neutral};

/// A player who ends a turn with this many wagons or fewer brings on the last round.
const FEW_WAGONS: u8 = 2;

/// Passes, if nothing else can be done.
pub(super) fn pass(
    book: &Book<'_>,
    state: &mut RailState,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    let seat = state.open.to_act;
    if legal::can_act(book, &state.open, &state.own[seat.index()]) {
        return Err(RuleError::MustAct);
    }
    state.open.passes += 1;
    sink.tell(|| RailEvent::Passed { seat });
    if state.open.passes as usize == state.open.seat_count() {
        finish(state, Ending::AllPassed, sink);
    } else {
        close_turn(book, state, sink);
    }
    Ok(())
}

/// Ends a turn in which something was done.
pub(super) fn end(book: &Book<'_>, state: &mut RailState, sink: &mut impl Sink<Fact>) {
    state.open.passes = 0;
    close_turn(book, state, sink);
}

fn close_turn(book: &Book<'_>, state: &mut RailState, sink: &mut impl Sink<Fact>) {
    let seat = state.open.to_act;
    match &mut state.open.turns_left {
        Some(left) => *left -= 1,
        left @ None if state.open.seats[seat.index()].wagons <= FEW_WAGONS => {
            *left = Some(state.open.seats.len() as u8);
            sink.tell(|| RailEvent::LastRound { seat });
        }
        None => {}
    }
    if state.open.turns_left == Some(0) {
        finish(state, Ending::LastRound, sink);
    } else if neutral::is_due(book, &state.open) && neutral::turn_up(book, state, sink) {
        // The marker's holder has to choose a track first.
    } else {
        begin_next(state, sink);
    }
}

/// Begins the next turn; turns go in seat order from the first player.
pub(super) fn begin_next(state: &mut RailState, sink: &mut impl Sink<Fact>) {
    let open = &mut state.open;
    let seat = (u16::from(open.first.0) + open.turn) % open.seats.len() as u16;
    open.turn += 1;
    open.to_act = crate::catalog::Seat(seat as u8);
    open.phase = Phase::Turn;
    let seat = open.to_act;
    sink.tell(|| RailEvent::TurnBegan { seat });
}

fn finish(state: &mut RailState, ending: Ending, sink: &mut impl Sink<Fact>) {
    state.open.phase = Phase::Over { ending };
    sink.tell(|| RailEvent::GameOver { ending });
}
