//! What the judgement says of all that can be done: it is asked for when one of them is to be explained.

use super::rail::Rated;
use crate::engine::game::Action;
use crate::engine::rail::RailAction;
use crate::engine::yard::YardAction;

/// The actions that there are with what the judgement says of them, and the one to be explained.
pub(super) struct Judged<'a> {
    rated: &'a [Rated],
    action: Action,
}

/// An action of either kind of game.
pub(super) trait Kind: Sized {
    /// The action, if it is of this kind.
    fn of(action: Action) -> Option<Self>;
}

impl Kind for RailAction {
    fn of(action: Action) -> Option<RailAction> {
        match action {
            Action::Rail(action) => Some(action),
            Action::Yard(_) => None,
        }
    }
}

impl Kind for YardAction {
    fn of(action: Action) -> Option<YardAction> {
        match action {
            Action::Yard(action) => Some(action),
            Action::Rail(_) => None,
        }
    }
}

impl<'a> Judged<'a> {
    pub(super) fn new(rated: &'a [Rated], action: Action) -> Judged<'a> {
        Judged { rated, action }
    }

    /// The action to be explained.
    pub(super) fn action(&self) -> Action {
        self.action
    }

    /// Whether there is nothing to choose.
    pub(super) fn is_only(&self) -> bool {
        self.rated.len() < 2
    }

    /// The actions that there are.
    pub(super) fn actions<K: Kind>(&self) -> impl Iterator<Item = K> {
        self.rated.iter().filter_map(|(_, action)| K::of(*action))
    }

    /// Whether the judgement finds the action at least as good as all others of some kinds.
    pub(super) fn beats<K: Kind>(&self, others: impl Fn(K) -> bool) -> bool {
        let of = |action: Action| self.rated.iter().find(|(_, it)| *it == action);
        let worth = of(self.action).map_or(i32::MIN, |(worth, _)| *worth);
        let mut rivals = self
            .rated
            .iter()
            .filter(|(_, it)| K::of(*it).is_some_and(&others));
        rivals.all(|(other, _)| worth >= *other)
    }
}
