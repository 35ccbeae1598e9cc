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
    /// So many cards may be drawn for it at once.
    DrawsCards(u8),
    /// The cards that pay for it serve nothing else.
    CheapNow,
    /// It scores many points for one turn.
    Points(u8),
    /// It brings on the end while the seat leads.
    EndsTheGame,
    /// It helps towards a majority or a bonus.
    Majority,
    /// It gives the seat more passengers of a colour than anybody else.
    Ahead(Color),
    /// It draws level with whoever has most passengers of a colour.
    Level(Color),
    /// Its toll is low.
    Toll,
    /// It drives out a column of this seat.
    Robs(Seat),
    /// A card that is wanted for this track.
    WantedFor(Card, TrackId),
    /// A card that tickets need.
    Wanted(Card),
    /// A card of which the hand holds some already: a longer set pays for a longer track, or beats more columns.
    MoreOf(Card),
    /// No ticket needs it, but nothing else on offer is worth more.
    BestOffered,
    /// No face-up card is better than an unknown one.
    NothingFaceUp,
    /// Every ticket held is completed.
    AllCompleted,
    /// Wagons and turns are left over: there is room for more.
    RoomForTickets,
    /// There are cards that no ticket needs.
    SpareCards,
    /// Enough cards will still come for more tickets.
    TimeForTickets,
    /// Both kinds of tickets: long ones score more, short ones are safer.
    Mixed,
    /// Short tickets are completed sooner.
    ShortTickets,
    /// Long tickets score more.
    LongTickets,
    /// Everything kept is within reach.
    WithinReach,
    /// The cheapest ways for these tickets have tracks in common.
    OneNetwork,
    /// More would be too much for wagons and time.
    EnoughTickets,
    /// The others would cost more than they bring.
    OthersCost,
    /// Of what must be kept, this costs the least.
    LeastLoss,
    /// It is worth the extra cards.
    WorthThePrice,
    /// It is not worth the extra cards.
    TooDear,
    /// The extra cards are missing.
    CardsMissing,
    /// It brings the most points.
    BestSet,
    /// It is out of the seat's own way.
    OutOfTheWay,
    /// Of all these tracks the hand holds the fewest cards for it.
    FewestCards,
    /// What is not laid now will not leave the yard before the end.
    LeavesInTime,
    /// The judgement has no word for it; thinking ahead found it.
    Foreseen,
}
