//! What happened since somebody's last turn, from the log.

use std::ops::Range;

use super::Session;
use crate::catalog::Seat;
use crate::engine::game::{PlayerView, Sighting};
use crate::engine::table::Viewer;
use crate::save::Entry;

/// One or more decisions of a seat, as the viewer saw them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecapEntry {
    /// Who decided.
    pub seat: Seat,
    /// What came of it.
    pub seen: Vec<Sighting>,
    /// Which decisions of the log they are.
    pub decisions: Range<usize>,
}

/// What happened, oldest first.
pub type Recap = Vec<RecapEntry>;

impl Session {
    /// What happened since a seat's last turn, turn by turn, as that seat saw it. What the seat has already decided in
    /// the turn that it is about to end makes none of it old.
    pub fn recap(&self, seat: Seat) -> Recap {
        let decided = self.log.iter().rev();
        let begins = |entry: &Entry| entry.facts.iter().any(|fact| fact.begins_turn_of(seat));
        let now = decided.take_while(|entry| entry.seat == seat && !begins(entry));
        let under_way = match self.state.to_act() == Some(seat) {
            true => now.count(),
            false => 0,
        };
        let others = &self.log[..self.log.len() - under_way];
        let last = others.iter().rposition(|entry| entry.seat == seat);
        let mut turns: Recap = Vec::new();
        let mut from = last.map_or(0, |last| last + 1);
        for turn in others[from..].chunk_by(|one, next| one.seat == next.seat) {
            let to = from + turn.len();
            turns.push(self.tell(from..to, Viewer::Seat(seat)));
            from = to;
        }
        turns
    }

    /// The whole log as the present viewer may see it, decision by decision, oldest first.
    pub fn log(&self) -> Recap {
        let viewer = self.viewer();
        let all = 0..self.log.len();
        all.map(|at| self.tell(at..at + 1, viewer)).collect()
    }

    /// The same from its end: whoever looks for the latest need not tell the whole game.
    pub fn log_backwards(&self) -> impl Iterator<Item = RecapEntry> {
        let viewer = self.viewer();
        let all = (0..self.log.len()).rev();
        all.map(move |at| self.tell(at..at + 1, viewer))
    }

    /// What came of the latest decision and of those that have joined the log behind it.
    pub(super) fn latest_seen(&self) -> Vec<Sighting> {
        let from = self.log.len().saturating_sub(1 + self.ahead.joined);
        self.seen(from..self.log.len(), self.viewer())
    }

    /// Everything that the seat which decided last has done in a row, as the present viewer may see it.
    pub fn last_turn(&self) -> Option<RecapEntry> {
        let seat = self.log.last()?.seat;
        let other = self.log.iter().rposition(|entry| entry.seat != seat);
        let from = other.map_or(0, |other| other + 1);
        Some(self.tell(from..self.log.len(), self.viewer()))
    }

    /// The move that the table tells: the last turn, or while the viewer's own goes on, what somebody else did before it.
    /// Nothing behind the curtain and after the end.
    pub fn told(&self) -> Option<RecapEntry> {
        let to_act = self.to_act().filter(|_| self.curtain().is_none());
        let last = self.last_turn().filter(|_| to_act.is_some())?;
        let goes_on = to_act == Some(last.seat) && self.viewer() == Viewer::Seat(last.seat);
        match goes_on {
            true => self.recap(last.seat).pop(),
            false => Some(last),
        }
    }

    /// The table before and after, as the present viewer saw it.
    pub fn around(&self, entry: &RecapEntry) -> [PlayerView; 2] {
        let Range { start, end } = entry.decisions;
        [start, end].map(|count| self.replayed(count).view(self.viewer()))
    }

    /// Decisions of one seat in a row.
    fn tell(&self, decisions: Range<usize>, viewer: Viewer) -> RecapEntry {
        RecapEntry {
            seat: self.log[decisions.start].seat,
            seen: self.seen(decisions.clone(), viewer),
            decisions,
        }
    }

    fn seen(&self, decisions: Range<usize>, viewer: Viewer) -> Vec<Sighting> {
        let facts = self.log[decisions].iter().flat_map(|entry| &entry.facts);
        facts.map(|fact| fact.seen_by(viewer)).collect()
    }
}
