//! A map game's table, as the runner sees it.

use super::super::problem::{Problem, Unreadable};
use super::super::table::{Answers, Table, carry_out, seats, worlds_fit};
use super::super::words::Words;
use super::build::RailTable;
use super::{counts, events, questions};
use crate::catalog::{GameId, Seat};
use crate::engine::game::{Broken, GameState};
use crate::engine::rail::{Fact, Hunch, RailEvent, apply, determinize, notation, view};
use crate::engine::table::{Rng, Viewer};

impl Answers for RailTable {
    fn ask(&self, words: &mut Words<'_>) -> Result<(), Problem> {
        questions::ask(self, words)
    }

    fn count(&self, words: &mut Words<'_>) -> Result<(), Problem> {
        counts::check(self, words)
    }
}

impl Table for RailTable {
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Problem> {
        let game = self.game;
        let action = notation::parse(game, action)
            .map_err(|error| Unreadable::Notation(error, action.to_owned()))?;
        self.facts = carry_out(&mut self.state, |state, facts| {
            apply(game, state, seat, action, facts)
        })?;
        self.check()
            .map_err(|broken| Problem::Broken(Broken::Rail(broken)))?;
        let viewers = seats(self.state.own.len()).chain([Viewer::Table]);
        worlds_fit(viewers, |viewer| {
            let seen = view(&self.state, viewer);
            let world = determinize(game, &seen, &Hunch::NONE, &mut Rng::new(1));
            view(&world, viewer) == seen
        })
    }

    fn told(&self) -> Vec<String> {
        let viewer = |fact: &Fact| owner(fact).map_or(Viewer::Table, Viewer::Seat);
        let facts = self.facts.iter();
        facts
            .map(|fact| events::text(self.game, &fact.seen_by(viewer(fact))))
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
        GameState::from_rail(id, self.game, self.state.clone())
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}

/// Who sees what is secret in an event.
fn owner(fact: &Fact) -> Option<Seat> {
    match fact {
        RailEvent::TicketsOffered { seat, .. }
        | RailEvent::TicketsKept { seat, .. }
        | RailEvent::CardDrawn { seat, .. } => Some(*seat),
        _ => None,
    }
}
