//! The Card Game's table, as the runner sees it.

use super::super::problem::{Problem, Unreadable};
use super::super::table::{Answers, Table, carry_out, seats, worlds_fit};
use super::super::words::Words;
use super::build::YardTable;
use super::{counts, events, questions};
use crate::catalog::{GameId, Seat};
use crate::engine::game::{Broken, GameState};
use crate::engine::table::{Rng, Viewer};
use crate::engine::yard::{apply, determinize, notation, view};

impl Answers for YardTable {
    fn ask(&self, words: &mut Words<'_>) -> Result<(), Problem> {
        questions::ask(self, words)
    }

    fn count(&self, words: &mut Words<'_>) -> Result<(), Problem> {
        counts::check(self, words)
    }
}

impl Table for YardTable {
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Problem> {
        let game = self.game;
        let action = notation::parse(game, action)
            .map_err(|error| Unreadable::Notation(error, action.to_owned()))?;
        self.facts = carry_out(&mut self.state, |state, facts| {
            apply(game, state, seat, action, facts)
        })?;
        self.state
            .check(game)
            .map_err(|broken| Problem::Broken(Broken::Yard(broken)))?;
        // Onlookers know too little to sample a world.
        worlds_fit(seats(self.state.own.len()), |viewer| {
            let seen = view(&self.state, viewer);
            let world = determinize(game, &seen, &mut Rng::new(1));
            world.is_some_and(|world| view(&world, viewer) == seen)
        })
    }

    fn told(&self) -> Vec<String> {
        let facts = self.facts.iter();
        facts
            .map(|fact| events::text(self.game, &events::told(fact)))
            .collect()
    }

    fn seen_by(&self, viewer: Viewer) -> Vec<String> {
        let facts = self.facts.iter();
        facts
            .map(|fact| events::text(self.game, &fact.seen_by(viewer)))
            .collect()
    }

    fn means(&self, expected: &str, event: &str) -> bool {
        events::means(self.game, expected, event)
    }

    fn state(&self, id: GameId) -> GameState {
        GameState::from_yard(id, self.game, self.state.clone())
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
