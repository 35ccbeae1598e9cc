//! A game together with the rules of the variant that is being played.

use crate::catalog::{RailGame, RailRules, Variant};

/// What every rule function looks things up in.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine) struct Book<'a> {
    pub(in crate::engine) game: &'a RailGame,
    pub(in crate::engine) rules: &'a RailRules,
}

impl<'a> Book<'a> {
    /// The book for a variant; the usual rules where the game does not have it, which set-up refuses.
    pub(in crate::engine) fn new(game: &'a RailGame, variant: Variant) -> Book<'a> {
        let rules = game
            .variants()
            .get(variant)
            .unwrap_or_else(|| game.variants().standard());
        Book { game, rules }
    }
}
