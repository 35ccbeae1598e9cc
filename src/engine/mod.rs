//! The rules. They know nothing of screens, clocks, storage or languages.

pub mod game;
mod of;
mod player_view;
pub mod rail;
pub mod record;
// Tools and tests read scenario files; the page does not, and should not carry the code. Not a feature: native builds
// have no default ones. Lessons in the page would need this line only.
#[cfg(not(target_arch = "wasm32"))]
pub mod scenario;
mod scores;
mod sight;
mod sighting;
mod stored;
pub mod table;
mod world;
pub mod yard;
