//! The lines of a position that only the Card Game has.

use super::super::problem::Unreadable;
use super::super::words::{Words, unknown};
use crate::catalog::{MAX_SEATS, TicketId, YardGame};
use crate::engine::table::Cards;
use crate::engine::yard::notation::find_ticket;
use crate::engine::yard::{Yard, yard_of};

/// What the lines say.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct YardLines {
    pub(super) yards: [Yard; MAX_SEATS],
    /// The piles on the track.
    pub(super) departed: [Cards; MAX_SEATS],
    /// Tickets completed in an earlier round.
    pub(super) completed: [Vec<TicketId>; MAX_SEATS],
}

impl YardLines {
    /// Reads what follows the first word of a line.
    pub(in super::super) fn read(
        &mut self,
        game: &YardGame,
        verb: &str,
        words: &mut Words<'_>,
    ) -> Result<(), Unreadable> {
        match verb {
            "yard" => {
                let seat = words.seat()?;
                self.yards[seat.index()] = columns(words)?;
            }
            "departed" => {
                let seat = words.seat()?;
                self.departed[seat.index()] = words.cards()?;
            }
            "completed" => {
                let seat = words.seat()?;
                self.completed[seat.index()] = words.tickets(|word| find_ticket(game, word))?;
            }
            word => return Err(unknown(word)),
        }
        Ok(())
    }
}

/// The columns of a yard, one word each: `red*3+loco blue*2`, or `none`.
pub(super) fn columns(words: &mut Words<'_>) -> Result<Yard, Unreadable> {
    let line = words.line();
    let columns: Result<Vec<Cards>, _> = line
        .split(' ')
        .filter(|word| !["", "none"].contains(word))
        .map(|word| Words::new(word).cards())
        .collect();
    yard_of(&columns?).ok_or_else(|| unknown(&line))
}
