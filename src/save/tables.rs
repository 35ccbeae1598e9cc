//! Tables that can be set again at a tap: those at which people have played last, and those that somebody has given a name.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::format::SeatEntry;
use super::load::is_name;
use super::played::Played;
use super::quarantine::read_kept;
use super::store::{Store, StoreError};
use crate::catalog::{Arrange, GameId, SeatSet, Variant};

/// A table that can be set again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RememberedTable {
    /// What somebody has called it; empty if nobody has.
    #[serde(default)]
    pub title: String,
    /// The game.
    pub game: GameId,
    /// The way it is played.
    pub variant: Variant,
    /// Who sits where.
    pub seats: Vec<SeatEntry>,
    /// Who may look at their own pile on the track at any time.
    #[serde(default)]
    pub open_piles: SeatSet,
    /// How fast the bots play there, if that is remembered too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<String>,
}

/// So many of the last ones are offered.
const MOST: usize = 3;
/// Earlier releases kept all of them in one list, which is still read and only ever gets shorter.
const EARLIER: &str = "branchline.tables";
const ENTRY: &str = "branchline.table.";

/// The tables at which a game was finished last, the latest first, each once. Games are given latest first, as the history
/// lists them.
pub fn remembered_tables(played: &[Played], game: GameId) -> Vec<RememberedTable> {
    let mut tables: Vec<RememberedTable> = Vec::new();
    for played in played.iter().filter(|it| it.game == game) {
        let table = table(played);
        if !tables.contains(&table) {
            tables.push(table);
        }
        if tables.len() == MOST {
            break;
        }
    }
    tables
}

fn table(played: &Played) -> RememberedTable {
    RememberedTable {
        title: String::new(),
        game: played.game,
        variant: played.variant,
        seats: played.seats.clone(),
        open_piles: played.open_piles,
        pace: None,
    }
}

/// The tables of a game that have a name, each from an entry of its own: another tab may be naming another one.
pub fn named_tables(store: &impl Store, game: GameId) -> Result<Vec<RememberedTable>, StoreError> {
    let mut tables: Vec<RememberedTable> = Vec::new();
    let mut keys = store.keys(ENTRY)?;
    keys.arrange();
    for key in keys {
        let value = read_kept::<Value>(store, &key)?;
        tables.extend(value.and_then(understood));
    }
    let earlier: Vec<RememberedTable> = earlier(store)?
        .into_iter()
        .filter_map(understood)
        .filter(|table| !tables.iter().any(|newer| is_same(newer, table)))
        .collect();
    tables.splice(0..0, earlier);
    tables.retain(|table| table.game == game);
    Ok(tables)
}

/// Remembers a table by its name, in the place of another one of the game with that name.
pub fn name_table(store: &impl Store, table: &RememberedTable) -> Result<(), StoreError> {
    let text = serde_json::to_string(table).expect("a table is plain data");
    store.set(&key(table), &text)
}

/// Forgets a table with a name.
pub fn forget_table(store: &impl Store, table: &RememberedTable) -> Result<(), StoreError> {
    let mut all = earlier(store)?;
    let before = all.len();
    all.retain(|value| {
        let other = understood(value.clone());
        other.is_none_or(|other| !is_same(&other, table))
    });
    if all.len() < before {
        let text = serde_json::to_string(&all).expect("tables are plain data");
        store.set(EARLIER, &text)?;
    }
    store.remove(&key(table))
}

fn key(table: &RememberedTable) -> String {
    format!("{ENTRY}{}.{}", table.game.slug(), table.title)
}

fn is_same(one: &RememberedTable, other: &RememberedTable) -> bool {
    (one.game, &one.title) == (other.game, &other.title)
}

/// A table as this release understands it; what another one has written stays as it is.
fn understood(value: Value) -> Option<RememberedTable> {
    let table: RememberedTable = serde_json::from_value(value).ok()?;
    let mut names = table.seats.iter().map(|seat| &seat.name);
    (is_name(&table.title) && names.all(|name| is_name(name))).then_some(table)
}

fn earlier(store: &impl Store) -> Result<Vec<Value>, StoreError> {
    Ok(read_kept(store, EARLIER)?.unwrap_or_default())
}
