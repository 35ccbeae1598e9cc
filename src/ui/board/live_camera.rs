//! What the window shows of the board. Many requests may come between two frames; each frame writes one transform.
//!
//! The transform applies to the whole drawing, and while it moves the browser is told so: it then moves the picture it
//! has instead of redrawing coasts and names for every frame. Once the board stops, it draws them sharp.

use std::time::Duration;

use leptos::html;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::svg;
use web_sys::HtmlElement;

use super::cities::NAMES_SIZE;
use crate::platform::screen::prefers_stillness;
use crate::scene::{BoardScene, Gesture, Point, Stage, Viewport, name_scale};

/// How long the board glides to where a button sends it.
const GLIDE_MS: f64 = 260.0;
/// A wheel that has been still for this long has stopped.
const REST: Duration = Duration::from_millis(160);
/// Names are sized again when they would differ by this much.
const NAME_STEP: f32 = 0.02;

/// The camera of one board. Copied freely; the state behind it lives as long as the board.
#[derive(Clone, Copy)]
pub struct Camera {
    /// The element that moves. Not the drawing itself: changing its own transform would lay out all its words again.
    pub sheet: NodeRef<html::Div>,
    /// The group of names, whose size is adjusted when the board stops moving.
    pub names: NodeRef<svg::G>,
    state: StoredValue<State, LocalStorage>,
}

struct State {
    stage: Stage,
    viewport: Viewport,
    /// The scale at which the drawing is laid out: about that of the whole board. While something moves, browsers keep
    /// a picture of at least the size laid out; a larger one would have to be drawn first, with the finger already
    /// moving, and words laid out much smaller than they are shown lose their shape.
    laid_out: f32,
    /// Corner of the window on the page. Remembered from when a finger goes down: asking for it while the board moves
    /// would force the browser to lay out the page in between.
    origin_px: Point,
    gesture: Gesture,
    glide: Option<Glide>,
    is_frame_asked: bool,
    is_moving: bool,
    rest: Option<TimeoutHandle>,
    name_height: f32,
    name_scale: f32,
}

#[derive(Clone, Copy)]
struct Glide {
    from: Viewport,
    to: Viewport,
    began_ms: f64,
}

// A frame or a timer may fire after the board is gone, so everything here is accessed with `try_`.
impl Camera {
    /// The camera of a board, which shows nothing until the window has a size.
    pub fn new(scene: &BoardScene) -> Camera {
        let stage = Stage {
            board: (scene.width, scene.height),
            window_px: (0.0, 0.0),
        };
        let labels = scene.cities.iter().filter_map(|city| city.label.as_ref());
        let name_height = labels
            .map(|label| label.height)
            .fold(f32::INFINITY, f32::min);
        Camera {
            sheet: NodeRef::new(),
            names: NodeRef::new(),
            state: StoredValue::new_local(State {
                stage,
                viewport: stage.fit(),
                laid_out: f32::INFINITY,
                origin_px: Point::new(0.0, 0.0),
                gesture: Gesture::default(),
                glide: None,
                is_frame_asked: false,
                is_moving: false,
                rest: None,
                name_height,
                name_scale: 1.0,
            }),
        }
    }

    /// The window has a size, or another one.
    pub fn resize(self, width_px: f32, height_px: f32) {
        if width_px < 1.0 || height_px < 1.0 {
            return;
        }
        let is_first = self.state.try_update_value(|state| {
            let before = state.stage;
            state.stage.window_px = (width_px, height_px);
            let stage = state.stage;
            let kept = |viewport| match before.window_px.0 < 1.0 {
                true => stage.fit(),
                false => stage.resized(before, viewport),
            };
            state.viewport = kept(state.viewport);
            // A sheet that opens must not stop the board on its way to what the sheet is about.
            state.glide = state.glide.map(|glide| Glide {
                from: kept(glide.from),
                to: kept(glide.to),
                ..glide
            });
            before.window_px.0 < 1.0
        });
        // At once: a frame with the board in the wrong place would look like a jump. Names and sharpness can wait
        // until whatever has opened or closed beside the board is on the screen.
        self.lay_out();
        if is_first == Some(true) {
            self.show();
            self.settle();
        } else {
            self.mark_moving(true);
            self.rest_soon();
            self.show();
        }
    }

