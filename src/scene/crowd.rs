//! What is already on a board, and where there is room for something else.

use super::geometry::{Point, Tilted};

/// The frame around the board takes up this much.
const EDGE: f32 = 16.0;
/// Titles belong at the top, so the corners at the bottom count as farther away.
const BOTTOM_IS_FARTHER: f32 = 120.0;

/// Everything placed so far.
pub struct Crowd {
    width: f32,
    height: f32,
    taken: Vec<Tilted>,
}

impl Crowd {
    /// An empty board of this size.
    pub fn new(width: f32, height: f32) -> Crowd {
        Crowd {
            width,
            height,
            taken: Vec::new(),
        }
    }

    /// Puts something down, whether there is room or not.
    pub fn take(&mut self, thing: Tilted) {
        self.taken.push(thing);
    }

    /// Whether there is room for it.
    pub fn is_free(&self, thing: &Tilted) -> bool {
        self.holds(thing) && !self.taken.iter().any(|other| other.touches(thing))
    }

    /// How many things it would touch.
    pub fn crowding(&self, thing: &Tilted) -> usize {
        self.taken
            .iter()
            .filter(|other| other.touches(thing))
            .count()
    }

    /// Puts it at the first of these places that has room, or else at the least crowded one.
    pub fn settle(&mut self, places: &[Tilted]) -> Option<Tilted> {
        let free = places.iter().find(|place| self.is_free(place));
        let chosen = free.or_else(|| {
            places
                .iter()
                .filter(|place| self.holds(place))
                .min_by_key(|place| self.crowding(place))
        })?;
        self.take(*chosen);
        Some(*chosen)
    }

    /// Puts something large where it fits, as near to a corner as possible.
    pub fn settle_in_a_corner(&mut self, length: f32, width: f32, margin: f32) -> Option<Point> {
        const STEP: f32 = 10.0;
        let mut best: Option<(f32, Tilted)> = None;
        let (columns, rows) = ((self.width / STEP) as usize, (self.height / STEP) as usize);
        for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row)))
        {
            let center = Point::new(column as f32 * STEP, row as f32 * STEP);
            let away = self.distance_to_corner(center);
            let thing = Tilted::upright(center, length, width).grown(margin);
            if best.is_none_or(|(least, _)| away < least) && self.is_free(&thing) {
                best = Some((away, thing));
            }
        }
        let (_, thing) = best?;
        self.take(thing);
        Some(thing.center)
    }

    pub fn holds(&self, thing: &Tilted) -> bool {
        thing.grown(EDGE).inside(self.width, self.height)
    }

    fn distance_to_corner(&self, point: Point) -> f32 {
        let corners = [
            (0.0, 0.0, 0.0),
            (self.width, 0.0, 0.0),
            (0.0, self.height, BOTTOM_IS_FARTHER),
            (self.width, self.height, BOTTOM_IS_FARTHER),
        ];
        corners
            .into_iter()
            .map(|(x, y, farther)| point.distance(Point::new(x, y)) + farther)
            .fold(f32::INFINITY, f32::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_free_place_wins_and_is_then_taken() {
        let mut crowd = Crowd::new(100.0, 100.0);
        let at = |x| Tilted::upright(Point::new(x, 50.0), 20.0, 20.0);
        assert_eq!(crowd.settle(&[at(30.0), at(60.0)]), Some(at(30.0)));
        assert_eq!(crowd.settle(&[at(30.0), at(60.0)]), Some(at(60.0)));
        assert!(
            crowd.settle(&[at(30.0)]).is_some(),
            "no room is no reason to be left out"
        );
        assert_eq!(crowd.settle(&[at(200.0)]), None, "but the board's edge is");
    }

    #[test]
    fn a_large_thing_goes_to_the_nearest_free_corner() {
        let mut crowd = Crowd::new(200.0, 200.0);
        for x in [0.0, 200.0] {
            crowd.take(Tilted::upright(Point::new(x, 0.0), 190.0, 190.0));
        }
        let place = crowd
            .settle_in_a_corner(20.0, 20.0, 0.0)
            .expect("there is room below");
        assert!(place.y > 100.0);
    }
}
