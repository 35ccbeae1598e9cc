//! Draws a board from its scene. Ground, names and marks are built once per visit; `live` adds what changes during a
//! game and handles gestures.

mod backdrop;
mod cities;
mod defs;
mod legend;
mod live;
mod live_camera;
mod live_cities;
mod live_finder;
mod live_tools;
mod live_tracks;
mod looks;
mod marks;
mod poster;
mod printed;
mod runner;
mod strip;
mod tracks;

use cities::FIGURE;
pub use defs::{GRAY, hatch};
pub use legend::view as legend;
pub use live::LiveBoard;
pub use marks::sign as seal;
pub use poster::{claimed, view as poster};
pub use printed::{Paper, sheet, view as printed};
pub use runner::Train;
pub use strip::strip;

use crate::scene::Point;

/// Moves a drawing from the origin to its place.
fn moved(at: Point) -> String {
    format!("translate({:.1} {:.1})", at.x, at.y)
}
