//! What the window shows of the board. Many requests may come between two frames; each frame writes one transform.
//!
//! The transform applies to the whole drawing, and while it moves the browser is told so: it then moves the picture it
//! has instead of redrawing coasts and names for every frame. Once the board stops, it draws them sharp.

mod picture;
mod visit;

use std::time::Duration;

use leptos::html;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::svg;

use crate::platform::screen::prefers_stillness;
use crate::scene::{BoardScene, Covered, Gesture, Point, Stage, Viewport, Visit};

/// How long the board glides to where a button sends it.
const GLIDE_MS: f64 = 260.0;
/// A wheel that has been still for this long has stopped.
const REST: Duration = Duration::from_millis(160);
/// Two taps within this time and this near to each other are a double tap, which brings the board nearer by this much.
const DOUBLE_TAP_MS: f64 = 320.0;
const DOUBLE_TAP_PX: f32 = 28.0;
const DOUBLE_TAP_ZOOM: f32 = 2.2;
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
    visit: Visit,
    /// Where and when the last tap was.
    last_tap: Option<Tap>,
    is_frame_asked: bool,
    is_moving: bool,
    rest: Option<TimeoutHandle>,
    name_height: f32,
    name_scale: f32,
}

#[derive(Clone, Copy)]
struct Tap {
    at_px: Point,
    at: Point,
    when_ms: f64,
}

/// What a finger that went up did.
pub enum Lifted {
    /// It tapped here, at this scale.
    Tap(Point, f32),
    /// It tapped twice: the board comes nearer.
    Zoom,
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
            at_rest: Covered::NOTHING,
            covered: Covered::NOTHING,
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
                visit: Visit::default(),
                last_tap: None,
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
        self.restage(|stage| stage.window_px = (width_px, height_px));
    }

    /// The stage has changed: whatever was shown is shown again, as well as it can be.
    fn restage(self, change: impl FnOnce(&mut Stage)) {
        let is_first = self.state.try_update_value(|state| {
            let before = state.stage;
            change(&mut state.stage);
            let stage = state.stage;
            let is_first = before.window_px.0 < 1.0;
            let kept = |viewport| match is_first {
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
            state.visit.restage(kept);
            is_first
        });
        if self
            .state
            .try_with_value(|state| state.stage.window_px.0 < 1.0)
            != Some(false)
        {
            return;
        }
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
            let wish = state
                .gesture
                .moved(id, at_px, state.viewport, state.stage)?;
            state.visit.leave();
            state.glide = None;
            Some(wish)
        });
        if let Some(wish) = wish.flatten() {
            self.go(wish);
        }
    }

    /// A finger goes up: what it points at, if that was a tap. The second of two quick taps brings the spot of the
    /// first one nearer.
    pub fn up(self, id: i32) -> Option<Lifted> {
        let now_ms = js_sys::Date::now();
        let lifted = self.state.try_update_value(|state| {
            let at_px = state.gesture.up(id, state.viewport)?;
            let at = state.viewport.to_board(at_px);
            let first = state.last_tap.take().filter(|first| {
                now_ms - first.when_ms < DOUBLE_TAP_MS
                    && first.at_px.distance(at_px) < DOUBLE_TAP_PX
            });
            if let Some(first) = first {
                state.visit.leave();
                return Some(Err(first));
            }
            state.last_tap = Some(Tap {
                at_px,
                at,
                when_ms: now_ms,
            });
            Some(Ok(Lifted::Tap(at, state.viewport.scale)))
        });
        self.rest_soon();
        match lifted.flatten()? {
            Ok(tap) => Some(tap),
            Err(first) => {
                self.glide(move |state| {
                    let (_, most) = state.stage.scales();
                    let scale = (state.viewport.scale * DOUBLE_TAP_ZOOM).min(most);
                    state
                        .stage
                        .held(Viewport::showing(first.at, first.at_px, scale))
                });
                Some(Lifted::Zoom)
            }
        }
    }

    /// What a mouse that presses nothing points at, and the scale.
    pub fn points_at(self, spot_px: Point, origin_px: Point) -> Option<(Point, f32)> {
        let found = self.state.try_with_value(|state| {
            let at_px = Point::new(spot_px.x - origin_px.x, spot_px.y - origin_px.y);
            let rests = !state.gesture.is_running() && state.glide.is_none();
            rests.then(|| (state.viewport.to_board(at_px), state.viewport.scale))
        });
        found.flatten()
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
        self.take_over();
        self.glide(move |state| {
            let from = state.target();
            let middle = state.stage.middle_px();
            state.stage.zoomed(from, middle, factor)
        });
    }

    /// The whole board.
    pub fn fit(self) {
        self.take_over();
        self.glide(|state| state.stage.fit());
    }

    /// These points in the middle.
    pub fn center_on(self, points: Vec<Point>) {
        self.take_over();
        self.glide(move |state| state.stage.centered_on(&points));
    }

    /// A person moves the board: it stays where they want it.
    fn take_over(self) {
        self.state.try_update_value(|state| state.visit.leave());
    }

    fn change(self, wish: impl FnOnce(&State) -> Viewport) {
        let wish = self.state.try_update_value(|state| {
            state.visit.leave();
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
            let wish = self.state.try_update_value(|state| {
                let wish = wish(state);
                state.glide = None;
                wish
            });
            if let Some(wish) = wish {
                self.go(wish);
                self.rest_soon();
            }
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
}

impl State {
    /// Where the board is, or will be at the end of its glide.
    fn target(&self) -> Viewport {
        self.glide.map_or(self.viewport, |glide| glide.to)
    }

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
