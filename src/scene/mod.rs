//! A board as a plain picture: data that can be compared and tested, and that the screen only has to draw.
//!
//! Built from a checked game. Whatever needs a free place (seals, figures, the title) finds it here, so
//! that a changed layout never has to be followed by hand.

mod build;
mod crowd;
mod frame;
mod geometry;
mod marks;
mod model;
mod symbol;

pub use build::board;
pub use geometry::{Point, Tilted, label_box};
pub use marks::{FIGURE_SIZE, FLAG_SIZE, seal_room};
pub use model::*;
pub use symbol::{LOCOMOTIVE, Symbol, shape};
