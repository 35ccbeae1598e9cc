//! The rules. They know nothing of screens, clocks, storage or languages.

pub mod game;
pub mod rail;
pub mod record;
pub mod scenario;
pub mod table;
pub mod yard;
