//! What both rule sets share: chance, cards, sets, and the reasons for a refusal.

mod cards;
mod choices;
mod deck;
mod error;
mod example;
pub(in crate::engine) mod in_words;
mod most;
mod notation_error;
mod payment_fault;
mod rng;
mod seats;
mod sink;
mod ticket_pile;

pub use crate::catalog::{TicketSet, TrackSet};
pub use cards::{Cards, NotCards};
pub(in crate::engine) use choices::{choices, random_choice};
pub use deck::{Display, MARKET, Pile};
pub use error::RuleError;
pub use example::{Example, Ranked, Standing};
pub(in crate::engine) use most::most;
pub use notation_error::NotationError;
pub use payment_fault::PaymentFault;
pub use rng::Rng;
pub use seats::{Setup, SetupError, Viewer};
pub use sink::{Silent, Sink};
pub use ticket_pile::TicketPile;
