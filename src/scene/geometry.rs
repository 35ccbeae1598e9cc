//! Points and tilted rectangles: enough geometry to tell whether two things on a board touch.

use crate::catalog::Anchor;

/// A point of the board, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// How far it is to another point.
    pub fn distance(self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point that lies this part of the way to another.
    pub fn toward(self, other: Point, part: f32) -> Point {
        Point::new(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
        )
    }

    /// The point at a distance in this direction.
    pub fn away(self, degrees: f32, distance: f32) -> Point {
        let angle = degrees.to_radians();
        Point::new(
            self.x + angle.cos() * distance,
            self.y + angle.sin() * distance,
        )
    }
}

/// A rectangle around its centre, turned by an angle. The room of everything on a board is one of these.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tilted {
    /// Its centre.
    pub center: Point,
    /// Full extent along its own direction.
    pub length: f32,
    /// Full extent across.
    pub width: f32,
    /// Its own direction.
    pub degrees: f32,
}

impl Tilted {
    /// A rectangle that stands upright.
    pub const fn upright(center: Point, length: f32, width: f32) -> Tilted {
        Tilted {
            center,
            length,
            width,
            degrees: 0.0,
        }
    }

    /// The same with more room on every side.
    pub fn grown(self, by: f32) -> Tilted {
        Tilted {
            length: self.length + 2.0 * by,
            width: self.width + 2.0 * by,
            ..self
        }
    }

    /// Whether the two overlap: no line along one of their sides separates them.
    pub fn touches(&self, other: &Tilted) -> bool {
        let (dx, dy) = (
            other.center.x - self.center.x,
            other.center.y - self.center.y,
        );
        let reach = (self.length + self.width + other.length + other.width) / 2.0;
        if dx.abs() > reach || dy.abs() > reach {
            return false;
        }
        [
            self.degrees,
            self.degrees + 90.0,
            other.degrees,
            other.degrees + 90.0,
        ]
        .into_iter()
        .all(|degrees| {
            let (sin, cos) = degrees.to_radians().sin_cos();
            (dx * cos + dy * sin).abs() < self.extent_along(degrees) + other.extent_along(degrees)
        })
    }

    /// Whether all of it lies on a board of this size.
    pub fn inside(&self, width: f32, height: f32) -> bool {
        let (half_x, half_y) = (self.extent_along(0.0), self.extent_along(90.0));
        let Point { x, y } = self.center;
        x - half_x >= 0.0 && x + half_x <= width && y - half_y >= 0.0 && y + half_y <= height
    }

    /// How far it is from a point; 0 from a point inside.
    pub fn distance_to(&self, at: Point) -> f32 {
        let (sin, cos) = self.degrees.to_radians().sin_cos();
        let (dx, dy) = (at.x - self.center.x, at.y - self.center.y);
        let along = (dx * cos + dy * sin).abs() - self.length / 2.0;
        let across = (dy * cos - dx * sin).abs() - self.width / 2.0;
        along.max(0.0).hypot(across.max(0.0))
    }

    /// Half of what it covers of a line in that direction.
    fn extent_along(&self, degrees: f32) -> f32 {
        let (sin, cos) = (degrees - self.degrees).to_radians().sin_cos();
        (self.length * cos.abs() + self.width * sin.abs()) / 2.0
    }
}

/// Average width of a letter, in parts of its height; the layouts were made with it.
const LETTER_WIDTH: f32 = 0.55;
/// How much of a letter's height stands above the baseline.
const ABOVE_BASELINE: f32 = 17.0 / 22.0;

/// The room a text takes.
pub fn label_box(text: &str, at: Point, anchor: Anchor, height: f32) -> Tilted {
    let length = text.chars().count() as f32 * LETTER_WIDTH * height;
    let x = match anchor {
        Anchor::Start => at.x + length / 2.0,
        Anchor::Middle => at.x,
        Anchor::End => at.x - length / 2.0,
    };
    let y = at.y + height * (0.5 - ABOVE_BASELINE);
    Tilted::upright(Point::new(x, y), length, height)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_touch_or_do_not() {
        let space = Tilted {
            center: Point::new(0.0, 0.0),
            length: 50.0,
            width: 18.0,
            degrees: 45.0,
        };
        let beside = |x, y| Tilted::upright(Point::new(x, y), 10.0, 10.0);
        assert!(space.touches(&beside(15.0, 15.0)));
        assert!(!space.touches(&beside(15.0, -15.0)));
        assert!(space.touches(&beside(15.0, -15.0).grown(8.0)));
        assert!(!space.inside(100.0, 100.0));
    }

    #[test]
    fn a_label_grows_away_from_its_anchor() {
        let at = Point::new(100.0, 50.0);
        let middle = |anchor| label_box("Oslo", at, anchor, 20.0).center.x;
        assert_eq!(middle(Anchor::Middle), 100.0);
        assert_eq!(middle(Anchor::Start), 122.0);
        assert_eq!(middle(Anchor::End), 78.0);
    }
}
