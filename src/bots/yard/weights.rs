//! What a player of the Card Game cares about, as numbers in tenths of points.

use super::super::knobs::knobs;
use super::super::level::{Level, Temperament};

/// What a player cares about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YardWeights {
    /// What a card is worth that a ticket needs.
    pub(super) needed: i32,
    /// What a card is worth that no ticket needs.
    pub(super) spare: i32,
    /// What a card that departs for a ticket is worth when it is laid.
    pub(super) laid: i32,
    /// What a turn costs.
    pub(super) turn: i32,
    /// How much of what has rolled away is remembered, in percent.
    pub(super) memory: i32,
    /// How much the danger to a column counts, in percent.
    pub(super) danger: i32,
    /// How much a rival's loss counts, in percent.
    pub(super) rob: i32,
    /// How much of the cards still to come is planned for, in percent.
    pub(super) future: i32,
    /// How many spare cards it takes before the player draws more tickets.
    pub(super) surplus: i32,
    /// How exactly tickets are matched with cards.
    pub(super) matching: Matching,
    /// Whether the end is foreseen.
    pub(super) foresees: bool,
    /// The largest random slip.
    pub(super) slip: i32,
    /// The most rounds of thought on a decision; none for players that trust their first judgement.
    pub(in crate::bots) depth: i32,
}

/// How tickets are matched with cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Matching {
    /// The best of all ways.
    Exact,
    /// One ticket after the other.
    Greedy,
}

knobs! {
    YardWeights: needed, spare, laid, turn, memory, danger, rob, future, surplus, slip, depth,
}

impl YardWeights {
    /// The same player in a hurry, for playing out sampled worlds.
    pub(in crate::bots) fn quick(&self) -> YardWeights {
        YardWeights {
            matching: Matching::Greedy,
            slip: 0,
            ..self.clone()
        }
    }

    /// The weights of a level and a temperament.
    pub fn new(level: Level, temperament: Temperament) -> YardWeights {
        let mut weights = match level {
            Level::Novice => NOVICE,
            Level::Casual => CASUAL,
            Level::Regular => REGULAR,
            Level::Strong => STRONG,
            Level::Expert => EXPERT,
        };
        match temperament {
            Temperament::Even => {}
            Temperament::Builder => weights.laid -= 5,
            Temperament::Blocker => weights.rob = weights.rob * 3 / 2 + 20,
            Temperament::TicketLover => weights.surplus -= 2,
            Temperament::Racer => weights.laid += 8,
        }
        weights
    }
}

/// Robs whenever it can, lays early, and draws tickets only with cards to spare. At larger tables a column is beaten by
/// somebody anyway, so danger must not keep anybody from laying.
const STRONG: YardWeights = YardWeights {
    needed: 85,
    spare: 8,
    laid: 34,
    turn: 75,
    memory: 100,
    danger: 70,
    rob: 330,
    future: 60,
    surplus: 12,
    matching: Matching::Exact,
    foresees: true,
    slip: 0,
    depth: 0,
};

/// The same judgement, thinking ahead as long as it may.
const EXPERT: YardWeights = YardWeights {
    depth: 100_000,
    ..STRONG
};

/// The same judgement with slips.
const REGULAR: YardWeights = YardWeights {
    slip: 150,
    ..STRONG
};

/// Looks less at the others, and not so far ahead.
const CASUAL: YardWeights = YardWeights {
    rob: 120,
    future: 32,
    slip: 280,
    ..REGULAR
};

/// Forgets part of its pile, and plans with little more than what it has.
const NOVICE: YardWeights = YardWeights {
    memory: 85,
    rob: 60,
    future: 5,
    slip: 470,
    ..CASUAL
};
