//! Which puzzles are solved, by game and number.

use std::collections::{BTreeMap, BTreeSet};

use super::quarantine::read_kept;
use super::store::{Store, StoreError};
use crate::catalog::GameId;

/// Solved puzzles by the word of their game. Games that this release does not have are kept.
pub type Solved = BTreeMap<String, BTreeSet<u16>>;

/// Earlier releases kept all of them in one text, which is still read.
const EARLIER: &str = "branchline.puzzles";
const ENTRY: &str = "branchline.puzzles.";

/// The solved puzzles of a store. A damaged text is kept aside.
pub fn solved(store: &impl Store) -> Result<Solved, StoreError> {
    let mut all: Solved = read_kept(store, EARLIER)?.unwrap_or_default();
    for key in store.keys(ENTRY)? {
        if let Some((game, number)) = parse(&key) {
            all.entry(game.to_owned()).or_default().insert(number);
        }
    }
    Ok(all)
}

/// Notes that a puzzle is solved, in an entry of its own: another tab may be solving another one.
pub fn note_solved(store: &impl Store, game: GameId, number: u16) -> Result<(), StoreError> {
    store.set(&format!("{ENTRY}{}.{number}", game.slug()), "solved")
}

fn parse(key: &str) -> Option<(&str, u16)> {
    let (game, number) = key.strip_prefix(ENTRY)?.split_once('.')?;
    Some((game, number.parse().ok()?))
}
