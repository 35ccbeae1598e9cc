//! Any action of the seat to act, each as likely as the others, without listing them all: lays are counted, and only
//! the one that is chosen is written out. Random playouts live on this.

use arrayvec::ArrayVec;

use super::super::table::Rng;
use super::action::YardAction;
use super::legal::{count_lays, lay_at, legal_actions, turn_without_lays};
use super::state::{Holdings, Open, Phase};
use crate::catalog::{MAX_OFFER, MAX_TICKETS, YardGame};

/// No list without lays is longer: tickets exchanged one for one, or every choice of an offer.
const MOST: usize = (MAX_TICKETS / 2 + 1) * (MAX_TICKETS / 2 + 1) + (1 << MAX_OFFER);

/// An action by chance. It is the one that the same chance would choose from the whole list.
pub(in crate::engine) fn pick(
    game: &YardGame,
    (open, own): (&Open, &Holdings),
    rng: &mut Rng,
) -> Option<YardAction> {
    let mut listed: ArrayVec<YardAction, MOST> = ArrayVec::new();
    let mut lays = 0;
    match open.phase {
        Phase::Turn => {
            turn_without_lays(open, &mut |action| listed.push(action));
            lays = count_lays(game, open, own);
            if listed.is_empty() && lays == 0 {
                listed.push(YardAction::Pass);
            }
        }
        Phase::Over => return None,
        Phase::FirstTickets
        | Phase::KeepTickets
        | Phase::SecondCard
        | Phase::CheckTickets { .. } => {
            legal_actions(game, open, own, &mut |action| listed.push(action));
        }
    }
    let place = rng.below((listed.len() as u32 + lays).max(1)) as usize;
    match listed.get(place) {
        Some(action) => Some(*action),
        None => lay_at(game, open, own, (place - listed.len()) as u32).map(YardAction::Lay),
    }
}
