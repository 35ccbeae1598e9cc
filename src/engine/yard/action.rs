//! What a seat can decide. The first step of a turn (CG-2) is forced and so is not an action.

use super::super::table::{Cards, TicketSet};

/// A decision of the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum YardAction {
    /// Keeps these of the tickets on offer (CG-1, CG-8).
    Keep(TicketSet),
    /// Takes the face-up card at a place of the market, counted from 0 (CG-5).
    Take(u8),
    /// Draws a card blind (CG-5).
    Draw,
    /// Lays these cards in one's own yard (CG-6).
    Lay(Cards),
    /// Draws tickets (CG-8).
    DrawTickets,
    /// Completes these tickets with the cards of one's own pile (CG-10).
    Check(TicketSet),
    /// Passes, when nothing else can be done (CG-9).
    Pass,
}
