//! Claiming a track.

use super::super::super::table::{Cards, RuleError, Sink};
use super::super::book::Book;
use super::super::event::{Fact, RailEvent};
use super::super::state::{Owner, Phase, RailState};
use super::super::{legal, market, passengers, tolls};
use super::{draw, tunnel, turn};
use crate::catalog::{TrackId, TrackKind};

/// Claims a track with these cards, or starts a tunnel with them.
pub(super) fn claim(
    book: &Book<'_>,
    state: &mut RailState,
    track: TrackId,
    pay: Cards,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    let seat = state.open.to_act;
    let hand = state.own[seat.index()].hand;
    legal::check_claim(book, &state.open, (seat, hand), track, pay)?;
    let the_track = book.game.track(track);
    lay_down(state, pay);
    match (the_track.kind(), book.rules.tunnel) {
        (TrackKind::Tunnel, Some(rule)) => tunnel::turn_up(book, state, track, pay, rule, sink),
        _ => complete(book, state, track, pay, sink),
    }
    Ok(())
}

/// Moves cards from the hand onto the table. What was known to be in the hand is no longer certain to be there.
pub(super) fn lay_down(state: &mut RailState, pay: Cards) {
    let seat = state.open.to_act.index();
    state.own[seat].hand = state.own[seat].hand.minus(pay);
    let open_seat = &mut state.open.seats[seat];
    open_seat.hand -= pay.total();
    open_seat.known = open_seat.known.beyond(pay);
}

/// Finishes a claim whose cards lie on the table: discards, wagons, points, toll, bonus cards, passengers.
pub(super) fn complete(
    book: &Book<'_>,
    state: &mut RailState,
    track: TrackId,
    paid: Cards,
    sink: &mut impl Sink<Fact>,
) {
    let seat = state.open.to_act;
    let the_track = book.game.track(track);
    let points = book.rules.points[the_track.length()];
    // Before the claim is entered: who owns the neighbouring track decides who gets the toll.
    let toll = tolls::toll(book, &state.open, track);
    state.open.cards.discards = state.open.cards.discards.plus(paid);
    lay_wagons(book, state, track, Owner::Seat(seat));
    let open_seat = &mut state.open.seats[seat.index()];
    open_seat.wagons -= the_track.length() as u8;
    open_seat.score += i16::from(points);
    sink.tell(|| RailEvent::Claimed {
        seat,
        track,
        paid,
        points,
    });
    if let Some(toll) = toll {
        tolls::settle(state, seat, toll, sink);
    }
    market::replenish(book, state, sink);
    for _ in 0..the_track.draw_bonus() {
        if !draw::draw_blind(state, sink) {
            break;
        }
    }
    if passengers::any_to_take(&state.open, the_track) {
        state.open.phase = Phase::TakePassengers { track };
    } else {
        turn::end(book, state, sink);
    }
}

/// Enters the owner of a track and closes what may no longer be used.
pub(in crate::engine) fn lay_wagons(
    book: &Book<'_>,
    state: &mut RailState,
    track: TrackId,
    owner: Owner,
) {
    let route = book.game.route(book.game.track(track).route());
    let open = &mut state.open;
    open.owners[track.index()] = owner;
    open.free.remove(track);
    let used = route
        .tracks()
        .iter()
        .filter(|other| open.owner(**other) != Owner::Nobody)
        .count();
    let usable = book.rules.usable(open.seats.len(), route.tracks().len());
    for &other in route.tracks() {
        if used >= usable {
            open.free.remove(other);
        }
        if let Owner::Seat(seat) = owner {
            open.seats[seat.index()].barred.insert(other);
        }
    }
    if let Owner::Seat(seat) = owner {
        open.seats[seat.index()].tracks.insert(track);
    }
}
