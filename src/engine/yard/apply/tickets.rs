//! Drawing and keeping tickets (CG-1, CG-8).

use super::super::super::table::{Sink, TicketSet};
use super::super::book::rules;
use super::super::event::{Fact, YardEvent};
use super::super::state::{Phase, YardState};
use super::turn;
use crate::catalog::{Seat, YardGame};

/// Draws tickets to choose from.
pub(super) fn draw(game: &YardGame, state: &mut YardState, sink: &mut impl Sink<Fact>) {
    let seat = state.open.to_act;
    let count = rules(game, &state.open).tickets.draw;
    let tickets = state.offer_tickets(seat, count);
    state.open.phase = Phase::KeepTickets;
    let count = tickets.count() as u8;
    sink.tell(|| YardEvent::TicketsOffered {
        seat,
        count,
        tickets,
    });
}

/// Keeps some of the tickets on offer.
pub(super) fn keep(state: &mut YardState, kept: TicketSet, sink: &mut impl Sink<Fact>) {
    let seat = state.open.to_act;
    let offer = std::mem::take(&mut state.own[seat.index()].offer);
    let count = kept.count() as u8;
    let returned = offer.len() as u8 - count;
    let own = &mut state.own[seat.index()];
    own.tickets = own.tickets.plus(kept);
    let open = &mut state.open.seats[seat.index()];
    open.offered = 0;
    open.tickets += count;
    sink.tell(|| YardEvent::TicketsKept {
        seat,
        count,
        returned,
        tickets: kept,
    });
    let unkept = offer.iter().filter(|ticket| !kept.contains(**ticket));
    if state.open.phase == Phase::FirstTickets {
        own.first_kept = kept;
        own.returned = unkept.copied().collect();
        open.first_kept = count;
        first_choice_made(state, seat, sink);
    } else {
        for &ticket in unkept {
            state.hidden.ticket_pile.put_under(ticket, seat);
        }
        state.open.ticket_pile += returned;
        turn::end(state, sink);
    }
}

/// CG-1: when everybody has chosen, the tickets not kept are shuffled back and the first turn begins.
fn first_choice_made(state: &mut YardState, seat: Seat, sink: &mut impl Sink<Fact>) {
    let next = state.open.next_seat(seat);
    if next != state.open.first {
        state.open.to_act = next;
        return;
    }
    let returned = state
        .own
        .iter()
        .fold(TicketSet::NONE, |all, own| all.plus(own.returned));
    let hidden = &mut state.hidden;
    hidden.ticket_pile.shuffle_in(returned, &mut hidden.rng);
    let count = returned.count() as u8;
    state.open.ticket_pile += count;
    sink.tell(|| YardEvent::TicketsShuffledBack { count });
    turn::begin(state, next, sink);
}
