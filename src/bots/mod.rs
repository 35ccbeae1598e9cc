//! The computer players: they see only what a player sees, and think in worlds sampled from that.

pub mod baselines;
mod budget;
mod hint;
mod judged;
mod knobs;
mod lead;
mod level;
mod outlook;
pub mod planner;
mod player;
mod policy;
pub mod protocol;
mod rail;
mod search;
mod weigh;
mod yard;

pub use budget::{Budget, Clock};
pub use hint::{Hinted, explain, hint, refined_hint};
pub use lead::Lead;
pub use level::{Level, Temperament};
pub use player::Player;
pub use weigh::{REALISED, Tried, Weigh, Weighed, weigh};

use crate::engine::game::{Action, PlayerView};

/// Somebody who plays.
pub trait Bot {
    /// What to do, given what the seat to act sees; none if it is not the viewer's turn. The same seed, view and
    /// rounds of thought give the same answer.
    fn choose(&mut self, view: &PlayerView, budget: &mut Budget<'_>) -> Option<Action>;
}
