//! The planner for people: what the bots work out before they decide, for a person to look at.

pub use super::rail::{BestNetwork, Way};
use super::rail::{best_network, cheapest_ways};
use crate::engine::game::PlayerView;

/// How much the planner shows; each person chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlannerDepth {
    /// Nothing.
    #[default]
    Off,
    /// The cheapest way for each open ticket.
    Light,
    /// The best network for all of them.
    Full,
}

/// The cheapest way for each open ticket of the viewer, whoever is to act. Nothing where there is no map.
pub fn ways(view: &PlayerView) -> Vec<Way> {
    view.rail()
        .map_or(Vec::new(), |view| cheapest_ways(view.game(), view))
}

/// The best network for all open tickets of the viewer within the wagons left; none where there is no map.
pub fn network(view: &PlayerView) -> Option<BestNetwork> {
    view.rail().map(|view| best_network(view.game(), view))
}
