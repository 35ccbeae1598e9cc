//! The rules. They know nothing of screens, clocks, storage or languages.

pub mod advice;
mod early;
pub mod game;
mod nets;
mod of;
pub mod pad;
mod player_view;
pub mod puzzle;
pub mod rail;
pub mod record;
// Lessons are read by the page; scenario files only by `sim` and the tests.
pub mod scenario;
mod scores;
mod sight;
mod sighting;
mod stored;
pub mod table;
mod world;
pub mod yard;
