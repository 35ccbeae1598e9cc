//! Simple players known from playtesting research, as opponents for simulations; they are not offered to people.

mod hungry;
mod paths;
mod simple;

use super::{Bot, Budget};
use crate::catalog::{Game, RailGame};
use crate::engine::game::{Action, PlayerView};
use crate::engine::rail::{RailAction, RailView};
use crate::engine::table::Rng;

/// Which of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BaselineKind {
    /// Any legal action.
    Random,
    /// One track at a time towards the dearest ticket.
    OneStep,
    /// As OneStep, on tracks of three spaces or more.
    LongRoute,
    /// Every ticket's shortest path, the most valuable track first.
    Path,
    /// A tree for all tickets, and more tickets whenever there are wagons.
    Hungry,
}

impl BaselineKind {
    /// All of them.
    pub const ALL: [BaselineKind; 5] = [
        BaselineKind::Random,
        BaselineKind::OneStep,
        BaselineKind::LongRoute,
        BaselineKind::Path,
        BaselineKind::Hungry,
    ];

    /// The word that names it in tools.
    pub const fn slug(self) -> &'static str {
        match self {
            BaselineKind::Random => "random",
            BaselineKind::OneStep => "onestep",
            BaselineKind::LongRoute => "longroute",
            BaselineKind::Path => "path",
            BaselineKind::Hungry => "hungry",
        }
    }

    /// The one of that word.
    pub fn from_slug(slug: &str) -> Option<BaselineKind> {
        BaselineKind::ALL
            .into_iter()
            .find(|kind| kind.slug() == slug)
    }
}

/// A simple player.
pub struct Baseline {
    kind: BaselineKind,
    rng: Rng,
    actions: Vec<Action>,
}

impl Baseline {
    /// A player of a kind.
    pub fn new(kind: BaselineKind, seed: u64) -> Baseline {
        Baseline {
            kind,
            rng: Rng::new(seed),
            actions: Vec::new(),
        }
    }

    fn any(&mut self) -> Option<Action> {
        let count = self.actions.len() as u32;
        (count > 0).then(|| self.actions[self.rng.below(count.max(1)) as usize])
    }
}

impl Bot for Baseline {
    fn choose(
        &mut self,
        game: &Game,
        view: &PlayerView,
        _budget: &mut Budget<'_>,
    ) -> Option<Action> {
        view.legal_actions(game, &mut self.actions);
        let (Game::Rail(game), PlayerView::Rail(view)) = (game, view) else {
            return self.any();
        };
        let listed: Vec<RailAction> = self
            .actions
            .iter()
            .filter_map(|action| match action {
                Action::Rail(action) => Some(*action),
                Action::Yard(_) => None,
            })
            .collect();
        decide(self.kind, game, view, &listed)
            .map(Action::Rail)
            .or_else(|| self.any())
    }
}

fn decide(
    kind: BaselineKind,
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
) -> Option<RailAction> {
    match kind {
        BaselineKind::Random => None,
        BaselineKind::Hungry => hungry::decide(game, view, listed),
        _ => simple::decide(kind, game, view, listed),
    }
}
