//! One surface over both rule sets. Whatever stands above the engine sees games through this file and never
//! asks which game it has. A position and its views hold the data of their game, so the two cannot be mixed up.

use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

pub use super::of::Of;
use super::rail::{self, RailAction, RailOptions, RailState, RailView};
pub use super::scores::{CountLine, CountSource, Scores};
pub use super::sight::Sight;
pub use super::sighting::{Fact, Happening, Sighting};
use super::table::{NotationError, RuleError, Setup, SetupError, Viewer};
pub use super::world::World;
use super::yard::{self, YardAction, YardOptions, YardState, YardView};
use crate::catalog::{Game, GameId, RailGame, Seat, SeatSet, YardGame, fingerprint, game};

/// The truth of a running game. Only the engine, the session and saves ever hold it.
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

/// A game as somebody sees it. Screens and bots get this and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerView {
    /// A map game.
    Rail(Of<RailGame, RailView>),
    /// The Card Game.
    Yard(Of<YardGame, YardView>),
}

/// What a viewer may do.
#[derive(Clone, Debug, PartialEq)]
pub enum Options {
    /// In a map game.
    Rail(RailOptions),
    /// In the Card Game.
    Yard(YardOptions),
}

/// What kind of decision a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A whole turn.
    Turn,
    /// The second card of a turn.
    SecondCard,
    /// A question of its own, such as which tickets to keep.
    Question,
    /// None: the game is over.
    Over,
}

impl Moment {
    /// The word for it on the page.
    pub fn word(self) -> &'static str {
        match self {
            Moment::Turn => "turn",
            Moment::SecondCard => "second-card",
            Moment::Question => "question",
            Moment::Over => "over",
        }
    }

    /// Whether a question of its own comes to the front.
    pub fn asks(self) -> bool {
        matches!(self, Moment::Question | Moment::Over)
    }
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

    /// Carries out a decision and tells what happened. A refused one changes nothing.
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

    /// The state of a stored value, if it is one of that game. Whether it is sound, `check` tells.
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

    /// Turns begun so far in a stored value, without reading the rest of it.
    pub fn turn_in(value: &serde_json::Value) -> Option<u32> {
        let state = value.as_object()?.values().next()?;
        state.pointer("/open/turn")?.as_u64()?.try_into().ok()
    }

    /// Whether the state is one of a game that started like this.
    pub fn belongs_to(&self, setup: &Setup) -> bool {
        let (variant, seats, open_piles) = match &self.0 {
            State::Rail(state) => (state.open.variant, state.open.seat_count(), SeatSet::NONE),
            State::Yard(state) => (
                state.open.variant,
                state.open.seat_count(),
                state.open.open_piles,
            ),
        };
        self.id() == setup.game
            && variant == setup.variant
            && seats == setup.seats as usize
            && open_piles == setup.open_piles
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

/// How a view travels: its game by name, and what is seen.
#[derive(Serialize, Deserialize)]
struct Sent<V> {
    game: GameId,
    view: V,
}

impl Serialize for PlayerView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = self.id();
        match self {
            PlayerView::Rail(view) => Sent {
                game,
                view: &**view,
            }
            .serialize(serializer),
            PlayerView::Yard(view) => Sent {
                game,
                view: &**view,
            }
            .serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for PlayerView {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlayerView, D::Error> {
        let Sent { game: id, view } = Sent::<serde_json::Value>::deserialize(deserializer)?;
        let view =
            match game(id) {
                Game::Rail(game) => RailView::deserialize(view)
                    .map(|view| PlayerView::Rail(Of::new(id, game, view))),
                Game::Yard(game) => YardView::deserialize(view)
                    .map(|view| PlayerView::Yard(Of::new(id, game, view))),
            };
        view.map_err(de::Error::custom)
    }
}

impl PlayerView {
    /// Which game it is.
    pub fn id(&self) -> GameId {
        match self {
            PlayerView::Rail(view) => view.id(),
            PlayerView::Yard(view) => view.id(),
        }
    }

    /// The view of a map game.
    pub fn rail(&self) -> Option<&Of<RailGame, RailView>> {
        match self {
            PlayerView::Rail(view) => Some(view),
            PlayerView::Yard(_) => None,
        }
    }

    /// The view of a Card Game.
    pub fn yard(&self) -> Option<&Of<YardGame, YardView>> {
        match self {
            PlayerView::Yard(view) => Some(view),
            PlayerView::Rail(_) => None,
        }
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        match self {
            PlayerView::Rail(view) => view.viewer,
            PlayerView::Yard(view) => view.viewer,
        }
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self {
            PlayerView::Rail(view) => view.open.to_act(),
            PlayerView::Yard(view) => view.open.to_act(),
        }
    }

    /// What kind of decision the game waits for.
    pub fn moment(&self) -> Moment {
        match self {
            PlayerView::Rail(view) => match view.open.phase {
                rail::Phase::Turn => Moment::Turn,
                rail::Phase::SecondCard => Moment::SecondCard,
                rail::Phase::Over { .. } => Moment::Over,
                _ => Moment::Question,
            },
            PlayerView::Yard(view) => match view.open.phase {
                yard::Phase::Turn => Moment::Turn,
                yard::Phase::SecondCard => Moment::SecondCard,
                yard::Phase::Over => Moment::Over,
                _ => Moment::Question,
            },
        }
    }

    /// Turns begun so far.
    pub fn turn(&self) -> u32 {
        match self {
            PlayerView::Rail(view) => view.open.turn.into(),
            PlayerView::Yard(view) => view.open.turn,
        }
    }

    /// How the game ended, in a word; none while it runs.
    pub fn ending(&self) -> Option<&'static str> {
        match self {
            PlayerView::Rail(view) => match view.open.phase {
                rail::Phase::Over {
                    ending: rail::Ending::LastRound,
                } => Some("last-round"),
                rail::Phase::Over {
                    ending: rail::Ending::AllPassed,
                } => Some("all-passed"),
                _ => None,
            },
            PlayerView::Yard(view) => view.open.is_over().then_some("pile-exhausted"),
        }
    }

    /// How many play.
    pub fn seat_count(&self) -> usize {
        match self {
            PlayerView::Rail(view) => view.open.seat_count(),
            PlayerView::Yard(view) => view.open.seat_count(),
        }
    }

    /// What the viewer sees, borrowed; none unless it is its turn to act.
    pub fn sight(&self) -> Option<Sight<'_>> {
        match self {
            PlayerView::Rail(view) => Sight::of_rail(view),
            PlayerView::Yard(view) => Sight::of_yard(view),
        }
    }

    /// Every action of the viewer, if it is to act; the buffer is cleared and filled.
    pub fn legal_actions(&self, out: &mut Vec<Action>) {
        match self.sight() {
            Some(sight) => sight.legal_actions(out),
            None => out.clear(),
        }
    }

    /// A sound move for whoever cannot decide: the first one listed, a card where that is possible.
    pub fn simple_move(&self) -> Option<Action> {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        actions.first().copied()
    }

    /// What the viewer may do, told so that a screen or a bot can offer it.
    pub fn options(&self) -> Options {
        match self {
            PlayerView::Rail(view) => Options::Rail(view.options(view.game())),
            PlayerView::Yard(view) => Options::Yard(view.options(view.game())),
        }
    }
}

impl Action {
    /// The action as a line of text.
    pub fn write(&self, game: &Game) -> String {
        match (self, game) {
            (Action::Rail(action), Game::Rail(game)) => rail::notation::write(game, action),
            (Action::Yard(action), Game::Yard(game)) => yard::notation::write(game, action),
            // Nothing of this game: what is written is no line that anybody reads as an action.
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
