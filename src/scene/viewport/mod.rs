//! Which part of a board the window shows: plain numbers, so that gestures can be tested without a screen.

mod free;
mod gesture;
mod visit;

pub use free::{Covered, Room, Side};
pub use gesture::{Gesture, TAP_PX};
pub use visit::Visit;

use super::geometry::Point;

/// Nobody needs a space larger than a thumb.
const LARGEST_SCALE: f32 = 2.4;
/// However small the window, it must be possible to zoom in by this much.
const LEAST_ZOOM: f32 = 3.0;
/// How far the edge of the board may come into the window, so that what is near it can be moved into view.
const SLACK_PX: f32 = 40.0;
/// Room around cities that are centred on.
const MARGIN_PX: f32 = 56.0;
/// What is this near to the edge of the free part is not seen well.
const EDGE_PX: f32 = 18.0;
/// Cities that are centred on come this much nearer at most.
const CLOSE_SCALE: f32 = 1.1;

/// A board and the window it is seen through.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    /// Width and height of the board, in board units.
    pub board: (f32, f32),
    /// Width and height of the window.
    pub window_px: (f32, f32),
    /// What lies over the window while nothing is open: the whole board fits beside it.
    pub at_rest: Covered,
    /// What lies over it now: the camera aims beside it.
    pub covered: Covered,
}

/// A point of the board at `p` is seen at `p * scale + shift`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Pixels per board unit.
    pub scale: f32,
    /// Where the board's corner is seen.
    pub shift_px: Point,
}

impl Viewport {
    /// Where a point of the board is seen.
    pub fn to_window(self, at: Point) -> Point {
        Point::new(
            at.x * self.scale + self.shift_px.x,
            at.y * self.scale + self.shift_px.y,
        )
    }

    /// What is seen at a point of the window.
    pub fn to_board(self, at_px: Point) -> Point {
        Point::new(
            (at_px.x - self.shift_px.x) / self.scale,
            (at_px.y - self.shift_px.y) / self.scale,
        )
    }

    /// The board dragged by a distance.
    pub fn panned(self, dx_px: f32, dy_px: f32) -> Viewport {
        let shift_px = Point::new(self.shift_px.x + dx_px, self.shift_px.y + dy_px);
        Viewport { shift_px, ..self }
    }

    /// Nearer or farther, while one point of the window keeps showing the same thing.
    pub fn zoomed(self, about_px: Point, factor: f32) -> Viewport {
        let fixed = self.to_board(about_px);
        Viewport::showing(fixed, about_px, self.scale * factor)
    }

    /// A point of the board seen at a point of the window.
    pub fn showing(at: Point, at_px: Point, scale: f32) -> Viewport {
        let shift_px = Point::new(at_px.x - at.x * scale, at_px.y - at.y * scale);
        Viewport { scale, shift_px }
    }

    /// Partway to another viewport: the zoom changes evenly and the middle of the window moves steadily.
    pub fn toward(self, other: Viewport, part: f32, stage: Stage) -> Viewport {
        let scale = self.scale * (other.scale / self.scale).powf(part);
        let middle = stage.middle_px();
        // The board moves as if a camera approached it, not as interpolating the shift alone would move it.
        let near = if (other.scale - self.scale).abs() < 1e-4 {
            part
        } else {
            (1.0 / self.scale - 1.0 / scale) / (1.0 / self.scale - 1.0 / other.scale)
        };
        let at = self
            .to_board(middle)
            .toward(other.to_board(middle), near.clamp(0.0, 1.0));
        Viewport::showing(at, middle, scale)
    }

    /// As the `transform` of a drawing with its origin in the upper left corner and laid out at a given scale. It has a
    /// third dimension, so that browsers keep the drawing as a separate layer and a drag starts without redrawing.
    pub fn transform(self, laid_out: f32) -> String {
        let Point { x, y } = self.shift_px;
        let scale = self.scale / laid_out;
        format!("translate3d({x:.2}px, {y:.2}px, 0) scale({scale:.4})")
    }
}

