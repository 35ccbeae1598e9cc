//! What somebody sees: a function of the state and the viewer alone.

use serde::{Deserialize, Serialize};

use super::super::table::{Cards, RuleError, TicketSet, Viewer};
use super::book::Book;
use super::legal;
use super::score::completed_tickets;
use super::setup::deck;
use super::state::{Holdings, Open, OpenSeat, Phase, RailState};
use crate::catalog::{PileId, RailGame, Seat, TicketId, TrackId};

/// A map game as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RailView {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// What the viewer holds; nothing for the table.
    pub own: Option<Holdings>,
    /// Tickets that the viewer has put under a pile: which pile, how far from the bottom, which ticket.
    pub under_piles: Vec<(PileId, u8, TicketId)>,
    /// What everybody holds, once the game is over.
    pub revealed: Option<Vec<Holdings>>,
}

/// The game as a viewer sees it.
pub fn view(state: &RailState, viewer: Viewer) -> RailView {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.index() < state.own.len() => Some(seat),
        _ => None,
    };
    let known = |seat: Seat| {
        let piles = state.hidden.ticket_piles.iter().enumerate();
        piles.flat_map(move |(pile, tickets)| {
            tickets
                .known_to(seat)
                .map(move |(place, ticket)| (PileId::at(pile), place, ticket))
        })
    };
    RailView {
        viewer,
        open: state.open.clone(),
        own: seat.map(|seat| state.own[seat.index()].clone()),
        under_piles: seat.map(|seat| known(seat).collect()).unwrap_or_default(),
        revealed: state.open.is_over().then(|| state.own.to_vec()),
    }
}

impl RailView {
    /// The seat of the viewer and what it holds.
    pub fn seated(&self) -> Option<(Seat, &Holdings)> {
        match (self.viewer, &self.own) {
            (Viewer::Seat(seat), Some(own)) => Some((seat, own)),
            _ => None,
        }
    }

    /// Whether the viewer has to decide something now.
    pub fn is_to_act(&self) -> bool {
        self.open.to_act().is_some_and(|seat| self.viewer.is(seat))
    }

    /// The viewer's tickets whose cities are joined already.
    pub fn completed(&self, game: &RailGame) -> TicketSet {
        match self.seated() {
            Some((seat, own)) => completed_tickets(game, &self.open.seat(seat).tracks, own.tickets),
            None => TicketSet::NONE,
        }
    }

    /// Cards whose place the viewer knows: face up, discarded, in its own hand, or taken in the open by others and not
    /// spent since. When the game is over, all hands are known.
    pub fn seen_cards(&self) -> Cards {
        let open = &self.open;
        let mut seen = open.cards.face_up().plus(open.cards.discards);
        if let Phase::Tunnel(tunnel) = &open.phase {
            seen = seen
                .plus(tunnel.paid)
                .plus(tunnel.turned.iter().copied().collect());
        }
        let hand = |(index, seat): (usize, &OpenSeat)| match (&self.revealed, self.seated()) {
            (Some(hands), _) => hands.get(index).map_or(Cards::NONE, |own| own.hand),
            (None, Some((viewer, own))) if viewer.index() == index => own.hand,
            (None, _) => seat.known,
        };
        open.seats
            .iter()
            .enumerate()
            .map(hand)
            .fold(seen, Cards::plus)
    }

    /// Cards that may be anywhere the viewer cannot see: in the pile or in the hands of others.
    pub fn unseen_cards(&self, game: &RailGame) -> Cards {
        deck(Book::new(game, self.open.variant).rules).beyond(self.seen_cards())
    }

    /// Why the viewer cannot claim a track now; none if it can.
    pub fn why_not(&self, game: &RailGame, track: TrackId) -> Option<RuleError> {
        let Some((seat, own)) = self.seated() else {
            return Some(RuleError::NotNow);
        };
        legal::why_not(
            &Book::new(game, self.open.variant),
            &self.open,
            own,
            seat,
            track,
        )
    }
}
