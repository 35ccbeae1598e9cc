//! The Card Game: instead of a map, yards that everybody sees and piles that nobody may look at.
//!
//! Its rule ids are `CG-1` to `CG-14`; files are named as in the map games.

mod action;
mod allowed;
mod apply;
mod belief;
mod best_tickets;
mod book;
mod check_list;
mod early;
mod ending;
mod event;
mod example;
mod invariant;
mod knapsack;
mod legal;
pub mod notation;
mod options;
mod pick;
mod position;
mod score;
mod setup;
mod stakes;
mod state;
mod stored;
mod stored_v1;
mod view;
mod yards;

pub use action::YardAction;
pub use apply::apply;
pub use belief::determinize;
pub use best_tickets::{Best, best_tickets, check_feasible};
pub(in crate::engine) use early::early;
pub use event::{Fact, Sighting, YardEvent};
pub use example::Examples;
pub use invariant::Broken;
pub(in crate::engine) use legal::legal_actions;
pub use options::{CardOptions, CheckOption, LayOption, TurnOptions, YardOptions};
pub(in crate::engine) use pick::pick;
pub use position::{Position, yard_of};
pub use score::{
    TIE_BREAKS, YardLine, YardScores, YardSeatScore, YardSource, scores, totals, worth,
};
pub use stakes::{CheckBalance, Uncompleted};
pub use state::{Holdings, Open, OpenSeat, Phase, YardState};
pub(in crate::engine) use stored::{Stored, restore, store};
pub(in crate::engine) use stored_v1::StoredV1;
pub use view::{Memory, YardView, view};
pub use yards::{Column, Yard};

/// What scenarios set up by hand.
pub(in crate::engine) use self::{book::rules, setup::deck};
