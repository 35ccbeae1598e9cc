//! The five games as checked data.
//!
//! Files under `maps/` are read into raw tables in which anything may be wrong; checking reports *all*
//! faults in one pass and yields a [`Game`] whose fields are private. A `Game` is therefore always valid.
//!
//! ```
//! use branchline_core::catalog::{GameId, game};
//! let nordic = game(GameId::NORDIC).rail().expect("a map game");
//! assert_eq!(nordic.cities().len(), 39);
//! ```

mod arrange;
mod board;
mod bonus;
mod check_board;
mod check_cities;
mod check_rail;
mod check_tickets;
mod check_tracks;
mod coast;
mod color;
mod fault;
mod flag;
mod game;
mod games;
mod graph;
mod ids;
mod numbers;
mod rail;
mod raw;
mod read_rail_rules;
mod read_rules;
mod read_yard_rules;
mod rules;
mod sets;
mod shelf;
mod source;
mod title;
mod yard;

pub use arrange::Arrange;
pub use board::{Anchor, Board, CityPlace, LabelPlace, SeaLabel, Space, TrackPlace};
pub use bonus::{Bonus, BonusKind};
pub use check_rail::{MAX_CARDS, MAX_CITIES, MAX_PILE, MAX_TICKETS, MAX_TRACKS, read_rail};
pub use coast::{Coast, Outline};
pub use color::{Card, Color};
pub use fault::{Fault, Reason};
pub use flag::{FlagInk, FlagPattern};
pub use game::{Files, Game, fingerprint};
pub use games::lessons;
pub use graph::RouteGraph;
pub use ids::{BonusId, CityId, CountryId, PileId, RouteId, Seat, TicketId, TrackId, Variant};
pub use rail::{Alike, City, CityKind, Country, RailGame, Route, Ticket, Track, TrackKind};
pub use raw::{RailFiles, YardFiles};
pub use read_rules::{MAX_OFFER, Name};
pub use rules::*;
pub use sets::{SeatSet, TicketSet, TrackSet};
pub use shelf::{GameId, data_digest, files, game, install, poster, title};
pub use title::Title;
pub use yard::{MAX_YARD_TICKETS, YardCity, YardGame, YardTicket, read_yard};
