//! Which of the viewer's tickets are complete, and which have become so just now: those are punched before their eyes, once.

use crate::catalog::{RailGame, Seat, TicketSet};
use crate::engine::rail::RailView;

/// The completed tickets of whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Punched {
    viewer: Option<Seat>,
    /// All that are complete.
    pub done: TicketSet,
    /// Those that the latest change has completed.
    pub fresh: TicketSet,
}

impl Punched {
    /// What is complete now, after what was. Whoever has just taken the device sees nothing punched again.
    pub fn after(before: Option<&Punched>, game: &RailGame, view: &RailView) -> Punched {
        let viewer = view.seated().map(|(seat, _)| seat);
        let done = view.completed(game);
        match before {
            Some(before) if before.viewer == viewer && before.done == done => *before,
            Some(before) if before.viewer == viewer => Punched {
                viewer,
                done,
                fresh: done.minus(before.done),
            },
            _ => Punched {
                viewer,
                done,
                fresh: TicketSet::NONE,
            },
        }
    }
}
