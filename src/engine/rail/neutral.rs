//! The neutral player of the two-player variant (NE-11, NE-12).

use super::super::table::{RuleError, Sink};
use super::apply::claim::lay_wagons;
use super::apply::tickets::{renew_pile, take_top};
use super::book::Book;
use super::event::{Fact, RailEvent};
use super::state::{Neutral, Open, Owner, Phase, RailState};
use super::tolls;
use crate::catalog::{RouteId, Seat, TrackId};

/// Whether the neutral player's phase comes now: after everybody's turn, from a certain round on.
pub(super) fn is_due(book: &Book<'_>, open: &Open) -> bool {
    let round_ends = (open.turn as usize).is_multiple_of(open.seat_count());
    let late_enough = book
        .rules
        .neutral
        .is_some_and(|rules| open.round() >= u16::from(rules.from_round));
    let lays = open.neutral.is_some_and(|neutral| neutral.wagons > 0);
    lays && round_ends && late_enough
}

/// Turns up the top ticket and lays neutral wagons where there is no choice. Says whether the marker's holder
/// has to choose a track. The last ticket of a pile still counts; the neutral player stops after it (NE-12).
pub(super) fn turn_up(book: &Book<'_>, state: &mut RailState, sink: &mut impl Sink<Fact>) -> bool {
    let Some(Neutral { holder, .. }) = state.open.neutral else {
        return false;
    };
    let Some(ticket) = take_top(state, 0) else {
        return false;
    };
    state.open.ticket_discards.insert(ticket);
    sink.tell(|| RailEvent::NeutralTurned {
        seat: holder,
        ticket,
    });
    if let Some(route) = book.game.ticket(ticket).neutral() {
        match free_tracks(book, &state.open, route) {
            Free::Neither => {}
            Free::One(track, owner) => lay(book, state, track, Some(owner), sink),
            Free::Both if !fits(book, &state.open, route) => stop(state, sink),
            Free::Both => {
                state.open.phase = Phase::PlaceNeutral { route };
                state.open.to_act = holder;
                return true;
            }
        }
    }
    renew_pile(book, state, 0, sink);
    false
}

/// What is free of a double route, as the neutral player sees it.
enum Free {
    /// Nothing, or the neutral player is there already.
    Neither,
    /// One track, beside a player's.
    One(TrackId, Seat),
    /// Both tracks.
    Both,
}

fn free_tracks(book: &Book<'_>, open: &Open, route: RouteId) -> Free {
    let tracks = book.game.route(route).tracks();
    let owners = [open.owner(tracks[0]), open.owner(tracks[1])];
    match owners {
        [Owner::Nobody, Owner::Nobody] => Free::Both,
        [Owner::Nobody, Owner::Seat(seat)] => Free::One(tracks[0], seat),
        [Owner::Seat(seat), Owner::Nobody] => Free::One(tracks[1], seat),
        _ => Free::Neither,
    }
}

/// Whether the neutral player has the wagons for a track of the route.
fn fits(book: &Book<'_>, open: &Open, route: RouteId) -> bool {
    let shortest = book
        .game
        .route(route)
        .tracks()
        .iter()
        .map(|track| book.game.track(*track).length())
        .min();
    open.neutral
        .is_some_and(|neutral| Some(neutral.wagons as usize) >= shortest)
}

/// Lays neutral wagons. A player beside the track gets its toll from the bank. The neutral player stops for
/// good if it has too few wagons, and after its last one (NE-12).
fn lay(
    book: &Book<'_>,
    state: &mut RailState,
    track: TrackId,
    beside: Option<Seat>,
    sink: &mut impl Sink<Fact>,
) {
    let length = book.game.track(track).length() as u8;
    let left = match &mut state.open.neutral {
        Some(neutral) if neutral.wagons >= length => {
            neutral.wagons -= length;
            neutral.wagons
        }
        _ => return stop(state, sink),
    };
    lay_wagons(book, state, track, Owner::Neutral);
    sink.tell(|| RailEvent::NeutralLaid { track, to: beside });
    if let Some(seat) = beside {
        tolls::receive(state, seat, book.game.track(track).toll());
    }
    if left == 0 {
        stop(state, sink);
    }
}

/// Puts the neutral wagons on the track that the marker's holder has chosen, and passes the marker on.
pub(super) fn place(
    book: &Book<'_>,
    state: &mut RailState,
    route: RouteId,
    track: TrackId,
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    if !book.game.route(route).tracks().contains(&track) {
        return Err(RuleError::NotForNeutral);
    }
    lay(book, state, track, None, sink);
    let next = state.open.next_seat(state.open.to_act);
    if let Some(neutral) = &mut state.open.neutral {
        neutral.holder = next;
    }
    renew_pile(book, state, 0, sink);
    Ok(())
}

/// The neutral player stops for good (NE-12).
pub(super) fn stop(state: &mut RailState, sink: &mut impl Sink<Fact>) {
    if state.open.neutral.take().is_some() {
        sink.tell(|| RailEvent::NeutralStopped);
    }
}
