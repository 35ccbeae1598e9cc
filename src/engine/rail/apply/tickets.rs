//! Looking at tickets and keeping some (R-2, R-30, GE-2, GE-3).

use super::super::super::table::{RuleError, Sink, TicketSet};
use super::super::book::Book;
use super::super::event::{Fact, RailEvent};
use super::super::state::{PerPile, Phase, RailState};
use super::super::{legal, neutral};
use super::turn;
use crate::catalog::{Seat, TicketId, Unkept};

/// Announces from which piles the first tickets come (GE-2). They are dealt when everybody has.
pub(super) fn announce(
    book: &Book<'_>,
    state: &mut RailState,
    piles: PerPile,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    legal::check_split(&state.open, piles, book.rules.tickets.first_deal)?;
    let seat = state.open.to_act;
    state.open.seats[seat.index()].offered = piles;
    sink.tell(|| RailEvent::SplitAnnounced { seat, piles });
    state.open.to_act = state.open.next_seat(seat);
    if state.open.to_act == state.open.first {
        for seat in 0..state.open.seats.len() {
            let piles = state.open.seats[seat].offered;
            offer(book, state, Seat::at(seat), piles, sink);
        }
        state.open.phase = Phase::FirstTickets;
    }
    Ok(())
}

/// Keeps some of the first tickets.
pub(super) fn keep_first(
    book: &Book<'_>,
    state: &mut RailState,
    kept: TicketSet,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    let rules = &book.rules.tickets;
    let seat = state.open.to_act;
    legal::check_keep(&state.own[seat.index()], kept, rules.first_keep)?;
    take_kept(book, state, kept, rules.first_unkept, sink);
    state.open.to_act = state.open.next_seat(seat);
    if state.open.to_act == state.open.first {
        shuffle_back(book, state);
        turn::begin_next(state, sink);
    }
    Ok(())
}

/// First tickets that nobody kept go back into their piles (GE-2).
fn shuffle_back(book: &Book<'_>, state: &mut RailState) {
    let returned = std::mem::take(&mut state.hidden.returned);
    if returned.is_empty() {
        return;
    }
    state
        .own
        .iter_mut()
        .for_each(|own| own.put_away = TicketSet::NONE);
    for pile in 0..book.game.piles().len() {
        let from_pile = |ticket: &TicketId| book.game.ticket(*ticket).pile().index() == pile;
        let tickets = returned.iter().filter(from_pile).collect();
        state.hidden.ticket_piles[pile].shuffle_in(tickets, &mut state.hidden.rng);
        state.open.ticket_piles[pile] = state.hidden.ticket_piles[pile].len() as u8;
    }
}

/// Draws tickets as the action of a turn (R-30, GE-3).
pub(super) fn draw(
    book: &Book<'_>,
    state: &mut RailState,
    piles: PerPile,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    legal::check_ticket_draw(book, &state.open, piles)?;
    offer(book, state, state.open.to_act, piles, sink);
    state.open.phase = Phase::KeepTickets;
    Ok(())
}

/// Keeps some of the tickets drawn, which ends the turn.
pub(super) fn keep(
    book: &Book<'_>,
    state: &mut RailState,
    kept: TicketSet,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    let rules = &book.rules.tickets;
    legal::check_keep(&state.own[state.open.to_act.index()], kept, rules.keep)?;
    take_kept(book, state, kept, rules.unkept, sink);
    turn::end(book, state, sink);
    Ok(())
}

/// Shows tickets from the tops of the piles to a seat.
pub(in super::super) fn offer(
    book: &Book<'_>,
    state: &mut RailState,
    seat: Seat,
    piles: PerPile,
    sink: &mut impl Sink<Fact>,
) {
    let mut offered = [0; 2];
    for pile in 0..book.game.piles().len() {
        for _ in 0..piles[pile] {
            renew_pile(book, state, pile, sink);
            let Some(ticket) = take_top(state, pile) else {
                break;
            };
            state.own[seat.index()].offer.push(ticket);
            offered[pile] += 1;
        }
    }
    state.open.seats[seat.index()].offered = offered;
    let tickets = state.own[seat.index()].offer.iter().copied().collect();
    sink.tell(|| RailEvent::TicketsOffered {
        seat,
        piles: offered,
        tickets,
    });
    for (pile, count) in offered.into_iter().enumerate() {
        if count > 0 {
            renew_pile(book, state, pile, sink);
        }
    }
}

/// Takes the top ticket of a pile.
pub(in super::super) fn take_top(state: &mut RailState, pile: usize) -> Option<TicketId> {
    let ticket = state.hidden.ticket_piles[pile].draw();
    state.open.ticket_piles[pile] = state.hidden.ticket_piles[pile].len() as u8;
    ticket
}

/// Makes the discarded tickets a new pile as soon as the old one has run out (NE-1, NE-12).
pub(in super::super) fn renew_pile(
    book: &Book<'_>,
    state: &mut RailState,
    pile: usize,
    sink: &mut impl Sink<Fact>,
) {
    if book.rules.tickets.unkept != Unkept::Discarded || !state.hidden.ticket_piles[pile].is_empty()
    {
        return;
    }
    neutral::stop(state, sink);
    let discards = std::mem::take(&mut state.open.ticket_discards);
    if discards.is_empty() {
        return;
    }
    state.hidden.ticket_piles[pile].shuffle_in(discards, &mut state.hidden.rng);
    let count = discards.count() as u8;
    state.open.ticket_piles[pile] = count;
    sink.tell(|| RailEvent::TicketsReshuffled { count });
}

/// Moves the kept tickets into the hand and the others to where they go.
fn take_kept(
    book: &Book<'_>,
    state: &mut RailState,
    kept: TicketSet,
    unkept: Unkept,
    sink: &mut impl Sink<Fact>,
) {
    let seat = state.open.to_act;
    let own = &mut state.own[seat.index()];
    own.tickets = own.tickets.plus(kept);
    let mut piles = [0; 2];
    for ticket in kept.iter() {
        piles[book.game.ticket(ticket).pile().index()] += 1;
    }
    let open_seat = &mut state.open.seats[seat.index()];
    open_seat.offered = [0; 2];
    open_seat.tickets[0] += piles[0];
    open_seat.tickets[1] += piles[1];
    sink.tell(|| RailEvent::TicketsKept {
        seat,
        piles,
        tickets: kept,
    });

    let offer = std::mem::take(&mut own.offer);
    let others = offer.into_iter().filter(|ticket| !kept.contains(*ticket));
    match unkept {
        Unkept::LeaveTheGame => own.put_away = own.put_away.plus(others.collect()),
        Unkept::ShuffledBack => {
            // Remembered until they are shuffled back: until then nobody else can hold them.
            own.put_away = others.collect();
            state.hidden.returned = state.hidden.returned.plus(own.put_away);
        }
        Unkept::UnderThePile => {
            for ticket in others {
                let pile = book.game.ticket(ticket).pile().index();
                state.hidden.ticket_piles[pile].put_under(ticket, seat);
                state.open.ticket_piles[pile] += 1;
            }
        }
        Unkept::Discarded => {
            let tickets: TicketSet = others.collect();
            if !tickets.is_empty() {
                state.open.ticket_discards = state.open.ticket_discards.plus(tickets);
                sink.tell(|| RailEvent::TicketsDiscarded { seat, tickets });
                renew_pile(book, state, 0, sink);
            }
        }
    }
}
