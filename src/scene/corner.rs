//! Where the map's own buttons cover least of it: the corner in which the fewest spaces lie while the whole board is
//! shown.

use super::model::BoardScene;
use super::viewport::Stage;

/// A corner of the free part of the window. The upper left one belongs to the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Below, at the right.
    BottomRight,
    /// Below, at the left.
    BottomLeft,
    /// Above, at the right.
    TopRight,
}

impl Corner {
    /// All of them, the most usual first.
    pub const ALL: [Corner; 3] = [Corner::BottomRight, Corner::BottomLeft, Corner::TopRight];

    /// The word for it on the page.
    pub fn word(self) -> &'static str {
        match self {
            Corner::BottomRight => "bottom-right",
            Corner::BottomLeft => "bottom-left",
            Corner::TopRight => "top-right",
        }
    }
}

/// The corner for something of a size.
pub fn free_corner(scene: &BoardScene, stage: Stage, size_px: (f32, f32)) -> Corner {
    let least = Corner::ALL
        .into_iter()
        .min_by_key(|corner| covered_spaces(scene, stage, size_px, *corner));
    least.unwrap_or(Corner::BottomRight)
}

/// How many spaces lie under something of a size in a corner.
pub fn covered_spaces(
    scene: &BoardScene,
    stage: Stage,
    (width, height): (f32, f32),
    corner: Corner,
) -> usize {
    let free = stage.at_rest.free_of(stage.window_px);
    let fit = stage.fit();
    let spaces = scene.tracks.iter().flat_map(|track| &track.spaces);
    let covered = spaces.filter(|space| {
        let at = fit.to_window(space.at);
        let (right, left) = (free.right_px - at.x, at.x - free.left_px);
        let (bottom, top) = (free.bottom_px - at.y, at.y - free.top_px);
        match corner {
            Corner::BottomRight => right < width && bottom < height,
            Corner::BottomLeft => left < width && bottom < height,
            Corner::TopRight => right < width && top < height,
        }
    });
    covered.count()
}
