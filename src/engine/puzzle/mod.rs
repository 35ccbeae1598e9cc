//! Puzzles: positions with an answer that can be proved. Somebody picks from a list; what they picked is worth something,
//! and our exact tools know the most that any pick is worth.
//!
//! A puzzle is a line of `maps/<game>/puzzles.txt`, in the numbers (`no=`) of tracks and tickets, which never change:
//!
//! ```text
//! 7 level=3 complete tracks=3,18,20 ticket=11 choose=4,9,17
//! ```

mod rail;
mod read;
mod yard;

pub use read::PuzzleFault;

use super::table::{Cards, TicketSet, TrackSet};
use crate::catalog::{GameId, TicketId, TrackId};

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its game.
    pub game: GameId,
    /// Its number, which never changes: kept progress goes by it.
    pub number: u16,
    /// How hard it is, from 1 to 5; see [`Puzzle::difficulty`].
    pub level: u8,
    /// What is asked.
    pub task: Task,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Which of the offered tickets are worth keeping for a network that is finished?
    Keep {
        /// The network.
        tracks: TrackSet,
        /// The tickets.
        choose: Vec<TicketId>,
    },
    /// Which track brings the most points in the last turn?
    LastTurn {
        /// The network.
        tracks: TrackSet,
        /// The tickets held.
        tickets: TicketSet,
        /// The tracks, each of which could be paid for.
        choose: Vec<TrackId>,
    },
    /// Which tracks complete a ticket with the fewest wagons?
    Complete {
        /// The network.
        tracks: TrackSet,
        /// The ticket.
        ticket: TicketId,
        /// The tracks that are free.
        choose: Vec<TrackId>,
    },
    /// How long is the longest path?
    Longest {
        /// The network.
        tracks: TrackSet,
        /// Lengths, one of which is right.
        choose: Vec<u16>,
    },
    /// Which tickets does a pile complete for the most points?
    Pile {
        /// The pile.
        pile: Cards,
        /// The tickets.
        choose: Vec<TicketId>,
    },
}

/// Something to pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A ticket.
    Ticket(TicketId),
    /// A track.
    Track(TrackId),
    /// A length in spaces.
    Spaces(u16),
}

/// The most that a list may hold: sets of picks are bits of a word, and a slow solver must try them all.
pub const MOST_CHOICES: usize = 16;

impl Puzzle {
    /// All puzzles of a game, in the order of its file. Tests see to it that every line can be read.
    pub fn all(game: GameId) -> Vec<Puzzle> {
        let lines = game.puzzles().lines();
        lines
            .filter_map(|line| Puzzle::parse(game, line).ok())
            .collect()
    }

    /// The list to pick from.
    pub fn choices(&self) -> Vec<Choice> {
        match &self.task {
            Task::Keep { choose, .. } | Task::Pile { choose, .. } => {
                choose.iter().copied().map(Choice::Ticket).collect()
            }
            Task::LastTurn { choose, .. } | Task::Complete { choose, .. } => {
                choose.iter().copied().map(Choice::Track).collect()
            }
            Task::Longest { choose, .. } => choose.iter().copied().map(Choice::Spaces).collect(),
        }
    }

    /// Whether exactly one thing is picked.
    pub fn picks_one(&self) -> bool {
        matches!(self.task, Task::LastTurn { .. } | Task::Longest { .. })
    }

    /// What a pick is worth, more being better; none if it is no answer at all: it does not join the cities, or cannot be
    /// paid for. Picks are bits by the place in the list.
    pub fn value(&self, picked: u32) -> Option<i32> {
        if self.picks_one() && picked.count_ones() != 1 {
            return None;
        }
        match self.task {
            Task::Pile { .. } => yard::value(self, picked),
            _ => rail::value(self, picked),
        }
    }

    /// A best pick.
    pub fn best(&self) -> Option<u32> {
        match self.task {
            Task::Pile { .. } => yard::best(self),
            _ => rail::best(self),
        }
    }

    /// What somebody in a hurry would pick: what looks right at first sight.
    pub fn hasty(&self) -> Option<u32> {
        match self.task {
            Task::Pile { .. } => yard::hasty(self),
            _ => rail::hasty(self),
        }
    }

    /// Whether a pick is as good as any.
    pub fn is_solved_by(&self, picked: u32) -> bool {
        let best = self.best().and_then(|best| self.value(best));
        best.is_some() && self.value(picked) == best
    }

    /// How hard it is, from 1 to 5: how many picks there are, and whether the hasty one is wrong.
    pub fn difficulty(&self) -> u8 {
        let count = match &self.task {
            Task::Longest { tracks, .. } => tracks.count() / 2,
            _ => self.choices().len(),
        };
        let size = match count {
            0..=5 => 1,
            6..=8 => 2,
            _ => 3,
        };
        let fooled = self.hasty().is_none_or(|hasty| !self.is_solved_by(hasty));
        size + if fooled { 2 } else { 0 }
    }
}

/// The things of a list that are picked.
fn picked<T: Copy>(list: &[T], picked: u32) -> impl Iterator<Item = T> {
    let at = move |(place, thing): (usize, &T)| (picked >> place & 1 == 1).then_some(*thing);
    list.iter().enumerate().filter_map(at)
}

/// The places of a list for which something holds, as bits.
fn places<T>(list: &[T], holds: impl Fn(&T) -> bool) -> u32 {
    let held = list.iter().enumerate().filter(|(_, thing)| holds(thing));
    held.fold(0, |all, (place, _)| all | 1 << place)
}
