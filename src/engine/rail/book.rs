//! A game together with the rules of the variant that is being played.

use crate::catalog::{RailGame, RailRules, Variant};

/// Where every rule function looks things up.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine) struct Book<'a> {
    pub(in crate::engine) game: &'a RailGame,
    pub(in crate::engine) rules: &'a RailRules,
}

impl<'a> Book<'a> {
    /// The book for a variant; the usual rules if the game does not have it, though set-up refuses that.
    pub(in crate::engine) fn new(game: &'a RailGame, variant: Variant) -> Book<'a> {
        let rules = game
            .variants()
            .get(variant)
            .unwrap_or_else(|| game.variants().standard());
        Book { game, rules }
    }
}
