//! What the browser is told: one transform per frame, and a sharp picture when the board has stopped.

use leptos::prelude::*;
use web_sys::HtmlElement;

use super::{Camera, NAME_STEP, REST};
use crate::ui::board::cities::NAMES_SIZE;

impl Camera {
    /// Gives the drawing about the size at which the whole board is shown. A page that is still being built may start
    /// with a window of a few pixels, and phones are turned.
    pub(super) fn lay_out(self) {
        let size = self.state.try_update_value(|state| {
            let wanted = state.stage.fit().scale;
            let fits = (0.5..2.0).contains(&(wanted / state.laid_out));
            (!fits).then(|| {
                state.laid_out = wanted;
                let (width, height) = state.stage.board;
                (width * wanted, height * wanted)
            })
        });
        let sheet = self.sheet.try_get_untracked().flatten();
        if let (Some(sheet), Some(Some((width, height)))) = (sheet, size) {
            let style = HtmlElement::style(&sheet);
            style.set_property("width", &format!("{width}px")).ok();
            style.set_property("height", &format!("{height}px")).ok();
            sheet.set_hidden(false);
        }
    }

    /// One frame at a time: requests that come before it only change where it will lead.
    pub(super) fn ask_frame(self) {
        self.mark_moving(true);
        let asked = self
            .state
            .try_update_value(|state| std::mem::replace(&mut state.is_frame_asked, true));
        if asked == Some(false) {
            request_animation_frame(move || self.frame());
        }
    }

    fn frame(self) {
        let glides = self.state.try_update_value(|state| {
            state.is_frame_asked = false;
            state.step_glide()
        });
        self.show();
        match glides {
            Some(Some(true)) => self.ask_frame(),
            Some(Some(false)) => self.settle(),
            _ => {}
        }
    }

    pub(super) fn show(self) {
        let transform = self
            .state
            .try_with_value(|state| state.viewport.transform(state.laid_out));
        if let (Some(sheet), Some(transform)) =
            (self.sheet.try_get_untracked().flatten(), transform)
        {
            HtmlElement::style(&sheet)
                .set_property("transform", &transform)
                .ok();
        }
    }

    /// Tells the browser whether the board moves.
    pub(super) fn mark_moving(self, moves: bool) {
        let changed = self
            .state
            .try_update_value(|state| std::mem::replace(&mut state.is_moving, moves) != moves);
        if let (Some(true), Some(sheet)) = (changed, self.sheet.try_get_untracked().flatten()) {
            let hint = if moves { "transform" } else { "auto" };
            HtmlElement::style(&sheet)
                .set_property("will-change", hint)
                .ok();
        }
    }

    pub(super) fn rest_soon(self) {
        self.state.try_update_value(|state| {
            if let Some(rest) = state.rest.take() {
                rest.clear();
            }
            state.rest = set_timeout_with_handle(move || self.settle(), REST).ok();
        });
    }

    /// The board has stopped: names get the size that suits the scale, and everything is drawn sharp.
    pub(super) fn settle(self) {
        let rest = self.state.try_update_value(|state| {
            if state.gesture.is_running() || state.glide.is_some() {
                return None;
            }
            let wanted = state
                .stage
                .name_scale(state.viewport.scale, state.name_height);
            let differs = (wanted - state.name_scale).abs() > NAME_STEP;
            if differs {
                state.name_scale = wanted;
            }
            Some(differs.then_some(wanted))
        });
        let Some(Some(size)) = rest else {
            return;
        };
        let shows = { self.state }.try_with_value(|state| state.viewport.shows_marks());
        if let (Some(sheet), Some(shows)) = (self.sheet.try_get_untracked().flatten(), shows) {
            sheet.class_list().toggle_with_force("far", !shows).ok();
        }
        if let (Some(names), Some(_)) = (self.names.try_get_untracked().flatten(), size) {
            names.set_attribute("font-size", &self.name_size()).ok();
        }
        self.mark_moving(false);
    }

    /// The size of the names where the board last stopped.
    pub fn name_size(self) -> String {
        let scale = { self.state }.try_with_value(|state| state.name_scale);
        format!("{:.2}", NAMES_SIZE * scale.unwrap_or(1.0))
    }
}
