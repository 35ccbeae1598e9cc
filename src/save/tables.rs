//! Tables that can be set again at a tap: those at which people have played last, and those that somebody has given a name.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::format::SeatEntry;
use super::load::is_name;
use super::played::Played;
use super::slots::Slots;
use super::store::{Store, StoreError};
use crate::catalog::{GameId, SeatSet, Variant};

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
const KEY: &str = "branchline.tables";

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

/// The tables of a game that have a name.
pub fn named_tables(store: &impl Store, game: GameId) -> Result<Vec<RememberedTable>, StoreError> {
    let all = read(store)?.into_iter().filter_map(understood);
    Ok(all.filter(|table| table.game == game).collect())
}

/// Remembers a table by its name, in the place of another one of the game with that name.
pub fn name_table(store: &impl Store, table: &RememberedTable) -> Result<(), StoreError> {
    let new = serde_json::to_value(table).expect("a table is plain data");
    let mut all = without(store, table)?;
    all.push(new);
    write(store, &all)
}

/// Forgets a table with a name.
pub fn forget_table(store: &impl Store, table: &RememberedTable) -> Result<(), StoreError> {
    write(store, &without(store, table)?)
}

fn without(store: &impl Store, table: &RememberedTable) -> Result<Vec<Value>, StoreError> {
    let mut all = read(store)?;
    all.retain(|value| {
        let other = understood(value.clone());
        other.is_none_or(|other| (other.game, &other.title) != (table.game, &table.title))
    });
    Ok(all)
}

/// A table as this release understands it; what another one has written stays in the list as it is.
fn understood(value: Value) -> Option<RememberedTable> {
    let table: RememberedTable = serde_json::from_value(value).ok()?;
    let mut names = table.seats.iter().map(|seat| &seat.name);
    (is_name(&table.title) && names.all(|name| is_name(name))).then_some(table)
}

/// A damaged text is kept aside.
fn read(store: &impl Store) -> Result<Vec<Value>, StoreError> {
    let Some(text) = store.get(KEY)? else {
        return Ok(Vec::new());
    };
    match serde_json::from_str(&text) {
        Ok(all) => Ok(all),
        Err(_) => {
            Slots::new(store).quarantine(&text)?;
            store.remove(KEY)?;
            Ok(Vec::new())
        }
    }
}

fn write(store: &impl Store, all: &[Value]) -> Result<(), StoreError> {
    let text = serde_json::to_string(all).expect("tables are plain data");
    store.set(KEY, &text)
}
