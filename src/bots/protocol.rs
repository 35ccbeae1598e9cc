//! What the app and its worker say to each other.
//!
//! The worker receives a view, never the truth, and answers in notation. It keeps nothing between two
//! questions, so it can be stopped and started at any time.

use serde::{Deserialize, Serialize};

use super::hint::{hint, refined_hint};
use super::planner::{Planned, PlannerDepth, plan};
use super::{Bot, Budget, Clock, Level, Player, Temperament, Weigh, Weighed};
use crate::catalog::{Game, game};
use crate::engine::advice::{Advice, AdviceKind, Reason, Spot};
use crate::engine::game::{Action, PlayerView};

/// A question to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// Which version are you? The answer shows that the thread has started and runs the page's own program.
    Version,
    /// What would you do?
    Think(Box<Think>),
    /// What should a person do who sees this?
    Advise {
        /// The number of the question.
        request: u64,
        /// How long to think ahead; none for the answer that comes at once.
        patience: Option<Patience>,
        /// What the person sees.
        view: Box<PlayerView>,
    },
    /// What could a person plan who sees this?
    Plan {
        /// The number of the question.
        request: u64,
        /// How much is asked for.
        depth: PlannerDepth,
        /// What the person sees.
        view: Box<PlayerView>,
    },
    /// How good was what was done?
    Weigh(Box<Weigh>),
}

/// A question with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Think {
    /// The number of the question, given back with the answer.
    pub request: u64,
    /// The question.
    pub question: Question,
}

/// Which player to ask about which position. With a budget in rounds, the same question always gets the same answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The number of the position, given back too: an answer for an old position is dropped.
    pub position: u64,
    /// How strong the player is.
    pub level: Level,
    /// What it likes.
    pub temperament: Temperament,
    /// The seed of its random choices.
    pub seed: u64,
    /// How long it may think.
    pub patience: Patience,
    /// What the seat to act sees.
    pub view: PlayerView,
}

/// How long a player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Patience {
    /// A number of rounds of thought: the answer is reproducible.
    Rounds(u32),
    /// A number of milliseconds.
    Milliseconds(u32),
}

impl Patience {
    fn budget(self, clock: Clock<'_>) -> Budget<'_> {
        match self {
            Patience::Rounds(count) => Budget::rounds(count),
            Patience::Milliseconds(count) => Budget::milliseconds(f64::from(count), clock),
        }
    }
}

/// The worker's answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// The version of the package from which the worker was built.
    Version(String),
    /// What the player does.
    Choice(Choice),
    /// How good what was done was.
    Weighed(Weighed),
    /// There is nothing to choose or to weigh: it is somebody else's turn.
    Failed {
        /// The number of the question.
        request: u64,
        /// The number of the position.
        position: u64,
    },
    /// A hint; none if the person is not to act.
    Advice {
        /// The number of the question.
        request: u64,
        /// The hint.
        advice: Option<Advised>,
    },
    /// What the planner has worked out.
    Planned {
        /// The number of the question.
        request: u64,
        /// The plan.
        planned: Planned,
    },
}

/// A hint as it travels: its action in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advised {
    kind: AdviceKind,
    spot: Spot,
    action: String,
    reasons: Vec<Reason>,
}

impl Advised {
    fn new(game: &Game, advice: Advice) -> Advised {
        Advised {
            kind: advice.kind,
            spot: advice.spot,
            action: advice.action.write(game),
            reasons: advice.reasons,
        }
    }

    /// The hint; none if its action belongs to another game.
    pub fn read(self, game: &Game) -> Option<Advice> {
        Some(Advice {
            kind: self.kind,
            spot: self.spot,
            action: Action::parse(game, &self.action).ok()?,
            reasons: self.reasons,
        })
    }
}

impl Answer {
    /// The number of the question that it answers.
    pub fn request(&self) -> Option<u64> {
        match self {
            Answer::Version(_) => None,
            Answer::Choice(choice) => Some(choice.request),
            Answer::Weighed(weighed) => Some(weighed.request),
            Answer::Failed { request, .. }
            | Answer::Advice { request, .. }
            | Answer::Planned { request, .. } => Some(*request),
        }
    }
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The number of the question.
    pub request: u64,
    /// The number of the position.
    pub position: u64,
    /// The action in notation.
    pub action: String,
    /// How many rounds the player thought: the same number gives the same answer again. None if it failed and this is
    /// only a simple legal move.
    pub rounds: Option<u32>,
}

/// What the worker does with a question. The clock returns milliseconds; only the host has one.
pub fn answer(ask: Ask, clock: Clock<'_>) -> Answer {
    match ask {
        Ask::Version => Answer::Version(env!("CARGO_PKG_VERSION").to_owned()),
        Ask::Think(think) => self::think(&think, clock),
        Ask::Advise {
            request,
            patience,
            view,
        } => {
            let advice = match patience {
                None => hint(&view),
                Some(patience) => refined_hint(&view, &mut patience.budget(clock)),
            };
            Answer::Advice {
                request,
                advice: advice.map(|advice| Advised::new(game(view.id()), advice)),
            }
        }
        Ask::Plan {
            request,
            depth,
            view,
        } => Answer::Planned {
            request,
            planned: plan(&view, depth),
        },
        Ask::Weigh(weigh) => super::weigh(&weigh).map_or(
            Answer::Failed {
                request: weigh.request,
                position: 0,
            },
            Answer::Weighed,
        ),
    }
}

fn think(think: &Think, clock: Clock<'_>) -> Answer {
    let Think { request, question } = think;
    let (request, position, view) = (*request, question.position, &question.view);
    let mut budget = question.patience.budget(clock);
    let mut player = Player::new(question.level, question.temperament, question.seed);
    let mut listed = Vec::new();
    view.legal_actions(&mut listed);
    let chosen = player
        .choose(view, &mut budget)
        .filter(|action| listed.contains(action));
    // A player that fails must not hold up the table.
    match chosen.or_else(|| view.simple_move()) {
        Some(action) => Answer::Choice(Choice {
            request,
            position,
            action: action.write(game(view.id())),
            rounds: chosen.map(|_| budget.spent()),
        }),
        None => Answer::Failed { request, position },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worker_tells_its_version() {
        assert_eq!(
            answer(Ask::Version, &mut || 0.0),
            Answer::Version(env!("CARGO_PKG_VERSION").to_owned())
        );
    }
}
