//! The position as the seat to act sees it, with the questions that every part of the policy asks.

use crate::catalog::*;
use crate::engine::rail::{Holdings, Open, OpenSeat, Owner};
use crate::engine::table::{Cards, TicketSet};

/// A map game through the eyes of the seat to act.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) game: &'a RailGame,
    pub(super) rules: &'a RailRules,
    pub(super) open: &'a Open,
    pub(super) own: &'a Holdings,
    pub(super) seat: Seat,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        game: &'a RailGame,
        open: &'a Open,
        own: &'a Holdings,
        seat: Seat,
    ) -> Table<'a> {
        let rules = game
            .variants()
            .get(open.variant)
            .unwrap_or_else(|| game.variants().standard());
        Table {
            game,
            rules,
            open,
            own,
            seat,
        }
    }

    pub(super) fn me(&self) -> &'a OpenSeat {
        self.open.seat(self.seat)
    }

    pub(super) fn rivals(&self) -> impl Iterator<Item = &'a OpenSeat> + use<'a> {
        let own = self.seat.index();
        self.open
            .seats
            .iter()
            .enumerate()
            .filter(move |(seat, _)| *seat != own)
            .map(|(_, seat)| seat)
    }

    pub(super) fn points(&self, track: &Track) -> i32 {
        i32::from(self.rules.points[track.length()])
    }

    /// Whether the seat might still claim a track.
    pub(super) fn usable(&self, track: TrackId) -> bool {
        self.open.free.contains(track)
            && !self.me().barred.contains(track)
            && self.game.track(track).length() <= self.me().wagons as usize
    }

    /// Whether laying a track closes its route to everybody else.
    pub(super) fn closes(&self, track: &Track) -> bool {
        let tracks = self.game.route(track.route()).tracks();
        let laid = |track: &&TrackId| self.open.owner(**track) != Owner::Nobody;
        let usable = self.rules.usable(self.open.seat_count(), tracks.len());
        tracks.iter().filter(laid).count() + 1 >= usable
    }

    /// The tracks that are gone once somebody else lays one: the track, and those beside it where its route is closed.
    pub(super) fn gone_with(&self, id: TrackId) -> impl Iterator<Item = TrackId> + use<'a> {
        let track = self.game.track(id);
        let closes = self.closes(track);
        let beside = self.game.route(track.route()).tracks().iter().copied();
        beside.filter(move |other| closes || *other == id)
    }

    /// Whether locomotives pay on a track (R-21, NO-3).
    pub(super) fn takes_locos(&self, track: &Track) -> bool {
        self.rules.locomotives_pay == LocomotivesPay::Everywhere || track.kind() != TrackKind::Plain
    }

    /// How many cards the seat has of the colour of which it has most.
    pub(super) fn most_held(&self) -> u8 {
        let held = Color::ALL.map(|color| self.own.hand.of_color(color));
        held.into_iter().max().unwrap_or(0)
    }

    /// Cards whose place the seat does not know.
    pub(super) fn unseen(&self) -> Cards {
        let mut seen = self.own.hand;
        seen = seen
            .plus(self.open.cards.face_up())
            .plus(self.open.cards.discards);
        for rival in self.rivals() {
            seen = seen.plus(rival.known);
        }
        let all = Cards::deck(RailRules::CARDS_PER_COLOR, self.rules.locomotives);
        all.beyond(seen)
    }

    /// Tickets that the seat has never seen or that lie in a pile.
    pub(super) fn unseen_tickets(&self) -> TicketSet {
        let all: TicketSet = (0..self.game.tickets().len())
            .map(|id| TicketId(id as u8))
            .collect();
        let offer: TicketSet = self.own.offer.iter().copied().collect();
        all.minus(self.own.tickets)
            .minus(self.own.put_away)
            .minus(offer)
            .minus(self.open.ticket_discards)
    }

    /// Whether this turn of the seat is its last, so that only points count.
    pub(super) fn is_last_turn(&self) -> bool {
        self.open.turns_left.is_some()
    }

    /// Own turns left, this one included: exact in the last round, a guess before.
    pub(super) fn turns_left(&self, pace: i32) -> i32 {
        turns_left(self.open, pace)
    }
}

/// Turns that every seat has left, the running one included: exact in the last round, a guess before.
pub(super) fn turns_left(open: &Open, pace: i32) -> i32 {
    if open.turns_left.is_some() {
        return 1;
    }
    let turns = |seat: &OpenSeat| {
        let wagons = (i32::from(seat.wagons) - 2).max(0);
        let draws = ((wagons - i32::from(seat.hand)).max(0) + 1) / 2;
        (draws * pace / 100) + (wagons * 10 + 32) / 33
    };
    let soonest = open.seats.iter().map(turns).min().unwrap_or(0);
    soonest + 1
}

/// A soft step from 0 to 1 around 0; the same on every machine, as only division is needed.
pub(super) fn soft_step(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
