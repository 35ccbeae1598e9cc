//! The rules. They know nothing of screens, clocks, storage or languages.

pub mod game;
mod of;
mod player_view;
pub mod rail;
pub mod record;
// Only tools and tests read scenario files, so the page does not carry the code. This is no feature because native
// builds have no default features. Lessons on the page would only need a change to this line.
#[cfg(not(target_arch = "wasm32"))]
pub mod scenario;
mod scores;
mod sight;
mod sighting;
mod stored;
pub mod table;
mod world;
pub mod yard;
