//! Scenarios of the map games.

mod build;
mod choices;
mod counts;
mod crowd;
mod events;
mod layout;
mod lines;
mod questions;
mod table;

pub(super) use build::{RailTable, build};
pub(super) use lines::RailLines;
