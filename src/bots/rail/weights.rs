//! What a player of a map game cares about, as numbers. Levels and temperaments differ in nothing else.
//!
//! The unit of worth is a hundredth of a turn: a turn brings two cards or a track, and everything else is
//! compared with that.

use super::super::knobs::knobs;
use super::super::level::{Level, Temperament};
use crate::catalog::RailGame;

/// A whole turn.
pub(super) const TURN: i32 = 100;

/// What a player cares about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// What a point is worth.
    pub(super) point: i32,
    /// What a card costs.
    pub(super) card: i32,
    /// What a wagon costs.
    pub(super) wagon: i32,
    /// How much of a track's points counts when paths are compared, in percent.
    pub(super) path_points: i32,
    /// How many orders of joining the tickets are tried.
    pub(super) orders: usize,
    /// How much the mechanisms of the edition count, in percent.
    pub(super) edition: i32,
    /// How much the risk of losing a track counts, in percent.
    pub(super) contest: i32,
    /// How much a rival's loss counts, in percent.
    pub(super) block: i32,
    /// Whether the end of the game is foreseen.
    pub(super) timing: Timing,
    /// How further tickets are judged.
    pub(super) tickets: TicketSense,
    /// What a ticket draw must bring beyond its turn.
    pub(super) ticket_bar: i32,
    /// How many tracks beyond the tickets are aimed at.
    pub(super) fillers: usize,
    /// The chance that a planned ticket is completed, in percent.
    pub(super) faith: i32,
    /// The largest random slip in judging an action.
    pub(super) slip: i32,
    /// How many of the tickets come from the second pile, where there are two (GE-2).
    pub(super) long_tickets: u8,
    /// What a turn costs when tickets are judged, in percent.
    pub(super) ticket_turn: i32,
    /// What a wagon costs when tickets are judged.
    pub(super) ticket_wagon: i32,
    /// How much of the foreseen time may be planned for, in percent.
    pub(super) patience: i32,
    /// How much of a card's cost is saved by having it in hand, in percent, when paths are compared.
    pub(super) held: i32,
    /// How slowly games go compared with the fastest pace, in percent.
    pub(super) pace: i32,
    /// What a planned track is worth at least, beyond its points.
    pub(super) planned: i32,
    /// How much the tickets that depend on a planned track count, in percent.
    pub(super) stake: i32,
    /// How much tolls count when tickets are judged, in percent.
    pub(super) ticket_toll: i32,
    /// What it costs to leave an unfinished plan for something else.
    pub(super) focus: i32,
    /// How much a track beyond the plan is wanted, in percent.
    pub(super) filler: i32,
    /// The most cards that may be missing when drawing further tickets.
    pub(super) ready: i32,
    /// The most rounds of thought on a decision; none for players that trust their first judgement.
    pub(in crate::bots) depth: i32,
}

/// Whether a player foresees the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Timing {
    /// Plays as if the game went on for ever.
    Blind,
    /// Drops what can no longer be finished in time.
    Foresees,
}

/// How a player judges tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TicketSense {
    /// Keeps the fewest and cheapest, never asks for more.
    Shy,
    /// Keeps what fits its plan, asks for more when nothing is left to do.
    Plain,
    /// Weighs what a draw is likely to bring.
    Judged,
}

knobs! {
    Weights: point, card, wagon, path_points, edition, contest, block, ticket_bar, faith, slip, ticket_turn,
    ticket_wagon, patience, held, pace, planned, stake, ticket_toll, focus, filler, ready, depth,
}

impl Weights {
    /// The weights of a level and a temperament.
    pub fn new(level: Level, temperament: Temperament) -> Weights {
        let mut weights = match level {
            Level::Novice => NOVICE,
            Level::Casual => CASUAL,
            Level::Regular => REGULAR,
            Level::Strong => STRONG,
            Level::Expert => EXPERT,
        };
        match temperament {
            Temperament::Even => {}
            Temperament::Builder => {
                weights.path_points += 20;
                weights.fillers += 1;
            }
            Temperament::Blocker => {
                weights.block = weights.block * 2 + 30;
                weights.contest += 40;
            }
            Temperament::TicketLover => {
                weights.ticket_bar -= 40;
                weights.faith += 4;
            }
            Temperament::Racer => {
                weights.wagon /= 2;
                weights.ticket_bar += 40;
            }
        }
        weights
    }

    /// The same player on a map. Where tickets bring more for their spaces, whoever overreaches loses more when the game
    /// ends, and a turn brings more: who foresees the end is quick, and saves less.
    pub(super) fn on(&self, game: &RailGame) -> Weights {
        // Nought where a ticket brings a point for each space, 100 where it brings two.
        let dear = match self.timing {
            Timing::Blind => 0,
            Timing::Foresees => (game.ticket_rate() - 100).clamp(0, 100),
        };
        let less = |value: i32, percent: i32| value - value * percent * dear / 10_000;
        Weights {
            card: less(self.card, 20),
            wagon: less(self.wagon, 40),
            ready: less(self.ready, 100),
            ..self.clone()
        }
    }

    /// The same player in a hurry, for playing out sampled worlds.
    pub(in crate::bots) fn quick(&self) -> Weights {
        Weights {
            orders: 2,
            contest: 0,
            block: 0,
            slip: 0,
            tickets: TicketSense::Plain,
            ..self.clone()
        }
    }
}

const STRONG: Weights = Weights {
    point: 42,
    card: 50,
    wagon: 40,
    path_points: 30,
    orders: 4,
    edition: 100,
    contest: 100,
    block: 30,
    timing: Timing::Foresees,
    tickets: TicketSense::Judged,
    ticket_bar: 0,
    fillers: 2,
    faith: 32,
    slip: 0,
    long_tickets: 1,
    ticket_turn: 100,
    ticket_wagon: 10,
    patience: 130,
    held: 65,
    pace: 125,
    planned: 300,
    stake: 100,
    ticket_toll: 0,
    focus: 600,
    filler: 80,
    ready: 4,
    depth: 0,
};

/// The same judgement, except that wagons are spent with more care.
const EXPERT: Weights = Weights {
    wagon: 55,
    depth: 100_000,
    ..STRONG
};

const REGULAR: Weights = Weights {
    path_points: 0,
    orders: 1,
    edition: 35,
    contest: 0,
    block: 0,
    timing: Timing::Blind,
    tickets: TicketSense::Plain,
    fillers: 1,
    held: 20,
    focus: 100,
    slip: 240,
    ..STRONG
};

const CASUAL: Weights = Weights {
    edition: 20,
    fillers: 0,
    focus: 50,
    slip: 550,
    ..REGULAR
};

const NOVICE: Weights = Weights {
    edition: 0,
    tickets: TicketSense::Shy,
    fillers: 0,
    focus: 0,
    slip: 350,
    ..REGULAR
};
