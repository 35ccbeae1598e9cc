//! One surface over both rule sets. Whatever stands above the engine sees games through this file and never
//! asks which game it has.

use serde::{Deserialize, Serialize};

use super::rail::{self, Hunch, RailAction, RailOptions, RailState, RailView};
pub use super::scores::{CountLine, CountSource, Scores};
pub use super::sight::Sight;
use super::table::{NotationError, Rng, RuleError, Setup, SetupError, Silent, Viewer};
use super::yard::{self, YardAction, YardOptions, YardState, YardView};
use crate::catalog::{Game, Seat, SeatSet, fingerprint};

/// The truth of a running game. Only the engine, the session and saves ever hold it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameState(State);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum State {
    Rail(Box<RailState>),
    Yard(Box<YardState>),
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// In a map game.
    Rail(RailAction),
    /// In the Card Game.
    Yard(YardAction),
}

/// An event with everything in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// In a map game.
    Rail(rail::Fact),
    /// In the Card Game.
    Yard(yard::Fact),
}

/// An event as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sighting {
    /// In a map game.
    Rail(rail::Sighting),
    /// In the Card Game.
    Yard(yard::Sighting),
}

/// A game as somebody sees it. Screens and bots get this and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerView {
    /// A map game.
    Rail(Box<RailView>),
    /// The Card Game.
    Yard(Box<YardView>),
}

/// What a viewer may do.
#[derive(Clone, Debug, PartialEq)]
pub enum Options {
    /// In a map game.
    Rail(RailOptions),
    /// In the Card Game.
    Yard(YardOptions),
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
    /// The state belongs to another game.
    #[error("the state belongs to another game")]
    OtherGame,
}

/// A state and the game it belongs to always go together; whoever mixes them up has made a mistake in the program.
const MIXED_UP: &str = "a state is only ever used with its own game";

impl GameState {
    /// Sets up a game.
    pub fn new(game: &Game, setup: &Setup) -> Result<GameState, SetupError> {
        Ok(GameState(match game {
            Game::Rail(game) => State::Rail(Box::new(RailState::new(game, setup)?)),
            Game::Yard(game) => State::Yard(Box::new(YardState::new(game, setup)?)),
        }))
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match &self.0 {
            State::Rail(state) => state.to_act(),
            State::Yard(state) => state.to_act(),
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
            (State::Yard(state), Game::Yard(game), Action::Yard(action)) => {
                let mut facts = Vec::new();
                yard::apply(game, state, seat, action, &mut facts)?;
                Ok(facts.into_iter().map(Fact::Yard).collect())
            }
            _ => Err(RuleError::WrongGame),
        }
    }

    /// The game as a viewer sees it.
    pub fn view(&self, viewer: Viewer) -> PlayerView {
        match &self.0 {
            State::Rail(state) => PlayerView::Rail(Box::new(rail::view(state, viewer))),
            State::Yard(state) => PlayerView::Yard(Box::new(yard::view(state, viewer))),
        }
    }

    /// The count as things stand.
    pub fn scores(&self, game: &Game) -> Scores {
        match (&self.0, game) {
            (State::Rail(state), Game::Rail(game)) => Scores::Rail(rail::scores(game, state)),
            (State::Yard(state), Game::Yard(game)) => Scores::Yard(yard::scores(game, state)),
            _ => panic!("{MIXED_UP}"),
        }
    }

    /// Checks everything that must hold; also the gate for states that come from outside.
    pub fn check(&self, game: &Game) -> Result<(), Broken> {
        match (&self.0, game) {
            (State::Rail(state), Game::Rail(game)) => state.check(game).map_err(Broken::Rail),
            (State::Yard(state), Game::Yard(game)) => state.check(game).map_err(Broken::Yard),
            _ => Err(Broken::OtherGame),
        }
    }

    /// The state of a stored value, if it is one. Whether it is sound, `check` tells.
    pub fn from_value(value: &serde_json::Value) -> Option<GameState> {
        GameState::deserialize(value).ok()
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
        variant == setup.variant && seats == setup.seats as usize && open_piles == setup.open_piles
    }

    /// A number that tells two states apart; the same on every machine.
    pub fn digest(&self) -> u64 {
        fingerprint(serde_json::to_vec(self).expect("a state is plain data"))
    }
}

/// A world that could be, drawn from a view: what bots think in. Nothing in it allocates per action.
#[derive(Clone, Debug)]
pub struct World(GameState);

impl World {
    /// A random world that fits what the viewer has seen.
    pub fn sample(game: &Game, view: &PlayerView, rng: &mut Rng) -> World {
        World::sample_likely(game, view, &Hunch::NONE, rng)
    }

