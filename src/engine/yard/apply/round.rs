//! The end of a round: tickets are checked, then the game ends or a further round begins (CG-10, CG-11).

use super::super::super::table::{Cards, MARKET, Pile, Sink, TicketSet};
use super::super::book::{is_last_round, may_look, rules};
use super::super::event::{Fact, YardEvent};
use super::super::score::worth;
use super::super::state::{Phase, YardState};
use super::super::yards::Yard;
use super::turn;
use crate::catalog::{Seat, YardGame};

/// Shows every pile to its owner and asks the seats in turn, starting after the one that played last.
pub(super) fn begin_check(state: &mut YardState, last: Seat, sink: &mut impl Sink<Fact>) {
    for (own, track) in state.own.iter_mut().zip(&state.hidden.tracks) {
        own.pile = Some(*track);
    }
    state.open.phase = Phase::CheckTickets { last };
    state.open.to_act = state.open.next_seat(last);
    let round = state.open.round;
    sink.tell(|| YardEvent::CheckBegan { round });
}

/// A seat decides which tickets it completes. The table sees it once all have decided, because everybody checks at the
/// same time: nobody may decide about a big city after seeing what others have just completed.
pub(super) fn choose(
    game: &YardGame,
    state: &mut YardState,
    tickets: TicketSet,
    sink: &mut impl Sink<Fact>,
) {
    let Phase::CheckTickets { last } = state.open.phase else {
        return;
    };
    let seat = state.open.to_act;
    state.own[seat.index()].chosen = Some(tickets);
    sink.tell(|| YardEvent::TicketsChosen { seat, tickets });
    if seat != last {
        state.open.to_act = state.open.next_seat(seat);
        return;
    }
    complete(game, state, last, sink);
    if is_last_round(game, &state.open) {
        finish(state, sink);
    } else {
        begin_round(game, state, last, sink);
    }
}

/// Completed tickets are put aside, the others stay with their owners.
fn complete(game: &YardGame, state: &mut YardState, last: Seat, sink: &mut impl Sink<Fact>) {
    let order = state.open.seats_from(state.open.next_seat(last));
    for seat in order {
        let own = &mut state.own[seat.index()];
        let tickets = own.chosen.take().unwrap_or(TicketSet::NONE);
        own.tickets = own.tickets.minus(tickets);
        let open = &mut state.open.seats[seat.index()];
        open.tickets -= tickets.count() as u8;
        open.completed = open.completed.plus(tickets);
        let pile = state.hidden.tracks[seat.index()];
        sink.tell(|| YardEvent::TicketsCompleted {
            seat,
            tickets,
            pile,
            points: worth(game, tickets),
        });
    }
}

fn finish(state: &mut YardState, sink: &mut impl Sink<Fact>) {
    for (open, own) in state.open.seats.iter_mut().zip(&state.own) {
        open.failed = own.tickets;
    }
    state.open.phase = Phase::Over;
    sink.tell(|| YardEvent::GameOver);
}

/// CG-11: all cards but the hands and the market are shuffled into a new pile, and play goes on.
fn begin_round(game: &YardGame, state: &mut YardState, last: Seat, sink: &mut impl Sink<Fact>) {
    let rules = rules(game, &state.open);
    let first = state.open.next_seat(last);
    gather(game, state);
    state.open.round += 1;
    let (round, pile) = (state.open.round, state.open.cards.pile);
    sink.tell(|| YardEvent::RoundBegan { round, pile });
    for _ in 0..rules.next_hand {
        for seat in state.open.seats_from(first) {
            if let Some(card) = state.draw_blind(seat) {
                sink.tell(|| YardEvent::CardDealt { seat, card });
            }
        }
    }
    for place in 0..MARKET {
        if let Some(card) = state.fill_place(place) {
            let place = place as u8;
            sink.tell(|| YardEvent::MarketFilled { place, card });
        }
    }
    state.open.turns_left = None;
    if state.open.cards.pile == 0 {
        // Ruling on CG-9: if nearly all cards are in hands, the new pile may be empty. Then everybody has one turn.
        state.open.turns_left = Some(state.own.len() as u8 - 1);
        sink.tell(|| YardEvent::LastTurns { seat: None });
    }
    turn::begin(state, first, sink);
}

/// Makes the new pile, and forgets what was known about the old one.
fn gather(game: &YardGame, state: &mut YardState) {
    let mut pool = state.open.cards.discards.plus(state.hidden.pile.contents());
    for (open, track) in state.open.seats.iter_mut().zip(&mut state.hidden.tracks) {
        pool = pool.plus(open.yard.cards()).plus(*track);
        open.yard = Yard::default();
        open.track = 0;
        open.blind = 0;
        *track = Cards::NONE;
    }
    for (index, own) in state.own.iter_mut().enumerate() {
        own.drawn = Cards::NONE;
        own.pile = may_look(game, &state.open, Seat::at(index)).then_some(Cards::NONE);
    }
    let hidden = &mut state.hidden;
    hidden.pool = pool;
    hidden.pile = Pile::shuffled(pool, &mut hidden.rng);
    state.open.cards.discards = Cards::NONE;
    state.open.cards.pile = hidden.pile.len() as u8;
}
