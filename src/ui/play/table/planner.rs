//! The planner: the worker works out what the viewer could build, and the map and the tickets show it. Nothing waits for
//! it.

use leptos::prelude::*;

use super::store::TableStore;
use crate::bots::planner::{Planned, PlannerDepth};
use crate::bots::protocol::{Answer, Ask};
use crate::platform::thinker_client::Heard;
use crate::platform::{clock, preferences};

/// What is planned for whoever holds the device.
#[derive(Clone, Copy)]
pub struct Planning {
    /// How much the viewer wants to see.
    pub depth: RwSignal<PlannerDepth>,
    /// What the worker has found.
    pub planned: RwSignal<Planned>,
    request: StoredValue<Option<u64>>,
}

impl Planning {
    /// Nothing planned.
    pub fn new() -> Planning {
        Planning {
            depth: RwSignal::new(PlannerDepth::Off),
            planned: RwSignal::new(Planned::default()),
            request: StoredValue::new(None),
        }
    }
}

/// Follows the game for as long as the table is open.
pub fn follow(play: TableStore) {
    let planning = play.planning;
    let name = Memo::new(move |_| play.viewer_key());
    Effect::new(move |_| {
        // Somebody else holds the device: what was planned is not for them.
        planning.planned.set(Planned::default());
        let depth = name.get().map(|name| preferences::planner(&name));
        planning.depth.set(depth.unwrap_or_default());
    });
    Effect::new(move |_| {
        let depth = planning.depth.get();
        let view = play.seen.get();
        planning.request.set_value(None);
        if depth == PlannerDepth::Off || view.rail().is_none() || play.to_act.get().is_none() {
            planning.planned.set(Planned::default());
            return;
        }
        let request = clock::seed();
        planning.request.set_value(Some(request));
        let view = Box::new(view);
        play.app.ask(&Ask::Plan {
            request,
            depth,
            view,
        });
    });
    Effect::new(move |_| {
        if let Some(Heard::Answer(Answer::Planned { request, planned })) = play.app.heard.get()
            && planning.request.get_value() == Some(request)
        {
            planning.request.set_value(None);
            planning.planned.set(planned);
        }
    });
}

/// The viewer chooses how much to see.
pub fn choose(play: TableStore, tag: &str) {
    if let (Some(name), Some(depth)) = (untrack(|| play.viewer_key()), PlannerDepth::from_tag(tag))
    {
        preferences::keep_planner(&name, depth);
        play.planning.depth.set(depth);
    }
}
