//! What is at stake when tickets are checked (CG-10): only the last check loses those that are not completed.

use super::super::table::TicketSet;
use super::best_tickets::Best;
use super::book::is_last_round;
use super::score::worth;
use super::state::Open;
use crate::catalog::YardGame;

/// What becomes of tickets that are not completed at a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncompleted {
    /// They stay with their owner for the next round (CG-11).
    Kept,
    /// Their points are subtracted (CG-12).
    Lost,
}

/// What a choice of tickets is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckBalance {
    /// What the chosen tickets are worth.
    pub won: u16,
    /// What the others are worth.
    pub left: u16,
    /// What becomes of the others.
    pub uncompleted: Uncompleted,
    /// By how many points the best set is better.
    pub worse_by: u16,
}

impl Uncompleted {
    /// What happens to them at the current check, or would happen at one held now.
    pub(super) fn now(game: &YardGame, open: &Open) -> Uncompleted {
        match is_last_round(game, open) {
            true => Uncompleted::Lost,
            false => Uncompleted::Kept,
        }
    }

    /// The difference in points between completing tickets of that worth and not completing them.
    pub fn stake(self, points: u16) -> u16 {
        match self {
            Uncompleted::Kept => points,
            Uncompleted::Lost => 2 * points,
        }
    }

    /// What choosing these of the tickets held is worth.
    pub fn balance(
        self,
        game: &YardGame,
        held: TicketSet,
        best: Best,
        chosen: TicketSet,
    ) -> CheckBalance {
        let won = worth(game, chosen);
        CheckBalance {
            won,
            left: worth(game, held.minus(chosen)),
            uncompleted: self,
            worse_by: self.stake(best.points.saturating_sub(won)),
        }
    }
}