impl Stage {
    /// The part of the window that nothing lies over.
    pub fn free(self) -> Room {
        self.covered.free_of(self.window_px)
    }

    /// Middle of the free part.
    pub fn middle_px(self) -> Point {
        middle(self.free())
    }

    /// The whole board, as large as the room beside everything that always lies there allows.
    pub fn fit(self) -> Viewport {
        let center = Point::new(self.board.0 / 2.0, self.board.1 / 2.0);
        let room = self.at_rest.free_of(self.window_px);
        Viewport::showing(center, middle(room), self.fit_scale())
    }

    fn fit_scale(self) -> f32 {
        self.scale_in(self.at_rest)
    }

    /// The scale at which the whole board fits beside what lies over the window.
    fn scale_in(self, covered: Covered) -> f32 {
        let room = covered.free_of(self.window_px);
        let (wide, high) = (
            (room.right_px - room.left_px) / self.board.0,
            (room.bottom_px - room.top_px) / self.board.1,
        );
        // A window that is not laid out yet has no size; dividing by it would lose the board for ever.
        wide.min(high).max(0.01)
    }

    /// Whether a viewport shows the whole board, as `fit` does.
    pub fn is_fit(self, viewport: Viewport) -> bool {
        let fit = self.fit();
        (viewport.scale - fit.scale).abs() < 1e-4 && viewport.shift_px.distance(fit.shift_px) < 1.0
    }

    /// The smallest and the largest scale. Beside a sheet the board may be smaller than at rest, to be seen whole.
    pub fn scales(self) -> (f32, f32) {
        let fit = self.fit_scale();
        let least = self.scale_in(self.covered).min(fit);
        (least, LARGEST_SCALE.max(fit * LEAST_ZOOM))
    }

    /// The nearest viewport in which the board cannot get lost: never smaller than the window allows, its edges never
    /// far inside the free part.
    pub fn held(self, wish: Viewport) -> Viewport {
        let (least, most) = self.scales();
        let scale = wish.scale.clamp(least, most);
        // Too near or too far: the middle keeps what it shows.
        let middle = self.middle_px();
        let wish = if scale == wish.scale {
            wish
        } else {
            Viewport::showing(wish.to_board(middle), middle, scale)
        };
        let free = self.free();
        let shift_px = Point::new(
            held_along(
                wish.shift_px.x,
                self.board.0 * scale,
                (free.left_px, free.right_px),
            ),
            held_along(
                wish.shift_px.y,
                self.board.1 * scale,
                (free.top_px, free.bottom_px),
            ),
        );
        Viewport { scale, shift_px }
    }

    /// Nearer or farther about a point of the window, as far as it goes.
    pub fn zoomed(self, from: Viewport, about_px: Point, factor: f32) -> Viewport {
        let (least, most) = self.scales();
        let scale = (from.scale * factor).clamp(least, most);
        self.held(from.zoomed(about_px, scale / from.scale))
    }

    /// All of these points in the middle of the free part, large enough to read; the whole board if there are none.
    pub fn centered_on(self, points: &[Point]) -> Viewport {
        match bounds(points) {
            Some(bounds) => self.around(bounds, CLOSE_SCALE.max(self.fit_scale())),
            None => self.fit(),
        }
    }

    /// Where to look so that all of these points are seen, without coming nearer: unchanged if they are seen already.
    pub fn visiting(self, from: Viewport, points: &[Point]) -> Viewport {
        match bounds(points) {
            Some(bounds) if !self.shows(from, bounds) => self.around(bounds, from.scale),
            _ => from,
        }
    }

