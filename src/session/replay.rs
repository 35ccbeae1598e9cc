//! Stepping through a saved or finished game.

use crate::catalog::{Game, Seat, game};
use crate::engine::game::{GameState, PlayerView, Sighting};
use crate::engine::table::{Cards, Viewer};
use crate::save::{Entry, Loaded};

/// A game that is looked at step by step. Until it is over, only the table's view is shown.
#[derive(Clone, Debug)]
pub struct Replay {
    game: &'static Game,
    log: Vec<Entry>,
    /// The position after every decision, the start first.
    states: Vec<GameState>,
    at: usize,
}

impl Replay {
    /// The replay of a loaded game, at its start. None if a newer release reads the rules differently, so that
    /// the way to the saved position can no longer be played.
    pub fn new(loaded: &Loaded) -> Option<Replay> {
        if !loaded.before.is_empty() {
            return None;
        }
        let game = game(loaded.setup.game);
        let mut states = vec![loaded.base.clone()];
        for entry in &loaded.log {
            let mut next = states.last()?.clone();
            next.apply(entry.seat, entry.action).ok()?;
            states.push(next);
        }
        Some(Replay {
            game,
            log: loaded.log.clone(),
            states,
            at: 0,
        })
    }

    /// The game's data.
    pub fn game(&self) -> &'static Game {
        self.game
    }

    /// Steps in all.
    pub fn steps(&self) -> usize {
        self.log.len()
    }

    /// Steps taken so far.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Goes to a step; beyond the end is the end.
    pub fn go_to(&mut self, step: usize) {
        self.at = step.min(self.steps());
    }

    /// Goes to the first position of a turn, counted from 1; beyond the last turn is the end.
    pub fn go_to_turn(&mut self, turn: u32) {
        let begins = |state: &GameState| state.view(Viewer::Table).turn() >= turn;
        let step = self.states.iter().position(begins).unwrap_or(self.steps());
        self.go_to(step);
    }

    /// The turn at the start and at the end.
    pub fn turns(&self) -> (u32, u32) {
        let turn =
            |state: Option<&GameState>| state.map_or(0, |state| state.view(Viewer::Table).turn());
        (turn(self.states.first()), turn(self.states.last()))
    }

    /// Everybody's points after the count, once the last step of a finished game is reached.
    pub fn totals(&self) -> Option<Vec<i16>> {
        let at_end = self.at == self.steps() && self.is_finished();
        at_end.then(|| self.states[self.at].scores().totals())
    }

    /// The Card Game's piles on the track, by `Seat`, once it is over: until then only a good memory knows them (CG-3).
    pub fn piles(&self) -> Vec<Cards> {
        let seen = self.view(Viewer::Seat(Seat(0)));
        let memory = seen.yard().and_then(|view| view.memory.as_ref());
        memory.map_or(Vec::new(), |memory| memory.tracks.to_vec())
    }

    /// Whether the game came to its end, so that anybody's view may be shown.
    pub fn is_finished(&self) -> bool {
        self.states
            .last()
            .is_some_and(|state| state.to_act().is_none())
    }

    /// The position as somebody saw it. A game that still runs shows its table only.
    pub fn view(&self, viewer: Viewer) -> PlayerView {
        self.states[self.at].view(self.allowed(viewer))
    }

    /// Who took the last step, and what came of it, as somebody saw it.
    pub fn last(&self, viewer: Viewer) -> Option<(Seat, Vec<Sighting>)> {
        let step = self.at.checked_sub(1)?;
        let Entry { seat, facts, .. } = &self.log[step];
        let viewer = self.allowed(viewer);
        let seen = facts.iter().map(|fact| fact.seen_by(viewer));
        Some((*seat, seen.collect()))
    }

    fn allowed(&self, viewer: Viewer) -> Viewer {
        if self.is_finished() {
            viewer
        } else {
            Viewer::Table
        }
    }
}
