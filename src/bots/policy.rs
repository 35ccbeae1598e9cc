//! One way to judge actions in any game, shared by the players and the search.

use super::level::{Level, Temperament};
use super::rail::{self, Memory, Rated, Weights};
use super::yard::{self, YardWeights};
use crate::engine::game::{Action, PlayerView, Sight};
use crate::engine::table::Rng;

/// The worth of what no level does, however badly it judges: moves that a person would laugh at.
pub(super) const FOLLY: i32 = -1_000_000;

/// The weights of a player, for every game.
#[derive(Clone, Debug)]
pub(super) struct Policy {
    pub(super) rail: Weights,
    pub(super) yard: YardWeights,
}

impl Policy {
    pub(super) fn new(level: Level, temperament: Temperament) -> Policy {
        Policy {
            rail: Weights::new(level, temperament),
            yard: YardWeights::new(level, temperament),
        }
    }

    /// The same player in a hurry, for playing out sampled worlds.
    pub(super) fn quick(&self) -> Policy {
        Policy {
            rail: self.rail.quick(),
            yard: self.yard.quick(),
        }
    }

    /// The most rounds of thought that the player spends on a decision.
    pub(super) fn depth(&self, view: &PlayerView) -> u32 {
        let depth = match view {
            PlayerView::Rail(_) => self.rail.depth,
            PlayerView::Yard(_) => self.yard.depth,
        };
        depth.unsigned_abs()
    }

    /// Gives a weight another value, in every kind of game that has it; says whether any does.
    pub(super) fn set(&mut self, name: &str, value: i32) -> bool {
        let knobs = [self.rail.knob(name), self.yard.knob(name)];
        let known = knobs.into_iter().flatten();
        known.map(|knob| *knob = value).count() > 0
    }

    /// The best action of the seat to act, as seen in a hurry.
    pub(super) fn choose(
        &self,
        sight: Sight<'_>,
        memory: &mut Memory,
        rng: &mut Rng,
        buffers: &mut Buffers,
    ) -> Option<Action> {
        if let Sight::Rail {
            game,
            seat,
            open,
            own,
        } = sight
        {
            let quick = rail::choose(game, (open, own, seat), &self.rail, memory);
            return quick.map(Action::Rail);
        }
        let Buffers { actions, rated } = buffers;
        sight.legal_actions(actions);
        if actions.len() < 2 {
            return actions.first().copied();
        }
        self.rate(sight, actions, memory, rng, rated);
        best(rated)
    }

    /// Judges the listed actions of the seat to act.
    pub(super) fn rate(
        &self,
        sight: Sight<'_>,
        actions: &[Action],
        memory: &mut Memory,
        rng: &mut Rng,
        out: &mut Vec<Rated>,
    ) {
        out.clear();
        match sight {
            Sight::Rail {
                game,
                seat,
                open,
                own,
            } => {
                rail::rate(
                    game,
                    (open, own, seat),
                    &self.rail,
                    actions,
                    memory,
                    rng,
                    out,
                );
            }
            Sight::Yard {
                game,
                seat,
                open,
                own,
                tracks,
            } => yard::rate(
                game,
                (open, own, seat),
                tracks,
                &self.yard,
                actions,
                rng,
                out,
            ),
        }
    }
}

/// Lists that are reused from decision to decision.
#[derive(Clone, Debug, Default)]
pub(super) struct Buffers {
    pub(super) actions: Vec<Action>,
    pub(super) rated: Vec<Rated>,
}

/// The most valuable action; the first of equals.
pub(super) fn best(rated: &[Rated]) -> Option<Action> {
    let mut best: Option<Rated> = None;
    for &(worth, action) in rated {
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
}
