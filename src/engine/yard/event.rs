//! What happens at the table. Events are generic over what is secret, so that whoever adds one has to decide who may
//! see it: `C` is a card seen by one seat or by nobody, `T` a set of tickets.

use super::super::table::{Cards, TicketSet, Viewer};
use crate::catalog::{Card, Color, Seat};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum YardEvent<C, T> {
    /// A seat looks at tickets.
    TicketsOffered {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which ones.
        tickets: T,
    },
    /// A seat has kept tickets.
    TicketsKept {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// How many it has given back.
        returned: u8,
        /// Which ones it has kept.
        tickets: T,
    },
    /// Everybody has chosen; the tickets not kept were shuffled back (CG-1).
    TicketsShuffledBack {
        /// How many.
        count: u8,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// The top card of a column has moved to the pile on the track, face down (CG-2).
    CardDeparted {
        /// Whose.
        seat: Seat,
        /// Which one; no log shows it to anybody, not even the owner (CG-3).
        card: C,
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
    /// A card turned up into the market.
    MarketFilled {
        /// At which place.
        place: u8,
        /// Which one.
        card: Card,
    },
    /// Cards laid in a yard (CG-6).
    CardsLaid {
        /// Who.
        seat: Seat,
        /// Which ones.
        cards: Cards,
    },
    /// A column was beaten and discarded (CG-7).
    ColumnBeaten {
        /// Who has lost it.
        seat: Seat,
        /// Who has beaten it.
        by: Seat,
        /// Its colour.
        color: Color,
        /// Its cards.
        cards: Cards,
    },
    /// A seat has passed (CG-9).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The train pile has run out; everybody has one more turn (CG-9).
    LastTurns {
        /// Who has drawn or turned up the last card; nobody if it was dealt.
        seat: Option<Seat>,
    },
    /// The turns are over; the piles are turned up, each to its owner (CG-10).
    CheckBegan {
        /// The round that has ended, counted from 1.
        round: u8,
    },
    /// A seat has decided which tickets it completes; the table sees it once everybody has.
    TicketsChosen {
        /// Who.
        seat: Seat,
        /// Which ones.
        tickets: T,
    },
    /// Tickets completed, and the pile that paid for them (CG-10).
    TicketsCompleted {
        /// Who.
        seat: Seat,
        /// Which ones.
        tickets: TicketSet,
        /// The whole pile.
        pile: Cards,
        /// What the tickets are worth together.
        points: u16,
    },
    /// A further round begins with a new pile (CG-11).
    RoundBegan {
        /// Which one, counted from 1.
        round: u8,
        /// Cards in the new pile.
        pile: u8,
    },
    /// A card dealt before a further round (CG-11).
    CardDealt {
        /// To whom.
        seat: Seat,
        /// Which one.
        card: C,
    },
    /// The game is over.
    GameOver,
}

/// An event with everything in it.
pub type Fact = YardEvent<Card, TicketSet>;

/// An event as somebody sees it.
pub type Sighting = YardEvent<Option<Card>, Option<TicketSet>>;

impl Fact {
    /// The event as a viewer sees it: only its owner sees what is secret, and nobody sees the pile.
    pub fn seen_by(&self, viewer: Viewer) -> Sighting {
        use YardEvent::*;
        match *self {
            TicketsOffered {
                seat,
                count,
                tickets,
            } => TicketsOffered {
                seat,
                count,
                tickets: viewer.is(seat).then_some(tickets),
            },
            TicketsKept {
                seat,
                count,
                returned,
                tickets,
            } => TicketsKept {
                seat,
                count,
                returned,
                tickets: viewer.is(seat).then_some(tickets),
            },
            // CG-3: everybody saw it leave, but nobody may look it up afterwards.
            CardDeparted { seat, .. } => CardDeparted { seat, card: None },
            CardDrawn { seat, card } => CardDrawn {
                seat,
                card: viewer.is(seat).then_some(card),
            },
            CardDealt { seat, card } => CardDealt {
                seat,
                card: viewer.is(seat).then_some(card),
            },
            TicketsChosen { seat, tickets } => TicketsChosen {
                seat,
                tickets: viewer.is(seat).then_some(tickets),
            },
            TicketsShuffledBack { count } => TicketsShuffledBack { count },
            TurnBegan { seat } => TurnBegan { seat },
            CardTaken { seat, place, card } => CardTaken { seat, place, card },
            MarketFilled { place, card } => MarketFilled { place, card },
            CardsLaid { seat, cards } => CardsLaid { seat, cards },
            ColumnBeaten {
                seat,
                by,
                color,
                cards,
            } => ColumnBeaten {
                seat,
                by,
                color,
                cards,
            },
            Passed { seat } => Passed { seat },
            LastTurns { seat } => LastTurns { seat },
            CheckBegan { round } => CheckBegan { round },
            TicketsCompleted {
                seat,
                tickets,
                pile,
                points,
            } => TicketsCompleted {
                seat,
                tickets,
                pile,
                points,
            },
            RoundBegan { round, pile } => RoundBegan { round, pile },
            GameOver => GameOver,
        }
    }
}

impl<C, T> YardEvent<C, T> {
    /// Whether something hidden from somebody was revealed; undo cannot go back past it.
    pub fn reveals(&self) -> bool {
        use YardEvent::*;
        match self {
            TicketsOffered { .. }
            | TicketsShuffledBack { .. }
            | CardDrawn { .. }
            | MarketFilled { .. }
            | CheckBegan { .. }
            | TicketsCompleted { .. }
            | RoundBegan { .. }
            | CardDealt { .. }
            | GameOver => true,
            TicketsKept { .. }
            | TurnBegan { .. }
            | CardDeparted { .. }
            | CardTaken { .. }
            | CardsLaid { .. }
            | ColumnBeaten { .. }
            | Passed { .. }
            | LastTurns { .. }
            | TicketsChosen { .. } => false,
        }
    }
}