    /// A random world that fits what the viewer has seen, the sooner the better it fits a hunch.
    pub fn sample_likely(game: &Game, view: &PlayerView, hunch: &Hunch, rng: &mut Rng) -> World {
        World(GameState(match (view, game) {
            (PlayerView::Rail(view), Game::Rail(game)) => {
                State::Rail(Box::new(rail::determinize(game, view, hunch, rng)))
            }
            (PlayerView::Yard(view), Game::Yard(game)) => {
                let world = yard::determinize(game, view, rng);
                State::Yard(Box::new(
                    world.expect("a view of the engine's own making has a world"),
                ))
            }
            _ => panic!("{MIXED_UP}"),
        }))
    }

    /// A world to play in from the start, as simulations do.
    pub fn new(game: &Game, setup: &Setup) -> Result<World, SetupError> {
        GameState::new(game, setup).map(World)
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.0.to_act()
    }

    /// Every action of the seat to act; the buffer is cleared and filled.
    pub fn legal_actions(&self, game: &Game, out: &mut Vec<Action>) {
        out.clear();
        match (&self.0.0, game) {
            (State::Rail(state), Game::Rail(game)) => {
                state.legal_actions(game, &mut |action| out.push(Action::Rail(action)));
            }
            (State::Yard(state), Game::Yard(game)) => {
                state.legal_actions(game, &mut |action| out.push(Action::Yard(action)));
            }
            _ => panic!("{MIXED_UP}"),
        }
    }

    /// Carries out a decision of the seat to act, silently.
    pub fn step(&mut self, game: &Game, action: Action) -> Result<(), RuleError> {
        match (&mut self.0.0, game, action) {
            (State::Rail(state), Game::Rail(game), Action::Rail(action)) => {
                let seat = state.to_act().ok_or(RuleError::GameOver)?;
                rail::apply(game, state, seat, action, &mut Silent)
            }
            (State::Yard(state), Game::Yard(game), Action::Yard(action)) => {
                let seat = state.to_act().ok_or(RuleError::GameOver)?;
                yard::apply(game, state, seat, action, &mut Silent)
            }
            _ => Err(RuleError::WrongGame),
        }
    }

    /// The world as a viewer sees it.
    pub fn view(&self, viewer: Viewer) -> PlayerView {
        self.0.view(viewer)
    }

    /// What the seat to act sees of this world, borrowed; none when the game is over.
    pub fn sight(&self) -> Option<Sight<'_>> {
        self.to_act().map(|seat| match &self.0.0 {
            State::Rail(state) => state.sight(seat),
            State::Yard(state) => state.sight(seat),
        })
    }

    /// The count as things stand.
    pub fn scores(&self, game: &Game) -> Scores {
        self.0.scores(game)
    }
}

impl PlayerView {
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
    pub fn legal_actions(&self, game: &Game, out: &mut Vec<Action>) {
        out.clear();
        match (self, game) {
            (PlayerView::Rail(view), Game::Rail(game)) => {
                view.legal_actions(game, &mut |action| out.push(Action::Rail(action)));
            }
            (PlayerView::Yard(view), Game::Yard(game)) => {
                view.legal_actions(game, &mut |action| out.push(Action::Yard(action)));
            }
            _ => panic!("{MIXED_UP}"),
        }
    }

    /// What the viewer may do, told so that a screen or a bot can offer it.
    pub fn options(&self, game: &Game) -> Options {
        match (self, game) {
            (PlayerView::Rail(view), Game::Rail(game)) => Options::Rail(view.options(game)),
            (PlayerView::Yard(view), Game::Yard(game)) => Options::Yard(view.options(game)),
            _ => panic!("{MIXED_UP}"),
        }
    }
}

impl Fact {
    /// The event as a viewer sees it.
    pub fn seen_by(&self, viewer: Viewer) -> Sighting {
        match self {
            Fact::Rail(fact) => Sighting::Rail(fact.seen_by(viewer)),
            Fact::Yard(fact) => Sighting::Yard(fact.seen_by(viewer)),
        }
    }
}

impl Fact {
    /// Whether something came to light that had been hidden from somebody.
    pub fn reveals(&self) -> bool {
        match self {
            Fact::Rail(fact) => fact.reveals(),
            Fact::Yard(fact) => fact.reveals(),
        }
    }
}

impl Action {
    /// The action as a line of text.
    pub fn write(&self, game: &Game) -> String {
        match (self, game) {
            (Action::Rail(action), Game::Rail(game)) => rail::notation::write(game, action),
            (Action::Yard(action), Game::Yard(game)) => yard::notation::write(game, action),
            _ => panic!("{MIXED_UP}"),
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
