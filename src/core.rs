//! The lower layers that think: the games as data, the rules and the computer players. Everybody else finds them in the
//! library `branchline`; they are a package of their own (`core/Cargo.toml`) so that they can be built for speed.

pub mod bots;
pub mod catalog;
pub mod engine;
