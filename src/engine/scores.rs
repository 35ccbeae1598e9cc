//! The count of a game, whichever rule set it belongs to.

use super::rail::{self, RailScores};
use super::yard::{TIE_BREAKS, YardScores, YardSource};
use crate::catalog::{Game, Seat, TicketId, TieBreak, Variant};

/// The count of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scores {
    /// Of a map game.
    Rail(RailScores),
    /// Of the Card Game.
    Yard(YardScores),
}

/// Points from one source, in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountLine {
    /// Where they come from.
    pub source: CountSource,
    /// How many; negative for a loss.
    pub points: i16,
}

/// Where points come from, in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountSource {
    /// In a map game.
    Rail(rail::Source),
    /// In the Card Game.
    Yard(YardSource),
}

impl CountSource {
    /// The ticket, if it is one, and whether it was completed.
    pub fn ticket(self) -> Option<(TicketId, bool)> {
        match self {
            CountSource::Rail(rail::Source::Ticket { ticket, completed })
            | CountSource::Yard(YardSource::Ticket { ticket, completed }) => {
                Some((ticket, completed))
            }
            CountSource::Rail(_) | CountSource::Yard(_) => None,
        }
    }
}

/// What decides a tie for first place, in this order.
pub fn tie_breaks(game: &Game, variant: Variant) -> Vec<TieBreak> {
    match game {
        Game::Rail(game) => {
            let rules = game.variants().get(variant);
            rules.map_or(Vec::new(), |rules| rules.tie_breaks.clone())
        }
        Game::Yard(_) => TIE_BREAKS.to_vec(),
    }
}

impl Scores {
    /// Every seat's points, source by source.
    pub fn lines(&self) -> Vec<Vec<CountLine>> {
        match self {
            Scores::Rail(scores) => {
                let lines = scores.seats.iter().map(|seat| {
                    let lines = seat.lines.iter().map(|line| CountLine {
                        source: CountSource::Rail(line.source),
                        points: line.points,
                    });
                    lines.collect()
                });
                lines.collect()
            }
            Scores::Yard(scores) => {
                let lines = scores.seats.iter().map(|seat| {
                    let lines = seat.lines.iter().map(|line| CountLine {
                        source: CountSource::Yard(line.source),
                        points: line.points,
                    });
                    lines.collect()
                });
                lines.collect()
            }
        }
    }

    /// The points of every seat.
    pub fn totals(&self) -> Vec<i16> {
        match self {
            Scores::Rail(scores) => scores.seats.iter().map(|seat| seat.total).collect(),
            Scores::Yard(scores) => scores.seats.iter().map(|seat| seat.total).collect(),
        }
    }

    /// Completed tickets of every seat.
    pub fn completed(&self) -> Vec<u8> {
        match self {
            Scores::Rail(scores) => scores.seats.iter().map(|seat| seat.completed).collect(),
            Scores::Yard(scores) => scores.seats.iter().map(|seat| seat.completed).collect(),
        }
    }

    /// Those who won; more than one if the victory is shared.
    pub fn winners(&self) -> &[Seat] {
        match self {
            Scores::Rail(scores) => &scores.winners,
            Scores::Yard(scores) => &scores.winners,
        }
    }

    /// What broke a tie for first place, if anything did.
    pub fn decided_by(&self) -> Option<TieBreak> {
        match self {
            Scores::Rail(scores) => scores.decided_by,
            Scores::Yard(scores) => scores.decided_by,
        }
    }
}
