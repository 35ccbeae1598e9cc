//! The rules. They know nothing of screens, clocks, storage or languages.

pub mod game;
mod of;
mod player_view;
pub mod puzzle;
pub mod rail;
pub mod record;
// Built for the browser too, since Cargo builds `sim` beside the tests that run there. The page does not use it, so the
// linker leaves it out.
pub mod scenario;
mod scores;
mod sight;
mod sighting;
mod stored;
pub mod table;
mod world;
pub mod yard;
