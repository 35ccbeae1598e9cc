//! Advice about a decision as data, in three depths: what kind of move, where, and what with the reasons for it. Bots
//! give it, `text` says it.

use serde::{Deserialize, Serialize};

use super::game::Action;
use crate::catalog::{Card, Color, Seat, TicketId, TrackId};

/// What would be good to do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The first depth: what kind of move.
    pub kind: AdviceKind,
    /// The second: where to look.
    pub spot: Spot,
    /// The third: what to do.
    pub action: Action,
    /// And why, the best reason first.
    pub reasons: Vec<Reason>,
}

/// A kind of move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AdviceKind {
    /// Take cards.
    Cards,
    /// Lay wagons on a track.
    Claim,
    /// Lay cards in the yard.
    Lay,
    /// Ask for more tickets.
    Tickets,
    /// Say how many tickets come from which pile.
    Split,
    /// Keep some of the tickets on offer.
    Keep {
        /// How many.
        kept: u8,
        /// Of how many.
        of: u8,
    },
    /// Complete some of the tickets with the cards that have left.
    Complete {
        /// How many.
        paid: u8,
        /// Of how many.
        of: u8,
    },
    /// Pay what a tunnel asks for.
    PayTunnel,
    /// Give a tunnel up.
    GiveUp,
    /// Take passengers along.
    Passengers,
    /// Find a place for neutral wagons.
    Neutral,
    /// Take no second card.
    Stop,
    /// Pass.
    Pass,
    /// There is nothing to choose.
    OnlyMove,
}

/// Where to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spot {
    /// A place of the market, counted from 0.
    Market(u8),
    /// The draw pile.
    Pile,
    /// The ticket piles.
    TicketPile,
    /// A track.
    Track(TrackId),
    /// Cards of a colour in the hand.
    Color(Color),
    /// A ticket.
    Ticket(TicketId),
    /// Passengers of a colour.
    Passengers(Color),
    /// The question that is asked.
    Question,
}

/// Why an action is good, from the parts of the judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// It completes a ticket.
    Completes(TicketId),
    /// It shortens the way for a ticket.
    Shortens(TicketId),
    /// A rival is near, and the way around is long.
    Contested,
    /// The cards that pay for it serve nothing else.
    CheapNow,
    /// It scores many points for one turn.
    Points(u8),
    /// It brings on the end while the seat leads.
    EndsTheGame,
    /// It helps towards a majority or a bonus.
    Majority,
    /// Its toll is low, or later players pay it to the seat.
    Toll,
    /// It drives out a column of this seat.
    Robs(Seat),
    /// A card that is wanted for this track.
    WantedFor(Card, TrackId),
    /// A card that tickets need.
    Wanted(Card),
    /// No face-up card is better than an unknown one.
    NothingFaceUp,
    /// All tickets are completed or paid for: there is room for more.
    RoomForTickets,
    /// The cheapest ways for these tickets have tracks in common.
    OneNetwork,
    /// More would be too much for wagons and time.
    EnoughTickets,
    /// It is worth the extra cards.
    WorthThePrice,
    /// It is not worth the extra cards, or they are missing.
    TooDear,
    /// It brings the most points.
    BestSet,
    /// It is out of the seat's own way.
    OutOfTheWay,
}
