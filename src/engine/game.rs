//! One surface over both rule sets. Whatever stands above the engine sees games through this file and never
//! asks which game it has.

use serde::{Deserialize, Serialize};

use super::rail::{self, RailAction, RailOptions, RailScores, RailState, RailView};
use super::table::{NotationError, Rng, RuleError, Setup, SetupError, Silent, Viewer};
use crate::catalog::{Game, Seat};

/// The truth of a running game. Only the engine, the session and saves ever hold it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameState(State);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum State {
    Rail(Box<RailState>),
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// In a map game.
    Rail(RailAction),
}

/// An event with everything in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// In a map game.
    Rail(rail::Fact),
}

/// An event as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sighting {
    /// In a map game.
    Rail(rail::Sighting),
}

/// A game as somebody sees it. Screens and bots get this and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerView {
    /// A map game.
    Rail(Box<RailView>),
}

/// What a viewer may do.
#[derive(Clone, Debug, PartialEq)]
pub enum Options {
    /// In a map game.
    Rail(RailOptions),
}

/// The count of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scores {
    /// Of a map game.
    Rail(RailScores),
}

impl GameState {
    /// Sets up a game.
    pub fn new(game: &Game, setup: &Setup) -> Result<GameState, SetupError> {
        match game {
            Game::Rail(game) => Ok(GameState(State::Rail(Box::new(RailState::new(
                game, setup,
            )?)))),
            Game::Yard(_) => Err(SetupError::NoSuchVariant(setup.variant)),
        }
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match &self.0 {
            State::Rail(state) => state.to_act(),
        }
    }

    /// Carries out a decision and tells what happened. A refused one changes nothing.
    pub fn apply(
        &mut self,
        game: &Game,
        seat: Seat,
        action: Action,
    ) -> Result<Vec<Fact>, RuleError> {
        match (&mut self.0, game, action) {
            (State::Rail(state), Game::Rail(game), Action::Rail(action)) => {
                let mut facts = Vec::new();
                rail::apply(game, state, seat, action, &mut facts)?;
                Ok(facts.into_iter().map(Fact::Rail).collect())
            }
            _ => Err(RuleError::WrongGame),
        }
    }

    /// The game as a viewer sees it.
    pub fn view(&self, viewer: Viewer) -> PlayerView {
        match &self.0 {
            State::Rail(state) => PlayerView::Rail(Box::new(rail::view(state, viewer))),
        }
    }

    /// The count as things stand.
    pub fn scores(&self, game: &Game) -> Scores {
        match (&self.0, game) {
            (State::Rail(state), Game::Rail(game)) => Scores::Rail(rail::scores(game, state)),
            _ => Scores::Rail(RailScores {
                seats: Vec::new(),
                winners: Vec::new(),
                decided_by: None,
            }),
        }
    }
}

/// A world that could be, drawn from a view: what bots think in. Nothing in it allocates per action.
#[derive(Clone, Debug)]
pub struct World(GameState);

impl World {
    /// A random world that fits what the viewer has seen.
    pub fn sample(game: &Game, view: &PlayerView, rng: &mut Rng) -> Option<World> {
        match (view, game) {
            (PlayerView::Rail(view), Game::Rail(game)) => Some(World(GameState(State::Rail(
                Box::new(rail::determinize(game, view, rng)),
            )))),
            _ => None,
        }
    }

    /// A world to play in from the start, as simulations do.
    pub fn new(game: &Game, setup: &Setup) -> Result<World, SetupError> {
        GameState::new(game, setup).map(World)
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.0.to_act()
    }

    /// The count as things stand.
    pub fn scores(&self, game: &Game) -> Scores {
        self.0.scores(game)
    }

    /// Every action of the seat to act; the buffer is cleared and filled.
    pub fn legal_actions(&self, game: &Game, out: &mut Vec<Action>) {
        out.clear();
        match (&self.0.0, game) {
            (State::Rail(state), Game::Rail(game)) => {
                state.legal_actions(game, &mut |action| out.push(Action::Rail(action)));
            }
            _ => {}
        }
    }

    /// Carries out a decision of the seat to act, silently.
    pub fn step(&mut self, game: &Game, action: Action) -> Result<(), RuleError> {
        match (&mut self.0.0, game, action) {
            (State::Rail(state), Game::Rail(game), Action::Rail(action)) => {
                let seat = state.to_act().ok_or(RuleError::GameOver)?;
                rail::apply(game, state, seat, action, &mut Silent)
            }
            _ => Err(RuleError::WrongGame),
        }
    }
}

impl Action {
    /// The action as a line of text.
    pub fn write(&self, game: &Game) -> String {
        match (self, game) {
            (Action::Rail(action), Game::Rail(game)) => rail::notation::write(game, action),
            _ => String::new(),
        }
    }

    /// The action of a line of text.
    pub fn parse(game: &Game, line: &str) -> Result<Action, NotationError> {
        match game {
            Game::Rail(game) => rail::notation::parse(game, line).map(Action::Rail),
            Game::Yard(_) => Err(NotationError::UnknownVerb),
        }
    }
}
