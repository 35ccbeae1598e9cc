//! What somebody else's move has done to the viewer: a ticket that can no longer be completed, or takes longer now.

use super::table::way_left;
use crate::catalog::{RailGame, TicketId};
use crate::engine::rail::RailView;

/// A ticket of the viewer that was harmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harm {
    /// The ticket.
    pub ticket: TicketId,
    /// How many spaces more it takes; none if it cannot be completed any longer.
    pub longer: Option<u16>,
}

/// The worst that has happened to the viewer's tickets between two positions: a lost ticket is worse than a detour, and
/// a long detour worse than a short one.
pub fn harm(game: &RailGame, before: &RailView, after: &RailView) -> Option<Harm> {
    let (_, own) = before.seated()?;
    let harmed = own.tickets.iter().filter_map(|ticket| {
        let spaces = spaces_left(game, before, ticket)?;
        let longer = match spaces_left(game, after, ticket) {
            None => None,
            Some(now) if now > spaces => Some(now - spaces),
            Some(_) => return None,
        };
        Some(Harm { ticket, longer })
    });
    harmed.max_by_key(|harm| harm.longer.unwrap_or(u16::MAX))
}

/// What the viewer still has to build for a ticket; none if there is no way or the wagons do not suffice.
fn spaces_left(game: &RailGame, view: &RailView, ticket: TicketId) -> Option<u16> {
    let (seat, _) = view.seated()?;
    let wagons = u16::from(view.open.seat(seat).wagons);
    let spaces = way_left(game, view, seat, ticket)?.spaces;
    (spaces <= wagons).then_some(spaces)
}
