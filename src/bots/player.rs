//! The computer players that people can choose, each with a level and a temperament.

use super::level::{Level, Temperament};
use super::policy::{Policy, best};
use super::rail::{Memory, Rated, Weights};
use super::search::Search;
use super::yard::YardWeights;
use super::{Bot, Budget};
use crate::catalog::Game;
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

    /// The same player with another value of a weight; none if no weight has that name. For tools that tune.
    pub fn with(mut self, weight: &str, value: i32) -> Option<Player> {
        self.policy.set(weight, value).then_some(self)
    }

    /// The names of the weights that matter in a game.
    pub fn weights(game: &Game) -> &'static [&'static str] {
        match game {
            Game::Rail(_) => Weights::KNOBS,
            Game::Yard(_) => YardWeights::KNOBS,
        }
    }

    /// The value of a weight that matters in a game.
    pub fn weight(&self, game: &Game, name: &str) -> Option<i32> {
        let mut policy = self.policy.clone();
        let knob = match game {
            Game::Rail(_) => policy.rail.knob(name),
            Game::Yard(_) => policy.yard.knob(name),
        };
        knob.copied()
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
        if self.policy.depth(view) == 0 {
            return best(&self.rated);
        }
        self.search
            .choose(view, &self.policy, &self.rated, budget, &mut self.rng)
    }
}
