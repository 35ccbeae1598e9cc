//! The position of a map game, divided by who may know what.
//!
//! `Open` is what everybody at the table sees, `Holdings` what one seat holds in secret, `Hidden` what
//! nobody sees. A view is `Open` and at most one `Holdings`; there is nothing to filter and nothing to forget.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::super::table::{Cards, Display, Pile, Rng, TicketPile, TicketSet, TrackSet};
use crate::catalog::*;

/// A running map game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RailState {
    pub(in crate::engine) open: Open,
    pub(in crate::engine) own: ArrayVec<Holdings, MAX_SEATS>,
    pub(in crate::engine) hidden: Hidden,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The way the game is played.
    pub variant: Variant,
    /// Who had the first turn.
    pub first: Seat,
    /// Turns begun, the running one included.
    pub turn: u16,
    /// Who decides now.
    pub to_act: Seat,
    /// What there is to decide.
    pub phase: Phase,
    /// Market, pile and discards.
    pub cards: Display,
    /// Who owns which track, by `TrackId`.
    pub owners: ArrayVec<Owner, MAX_TRACKS>,
    /// Tracks that somebody might still claim.
    pub free: TrackSet,
    /// The seats, by `Seat`.
    pub seats: ArrayVec<OpenSeat, MAX_SEATS>,
    /// Tickets left in each pile, by `PileId`.
    pub ticket_piles: PerPile,
    /// Tickets discarded face up (NE-1).
    pub ticket_discards: TicketSet,
    /// Passengers still standing, by `CityId`; empty where the game has none.
    pub passengers: ArrayVec<PerColor, MAX_CITIES>,
    /// The open bonus cards (NL-3).
    pub bonus_cards: ArrayVec<BonusId, 11>,
    /// The neutral player, while it lays track (NE-11).
    pub neutral: Option<Neutral>,
    /// Turns left once the last round has begun.
    pub turns_left: Option<u8>,
    /// Passes in succession.
    pub passes: u8,
}

/// A count for each ticket pile.
pub type PerPile = [u8; 2];

/// A count for each colour, by `Color::index`.
pub type PerColor = [u8; 8];

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenSeat {
    /// Wagons left.
    pub wagons: u8,
    /// Points scored so far.
    pub score: i16,
    /// Cards in hand.
    pub hand: u8,
    /// Tickets held, by the pile they came from.
    pub tickets: PerPile,
    /// Tickets being looked at, by the pile they came from.
    pub offered: PerPile,
    /// Cards that must still be in the hand, since they were taken in the open and not spent.
    pub known: Cards,
    /// Tracks owned.
    pub tracks: TrackSet,
    /// Tracks of routes on which the seat owns one.
    pub barred: TrackSet,
    /// Loan cards (NE-5).
    pub loans: u8,
    /// Tokens paid in the open so far.
    pub tolls_paid: u16,
    /// Tokens received in the open so far.
    pub tolls_received: u16,
    /// Passengers taken (GE-7).
    pub passengers: PerColor,
}

/// What one seat holds, secret from all others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holdings {
    /// Cards in hand.
    pub hand: Cards,
    /// Tickets kept.
    pub tickets: TicketSet,
    /// Tickets to choose from, in the order drawn.
    pub offer: ArrayVec<TicketId, MAX_OFFER>,
    /// Tokens left (NE-3).
    pub tokens: u16,
    /// Tickets this seat has put out of the game (NO-1), or aside until everybody has chosen (GE-2).
    pub put_away: TicketSet,
}

/// What nobody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::engine) struct Hidden {
    pub(in crate::engine) pile: Pile,
    pub(in crate::engine) ticket_piles: [TicketPile; 2],
    /// First tickets not kept, until everybody has chosen and they are shuffled back (GE-2).
    pub(in crate::engine) returned: TicketSet,
    pub(in crate::engine) rng: Rng,
}

/// Who has laid wagons on a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Owner {
    /// Nobody yet.
    Nobody,
    /// The neutral player.
    Neutral,
    /// A player.
    Seat(Seat),
}

/// The neutral player (NE-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Neutral {
    /// Wagons left.
    pub wagons: u8,
    /// Who has its marker.
    pub holder: Seat,
}

/// What the seat to act has to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// How many first tickets come from which pile (GE-2).
    FirstSplit,
    /// Which of the first tickets to keep.
    FirstTickets,
    /// One of the three actions of a turn.
    Turn,
    /// The second card.
    SecondCard,
    /// Which of the drawn tickets to keep.
    KeepTickets,
    /// Whether to pay what the tunnel asks for (NO-6).
    Tunnel(Tunnel),
    /// Which passengers to take (GE-7).
    TakePassengers {
        /// The track just claimed.
        track: TrackId,
    },
    /// Where to put the neutral wagons (NE-11).
    PlaceNeutral {
        /// The route on the ticket.
        route: RouteId,
    },
    /// Nothing: the game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// A tunnel with its cards turned up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tunnel {
    /// The track.
    pub track: TrackId,
    /// The payment laid down.
    pub paid: Cards,
    /// The cards turned up.
    pub turned: ArrayVec<Card, 3>,
    /// Cards owed on top.
    pub owed: u8,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Somebody ran out of wagons and the last round was played.
    LastRound,
    /// Everybody passed.
    AllPassed,
}

impl Ending {
    /// The word that names it in saves and tools.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::LastRound => "last-round",
            Ending::AllPassed => "all-passed",
        }
    }

    /// The ending of that word.
    pub fn from_word(word: &str) -> Option<Ending> {
        [Ending::LastRound, Ending::AllPassed]
            .into_iter()
            .find(|ending| ending.word() == word)
    }
}

impl RailState {
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

    /// What everybody sees of a seat.
    pub fn seat(&self, seat: Seat) -> &OpenSeat {
        &self.seats[seat.index()]
    }

    /// Who owns a track.
    pub fn owner(&self, track: TrackId) -> Owner {
        self.owners[track.index()]
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// Whether everybody still prepares for the first turn.
    pub(in crate::engine) fn is_opening(&self) -> bool {
        matches!(self.phase, Phase::FirstSplit | Phase::FirstTickets)
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        (!self.is_over()).then_some(self.to_act)
    }

    /// The running round, counted from 1.
    pub fn round(&self) -> u16 {
        self.turn.saturating_sub(1) / self.seats.len() as u16 + 1
    }

    /// Where all decide in turn before the first turn: those who have not decided yet, in turn order.
    pub(in crate::engine) fn waiting_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seats.len() as u8;
        let order = |seat: Seat| (seat.0 + count - self.first.0) % count;
        let (first, decided) = (self.first.0, order(self.to_act));
        (decided..count).map(move |step| Seat((first + step) % count))
    }

    /// The seat next to a seat, in turn order.
    pub(in crate::engine) fn next_seat(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats.len() as u8)
    }
}

impl OpenSeat {
    /// Tickets held in all.
    pub fn ticket_count(&self) -> u8 {
        self.tickets.iter().sum()
    }
}
