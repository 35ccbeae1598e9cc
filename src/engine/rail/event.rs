//! What happens at the table. Events are generic over what is secret, so that whoever adds one has to decide who may
//! see it: `C` is a card drawn blind, `T` a set of tickets.

use arrayvec::ArrayVec;

use super::super::table::{Cards, TicketSet, Viewer};
use super::state::{Ending, PerPile};
use crate::catalog::*;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RailEvent<C, T> {
    /// A seat has announced from which piles its first tickets come.
    SplitAnnounced {
        /// Who.
        seat: Seat,
        /// How many from which pile.
        piles: PerPile,
    },
    /// A seat looks at tickets.
    TicketsOffered {
        /// Who.
        seat: Seat,
        /// How many from which pile.
        piles: PerPile,
        /// Which ones.
        tickets: T,
    },
    /// A seat has kept tickets.
    TicketsKept {
        /// Who.
        seat: Seat,
        /// How many from which pile.
        piles: PerPile,
        /// Which ones.
        tickets: T,
    },
    /// Tickets not kept were discarded face up.
    TicketsDiscarded {
        /// Who.
        seat: Seat,
        /// Which ones.
        tickets: TicketSet,
    },
    /// The discarded tickets have become a new pile.
    TicketsReshuffled {
        /// How many.
        count: u8,
    },
    /// Everybody has chosen; a turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A card drawn blind.
    CardDrawn {
        /// Who.
        seat: Seat,
        /// Which one.
        card: C,
    },
    /// A card taken from the market.
    CardTaken {
        /// Who.
        seat: Seat,
        /// From which place.
        place: u8,
        /// Which one.
        card: Card,
    },
    /// A seat has stopped after one card (GE-13, NL-11).
    StoppedDrawing {
        /// Who.
        seat: Seat,
    },
    /// A card turned up into the market.
    MarketFilled {
        /// At which place.
        place: u8,
        /// Which one.
        card: Card,
    },
    /// Three locomotives lay face up; the market was discarded.
    MarketCleared {
        /// What was discarded.
        cards: Cards,
    },
    /// The discards have become a new pile.
    PileReshuffled {
        /// How many cards.
        count: u8,
    },
    /// A track was claimed.
    Claimed {
        /// Who.
        seat: Seat,
        /// Which one.
        track: TrackId,
        /// The cards spent, those for a tunnel's demand included.
        paid: Cards,
        /// Points scored.
        points: u8,
    },
    /// A toll was paid (NE-4).
    TollPaid {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
        /// To whom; the bank where nobody is named.
        to: Option<Seat>,
    },
    /// A loan was taken instead of paying the toll (NE-5).
    LoanTaken {
        /// Who.
        seat: Seat,
        /// What was owed.
        amount: u8,
        /// Whom the bank paid.
        to: Option<Seat>,
    },
    /// The cards against a tunnel were turned up (NO-6).
    TunnelTurned {
        /// Who.
        seat: Seat,
        /// Which track.
        track: TrackId,
        /// The cards laid down.
        paid: Cards,
        /// The cards turned up.
        turned: ArrayVec<Card, 3>,
        /// Cards owed on top.
        owed: u8,
    },
    /// A tunnel was given up (NO-6).
    TunnelGivenUp {
        /// Who.
        seat: Seat,
        /// Which track.
        track: TrackId,
    },
    /// Passengers were taken, or left, after a claim (GE-7).
    PassengersTaken {
        /// Who.
        seat: Seat,
        /// From which track's ends.
        track: TrackId,
        /// Which colour from which end.
        colors: [Option<Color>; 2],
    },
    /// The marker's holder turned up a ticket for the neutral player (NE-11).
    NeutralTurned {
        /// Who.
        seat: Seat,
        /// Which ticket.
        ticket: TicketId,
    },
    /// The neutral player has laid wagons (NE-11).
    NeutralLaid {
        /// On which track.
        track: TrackId,
        /// Whom the bank paid the toll.
        to: Option<Seat>,
    },
    /// The neutral player has stopped for good (NE-12).
    NeutralStopped,
    /// A seat has passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The last round begins.
    LastRound {
        /// Who has two wagons or fewer.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// How it ended.
        ending: Ending,
    },
}

