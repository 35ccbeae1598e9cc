//! What happened, in either rule set, and the few questions that every screen asks about it.

use arrayvec::ArrayVec;

use super::rail::{self, RailEvent};
use super::table::{Cards, Viewer};
use super::yard::{self, YardEvent};
use crate::catalog::{Card, Seat, TrackId};

/// An event with everything in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// In a map game.
    Rail(rail::Fact),
    /// In the Card Game.
    Yard(yard::Fact),
}

/// An event as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sighting {
    /// In a map game.
    Rail(rail::Sighting),
    /// In the Card Game.
    Yard(yard::Sighting),
}

/// What kind of thing happened, as far as it matters to every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A seat got a card.
    Card,
    /// Wagons were laid on a track, or cards in a yard.
    Laid,
    /// A seat kept tickets.
    Tickets,
    /// A column in a yard was beaten.
    Beaten,
    /// A seat completed tickets, and everybody sees which.
    Completed,
    /// The end is near: everybody knows how many turns are left.
    LastTurns,
    /// The last turn is over.
    End,
    /// Anything else: it only matters to its own table.
    Other,
}

impl Fact {
    /// The event as a viewer sees it.
    pub fn seen_by(&self, viewer: Viewer) -> Sighting {
        match self {
            Fact::Rail(fact) => Sighting::Rail(fact.seen_by(viewer)),
            Fact::Yard(fact) => Sighting::Yard(fact.seen_by(viewer)),
        }
    }

    /// Whether a seat's turn began.
    pub fn begins_turn_of(&self, wanted: Seat) -> bool {
        match self {
            Fact::Rail(RailEvent::TurnBegan { seat })
            | Fact::Yard(YardEvent::TurnBegan { seat }) => *seat == wanted,
            _ => false,
        }
    }

    /// Whether something hidden from somebody was revealed.
    pub fn reveals(&self) -> bool {
        match self {
            Fact::Rail(fact) => fact.reveals(),
            Fact::Yard(fact) => fact.reveals(),
        }
    }
}

impl Sighting {
    /// What kind of thing happened.
    pub fn happening(&self) -> Happening {
        match self {
            Sighting::Rail(seen) => match seen {
                RailEvent::CardDrawn { .. } | RailEvent::CardTaken { .. } => Happening::Card,
                RailEvent::Claimed { .. } | RailEvent::NeutralLaid { .. } => Happening::Laid,
                RailEvent::TicketsKept { .. } => Happening::Tickets,
                RailEvent::LastRound { .. } => Happening::LastTurns,
                RailEvent::GameOver { .. } => Happening::End,
                _ => Happening::Other,
            },
            Sighting::Yard(seen) => match seen {
                YardEvent::CardDrawn { .. } | YardEvent::CardTaken { .. } => Happening::Card,
                YardEvent::CardsLaid { .. } => Happening::Laid,
                YardEvent::TicketsKept { .. } => Happening::Tickets,
                YardEvent::ColumnBeaten { .. } => Happening::Beaten,
                YardEvent::TicketsCompleted { .. } => Happening::Completed,
                YardEvent::LastTurns { .. } => Happening::LastTurns,
                YardEvent::CheckBegan { .. } => Happening::End,
                _ => Happening::Other,
            },
        }
    }

    /// The track on which wagons were laid, if that is what happened.
    pub fn claimed(&self) -> Option<TrackId> {
        match self {
            Sighting::Rail(
                RailEvent::Claimed { track, .. } | RailEvent::NeutralLaid { track, .. },
            ) => Some(*track),
            _ => None,
        }
    }

    /// The card that somebody drew blind, where the viewer may know it.
    pub fn drawn(&self) -> Option<(Seat, Card)> {
        match self {
            Sighting::Rail(RailEvent::CardDrawn { seat, card })
            | Sighting::Yard(YardEvent::CardDrawn { seat, card }) => card.map(|card| (*seat, card)),
            _ => None,
        }
    }

    /// Who got a card, and from which place of the market; from none if it came from the pile.
    pub fn card_from(&self) -> Option<(Seat, Option<u8>)> {
        match self {
            Sighting::Rail(RailEvent::CardDrawn { seat, .. })
            | Sighting::Yard(YardEvent::CardDrawn { seat, .. }) => Some((*seat, None)),
            Sighting::Rail(RailEvent::CardTaken { seat, place, .. })
            | Sighting::Yard(YardEvent::CardTaken { seat, place, .. }) => {
                Some((*seat, Some(*place)))
            }
            _ => None,
        }
    }

    /// Whether cards were turned up against a tunnel.
    pub fn digs(&self) -> bool {
        matches!(self.rail(), Some(RailEvent::TunnelTurned { .. }))
    }

    /// A tunnel whose cards asked for nothing more: its track, the cards laid down, the cards turned up.
    pub fn turned_for_nothing(&self) -> Option<(TrackId, Cards, ArrayVec<Card, 3>)> {
        match self.rail()? {
            RailEvent::TunnelTurned {
                track,
                paid,
                turned,
                owed: 0,
                ..
            } => Some((*track, *paid, turned.clone())),
            _ => None,
        }
    }

    /// The cards that the event shows, by kind; a card face down has none.
    pub fn cards(&self) -> Vec<(Option<Card>, u8)> {
        let faces = |cards: &Cards| {
            cards
                .kinds()
                .map(|(card, count)| (Some(card), count))
                .collect()
        };
        match self {
            Sighting::Rail(RailEvent::CardDrawn { card, .. })
            | Sighting::Yard(YardEvent::CardDrawn { card, .. }) => vec![(*card, 1)],
            Sighting::Rail(RailEvent::CardTaken { card, .. })
            | Sighting::Yard(YardEvent::CardTaken { card, .. }) => vec![(Some(*card), 1)],
            Sighting::Rail(RailEvent::Claimed { paid, .. }) => faces(paid),
            Sighting::Rail(RailEvent::TunnelTurned { turned, .. }) => {
                turned.iter().map(|card| (Some(*card), 1)).collect()
            }
            Sighting::Yard(
                YardEvent::CardsLaid { cards, .. } | YardEvent::ColumnBeaten { cards, .. },
            ) => faces(cards),
            _ => Vec::new(),
        }
    }

    /// The event of a map game.
    pub fn rail(&self) -> Option<&rail::Sighting> {
        match self {
            Sighting::Rail(seen) => Some(seen),
            Sighting::Yard(_) => None,
        }
    }

    /// The event of a Card Game.
    pub fn yard(&self) -> Option<&yard::Sighting> {
        match self {
            Sighting::Yard(seen) => Some(seen),
            Sighting::Rail(_) => None,
        }
    }
}
