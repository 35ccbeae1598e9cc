//! What if: a finished game goes on from one of its positions, as a game of its own.

use super::Session;
use crate::save::{Loaded, Terms};

/// The game after some of its decisions, with the same people, bots and cards. It never enters the records. None where the
/// game still runs, since its hidden cards would be seen, or is over by then.
pub fn what_if(finished: &Loaded, step: usize) -> Option<Session> {
    if finished.state.to_act().is_some() || step >= finished.log.len() {
        return None;
    }
    let log = finished.log[..step].to_vec();
    let mut state = finished.base.clone();
    for entry in &log {
        state.apply(entry.seat, entry.action).ok()?;
    }
    let terms = Terms {
        day: None,
        what_if: true,
        ..finished.terms.unwrap_or_default()
    };
    Some(Session::resume(Loaded {
        terms: Some(terms),
        log,
        state,
        ..finished.clone()
    }))
}
