//! What a seat can decide.

use super::super::table::{Cards, TicketSet};
use super::state::PerPile;
use crate::catalog::{Color, TrackId};

/// A decision of the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RailAction {
    /// Announces how many first tickets come from which pile (GE-2).
    Split(PerPile),
    /// Keeps these of the tickets on offer.
    Keep(TicketSet),
    /// Takes the face-up card at a place of the market, counted from 0.
    Take(u8),
    /// Draws a card blind.
    Draw,
    /// Stops after one card, where the game allows it (GE-13, NL-11).
    Stop,
    /// Claims a track with these cards.
    Claim {
        /// The track.
        track: TrackId,
        /// The cards.
        pay: Cards,
    },
    /// Draws tickets, so many from each pile (R-30, GE-3).
    DrawTickets(PerPile),
    /// Pays what the tunnel asks for (NO-6).
    PayTunnel(Cards),
    /// Takes the cards laid for the tunnel back (NO-6).
    GiveUp,
    /// Takes a passenger from each end of the track, or none (GE-7).
    TakePassengers([Option<Color>; 2]),
    /// Puts the neutral wagons on a track (NE-11).
    PlaceNeutral(TrackId),
    /// Passes, when nothing else can be done.
    Pass,
}
