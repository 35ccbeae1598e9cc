//! Why an action is refused: which rule, with ids and counts. Sentences are made of it in `text`.

use crate::catalog::{CityId, Color, Seat, TicketId, TrackId};

use super::cards::Cards;

/// The reason for a refusal. The state is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleError {
    /// It is somebody else's turn to act.
    NotYourTurn {
        /// Who acts now.
        to_act: Seat,
    },
    /// The game is over.
    GameOver,
    /// The action is none of those that this moment asks for.
    NotNow,
    /// The action belongs to the other rule set.
    WrongGame,
    /// There is no track, ticket or place of that number.
    NoSuchThing,

    /// The market place is empty.
    EmptyPlace,
    /// The pile is empty and there are no discards.
    EmptyPile,
    /// A face-up locomotive cannot be the second card.
    LocomotiveAsSecondCard,

    /// Somebody owns the track.
    TrackTaken {
        /// The owner; none for the neutral player.
        owner: Option<Seat>,
    },
    /// The track may no longer be used by anybody.
    TrackClosed,
    /// The seat has another track of the same route.
    OwnRoute {
        /// That other track.
        track: TrackId,
    },
    /// Too few wagons.
    TooFewWagons {
        /// How many it takes.
        needed: u8,
        /// How many there are.
        left: u8,
    },
    /// The cards are not in the hand.
    CardsNotInHand {
        /// Those that are missing.
        missing: Cards,
    },
    /// No cards in this hand can pay for the track.
    CannotPay,
    /// These cards do not pay for the track.
    WrongPayment,
    /// Locomotives cannot be paid on this track (NO-3).
    NoLocomotivesHere,

    /// These cards do not cover what the tunnel asks for (NO-6).
    WrongTunnelPayment {
        /// How many are owed.
        owed: u8,
    },

    /// The ticket piles are empty.
    NoTicketsLeft,
    /// The announced split is not one that the piles can give (GE-2, GE-3).
    WrongSplit {
        /// How many tickets must be announced in all.
        total: u8,
    },
    /// A ticket that was not offered.
    TicketNotOffered {
        /// That ticket.
        ticket: TicketId,
    },
    /// Too few tickets kept.
    KeepMore {
        /// The fewest that may be kept.
        at_least: u8,
    },

    /// No passenger of that colour stands there (GE-7).
    NoSuchPassenger {
        /// The city.
        city: CityId,
        /// The colour.
        color: Color,
    },
    /// The track is none of those that the neutral player may be put on (NE-11).
    NotForNeutral,
    /// Passing is allowed only when nothing else is.
    MustAct,

    /// Too few cards to lay (CG-6).
    LayMore {
        /// The fewest that may be laid.
        at_least: u8,
    },
    /// Cards laid together are of one colour, or of three different ones (CG-6).
    WrongSet,
    /// Locomotives need a card of the colour they go with (CG-6).
    LocomotivesAlone,
    /// The colour lies in the seat's own yard already (CG-7).
    OwnYard {
        /// That colour.
        color: Color,
    },
    /// A rival's column is not beaten (CG-7).
    ColumnNotBeaten {
        /// The colour.
        color: Color,
        /// Whose column it is.
        owner: Seat,
        /// Cards in that column.
        cards: u8,
    },
    /// Three different colours need them absent from every yard (CG-7).
    ColorInYard {
        /// The colour that lies somewhere.
        color: Color,
        /// In whose yard.
        owner: Seat,
    },
    /// A ticket that the seat does not hold.
    TicketNotHeld {
        /// That ticket.
        ticket: TicketId,
    },
    /// The pile cannot pay for all these tickets (CG-10).
    PileTooSmall {
        /// The cards that are missing, after all locomotives are used.
        missing: Cards,
    },
}
