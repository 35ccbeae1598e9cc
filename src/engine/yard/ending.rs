//! How near the end is: what the table can know about the turns that are left (CG-9, CG-11).

use super::book::{is_last_round, rules};
use super::state::Open;
use super::view::YardView;
use crate::catalog::{Seat, YardGame};

impl Open {
    /// How many more turns of a seat begin in this round, so how many more cards leave each of its columns (CG-2).
    /// None while the train pile lasts (CG-9).
    pub fn departures_left(&self, seat: Seat) -> Option<u8> {
        let seats = self.seat_count() as u8;
        let left = self.turns_left?;
        let ahead = (seat.0 + seats - self.to_act.0) % seats;
        Some(match ahead {
            0 => left / seats,
            _ if left < ahead => 0,
            _ => (left - ahead) / seats + 1,
        })
    }
}

impl YardView {
    /// Whether the game ends with this round (CG-11).
    pub fn is_last_round(&self, game: &YardGame) -> bool {
        is_last_round(game, &self.open)
    }

    /// The cards that everybody is dealt before a further round (CG-11).
    pub fn next_hand(&self, game: &YardGame) -> u8 {
        rules(game, &self.open).next_hand
    }
}
