//! Outlines put in their places. A browser keeps a coordinate system for everything that has its own transform and
//! visits all of them for every frame; a board has hundreds of spaces and wagons. So their outlines are written in
//! board coordinates, and only the board as a whole is transformed.

use std::fmt::Write;

use super::geometry::Point;

/// Where to put an outline drawn around the origin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Where its origin goes.
    pub at: Point,
    /// By how much it is turned.
    pub degrees: f32,
    /// By how much it is enlarged.
    pub scale: f32,
}

impl Place {
    /// As it is drawn.
    pub const ORIGIN: Place = Place {
        at: Point::new(0.0, 0.0),
        degrees: 0.0,
        scale: 1.0,
    };

    /// The same place for an outline that is to be enlarged.
    pub fn scaled(self, scale: f32) -> Place {
        Place {
            scale: self.scale * scale,
            ..self
        }
    }

    /// Where a point of the outline goes.
    pub fn of(self, x: f32, y: f32) -> Point {
        let (sin, cos) = self.degrees.to_radians().sin_cos();
        Point::new(
            self.at.x + self.scale * (cos * x - sin * y),
            self.at.y + self.scale * (sin * x + cos * y),
        )
    }
}

/// Path data in its place. Knows every command that our outlines use, all with absolute coordinates.
pub fn placed(data: &str, place: Place) -> String {
    let mut pen = Pen {
        place,
        at: (0.0, 0.0),
        written: String::with_capacity(data.len() * 2),
    };
    let mut rest = data;
    while let Some(command) = rest.chars().next() {
        let after = &rest[command.len_utf8()..];
        let end = after.find(|sign: char| sign.is_ascii_alphabetic());
        let (numbers, next) = after.split_at(end.unwrap_or(after.len()));
        let numbers = numbers.split_ascii_whitespace();
        let numbers: Vec<f32> = numbers.filter_map(|number| number.parse().ok()).collect();
        pen.follow(command, &numbers);
        rest = next;
    }
    pen.written
}

/// Writes an outline in its place.
struct Pen {
    place: Place,
    /// The current point of the original outline: horizontal and vertical strokes name only one coordinate.
    at: (f32, f32),
    written: String,
}

impl Pen {
    fn follow(&mut self, command: char, numbers: &[f32]) {
        match (command, numbers) {
            ('H', &[x]) => self.go('L', x, self.at.1),
            ('V', &[y]) => self.go('L', self.at.0, y),
            ('A', &[rx, ry, turn, large, sweep, x, y]) => {
                let Place { degrees, scale, .. } = self.place;
                let (rx, ry, turn) = (rx * scale, ry * scale, turn + degrees);
                write!(self.written, "A{rx:.2} {ry:.2} {turn:.1} {large} {sweep}").ok();
                self.go(' ', x, y);
            }
            ('Z', []) => self.written.push('Z'),
            (letter, pairs) => {
                for (index, pair) in pairs.chunks_exact(2).enumerate() {
                    self.go(if index == 0 { letter } else { ' ' }, pair[0], pair[1]);
                }
            }
        }
    }

    fn go(&mut self, letter: char, x: f32, y: f32) {
        let to = self.place.of(x, y);
        self.at = (x, y);
        write!(self.written, "{letter}{:.2} {:.2}", to.x, to.y).ok();
    }
}

/// A rectangle around the origin with round corners.
pub fn rounded(length: f32, width: f32, radius: f32) -> String {
    let (x, y, r) = (length / 2.0, width / 2.0, radius);
    let corner = |x: f32, y: f32| format!("A{r} {r} 0 0 1 {x} {y}");
    format!(
        "M{} {}H{}{}V{}{}H{}{}V{}{}Z",
        -x + r,
        -y,
        x - r,
        corner(x, -y + r),
        y - r,
        corner(x - r, y),
        -x + r,
        corner(-x, y - r),
        -y + r,
        corner(-x + r, -y)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Color;
    use crate::scene::{LOCOMOTIVE, Livery, NEUTRAL_SHAPE, Symbol, shape};

    const ELSEWHERE: Place = Place {
        at: Point::new(100.0, 50.0),
        degrees: 90.0,
        scale: 2.0,
    };

    #[test]
    fn outlines_are_moved_turned_and_enlarged() {
        assert_eq!(placed("M1 0L0 1", ELSEWHERE), "M100.00 52.00L98.00 50.00");
        // To the right and down become down and to the left.
        assert_eq!(
            placed("M0 0H3V-1Z", ELSEWHERE),
            "M100.00 50.00L100.00 56.00L102.00 56.00Z"
        );
        assert_eq!(
            placed("M0 0A1 2 0 1 0 1 0", ELSEWHERE),
            "M100.00 50.00A2.00 4.00 90.0 1 0 100.00 52.00"
        );
        assert_eq!(
            placed("M0 0Q1 0 1 1", ELSEWHERE),
            "M100.00 50.00Q100.00 52.00 98.00 52.00"
        );
    }

    #[test]
    fn every_shape_on_a_board_is_written_with_commands_that_are_known() {
        let symbols = Color::ALL.map(|color| shape(Symbol::of(color)));
        let liveries = Livery::ALL.map(Livery::shape);
        let box_ = rounded(10.0, 4.0, 1.0);
        for data in symbols
            .into_iter()
            .chain(liveries)
            .chain([LOCOMOTIVE, NEUTRAL_SHAPE, &box_])
        {
            let strange =
                data.find(|sign: char| sign.is_ascii_alphabetic() && !"MLHVQTCAZ".contains(sign));
            assert_eq!(strange, None, "{data}");
            let commands = |data: &str| data.chars().filter(char::is_ascii_alphabetic).count();
            assert_eq!(commands(&placed(data, ELSEWHERE)), commands(data), "{data}");
        }
    }
}
