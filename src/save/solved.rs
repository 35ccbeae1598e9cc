//! Which puzzles are solved, by game and number.

use std::collections::{BTreeMap, BTreeSet};

use super::slots::Slots;
use super::store::{Store, StoreError};
use crate::catalog::GameId;

/// Solved puzzles by the word of their game. Games that this release does not have are kept.
pub type Solved = BTreeMap<String, BTreeSet<u16>>;

const KEY: &str = "branchline.puzzles";

/// The solved puzzles of a store. A damaged text is kept aside.
pub fn solved(store: &impl Store) -> Result<Solved, StoreError> {
    let Some(text) = store.get(KEY)? else {
        return Ok(Solved::new());
    };
    match serde_json::from_str(&text) {
        Ok(solved) => Ok(solved),
        Err(_) => {
            Slots::new(store).quarantine(&text)?;
            store.remove(KEY)?;
            Ok(Solved::new())
        }
    }
}

/// Notes that a puzzle is solved.
pub fn note_solved(store: &impl Store, game: GameId, number: u16) -> Result<(), StoreError> {
    let mut all = solved(store)?;
    if all
        .entry(game.slug().to_owned())
        .or_default()
        .insert(number)
    {
        let text = serde_json::to_string(&all).expect("numbers are plain data");
        store.set(KEY, &text)?;
    }
    Ok(())
}
