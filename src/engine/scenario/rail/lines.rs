//! The lines of a position that only a map game has.

use super::super::position::replace;
use super::super::problem::Unreadable;
use super::super::words::{self, Words, bonus, unknown};
use crate::catalog::*;
use crate::engine::rail::notation::find_ticket;

/// Who may own a track in a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    Seat(Seat),
    Neutral,
}

/// What the lines say.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct RailLines {
    pub(super) ticket_discards: Vec<TicketId>,
    pub(super) tracks: Vec<(Holder, TrackId)>,
    pub(super) wagons: Vec<(Holder, u8)>,
    pub(super) tokens: Vec<(Seat, u16)>,
    pub(super) loans: Vec<(Seat, u8)>,
    pub(super) passengers: Vec<(CityId, [u8; 8])>,
    pub(super) taken: Vec<(Seat, [u8; 8])>,
    pub(super) bonuses: Vec<BonusId>,
    pub(super) marker: Option<Seat>,
    pub(super) passes: u8,
}

impl RailLines {
    /// Reads what follows the first word of a line.
    pub(in super::super) fn read(
        &mut self,
        game: &RailGame,
        verb: &str,
        words: &mut Words<'_>,
    ) -> Result<(), Unreadable> {
        match verb {
            "ticket-discards" => {
                self.ticket_discards = words.tickets(|word| find_ticket(game, word))?;
            }
            "track" => {
                let holder = holder(words)?;
                let tracks = words.tracks(game)?.into_iter();
                self.tracks.extend(tracks.map(|track| (holder, track)));
            }
            "bonus" => {
                let words = words.rest().into_iter();
                self.bonuses = words
                    .map(|word| bonus(game, word))
                    .collect::<Result<_, _>>()?;
            }
            "passengers" => self.read_passengers(game, words)?,
            "wagons" => replace(&mut self.wagons, holder(words)?, words.number()?),
            "tokens" => replace(&mut self.tokens, words.seat()?, words.number()?),
            "loans" => replace(&mut self.loans, words.seat()?, words.number()?),
            "marker" => self.marker = Some(words.seat()?),
            "passes" => self.passes = words.number()?,
            word => return Err(unknown(word)),
        }
        Ok(())
    }

    fn read_passengers(
        &mut self,
        game: &RailGame,
        words: &mut Words<'_>,
    ) -> Result<(), Unreadable> {
        let word = words.next()?;
        match (words::seat(word), game.find_city(word)) {
            (Some(seat), _) => replace(&mut self.taken, seat, words.passengers()?),
            (_, Some(city)) => replace(&mut self.passengers, city, words.passengers()?),
            _ => return Err(unknown(word)),
        }
        Ok(())
    }
}

fn holder(words: &mut Words<'_>) -> Result<Holder, Unreadable> {
    if words.take("neutral") {
        Ok(Holder::Neutral)
    } else {
        words.seat().map(Holder::Seat)
    }
}
