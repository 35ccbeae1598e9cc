//! A table set up by hand, as the runner sees it: text in, text out, for either rule set.

use super::super::game::GameState;
use super::super::table::{RuleError, Viewer};
use super::problem::Problem;
use super::words::Words;
use crate::catalog::{GameId, Seat};

/// What a table answers.
pub(super) trait Answers {
    /// Whether the table is as a `?` line says; otherwise what it is like.
    fn ask(&self, words: &mut Words<'_>) -> Result<(), Problem>;

    /// Whether the count is as a `=` line says; otherwise what it is.
    fn count(&self, words: &mut Words<'_>) -> Result<(), Problem>;
}

/// What both rule sets offer a scenario. Apart from what a lesson needs while somebody takes it: acting here checks
/// everything that must hold, which is for tests.
pub(super) trait Table: Answers {
    /// Carries out an action in notation. A refused one must change nothing; an accepted one must leave a sound state
    /// from which worlds can be sampled for every seat.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Problem>;

    /// What the last action led to, each event as the player concerned sees it.
    fn told(&self) -> Vec<String>;

    /// What a viewer saw of the last action.
    fn seen_by(&self, viewer: Viewer) -> Vec<String>;

    /// Whether a line of a scenario matches an event.
    fn means(&self, expected: &str, event: &str) -> bool;

    /// The whole truth about the table.
    fn state(&self, id: GameId) -> GameState;

    /// A copy of the table, to try something on.
    fn copy(&self) -> Box<dyn Table>;
}

/// Applies an action to a state; returns what happened.
pub(super) fn carry_out<S: Clone + PartialEq, F>(
    state: &mut S,
    apply: impl FnOnce(&mut S, &mut Vec<F>) -> Result<(), RuleError>,
) -> Result<Vec<F>, Problem> {
    let before = state.clone();
    let mut facts = Vec::new();
    match apply(state, &mut facts) {
        Ok(()) => Ok(facts),
        Err(_) if *state != before => Err(Problem::Changed),
        Err(error) => Err(Problem::Refused(error)),
    }
}

/// Makes sure that a world sampled from what each of these viewers sees looks the same to that viewer.
pub(super) fn worlds_fit(
    viewers: impl IntoIterator<Item = Viewer>,
    fits: impl Fn(Viewer) -> bool,
) -> Result<(), Problem> {
    match viewers.into_iter().find(|viewer| !fits(*viewer)) {
        Some(viewer) => Err(Problem::NoSuchWorld(viewer)),
        None => Ok(()),
    }
}

/// The seats of a table.
pub(super) fn seats(count: usize) -> impl Iterator<Item = Viewer> {
    (0..count).map(|seat| Viewer::Seat(Seat::at(seat)))
}
