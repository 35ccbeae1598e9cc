//! What tells parallel tracks apart: which side of their route they are on.

use super::build::track_mark;
use super::geometry::Point;
use super::model::{SpaceMark, TrackMark};
use crate::catalog::{RailGame, TrackId};

/// On which side of its route a track lies, as seen on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TrackSide {
    /// Above its twin.
    Upper,
    /// Below its twin.
    Lower,
    /// To the left of its twin.
    Left,
    /// To the right of its twin.
    Right,
    /// Between two others.
    Middle,
}

/// The side of a track; none if its route has no other.
pub fn track_side(game: &RailGame, track: TrackId) -> Option<TrackSide> {
    let all = game.route(game.track(track).route()).tracks();
    if all.len() < 2 {
        return None;
    }
    let at: Vec<Point> = all.iter().map(|track| middle(game, *track)).collect();
    let spread = |along: fn(&Point) -> f32| {
        let places = at.iter().map(along);
        let highest = places.clone().fold(f32::NEG_INFINITY, f32::max);
        highest - places.fold(f32::INFINITY, f32::min)
    };
    let is_stacked = spread(|at| at.y) >= spread(|at| at.x);
    let along = |at: Point| if is_stacked { at.y } else { at.x };
    let own = middle(game, track);
    let before = at
        .iter()
        .filter(|other| along(**other) < along(own))
        .count();
    Some(match (before, is_stacked) {
        (0, true) => TrackSide::Upper,
        (0, false) => TrackSide::Left,
        (last, true) if last + 1 == all.len() => TrackSide::Lower,
        (last, false) if last + 1 == all.len() => TrackSide::Right,
        _ => TrackSide::Middle,
    })
}

fn middle(game: &RailGame, track: TrackId) -> Point {
    let spaces = &game.board().track(track).spaces;
    let count = spaces.len().max(1) as f32;
    let sum = |along: fn(&Point) -> f32| -> f32 {
        let places = spaces.iter().map(|space| Point::new(space.x, space.y));
        places.map(|at| along(&at)).sum()
    };
    Point::new(sum(|at| at.x) / count, sum(|at| at.y) / count)
}

/// A track by itself, its spaces in one straight row, to be drawn on a button.
pub fn straight(game: &RailGame, track: TrackId) -> TrackMark {
    let mut mark = track_mark(track, game.track(track), game.board().track(track));
    let step = game.board().space_size().0 * 1.08;
    for (index, space) in mark.spaces.iter_mut().enumerate() {
        *space = SpaceMark {
            at: Point::new(index as f32 * step, 0.0),
            degrees: 0.0,
            print: space.print,
        };
    }
    mark
}
