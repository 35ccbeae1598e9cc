//! What the seat to act sees, borrowed from a view or from a sampled world, so that bots need not copy each of the
//! thousands of positions they think through. It shows no more than the seat's view does.

use super::game::{Action, Of};
use super::rail::{self, RailAction, RailState, RailView};
use super::table::Cards;
use super::yard::{self, YardAction, YardState, YardView};
use crate::catalog::{RailGame, Seat, YardGame};

/// What the seat to act sees.
#[derive(Clone, Copy, Debug)]
pub enum Sight<'a> {
    /// A map game.
    Rail {
        /// The game's data.
        game: &'static RailGame,
        /// The seat to act.
        seat: Seat,
        /// What everybody sees.
        open: &'a rail::Open,
        /// What the seat holds.
        own: &'a rail::Holdings,
    },
    /// The Card Game.
    Yard {
        /// The game's data.
        game: &'static YardGame,
        /// The seat to act.
        seat: Seat,
        /// What everybody is shown.
        open: &'a yard::Open,
        /// What the seat holds.
        own: &'a yard::Holdings,
        /// The piles on the track, by `Seat`, as a perfect memory knows them.
        tracks: &'a [Cards],
    },
}

impl<'a> Sight<'a> {
    pub(super) fn of_rail(view: &'a Of<RailGame, RailView>) -> Option<Sight<'a>> {
        let (seat, own) = view.seated().filter(|_| view.is_to_act())?;
        Some(Sight::Rail {
            game: view.game(),
            seat,
            open: &view.open,
            own,
        })
    }

    pub(super) fn of_yard(view: &'a Of<YardGame, YardView>) -> Option<Sight<'a>> {
        let (seat, own) = view.seated().filter(|_| view.is_to_act())?;
        Some(Sight::Yard {
            game: view.game(),
            seat,
            open: &view.open,
            own,
            tracks: &view.memory.as_ref()?.tracks,
        })
    }

    pub(super) fn of_rail_state(state: &'a Of<RailGame, RailState>, seat: Seat) -> Sight<'a> {
        Sight::Rail {
            game: state.game(),
            seat,
            open: &state.open,
            own: &state.own[seat.index()],
        }
    }

    pub(super) fn of_yard_state(state: &'a Of<YardGame, YardState>, seat: Seat) -> Sight<'a> {
        Sight::Yard {
            game: state.game(),
            seat,
            open: &state.open,
            own: &state.own[seat.index()],
            tracks: &state.hidden.tracks,
        }
    }

    /// The seat to act.
    pub fn seat(&self) -> Seat {
        match self {
            Sight::Rail { seat, .. } | Sight::Yard { seat, .. } => *seat,
        }
    }

    /// Every action of the seat to act; the buffer is cleared and filled.
    pub fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        match self {
            Sight::Rail {
                game, open, own, ..
            } => {
                rail::actions_among(game, (open, own), &open.free, &mut |action: RailAction| {
                    out.push(Action::Rail(action));
                });
            }
            Sight::Yard {
                game, open, own, ..
            } => {
                yard::legal_actions(game, open, own, &mut |action: YardAction| {
                    out.push(Action::Yard(action));
                });
            }
        }
    }
}
