//! The count of a game, whichever rule set it belongs to.

use super::rail::RailScores;
use super::yard::YardScores;
use crate::catalog::{Seat, TieBreak};

/// The count of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scores {
    /// Of a map game.
    Rail(RailScores),
    /// Of the Card Game.
    Yard(YardScores),
}

impl Scores {
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

    /// What decided between the best of equal points, if anything did.
    pub fn decided_by(&self) -> Option<TieBreak> {
        match self {
            Scores::Rail(scores) => scores.decided_by,
            Scores::Yard(scores) => scores.decided_by,
        }
    }
}