    /// Gives the drawing about the size at which the whole board is shown. A page that is still being built may start
    /// with a window of a few pixels, and phones are turned.
    fn lay_out(self) {
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

    /// A finger or a button of the mouse goes down at a spot of the page, in a window with this corner.
    pub fn down(self, id: i32, spot_px: Point, origin_px: Point) {
        self.state.try_update_value(|state| {
            state.glide = None;
            state.origin_px = origin_px;
            let at_px = state.in_window(spot_px);
            state.gesture.down(id, at_px, state.viewport);
        });
        // Before the finger moves, so that the picture is ready when it does.
        self.mark_moving(true);
    }

    /// A finger moves to a spot of the page.
    pub fn moved(self, id: i32, spot_px: Point) {
        let wish = self.state.try_update_value(|state| {
            let at_px = state.in_window(spot_px);
            state.gesture.moved(id, at_px, state.viewport, state.stage)
        });
        if let Some(wish) = wish.flatten() {
            self.go(wish);
        }
    }

    /// A finger goes up: what it points at and the scale, if that was a tap.
    pub fn up(self, id: i32) -> Option<(Point, f32)> {
        let tap = self.state.try_update_value(|state| {
            let tap_px = state.gesture.up(id, state.viewport)?;
            Some((state.viewport.to_board(tap_px), state.viewport.scale))
        });
        self.rest_soon();
        tap.flatten()
    }

    /// The browser has taken the finger for itself.
    pub fn cancel(self, id: i32) {
        self.state
            .try_update_value(|state| state.gesture.cancel(id, state.viewport));
        self.rest_soon();
    }

    /// Nearer or farther, at once, about a point of the window.
    pub fn zoom_about(self, at_px: Point, factor: f32) {
        self.change(|state| state.stage.zoomed(state.viewport, at_px, factor));
    }

    /// The board dragged by a distance.
    pub fn pan(self, dx_px: f32, dy_px: f32) {
        self.change(|state| state.stage.held(state.viewport.panned(dx_px, dy_px)));
    }

    /// Nearer or farther about the middle, in a glide. Pressing again goes on from where the last glide leads.
    pub fn zoom(self, factor: f32) {
        self.glide(move |state| {
            let from = state.glide.map_or(state.viewport, |glide| glide.to);
            let middle = state.stage.middle_px();
            state.stage.zoomed(from, middle, factor)
        });
    }

    /// The whole board.
    pub fn fit(self) {
        self.glide(|state| state.stage.fit());
    }

    /// These points in the middle.
    pub fn center_on(self, points: Vec<Point>) {
        self.glide(move |state| state.stage.centered_on(&points));
    }

    fn change(self, wish: impl FnOnce(&State) -> Viewport) {
        let wish = self.state.try_update_value(|state| {
            state.glide = None;
            wish(state)
        });
        if let Some(wish) = wish {
            self.go(wish);
            self.rest_soon();
        }
    }

    fn glide(self, wish: impl FnOnce(&State) -> Viewport) {
        if prefers_stillness() {
            self.change(wish);
            return;
        }
        self.state.try_update_value(|state| {
            state.glide = Some(Glide {
                from: state.viewport,
                to: wish(state),
                began_ms: js_sys::Date::now(),
            });
        });
        self.ask_frame();
    }

    fn go(self, viewport: Viewport) {
        self.state
            .try_update_value(|state| state.viewport = viewport);
        self.ask_frame();
    }

    /// One frame at a time: requests that come before it only change where it will lead.
    fn ask_frame(self) {
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

    fn show(self) {
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
    fn mark_moving(self, moves: bool) {
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

    fn rest_soon(self) {
        self.state.try_update_value(|state| {
            if let Some(rest) = state.rest.take() {
                rest.clear();
            }
            state.rest = set_timeout_with_handle(move || self.settle(), REST).ok();
        });
    }

    /// The board has stopped: names get the size that suits the scale, and everything is drawn sharp.
    fn settle(self) {
        let rest = self.state.try_update_value(|state| {
            if state.gesture.is_running() || state.glide.is_some() {
                return None;
            }
            let wanted = name_scale(state.viewport.scale, state.name_height);
            let differs = (wanted - state.name_scale).abs() > NAME_STEP;
            if differs {
                state.name_scale = wanted;
            }
            Some(differs.then_some(wanted))
        });
        let Some(Some(size)) = rest else {
            return;
        };
        if let (Some(names), Some(scale)) = (self.names.try_get_untracked().flatten(), size) {
            let size = format!("{:.2}", NAMES_SIZE * scale);
            names.set_attribute("font-size", &size).ok();
        }
        self.mark_moving(false);
    }
}

impl State {
    fn in_window(&self, spot_px: Point) -> Point {
        Point::new(spot_px.x - self.origin_px.x, spot_px.y - self.origin_px.y)
    }

    /// Advances the glide, if there is one; returns whether it goes on.
    fn step_glide(&mut self) -> Option<bool> {
        let Glide { from, to, began_ms } = self.glide?;
        let part = ((js_sys::Date::now() - began_ms) / GLIDE_MS).clamp(0.0, 1.0) as f32;
        let goes_on = part < 1.0;
        // Fast at first, slow at the end.
        let eased = 1.0 - (1.0 - part).powi(3);
        self.viewport = if goes_on {
            from.toward(to, eased, self.stage)
        } else {
            self.glide = None;
            to
        };
        Some(goes_on)
    }
}
