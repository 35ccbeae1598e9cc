//! First tickets before one's turn to choose them (CG-1): all are dealt before anybody chooses.

use super::super::early::Early;
use super::state::YardState;
use crate::catalog::Seat;

/// What a seat can decide now, unless it has decided ahead of its turn.
pub(in crate::engine) fn early(state: &YardState, seat: Seat, decided: bool) -> Early<YardState> {
    let open = &state.open;
    if decided || !open.is_opening() || open.has_decided(seat, open.first) {
        return Early::Done;
    }
    let mut table = state.clone();
    table.open.to_act = seat;
    Early::Asks(table)
}
