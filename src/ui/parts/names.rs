//! What the people and bots of a saved game are called.

use crate::save::SeatEntry;
use crate::text::{Lang, table};

/// The names at a table, by `Seat`.
pub fn seat_names(lang: Lang, seats: &[SeatEntry]) -> Vec<String> {
    let name =
        |(index, seat): (usize, &SeatEntry)| table::seat(lang, &seat.name, seat.bot(), index + 1);
    seats.iter().enumerate().map(name).collect()
}
