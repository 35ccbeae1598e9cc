//! The four map games: one rule set, driven by `RailRules`.
//!
//! The rules, with their ids, are told in `rules.rs`' terms; every mechanism has a file of its own.

mod action;
mod apply;
mod belief;
mod bonus;
mod book;
mod event;
mod invariant;
mod legal;
mod longest;
mod market;
mod network;
mod neutral;
pub mod notation;
mod odds;
mod options;
mod passengers;
mod payment;
mod score;
mod setup;
mod state;
mod tolls;
mod view;

pub use action::RailAction;
pub use apply::apply;
pub(in crate::engine) use apply::claim::lay_wagons;
pub use belief::{Hunch, determinize};
pub use bonus::bonus_standing;
pub(in crate::engine) use book::Book;
pub use event::{Fact, RailEvent, Sighting};
pub use invariant::Broken;
pub use legal::actions_among;
pub use longest::longest_path;
pub use network::Network;
pub use odds::TunnelOdds;
pub use options::{CardOptions, ClaimOption, PaymentOption, RailOptions, TurnOptions};
pub use score::{RailScores, ScoreLine, SeatScore, Source, completed_tickets, scores};
pub(in crate::engine) use setup::deck;
pub use state::*;
pub use tolls::Toll;
pub use view::{RailView, view};
