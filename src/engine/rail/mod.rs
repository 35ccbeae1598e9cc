//! The four map games: one rule set, driven by `RailRules`.
//!
//! `RailRules` holds the differences between the games as data; every mechanism has a file of its own.

mod action;
mod apply;
mod belief;
mod bonus;
mod book;
mod composer;
mod early;
mod event;
mod example;
mod invariant;
mod lack;
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
mod pick;
mod restore;
mod score;
mod setup;
mod state;
mod stored;
mod stored_v1;
mod tolls;
mod tunnels;
mod verdict;
mod view;

pub use action::RailAction;
pub use apply::apply;
pub use belief::{Hunch, determinize};
pub use bonus::bonus_standing;
pub use composer::Composer;
pub(in crate::engine) use early::early;
pub use event::{Fact, RailEvent, Sighting};
pub use example::Examples;
pub use invariant::Broken;
pub use lack::{Lack, Terms};
pub use legal::actions_among;
pub use longest::longest_path;
pub use network::Network;
pub use odds::TunnelOdds;
pub use options::{CardOptions, ClaimOption, PaymentOption, RailOptions, TurnOptions};
pub(in crate::engine) use pick::pick;
pub(in crate::engine) use restore::restore;
pub use score::{RailScores, ScoreLine, SeatScore, Source, completed_tickets, scores};
pub use state::*;
pub(in crate::engine) use stored::{Stored, store};
pub(in crate::engine) use stored_v1::StoredV1;
pub use tolls::Toll;
pub use view::{RailView, view};

/// What scenarios set up by hand.
pub(in crate::engine) use self::{apply::claim::lay_wagons, book::Book, setup::deck};
