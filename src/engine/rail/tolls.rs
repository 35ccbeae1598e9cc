//! Tolls and loans (NE-4, NE-5).

use super::super::table::Sink;
use super::book::Book;
use super::event::{Fact, RailEvent};
use super::state::{Open, Owner, RailState};
use crate::catalog::{Seat, TrackId};

/// What is owed for a track, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toll {
    /// Tokens.
    pub amount: u8,
    /// Who gets them; the bank where nobody is named.
    pub to: Option<Seat>,
}

/// The toll of a track that is about to be claimed: the owner of a neighbouring track gets it, otherwise
/// the bank, also where that owner is the neutral player (NE-4, NE-12).
pub(super) fn toll(book: &Book<'_>, open: &Open, track: TrackId) -> Option<Toll> {
    book.rules.tolls.as_ref()?;
    let the_track = book.game.track(track);
    let owner = book
        .game
        .route(the_track.route())
        .tracks()
        .iter()
        .find_map(|other| match open.owner(*other) {
            Owner::Seat(seat) if *other != track => Some(seat),
            _ => None,
        });
    Some(Toll {
        amount: the_track.toll(),
        to: owner,
    })
}

/// Pays a toll, or takes a loan if the tokens do not cover it: then the bank pays and the tokens stay (NE-5).
pub(super) fn settle(state: &mut RailState, seat: Seat, toll: Toll, sink: &mut impl Sink<Fact>) {
    let Toll { amount, to } = toll;
    let tokens = u16::from(amount);
    if state.own[seat.index()].tokens >= tokens {
        state.own[seat.index()].tokens -= tokens;
        state.open.seats[seat.index()].tolls_paid += tokens;
        sink.tell(|| RailEvent::TollPaid { seat, amount, to });
    } else {
        state.open.seats[seat.index()].loans += 1;
        sink.tell(|| RailEvent::LoanTaken { seat, amount, to });
    }
    if let Some(payee) = to {
        receive(state, payee, amount);
    }
}

/// Gives tokens to a seat, in the open.
pub(super) fn receive(state: &mut RailState, seat: Seat, amount: u8) {
    state.own[seat.index()].tokens += u16::from(amount);
    state.open.seats[seat.index()].tolls_received += u16::from(amount);
}
