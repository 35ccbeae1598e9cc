//! Scenarios of the Card Game.

mod build;
mod choices;
mod counts;
mod events;
mod lines;
mod questions;
mod table;

pub(super) use build::{YardTable, build};
pub(super) use lines::YardLines;
