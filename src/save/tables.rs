//! Tables at which people have played: the same people, the same game, the same way.

use super::format::SeatEntry;
use super::history::{History, Played};
use super::store::{Store, StoreError};
use crate::catalog::{GameId, SeatSet, Variant};

/// A table that can be set again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RememberedTable {
    /// The way it is played.
    pub variant: Variant,
    /// Who sits where.
    pub seats: Vec<SeatEntry>,
    /// Who may look at their own pile on the track at any time.
    pub open_piles: SeatSet,
}

/// So many are offered.
const MOST: usize = 3;

/// The tables at which a game was finished last, the latest first, each once.
pub fn remembered_tables<S: Store>(
    history: &History<S>,
    game: GameId,
) -> Result<Vec<RememberedTable>, StoreError> {
    let mut tables: Vec<RememberedTable> = Vec::new();
    for played in history.list()?.into_iter().filter(|it| it.game == game) {
        let table = table(played);
        if !tables.contains(&table) {
            tables.push(table);
        }
        if tables.len() == MOST {
            break;
        }
    }
    Ok(tables)
}

fn table(played: Played) -> RememberedTable {
    RememberedTable {
        variant: played.variant,
        seats: played.seats,
        open_piles: played.open_piles,
    }
}
