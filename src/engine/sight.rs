//! What the seat to act sees, borrowed from a view or from a sampled world: those who think through thousands
//! of positions must not copy each of them. It holds no more than the seat's view does.

use super::rail::{self, RailAction, RailState, RailView};
use super::table::Cards;
use super::yard::{self, YardAction, YardState, YardView};
use crate::catalog::{Game, Seat};

use super::game::Action;

/// What the seat to act sees.
#[derive(Clone, Copy, Debug)]
pub enum Sight<'a> {
    /// A map game.
    Rail {
        /// The seat to act.
        seat: Seat,
        /// What everybody sees.
        open: &'a rail::Open,
        /// What the seat holds.
        own: &'a rail::Holdings,
    },
    /// The Card Game.
    Yard {
        /// The seat to act.
        seat: Seat,
        /// What everybody is shown.
        open: &'a yard::Open,
        /// What the seat holds.
        own: &'a yard::Holdings,
        /// The piles on the track, by `Seat`, as one who forgets nothing knows them.
        tracks: &'a [Cards],
    },
}

impl<'a> Sight<'a> {
    pub(super) fn of_rail(view: &'a RailView) -> Option<Sight<'a>> {
        let (seat, own) = view.seated().filter(|_| view.is_to_act())?;
        let open = &view.open;
        Some(Sight::Rail { seat, open, own })
    }

    pub(super) fn of_yard(view: &'a YardView) -> Option<Sight<'a>> {
        let (seat, own) = view.seated().filter(|_| view.is_to_act())?;
        Some(Sight::Yard {
            seat,
            open: &view.open,
            own,
            tracks: &view.memory.as_ref()?.tracks,
        })
    }

    /// The seat to act.
    pub fn seat(&self) -> Seat {
        match self {
            Sight::Rail { seat, .. } | Sight::Yard { seat, .. } => *seat,
        }
    }

    /// Every action of the seat to act; the buffer is cleared and filled. Nothing for the wrong game.
    pub fn legal_actions(&self, game: &Game, out: &mut Vec<Action>) {
        out.clear();
        match (self, game) {
            (Sight::Rail { open, own, .. }, Game::Rail(game)) => {
                rail::actions_among(game, (open, own), &open.free, &mut |action: RailAction| {
                    out.push(Action::Rail(action));
                });
            }
            (Sight::Yard { open, own, .. }, Game::Yard(game)) => {
                yard::legal_actions(game, open, own, &mut |action: YardAction| {
                    out.push(Action::Yard(action));
                });
            }
            _ => {}
        }
    }
}

impl RailState {
    pub(super) fn sight(&self, seat: Seat) -> Sight<'_> {
        Sight::Rail {
            seat,
            open: &self.open,
            own: &self.own[seat.index()],
        }
    }
}

impl YardState {
    pub(super) fn sight(&self, seat: Seat) -> Sight<'_> {
        Sight::Yard {
            seat,
            open: &self.open,
            own: &self.own[seat.index()],
            tracks: &self.hidden.tracks,
        }
    }
}
