//! What has happened in the yards since the viewer last decided: which cards left, which columns were lost.
//!
//! Everybody saw a card leave its column, but nobody may look it up afterwards (CG-3). So which one it was is known
//! only by comparing two pictures, while it rolls; no log says it.

use super::yard::{ColumnPicture, YardPicture, YardScene};
use crate::catalog::{Card, Color, Seat};
use crate::engine::yard::{Sighting, YardEvent};

/// A column that a rival has beaten (CG-7). It stays in the picture until the viewer decides something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostColumn {
    /// Its colour.
    pub color: Color,
    /// Wagons that were discarded.
    pub wagons: u8,
    /// Locomotives that were discarded with them.
    pub locos: u8,
    /// Who has laid more.
    pub by: Seat,
}

/// A card that is leaving its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaver {
    /// The colour of the column.
    pub column: Color,
    /// The card itself.
    pub card: Card,
}

/// The part of the news that belongs to the present round: a new round clears every yard (CG-11).
pub(super) fn of_this_round(news: &[Vec<Sighting>]) -> Vec<&Sighting> {
    let all: Vec<&Sighting> = news.iter().flatten().collect();
    let began = all
        .iter()
        .rposition(|seen| matches!(seen, YardEvent::RoundBegan { .. }));
    all[began.map_or(0, |at| at + 1)..].to_vec()
}

/// How many cards have left the yard of a seat.
pub(super) fn departed(seat: Seat, news: &[&Sighting]) -> u8 {
    let left =
        |seen: &&&Sighting| matches!(seen, YardEvent::CardDeparted { seat: of, .. } if *of == seat);
    news.iter().filter(left).count() as u8
}

/// The columns that a seat has lost; not those whose colour it has laid again.
pub(super) fn lost(seat: Seat, news: &[&Sighting]) -> Vec<LostColumn> {
    let mut lost: Vec<LostColumn> = Vec::new();
    for seen in news {
        match seen {
            YardEvent::ColumnBeaten {
                seat: of,
                by,
                color,
                cards,
            } if *of == seat => lost.push(LostColumn {
                color: *color,
                wagons: cards.of_color(*color),
                locos: cards.locos(),
                by: *by,
            }),
            YardEvent::CardsLaid { seat: of, cards } if *of == seat => {
                lost.retain(|known| cards.of_color(known.color) == 0);
            }
            _ => {}
        }
    }
    lost
}

impl YardScene {
    /// The same picture with the cards that have just left, as whoever looked at the picture before saw them go.
    pub fn following(mut self, before: Option<&YardScene>) -> YardScene {
        let Some(before) = before else {
            return self;
        };
        for (now, then) in self.yards.iter_mut().zip(&before.yards) {
            if now.rolling == 0 {
                continue;
            }
            // Somebody has taken the device, or has picked a card: the same train is leaving.
            now.leaving = match self.turn == before.turn {
                true => then.leaving.clone(),
                false => leavers(then, now),
            };
        }
        self
    }
}

/// The top card of every column that is one card shorter; nothing if that does not explain all that left.
fn leavers(before: &YardPicture, now: &YardPicture) -> Vec<Leaver> {
    let height = |column: &ColumnPicture| column.wagons + column.locos;
    let left = |column: &&ColumnPicture| {
        let same = now.columns.iter().find(|it| it.color == column.color);
        same.map_or(0, height) + 1 == height(column)
            && now.lost.iter().all(|lost| lost.color != column.color)
    };
    let leavers = before.columns.iter().filter(left).map(|column| Leaver {
        column: column.color,
        card: column.stack().1,
    });
    let leavers: Vec<Leaver> = leavers.collect();
    match leavers.len() == usize::from(now.rolling) {
        true => leavers,
        false => Vec::new(),
    }
}
