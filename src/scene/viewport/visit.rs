//! A camera that goes to what happens outside the free part of the window, and comes back.

use super::{Stage, Viewport};
use crate::scene::Point;

/// What is to be seen for a while, and where the board goes back to after that. A person who moves the board meanwhile
/// wants it where they moved it, and then there is no way back.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Visit {
    points: Vec<Point>,
    /// Whether the camera comes near, although they may be seen from afar.
    near: bool,
    home: Option<Viewport>,
}

impl Visit {
    /// Something happens at these points of the board, which is seen like this now. Whatever was to be seen before gives
    /// way, and the way back stays the same.
    pub fn begin(&mut self, points: Vec<Point>, near: bool, now: Viewport) {
        *self = Visit {
            points,
            near,
            home: Some(self.home.unwrap_or(now)),
        };
    }

    /// Nothing is to be seen any more: the way back, if there is one.
    pub fn end(&mut self) -> Option<Viewport> {
        std::mem::take(self).home
    }

    /// A person moves the board. What is being looked at stays known.
    pub fn leave(&mut self) {
        self.home = None;
    }

    /// Whether anything is to be seen.
    pub fn is_running(&self) -> bool {
        !self.points.is_empty()
    }

    /// Where the camera should be, from where it came: what is seen from there needs no detour. Nowhere else than now
    /// if a person has moved the board since.
    pub fn aim(&self, stage: Stage, now: Viewport) -> Viewport {
        match (self.home, self.near) {
            (None, _) => now,
            (Some(_), true) => stage.centered_on(&self.points),
            (Some(home), false) => stage.visiting(home, &self.points),
        }
    }

    /// The window has changed, and with it what every viewport becomes.
    pub fn restage(&mut self, kept: impl Fn(Viewport) -> Viewport) {
        self.home = self.home.map(kept);
    }
}
