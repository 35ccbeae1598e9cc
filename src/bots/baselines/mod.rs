//! Simple players, five of them known from playtesting research, as opponents for simulations; they are not offered to people.

mod hungry;
mod moves;
mod paths;
mod racer;
mod simple;
mod tree;

use super::{Bot, Budget};
use crate::catalog::RailGame;
use crate::engine::game::{Action, PlayerView};
use crate::engine::rail::{RailAction, RailView};
use crate::engine::table::{Rng, TicketSet};

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
    /// The cheapest tickets and the longest tracks.
    Racer,
}

impl BaselineKind {
    /// All of them.
    pub const ALL: [BaselineKind; 6] = [
        BaselineKind::Random,
        BaselineKind::OneStep,
        BaselineKind::LongRoute,
        BaselineKind::Path,
        BaselineKind::Hungry,
        BaselineKind::Racer,
    ];

    /// The word that names it in tools.
    pub const fn slug(self) -> &'static str {
        match self {
            BaselineKind::Random => "random",
            BaselineKind::OneStep => "onestep",
            BaselineKind::LongRoute => "longroute",
            BaselineKind::Path => "path",
            BaselineKind::Hungry => "hungry",
            BaselineKind::Racer => "racer",
        }
    }

    /// The one of that word.
    pub fn from_slug(slug: &str) -> Option<BaselineKind> {
        BaselineKind::ALL
            .into_iter()
            .find(|kind| kind.slug() == slug)
    }
}

/// What a plan was made from: it is kept until somebody scores or the player's tickets change.
#[derive(PartialEq, Eq)]
struct Occasion {
    scores: Vec<i16>,
    tickets: TicketSet,
}

impl Occasion {
    fn now(view: &RailView) -> Option<Occasion> {
        let (_, own) = view.seated()?;
        Some(Occasion {
            scores: view.open.seats.iter().map(|seat| seat.score).collect(),
            tickets: own.tickets,
        })
    }
}

/// A simple player.
pub struct Baseline {
    kind: BaselineKind,
    rng: Rng,
    actions: Vec<Action>,
    aim: Option<(Occasion, simple::Aim)>,
    tree: Option<(Occasion, tree::Tree)>,
}

impl Baseline {
    /// A player of a kind.
    pub fn new(kind: BaselineKind, seed: u64) -> Baseline {
        Baseline {
            kind,
            rng: Rng::new(seed),
            actions: Vec::new(),
            aim: None,
            tree: None,
        }
    }

    fn decide(
        &mut self,
        game: &RailGame,
        view: &RailView,
        listed: &[RailAction],
    ) -> Option<RailAction> {
        match self.kind {
            BaselineKind::Random => None,
            BaselineKind::Hungry => hungry::decide(game, view, listed, &mut self.tree),
            BaselineKind::Racer => racer::decide(game, view, listed),
            kind @ (BaselineKind::OneStep | BaselineKind::LongRoute | BaselineKind::Path) => {
                simple::decide(kind, game, view, listed, &mut self.aim)
            }
        }
    }

    fn any(&mut self) -> Option<Action> {
        let count = self.actions.len() as u32;
        (count > 0).then(|| self.actions[self.rng.below(count.max(1)) as usize])
    }
}

impl Bot for Baseline {
    fn choose(&mut self, view: &PlayerView, _budget: &mut Budget<'_>) -> Option<Action> {
        view.legal_actions(&mut self.actions);
        let PlayerView::Rail(view) = view else {
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
        self.decide(view.game(), view, &listed)
            .map(Action::Rail)
            .or_else(|| self.any())
    }
}
