//! The position of a Card Game, divided by who may know what.
//!
//! `Open` is what everybody at the table is shown, `Holdings` what one seat holds in secret, `Hidden` what
//! nobody is shown. The piles on the track are hidden although everybody saw every card go there (CG-3): a good memory
//! knows them, but the table does not show them. Views keep the two apart.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::super::table::{Cards, Display, Pile, Rng, TicketPile, TicketSet};
use super::yards::Yard;
use crate::catalog::*;

/// A running Card Game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct YardState {
    pub(in crate::engine) open: Open,
    pub(in crate::engine) own: ArrayVec<Holdings, MAX_SEATS>,
    pub(in crate::engine) hidden: Hidden,
}

/// What everybody is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The way the game is played.
    pub variant: Variant,
    /// Who had the first turn.
    pub first: Seat,
    /// Turns begun, the running one included.
    pub turn: u32,
    /// The round, counted from 1 (CG-11).
    pub round: u8,
    /// Who decides now.
    pub to_act: Seat,
    /// What there is to decide.
    pub phase: Phase,
    /// Market, pile and discards.
    pub cards: Display,
    /// The seats, by `Seat`.
    pub seats: ArrayVec<OpenSeat, MAX_SEATS>,
    /// Tickets left in the pile.
    pub ticket_pile: u8,
    /// Turns left after the running one, once the train pile has run out (CG-9).
    pub turns_left: Option<u8>,
    /// Who may look at their own pile at any time, besides those allowed by the variant (CG-3). Left out if there is
    /// nobody, so that such states are stored as they were before seats could choose.
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    pub open_piles: SeatSet,
}

/// What everybody is shown of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenSeat {
    /// The columns of the railyard.
    pub yard: Yard,
    /// Cards in the pile on the track.
    pub track: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Cards that must still be in the hand, since they were taken in the open and not spent.
    pub known: Cards,
    /// Cards got face down from this round's pile, spent or not.
    pub blind: u8,
    /// Tickets held and not completed.
    pub tickets: u8,
    /// Tickets being looked at.
    pub offered: u8,
    /// Tickets kept of the first deal, completed or not.
    pub first_kept: u8,
    /// Tickets completed in rounds that have ended.
    pub completed: TicketSet,
    /// Tickets not completed; the table sees them when the game is over.
    pub failed: TicketSet,
}

/// What one seat holds or remembers, secret from all others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holdings {
    /// Cards in hand.
    pub hand: Cards,
    /// Tickets held and not completed.
    pub tickets: TicketSet,
    /// Tickets to choose from, in the order drawn.
    pub offer: ArrayVec<TicketId, MAX_OFFER>,
    /// Tickets kept of the first deal, completed or not.
    pub first_kept: TicketSet,
    /// Tickets of the first deal not kept.
    pub returned: TicketSet,
    /// Cards got face down from this round's pile, spent or not.
    pub drawn: Cards,
    /// What the owner is shown of its own pile: all of it when tickets are checked or its pile is open (CG-3).
    pub pile: Option<Cards>,
    /// The tickets it has decided to complete, until everybody has decided (CG-10).
    pub chosen: Option<TicketSet>,
}

/// What nobody is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::engine) struct Hidden {
    pub(in crate::engine) pile: Pile,
    pub(in crate::engine) ticket_pile: TicketPile,
    /// The piles on the track, by `Seat`.
    pub(in crate::engine) tracks: ArrayVec<Cards, MAX_SEATS>,
    /// The cards that this round's pile was made of, without those turned up into the market since.
    pub(in crate::engine) pool: Cards,
    pub(in crate::engine) rng: Rng,
}

/// What the seat to act has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Which of the first tickets to keep (CG-1).
    FirstTickets,
    /// One of the three actions of a turn (CG-4).
    Turn,
    /// The second card (CG-5).
    SecondCard,
    /// Which of the drawn tickets to keep (CG-8).
    KeepTickets,
    /// Which tickets to complete (CG-10).
    CheckTickets {
        /// Who decides last.
        last: Seat,
    },
    /// Nothing: the game is over.
    Over,
}

impl YardState {
    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.open.to_act()
    }
}

impl Open {
    /// How many play.
    pub fn seat_count(&self) -> usize {
        self.seats.len()
    }

    /// What everybody is shown of a seat.
    pub fn seat(&self, seat: Seat) -> &OpenSeat {
        &self.seats[seat.index()]
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Whether everybody still prepares for the first turn.
    pub(in crate::engine) fn is_opening(&self) -> bool {
        self.phase == Phase::FirstTickets
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        (!self.is_over()).then_some(self.to_act)
    }

    /// In whose yard a colour lies; in one at most (CG-7).
    pub fn holder(&self, color: Color) -> Option<Seat> {
        self.seats
            .iter()
            .position(|seat| !seat.yard.column(color).is_empty())
            .map(Seat::at)
    }

    /// The seat next to a seat, in turn order.
    pub(in crate::engine) fn next_seat(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats.len() as u8)
    }

    /// The seats in turn order, beginning with one.
    pub(in crate::engine) fn seats_from(&self, start: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seats.len() as u8;
        (0..count).map(move |step| Seat((start.0 + step) % count))
    }

    /// Whether a seat has already decided, when all decide in turn from a given seat on.
    pub(in crate::engine) fn has_decided(&self, seat: Seat, start: Seat) -> bool {
        let order =
            |seat: Seat| (seat.index() + self.seats.len() - start.index()) % self.seats.len();
        order(seat) < order(self.to_act)
    }
}
