//! The camera goes to what happens outside the free part of the window, and comes back.

use leptos::prelude::*;

use super::{Camera, State};
use crate::scene::{Covered, Point, Viewport};

impl Camera {
    /// Other things lie over the board. The board keeps its size and place, unless it showed itself whole and has
    /// more or less room for that now, or what is being looked at would be covered.
    pub fn cover(self, at_rest: Covered, covered: Covered) {
        let before = self.state.try_with_value(|state| state.stage);
        let Some(before) =
            before.filter(|stage| (stage.at_rest, stage.covered) != (at_rest, covered))
        else {
            return;
        };
        if before.at_rest != at_rest {
            self.restage(|stage| {
                stage.at_rest = at_rest;
                stage.covered = covered;
            });
        } else {
            self.state
                .try_update_value(|state| state.stage.covered = covered);
        }
        let visits = self.state.try_with_value(|state| state.visit.is_running());
        if visits == Some(true) {
            self.look();
        } else if at_rest == covered {
            // What a person moved aside from under a sheet comes back when the sheet is gone.
            self.glide_if_far(|state| state.stage.held(state.target()));
        }
    }

    /// Something happens at these points: they are shown if they are not seen. With no points the board goes back to
    /// where it was.
    pub fn visit(self, points: Vec<Point>, near: bool) {
        if points.is_empty() {
            let home = self.state.try_update_value(|state| {
                // What a tap has opened was closed again: the next tap begins anew.
                state.last_tap = None;
                state.visit.end()
            });
            if let Some(Some(home)) = home {
                self.glide_if_far(move |_| home);
            }
            return;
        }
        self.state.try_update_value(|state| {
            let now = state.target();
            state.visit.begin(points, near, now);
        });
        self.look();
    }

    /// Goes to what is to be seen, unless a person has moved the board since it came up.
    fn look(self) {
        self.glide_if_far(|state| state.visit.aim(state.stage, state.target()));
    }

    fn glide_if_far(self, wish: impl Fn(&State) -> Viewport) {
        let far = self.state.try_with_value(|state| {
            // The board never leaves the hand that moves it.
            if state.gesture.is_running() {
                return None;
            }
            let (now, wish) = (state.target(), wish(state));
            let moves =
                now.shift_px.distance(wish.shift_px) > 0.5 || (now.scale - wish.scale).abs() > 1e-4;
            moves.then_some(wish)
        });
        if let Some(Some(wish)) = far {
            self.glide(move |_| wish);
        }
    }
}
