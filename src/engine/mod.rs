//! The rules. They know nothing of screens, clocks, storage or languages.

pub mod game;
mod of;
pub mod rail;
pub mod record;
pub mod scenario;
mod scores;
mod sight;
mod sighting;
pub mod table;
mod world;
pub mod yard;
