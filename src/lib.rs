//! Branchline: five railway board games in the browser.
//!
//! The layers, bottom to top, and who may name whom, are told in ARCHITECTURE.md
//! and enforced by `tests/layering.rs`.

pub mod bots;
pub mod catalog;
pub mod engine;
pub mod save;
pub mod scene;
pub mod session;
pub mod text;

#[cfg(all(target_arch = "wasm32", any(feature = "ui", feature = "worker")))]
pub mod platform;
#[cfg(all(target_arch = "wasm32", feature = "ui"))]
pub mod ui;
