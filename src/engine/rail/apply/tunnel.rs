//! Tunnels: cards are turned up against the payment (NO-6, NO-7).

use arrayvec::ArrayVec;

use super::super::super::table::{Cards, RuleError, Sink};
use super::super::book::Book;
use super::super::event::{Fact, RailEvent};
use super::super::state::{Phase, RailState, Tunnel};
use super::super::{market, tunnels};
use super::{claim, turn};
use crate::catalog::{Card, TrackId, TunnelRule};

/// Turns up cards against a payment that lies on the table. A player who owes something is always asked, able to pay
/// or not, so that the pause gives nothing away (NO-7).
pub(super) fn turn_up(
    book: &Book<'_>,
    state: &mut RailState,
    track: TrackId,
    paid: Cards,
    rule: TunnelRule,
    sink: &mut impl Sink<Fact>,
) {
    let seat = state.open.to_act;
    let mut turned = ArrayVec::new();
    for _ in 0..rule.turn_up {
        let Some(card) = market::draw(state, sink) else {
            break;
        };
        turned.push(card);
    }
    let owed = turned
        .iter()
        .filter(|card| tunnels::asks_more(paid, **card))
        .count() as u8;
    sink.tell(|| RailEvent::TunnelTurned {
        seat,
        track,
        paid,
        turned: turned.clone(),
        owed,
    });
    // Before the cards on the table join the discards: an empty pile is renewed at once.
    market::renew(state, sink);
    if owed == 0 {
        discard_turned(state, &turned);
        claim::complete(book, state, track, paid, sink);
    } else {
        state.open.phase = Phase::Tunnel(Tunnel {
            track,
            paid,
            turned,
            owed,
        });
    }
}

fn discard_turned(state: &mut RailState, turned: &[Card]) {
    turned
        .iter()
        .for_each(|card| state.open.cards.discards.add(*card));
}

/// Takes the pending tunnel out of the state; it is there whenever a tunnel's question is answered.
fn pending(state: &mut RailState) -> Option<Tunnel> {
    match std::mem::replace(&mut state.open.phase, Phase::Turn) {
        Phase::Tunnel(tunnel) => Some(tunnel),
        other => {
            state.open.phase = other;
            None
        }
    }
}

/// Pays what is owed and claims the track.
pub(super) fn pay(
    book: &Book<'_>,
    state: &mut RailState,
    more: Cards,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    tunnels::check_payment(&state.open, &state.own[state.open.to_act.index()], more)?;
    let Some(tunnel) = pending(state) else {
        return Err(RuleError::NotNow);
    };
    claim::lay_down(state, more);
    discard_turned(state, &tunnel.turned);
    claim::complete(book, state, tunnel.track, tunnel.paid.plus(more), sink);
    Ok(())
}

/// Takes back the cards laid down, in the open, and ends the turn.
pub(super) fn give_up(
    book: &Book<'_>,
    state: &mut RailState,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    let Some(tunnel) = pending(state) else {
        return Err(RuleError::NotNow);
    };
    let seat = state.open.to_act;
    state.own[seat.index()].hand = state.own[seat.index()].hand.plus(tunnel.paid);
    let open_seat = &mut state.open.seats[seat.index()];
    open_seat.hand += tunnel.paid.total();
    open_seat.known = open_seat.known.plus(tunnel.paid);
    discard_turned(state, &tunnel.turned);
    sink.tell(|| RailEvent::TunnelGivenUp {
        seat,
        track: tunnel.track,
    });
    market::replenish(book, state, sink);
    turn::end(book, state, sink);
    Ok(())
}
