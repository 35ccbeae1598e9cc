//! Why an action is refused: which rule, with ids and counts. `text` turns it into a sentence.

use crate::catalog::{CityId, Color, Seat, TicketId, TrackId};

use super::cards::Cards;
use super::payment_fault::PaymentFault;

/// The reason for a refusal. The state is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleError {
    /// It is somebody else's turn to act.
    #[error("it is the turn of {to_act}")]
    NotYourTurn {
        /// Who acts now.
        to_act: Seat,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The action does not fit the current phase.
    #[error("this moment asks for another kind of action")]
    NotNow,
    /// There is no track, ticket or place of that number.
    #[error("no track, ticket or market place has that number")]
    NoSuchThing,

    /// The market place is empty.
    #[error("the market place is empty")]
    EmptyPlace,
    /// The pile is empty and there are no discards.
    #[error("the pile is empty and there are no discards")]
    EmptyPile,
    /// A face-up locomotive cannot be the second card.
    #[error("a face-up locomotive cannot be the second card")]
    LocomotiveAsSecondCard,
    /// A second card has to be drawn.
    #[error("a second card has to be drawn")]
    SecondCardDue,

    /// Somebody owns the track.
    #[error("the track has an owner")]
    TrackTaken {
        /// The owner; none for the neutral player.
        owner: Option<Seat>,
    },
    /// The track may no longer be used by anybody.
    #[error("the track is closed")]
    TrackClosed,
    /// The seat has another track of the same route.
    #[error("the seat owns another track of the same route")]
    OwnRoute {
        /// That other track.
        track: TrackId,
    },
    /// Too few wagons.
    #[error("{needed} wagons are needed and {left} are left")]
    TooFewWagons {
        /// How many it takes.
        needed: u8,
        /// How many there are.
        left: u8,
    },
    /// The cards are not in the hand.
    #[error("these cards are not in the hand: {missing}")]
    CardsNotInHand {
        /// Those that are missing.
        missing: Cards,
    },
    /// No cards in this hand can pay for the track.
    #[error("no cards in the hand can pay for the track")]
    CannotPay,
    /// These cards do not pay for the track.
    #[error("these cards do not pay for the track: {0}")]
    WrongPayment(PaymentFault),
    /// This track does not take locomotives (NO-3).
    #[error("locomotives cannot be paid on this track")]
    NoLocomotivesHere,

    /// These cards do not cover what the tunnel asks for (NO-6).
    #[error("these cards do not cover the {owed} that the tunnel asks for")]
    WrongTunnelPayment {
        /// How many are owed.
        owed: u8,
    },

    /// The ticket piles are empty.
    #[error("the ticket piles are empty")]
    NoTicketsLeft,
    /// The announced split is not one that the piles can give (GE-2, GE-3).
    #[error("the ticket piles cannot give this split of {total}")]
    WrongSplit {
        /// How many tickets must be announced in all.
        total: u8,
    },
    /// A ticket that was not offered.
    #[error("the ticket was not offered")]
    TicketNotOffered {
        /// That ticket.
        ticket: TicketId,
    },
    /// Too few tickets kept.
    #[error("at least {at_least} tickets must be kept")]
    KeepMore {
        /// The fewest that may be kept.
        at_least: u8,
    },

    /// No passenger of that colour stands there (GE-7).
    #[error("no {} passenger stands in the city", .color.word())]
    NoSuchPassenger {
        /// The city.
        city: CityId,
        /// The colour.
        color: Color,
    },
    /// The neutral player's wagons cannot go on this track (NE-11).
    #[error("the neutral player cannot be put on this track")]
    NotForNeutral,
    /// Passing is allowed only when nothing else is.
    #[error("passing is allowed only when nothing else is")]
    MustAct,

    /// Too few cards to lay (CG-6).
    #[error("at least {at_least} cards must be laid")]
    LayMore {
        /// The fewest that may be laid.
        at_least: u8,
    },
    /// Cards laid together are of one colour, or of three different ones (CG-6).
    #[error("cards laid together are of one colour, or of three different ones")]
    WrongSet,
    /// Locomotives need a card of the colour they go with (CG-6).
    #[error("locomotives need a card of the colour they go with")]
    LocomotivesAlone,
    /// The colour lies in the seat's own yard already (CG-7).
    #[error("{} lies in the seat's own yard already", .color.word())]
    OwnYard {
        /// That colour.
        color: Color,
    },
    /// A rival's column is not beaten (CG-7).
    #[error("the {} column of {owner} has {cards} cards and is not beaten", .color.word())]
    ColumnNotBeaten {
        /// The colour.
        color: Color,
        /// Whose column it is.
        owner: Seat,
        /// Cards in that column.
        cards: u8,
    },
    /// Three different colours may only be laid if none of them lies in any yard (CG-7).
    #[error("{} lies in the yard of {owner}", .color.word())]
    ColorInYard {
        /// The colour that lies somewhere.
        color: Color,
        /// In whose yard.
        owner: Seat,
    },
    /// A ticket that the seat does not hold.
    #[error("the seat does not hold the ticket")]
    TicketNotHeld {
        /// That ticket.
        ticket: TicketId,
    },
    /// The pile cannot pay for all these tickets (CG-10).
    #[error("the pile cannot pay for these tickets; it lacks {missing}")]
    PileTooSmall {
        /// The cards that are missing, after all locomotives are used.
        missing: Cards,
    },
}
