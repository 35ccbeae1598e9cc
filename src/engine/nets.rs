//! What everybody has built by now on a map, for the records of finished games.

use super::game::{GameState, State};
use super::rail::longest_path;
use crate::catalog::TrackId;

/// Somebody's tracks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// The tracks.
    pub tracks: Vec<TrackId>,
    /// Spaces of the longest path.
    pub longest: u16,
}

impl GameState {
    /// Everybody's tracks, by seat; none where there is no map.
    pub fn nets(&self) -> Vec<Net> {
        let State::Rail(state) = &self.0 else {
            return Vec::new();
        };
        let seats = state.open.seats.iter().map(|seat| Net {
            tracks: seat.tracks.iter().collect(),
            longest: longest_path(state.game(), &seat.tracks),
        });
        seats.collect()
    }
}
