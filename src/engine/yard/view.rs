//! What somebody sees: a function of the state and the viewer alone.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::super::table::{Cards, RuleError, Viewer};
use super::action::YardAction;
use super::allowed::allowed;
use super::legal::legal_actions;
use super::score::{YardScores, final_scores};
use super::state::{Holdings, Open, YardState};
use crate::catalog::{MAX_PILE, MAX_SEATS, Seat, TicketId, YardGame};

/// What somebody sees.
///
/// It keeps apart what a seat is *shown* (`open`, `own`, at the end `revealed`) and what it *knows* if it
/// forgets nothing (`memory`). The screen shows only the former: a pile is just a count, even to its owner (CG-3).
/// Bots that think in sampled worlds may use the latter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct YardView {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What everybody is shown.
    pub open: Open,
    /// What the seat holds; none for onlookers.
    pub own: Option<Holdings>,
    /// What the seat knows beyond that; none for onlookers.
    pub memory: Option<Memory>,
    /// What every seat holds, by `Seat`; empty until the game is over.
    pub revealed: ArrayVec<Holdings, MAX_SEATS>,
}

/// What a seat knows without being shown it, because it saw it happen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The piles on the track, by `Seat`: every card left a yard that all could see.
    pub tracks: ArrayVec<Cards, MAX_SEATS>,
    /// The cards that this round's pile was made of, without those turned up into the market since.
    pub pool: Cards,
    /// Tickets that this seat has put under the pile, with their places counted from the bottom.
    pub under: ArrayVec<(u8, TicketId), MAX_PILE>,
}

/// What a viewer sees.
pub fn view(state: &YardState, viewer: Viewer) -> YardView {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.index() < state.own.len() => Some(seat),
        _ => None,
    };
    YardView {
        viewer,
        open: state.open.clone(),
        own: seat.map(|seat| state.own[seat.index()].clone()),
        memory: seat.map(|seat| memory(state, seat)),
        revealed: match state.open.is_over() {
            true => state.own.clone(),
            false => ArrayVec::new(),
        },
    }
}

fn memory(state: &YardState, seat: Seat) -> Memory {
    Memory {
        tracks: state.hidden.tracks.clone(),
        pool: state.hidden.pool,
        under: state.hidden.ticket_pile.known_to(seat).collect(),
    }
}

impl YardView {
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

    /// The pile of a seat, where the rules let this viewer look at it (CG-3).
    pub fn shown_pile(&self, seat: Seat) -> Option<Cards> {
        let own = match self.revealed.get(seat.index()) {
            Some(own) => Some(own),
            None => self.own.as_ref().filter(|_| self.viewer.is(seat)),
        };
        own.and_then(|own| own.pile)
    }

    /// Why the viewer cannot do this now; none if it can.
    pub fn why_not(&self, game: &YardGame, action: YardAction) -> Option<RuleError> {
        match self.seated() {
            Some((seat, own)) => allowed(game, &self.open, own, seat, action).err(),
            None => Some(RuleError::NotNow),
        }
    }

    /// Lists every action of the viewer, if it is to act.
    pub fn legal_actions(&self, game: &YardGame, emit: &mut impl FnMut(YardAction)) {
        if let Some((_, own)) = self.seated().filter(|_| self.is_to_act()) {
            legal_actions(game, &self.open, own, emit);
        }
    }

    /// The final count; none before the game is over.
    pub fn scores(&self, game: &YardGame) -> Option<YardScores> {
        self.open.is_over().then(|| final_scores(game, &self.open))
    }
}
