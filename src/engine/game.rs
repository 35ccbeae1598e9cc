//! One interface to both rule sets. Everything above the engine sees games through this file and never asks which
//! game it is. A position and its views hold the data of their game, so games cannot be mixed up.

use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

pub use super::early::Early;
pub use super::of::Of;
pub use super::player_view::{Moment, Options, PlayerView};
use super::rail::{self, RailAction, RailState};
pub use super::scores::{CountLine, CountSource, Scores, tie_breaks};
pub use super::sight::Sight;
pub use super::sighting::{Fact, Happening, Sighting};
use super::table::{Cards, NotationError, RuleError, Setup, SetupError, Viewer};
pub use super::world::World;
use super::yard::{self, YardAction, YardState};
use crate::catalog::{Game, GameId, RailGame, Seat, YardGame, fingerprint, game};

/// The whole truth about a running game. Only the engine, the session and saves ever hold it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState(pub(super) State);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum State {
    Rail(Of<RailGame, RailState>),
    Yard(Of<YardGame, YardState>),
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// In a map game.
    Rail(RailAction),
    /// In the Card Game.
    Yard(YardAction),
}

/// What is wrong with a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// In a map game.
    #[error("{0}")]
    Rail(rail::Broken),
    /// In the Card Game.
    #[error("{0}")]
    Yard(yard::Broken),
}

impl GameState {
    /// Sets up a game.
    pub fn new(setup: &Setup) -> Result<GameState, SetupError> {
        let id = setup.game;
        Ok(GameState(match game(id) {
            Game::Rail(game) => State::Rail(Of::new(id, game, RailState::new(game, setup)?)),
            Game::Yard(game) => State::Yard(Of::new(id, game, YardState::new(game, setup)?)),
        }))
    }

    /// A position of a map game.
    pub(super) fn from_rail(id: GameId, game: &'static RailGame, state: RailState) -> GameState {
        GameState(State::Rail(Of::new(id, game, state)))
    }

    /// A position of the Card Game.
    pub(super) fn from_yard(id: GameId, game: &'static YardGame, state: YardState) -> GameState {
        GameState(State::Yard(Of::new(id, game, state)))
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        match &self.0 {
            State::Rail(state) => state.id(),
            State::Yard(state) => state.id(),
        }
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match &self.0 {
            State::Rail(state) => state.to_act(),
            State::Yard(state) => state.to_act(),
        }
    }

    /// Carries out a decision and returns what happened. A refused one changes nothing.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Fact>, RuleError> {
        match (&mut self.0, action) {
            (State::Rail(state), Action::Rail(action)) => {
                let mut facts = Vec::new();
                rail::apply(state.game(), state, seat, action, &mut facts)?;
                Ok(facts.into_iter().map(Fact::Rail).collect())
            }
            (State::Yard(state), Action::Yard(action)) => {
                let mut facts = Vec::new();
                yard::apply(state.game(), state, seat, action, &mut facts)?;
                Ok(facts.into_iter().map(Fact::Yard).collect())
            }
            (State::Rail(_), Action::Yard(_)) | (State::Yard(_), Action::Rail(_)) => {
                Err(RuleError::NotNow)
            }
        }
    }

    /// The game as a viewer sees it.
    pub fn view(&self, viewer: Viewer) -> PlayerView {
        match &self.0 {
            State::Rail(state) => PlayerView::Rail(state.with(rail::view(state, viewer))),
            State::Yard(state) => PlayerView::Yard(state.with(yard::view(state, viewer))),
        }
    }

    /// All the cards of the game, wherever they are.
    pub fn deck(&self) -> Cards {
        match &self.0 {
            State::Rail(state) => {
                rail::deck(rail::Book::new(state.game(), state.open.variant).rules)
            }
            State::Yard(state) => yard::deck(yard::rules(state.game(), &state.open)),
        }
    }

    /// The count as things stand.
    pub fn scores(&self) -> Scores {
        match &self.0 {
            State::Rail(state) => Scores::Rail(rail::scores(state.game(), state)),
            State::Yard(state) => Scores::Yard(yard::scores(state.game(), state)),
        }
    }

    /// Checks everything that must hold; also the gate for states that come from outside.
    pub fn check(&self) -> Result<(), Broken> {
        match &self.0 {
            State::Rail(state) => state.check(state.game()).map_err(Broken::Rail),
            State::Yard(state) => state.check(state.game()).map_err(Broken::Yard),
        }
    }

    /// The state in a serialized value, if it belongs to that game. `check` decides whether it is sound. Saves keep
    /// positions in words instead; see `stored`.
    pub fn from_value(id: GameId, value: &serde_json::Value) -> Option<GameState> {
        let state = match game(id) {
            Game::Rail(game) => {
                let state = RailState::deserialize(value.get("rail")?).ok()?;
                State::Rail(Of::new(id, game, state))
            }
            Game::Yard(game) => {
                let state = YardState::deserialize(value.get("yard")?).ok()?;
                State::Yard(Of::new(id, game, state))
            }
        };
        Some(GameState(state))
    }

    /// A number that tells two states apart; the same on every machine.
    pub fn digest(&self) -> u64 {
        fingerprint(serde_json::to_vec(self).expect("a state is plain data"))
    }
}

impl Serialize for GameState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("GameState", 1)?;
        match &self.0 {
            State::Rail(state) => fields.serialize_field("rail", &**state)?,
            State::Yard(state) => fields.serialize_field("yard", &**state)?,
        }
        fields.end()
    }
}

impl Action {
    /// The action as a line of text.
    pub fn write(&self, game: &Game) -> String {
        match (self, game) {
            (Action::Rail(action), Game::Rail(game)) => rail::notation::write(game, action),
            (Action::Yard(action), Game::Yard(game)) => yard::notation::write(game, action),
            // An action of another game: the line written cannot be read as an action.
            (Action::Rail(_), Game::Yard(_)) | (Action::Yard(_), Game::Rail(_)) => {
                format!("{self:?}")
            }
        }
    }

    /// The action of a line of text.
    pub fn parse(game: &Game, line: &str) -> Result<Action, NotationError> {
        match game {
            Game::Rail(game) => rail::notation::parse(game, line).map(Action::Rail),
            Game::Yard(game) => yard::notation::parse(game, line).map(Action::Yard),
        }
    }
}
