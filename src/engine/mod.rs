//! The rules. They know nothing of screens, clocks, storage or languages.

pub mod game;
pub mod rail;
pub mod record;
pub mod scenario;
mod scores;
mod sight;
pub mod table;
pub mod yard;
