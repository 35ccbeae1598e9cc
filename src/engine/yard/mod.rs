//! The Card Game: no map, but yards that everybody sees and piles that nobody may look at.
//!
//! Its rule ids are `CG-1` to `CG-14`; the file names are those of the map games.

mod action;
mod allowed;
mod apply;
mod best_tickets;
mod book;
mod check_list;
mod event;
mod knapsack;
mod legal;
mod score;
mod setup;
mod state;
mod view;
mod yards;

pub use action::YardAction;
pub use allowed::allowed;
pub use apply::apply;
pub use best_tickets::{Best, best_tickets, check_feasible};
pub use event::{Fact, Sighting, YardEvent};
pub use legal::legal_actions;
pub use score::{TIE_BREAKS, YardLine, YardRank, YardScore, YardScores, scores, totals, worth};
pub use state::{Holdings, Open, OpenSeat, Phase, YardState};
pub use view::{Memory, YardView, view};
pub use yards::{Column, Yard};
