//! The planner for people: what the bots work out before they decide, for a person to look at.

use serde::{Deserialize, Serialize};

pub use super::rail::{BestNetwork, Chance, Way};
use super::rail::{best_network, cheapest_ways};
use crate::catalog::TrackId;
use crate::engine::game::PlayerView;

/// How much the planner shows; each person chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlannerDepth {
    /// Nothing.
    #[default]
    Off,
    /// The cheapest way for each open ticket.
    Light,
    /// The best network for all of them.
    Full,
}

impl PlannerDepth {
    /// All of them, in the order in which they are offered.
    pub const ALL: [PlannerDepth; 3] = [PlannerDepth::Off, PlannerDepth::Light, PlannerDepth::Full];

    /// Its word where it is stored.
    pub fn tag(self) -> &'static str {
        match self {
            PlannerDepth::Off => "off",
            PlannerDepth::Light => "light",
            PlannerDepth::Full => "full",
        }
    }

    /// The depth of a word.
    pub fn from_tag(tag: &str) -> Option<PlannerDepth> {
        PlannerDepth::ALL.into_iter().find(|it| it.tag() == tag)
    }
}

/// What the planner has worked out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planned {
    /// The cheapest way for each open ticket.
    pub ways: Vec<Way>,
    /// The best network for all of them, where that was asked for.
    pub network: Option<BestNetwork>,
}

impl Planned {
    /// The tracks that are marked on the map: those of the network, or else of all ways.
    pub fn tracks(&self) -> Vec<TrackId> {
        match &self.network {
            Some(network) => network.tracks.clone(),
            None => {
                let ways = self.ways.iter().filter_map(|way| way.tracks.as_ref());
                ways.flatten().copied().collect()
            }
        }
    }
}

/// Works out as much as is asked for, from what the viewer sees.
pub fn plan(view: &PlayerView, depth: PlannerDepth) -> Planned {
    Planned {
        ways: match depth {
            PlannerDepth::Off => Vec::new(),
            PlannerDepth::Light | PlannerDepth::Full => ways(view),
        },
        network: match depth {
            PlannerDepth::Full => network(view),
            PlannerDepth::Off | PlannerDepth::Light => None,
        },
    }
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
