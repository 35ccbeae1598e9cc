//! What happened since somebody's last turn, from the log.

use super::Session;
use crate::catalog::Seat;
use crate::engine::game::Sighting;
use crate::engine::table::Viewer;
use crate::save::Entry;

/// A decision of somebody else, as the viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecapEntry {
    /// Who decided.
    pub seat: Seat,
    /// What came of it.
    pub seen: Vec<Sighting>,
}

/// What happened since somebody's last decision, oldest first.
pub type Recap = Vec<RecapEntry>;

impl Session {
    /// What happened since a seat's last decision, as that seat saw it.
    pub fn recap(&self, seat: Seat) -> Recap {
        let since = self
            .log
            .iter()
            .rposition(|entry| entry.seat == seat)
            .map_or(0, |last| last + 1);
        self.told(since, Viewer::Seat(seat))
    }

    /// The whole log as the present viewer may see it, oldest first.
    pub fn log(&self) -> Recap {
        self.told(0, self.viewer())
    }

    /// The same from its end: whoever looks for the latest need not tell the whole game.
    pub fn log_backwards(&self) -> impl Iterator<Item = RecapEntry> {
        let viewer = self.viewer();
        self.log.iter().rev().map(move |entry| tell(entry, viewer))
    }

    /// The latest entry as the present viewer may see it.
    pub fn latest(&self) -> Option<RecapEntry> {
        self.log_backwards().next()
    }

    /// What came of the latest decision and of those that have joined the log behind it.
    pub(super) fn latest_seen(&self) -> Vec<Sighting> {
        let from = self.log.len().saturating_sub(1 + self.ahead.joined);
        let latest = self.told(from, self.viewer());
        latest.into_iter().flat_map(|entry| entry.seen).collect()
    }

    /// Everything that the seat which decided last has done in a row, as the present viewer may see it.
    pub fn last_turn(&self) -> Option<RecapEntry> {
        let seat = self.log.last()?.seat;
        let other = self.log.iter().rposition(|entry| entry.seat != seat);
        let turn = self.told(other.map_or(0, |other| other + 1), self.viewer());
        let seen = turn.into_iter().flat_map(|entry| entry.seen).collect();
        Some(RecapEntry { seat, seen })
    }

    fn told(&self, from: usize, viewer: Viewer) -> Recap {
        let entries = self.log[from..].iter();
        entries.map(|entry| tell(entry, viewer)).collect()
    }
}

fn tell(entry: &Entry, viewer: Viewer) -> RecapEntry {
    let seen = entry.facts.iter().map(|fact| fact.seen_by(viewer));
    RecapEntry {
        seat: entry.seat,
        seen: seen.collect(),
    }
}
