//! Branchline: five railway board games in the browser.
//!
//! The layers, bottom to top, and who may name whom, are told in ARCHITECTURE.md
//! and enforced by `tests/layering.rs`.

pub mod catalog;
pub mod engine;