/// An event with everything in it.
pub type Fact = RailEvent<Card, TicketSet>;

/// An event as somebody sees it.
pub type Sighting = RailEvent<Option<Card>, Option<TicketSet>>;

impl Fact {
    /// The event as a viewer sees it: only its owner sees what is secret.
    pub fn seen_by(&self, viewer: Viewer) -> Sighting {
        use RailEvent::*;
        match self.clone() {
            TicketsOffered {
                seat,
                piles,
                tickets,
            } => TicketsOffered {
                seat,
                piles,
                tickets: viewer.is(seat).then_some(tickets),
            },
            TicketsKept {
                seat,
                piles,
                tickets,
            } => TicketsKept {
                seat,
                piles,
                tickets: viewer.is(seat).then_some(tickets),
            },
            CardDrawn { seat, card } => CardDrawn {
                seat,
                card: viewer.is(seat).then_some(card),
            },
            SplitAnnounced { seat, piles } => SplitAnnounced { seat, piles },
            TicketsDiscarded { seat, tickets } => TicketsDiscarded { seat, tickets },
            TicketsReshuffled { count } => TicketsReshuffled { count },
            TurnBegan { seat } => TurnBegan { seat },
            CardTaken { seat, place, card } => CardTaken { seat, place, card },
            StoppedDrawing { seat } => StoppedDrawing { seat },
            MarketFilled { place, card } => MarketFilled { place, card },
            MarketCleared { cards } => MarketCleared { cards },
            PileReshuffled { count } => PileReshuffled { count },
            Claimed {
                seat,
                track,
                paid,
                points,
            } => Claimed {
                seat,
                track,
                paid,
                points,
            },
            TollPaid { seat, amount, to } => TollPaid { seat, amount, to },
            LoanTaken { seat, amount, to } => LoanTaken { seat, amount, to },
            TunnelTurned {
                seat,
                track,
                paid,
                turned,
                owed,
            } => TunnelTurned {
                seat,
                track,
                paid,
                turned,
                owed,
            },
            TunnelGivenUp { seat, track } => TunnelGivenUp { seat, track },
            PassengersTaken {
                seat,
                track,
                colors,
            } => PassengersTaken {
                seat,
                track,
                colors,
            },
            NeutralTurned { seat, ticket } => NeutralTurned { seat, ticket },
            NeutralLaid { track, to } => NeutralLaid { track, to },
            NeutralStopped => NeutralStopped,
            Passed { seat } => Passed { seat },
            LastRound { seat } => LastRound { seat },
            GameOver { ending } => GameOver { ending },
        }
    }
}

impl<C, T> RailEvent<C, T> {
    /// Whether something hidden from somebody was revealed; undo cannot go back past it.
    pub fn reveals(&self) -> bool {
        use RailEvent::*;
        match self {
            TicketsOffered { .. }
            | TicketsDiscarded { .. }
            | TicketsReshuffled { .. }
            | CardDrawn { .. }
            | MarketFilled { .. }
            | MarketCleared { .. }
            | PileReshuffled { .. }
            | TunnelTurned { .. }
            | NeutralTurned { .. }
            | GameOver { .. } => true,
            SplitAnnounced { .. }
            | TicketsKept { .. }
            | TurnBegan { .. }
            | CardTaken { .. }
            | StoppedDrawing { .. }
            | Claimed { .. }
            | TollPaid { .. }
            | LoanTaken { .. }
            | TunnelGivenUp { .. }
            | PassengersTaken { .. }
            | NeutralLaid { .. }
            | NeutralStopped
            | Passed { .. }
            | LastRound { .. } => false,
        }
    }
}
