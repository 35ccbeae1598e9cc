//! The computer players that people can choose, each with a level and a temperament.

use super::level::{Level, Temperament};
use super::policy::{Policy, best};
use super::rail::{Memory, Rated};
use super::search::Search;
use super::{Bot, Budget};
use crate::engine::game::{Action, PlayerView};
use crate::engine::table::Rng;

/// A computer player.
#[derive(Clone, Debug)]
pub struct Player {
    level: Level,
    policy: Policy,
    rng: Rng,
    actions: Vec<Action>,
    rated: Vec<Rated>,
    search: Search,
}

impl Player {
    /// A player of a level and a temperament; the seed drives its random choices.
    pub fn new(level: Level, temperament: Temperament, seed: u64) -> Player {
        Player {
            level,
            policy: Policy::new(level, temperament),
            rng: Rng::new(seed),
            actions: Vec::new(),
            rated: Vec::new(),
            search: Search::default(),
        }
    }

    /// How strong it is.
    pub fn level(&self) -> Level {
        self.level
    }
}

impl Bot for Player {
    fn choose(&mut self, view: &PlayerView, budget: &mut Budget<'_>) -> Option<Action> {
        let sight = view.sight()?;
        sight.legal_actions(&mut self.actions);
        if self.actions.len() < 2 {
            return self.actions.first().copied();
        }
        let mut memory = Memory::default();
        self.policy.rate(
            sight,
            &self.actions,
            &mut memory,
            &mut self.rng,
            &mut self.rated,
        );
        if self.level < Level::Expert {
            return best(&self.rated);
        }
        self.search
            .choose(view, &self.policy, &self.rated, budget, &mut self.rng)
    }
}