    fn shows(self, viewport: Viewport, (low, high): (Point, Point)) -> bool {
        let (low, high) = (viewport.to_window(low), viewport.to_window(high));
        let free = self.free();
        low.x >= free.left_px + EDGE_PX
            && low.y >= free.top_px + EDGE_PX
            && high.x <= free.right_px - EDGE_PX
            && high.y <= free.bottom_px - EDGE_PX
    }

    /// Everything between two corners in the middle of the free part, at a scale or smaller.
    fn around(self, (low, high): (Point, Point), most: f32) -> Viewport {
        let free = self.free();
        let room = |free: f32, extent: f32| (free - 2.0 * MARGIN_PX).max(1.0) / extent.max(1.0);
        let scale = room(free.right_px - free.left_px, high.x - low.x)
            .min(room(free.bottom_px - free.top_px, high.y - low.y))
            .min(most);
        self.held(Viewport::showing(
            low.toward(high, 0.5),
            self.middle_px(),
            scale.max(self.scales().0),
        ))
    }

    /// The window has a new size, or other things always lie over it: if it showed the whole board it still does,
    /// otherwise the middle stays.
    pub fn resized(self, before: Stage, viewport: Viewport) -> Viewport {
        if before.is_fit(viewport) {
            return self.fit();
        }
        let at = viewport.to_board(before.middle_px());
        self.held(Viewport::showing(at, self.middle_px(), viewport.scale))
    }
}

fn middle(room: Room) -> Point {
    Point::new(
        (room.left_px + room.right_px) / 2.0,
        (room.top_px + room.bottom_px) / 2.0,
    )
}

fn held_along(shift_px: f32, board_px: f32, (from_px, to_px): (f32, f32)) -> f32 {
    let spare_px = to_px - from_px - board_px;
    // Not quite zero: a board that just fits must not be shifted by a rounding error.
    if spare_px >= -0.01 {
        return from_px + spare_px / 2.0;
    }
    // The slack grows from zero, so that the board does not jump when it outgrows the window.
    let slack_px = SLACK_PX.min(-spare_px);
    shift_px.clamp(to_px - board_px - slack_px, from_px + slack_px)
}

fn bounds(points: &[Point]) -> Option<(Point, Point)> {
    let first = *points.first()?;
    Some(points.iter().fold((first, first), |(low, high), at| {
        (
            Point::new(low.x.min(at.x), low.y.min(at.y)),
            Point::new(high.x.max(at.x), high.y.max(at.y)),
        )
    }))
}

/// Names should be at least this high.
const LEAST_NAME_PX: f32 = 11.0;
/// Names need not be higher than this, on a phone and elsewhere.
const LARGEST_NAME_PX: (f32, f32) = (15.0, 22.0);
/// A window whose shorter side is below this is a phone's.
const PHONE_PX: f32 = 600.0;
/// The layouts have no room for names much larger than they were made for.
pub const NAME_GROWTH: f32 = 1.35;
/// Letters on a seal, in board units, and the least height at which they can be read.
const SEAL_LETTER: f32 = 15.0;
const LEAST_SEAL_PX: f32 = 9.0;

impl Viewport {
    /// Whether seals and passengers can be read. Where they cannot they are left out: dots without a meaning are in the
    /// way of tracks.
    pub fn shows_marks(self) -> bool {
        self.scale * SEAL_LETTER >= LEAST_SEAL_PX
    }
}

impl Stage {
    /// How much larger than on the printed board names are drawn at a scale, so that they are readable at every zoom
    /// and do not cover the map when it is near.
    pub fn name_scale(self, scale: f32, name_height: f32) -> f32 {
        let is_phone = self.window_px.0.min(self.window_px.1) < PHONE_PX;
        let (on_phone, elsewhere) = LARGEST_NAME_PX;
        let largest_px = if is_phone { on_phone } else { elsewhere };
        let printed_px = name_height * scale;
        let wanted_px = printed_px.clamp(LEAST_NAME_PX, largest_px);
        (wanted_px / printed_px).min(NAME_GROWTH)
    }
}
