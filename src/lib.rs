//! Branchline: five railway board games in the browser, and a library of their rules.
//!
//! The rules do not depend on a screen. To study the games, write a bot or build another table you need three things:
//! a position, what a player sees of it, and worlds that fit what a player has seen.
//!
//! # Set up a game and list what may be done
//!
//! ```
//! use branchline::catalog::{GameId, game};
//! use branchline::engine::game::GameState;
//! use branchline::engine::table::{Setup, Viewer};
//!
//! let id = GameId::NORDIC;
//! let state = GameState::new(&Setup::new(id, 2, 7))?;
//! let seat = state.to_act().expect("the game has just begun");
//! let mut actions = Vec::new();
//! state.view(Viewer::Seat(seat)).legal_actions(&mut actions);
//! // First, everybody decides which tickets to keep. An action is a line of text as well.
//! assert!(actions.iter().all(|action| action.write(game(id)).starts_with("keep ")));
//! # Ok::<(), branchline::engine::table::SetupError>(())
//! ```
//!
//! # Play, and look through a seat's eyes
//!
//! ```
//! use branchline::catalog::{GameId, Seat};
//! use branchline::engine::game::GameState;
//! use branchline::engine::table::{RuleError, Setup, Viewer};
//!
//! let mut state = GameState::new(&Setup::new(GameId::GERMANY, 3, 7))?;
//! for _ in 0..30 {
//!     let Some(seat) = state.to_act() else { break };
//!     let view = state.view(Viewer::Seat(seat));
//!     let action = view.simple_move().expect("somebody who is to act can do something");
//!     let facts = state.apply(seat, action)?;
//!     // Those who only look at the table see the same events, without what is secret.
//!     let seen: Vec<_> = facts.iter().map(|fact| fact.seen_by(Viewer::Table)).collect();
//!     assert!(!seen.is_empty());
//! }
//! // What is refused changes nothing and says which rule forbids it.
//! let seat = state.to_act().expect("the game runs");
//! let other = Seat((seat.0 + 1) % 3);
//! let action = state.view(Viewer::Seat(seat)).simple_move().expect("something to do");
//! assert_eq!(state.apply(other, action), Err(RuleError::NotYourTurn { to_act: seat }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Sample a world
//!
//! ```
//! use branchline::catalog::GameId;
//! use branchline::engine::game::{GameState, World};
//! use branchline::engine::table::{Rng, Setup, Viewer};
//! use rand::seq::IndexedRandom;
//!
//! let state = GameState::new(&Setup::new(GameId::CARD_GAME, 2, 7))?;
//! let viewer = Viewer::Seat(state.to_act().expect("the game has just begun"));
//! let view = state.view(viewer);
//! let mut rng = Rng::new(1);
//! // A whole game that could be the real one: hands, tickets and piles as they might lie.
//! let mut world = World::sample(&view, &mut rng);
//! assert_eq!(world.view(viewer), view);
//! // Bots play such worlds to the end and see what comes of a decision.
//! let mut actions = Vec::new();
//! while world.to_act().is_some() {
//!     world.legal_actions(&mut actions);
//!     world.step(*actions.choose(&mut rng).expect("there is always something to do"))?;
//! }
//! assert!(!world.scores().winners().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `examples/bot.rs` is a complete bot; `examples/bot.py` talks to `sim engine` from another language.
//!
//! ARCHITECTURE.md describes the layers and which of them may use which; `tests/layering.rs` enforces it.

pub use branchline_core::{bots, catalog, engine};

pub mod save;
pub mod scene;
pub mod session;
pub mod text;

#[cfg(all(target_arch = "wasm32", feature = "ui"))]
pub mod platform;
#[cfg(all(target_arch = "wasm32", feature = "ui"))]
pub mod ui;
