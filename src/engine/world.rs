//! A possible world, sampled from a view: bots think in these. No action in it allocates.

use super::game::{Action, GameState, PlayerView, Scores, Sight, State};
use super::rail::{self, Hunch};
use super::table::{Rng, RuleError, Setup, SetupError, Silent, Viewer};
use super::yard;
use crate::catalog::Seat;

/// A possible world.
#[derive(Clone, Debug)]
pub struct World(GameState);

impl World {
    /// A random world that fits what the viewer has seen.
    pub fn sample(view: &PlayerView, rng: &mut Rng) -> World {
        World::sample_likely(view, &Hunch::NONE, rng)
    }

    /// A random world that fits what the viewer has seen; worlds that fit a hunch are likelier.
    pub fn sample_likely(view: &PlayerView, hunch: &Hunch, rng: &mut Rng) -> World {
        World(GameState(match view {
            PlayerView::Rail(view) => {
                State::Rail(view.with(rail::determinize(view.game(), view, hunch, rng)))
            }
            PlayerView::Yard(view) => {
                let world = yard::determinize(view.game(), view, rng);
                State::Yard(
                    view.with(world.expect("a view of the engine's own making has a world")),
                )
            }
        }))
    }

    /// A world to play in from the start, as simulations do.
    pub fn new(setup: &Setup) -> Result<World, SetupError> {
        GameState::new(setup).map(World)
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.0.to_act()
    }

    /// Every action of the seat to act; the buffer is cleared and filled.
    pub fn legal_actions(&self, out: &mut Vec<Action>) {
        match self.sight() {
            Some(sight) => sight.legal_actions(out),
            None => out.clear(),
        }
    }

    /// An action of the seat to act by chance, each as likely as the others; none when the game is over. It is the one
    /// that the same chance would choose from the list, which need not be made.
    pub fn random_action(&self, rng: &mut Rng) -> Option<Action> {
        let seat = self.to_act()?;
        match &self.0.0 {
            State::Rail(state) => {
                let position = (&state.open, &state.own[seat.index()]);
                rail::pick(state.game(), position, rng).map(Action::Rail)
            }
            State::Yard(state) => {
                let position = (&state.open, &state.own[seat.index()]);
                yard::pick(state.game(), position, rng).map(Action::Yard)
            }
        }
    }

    /// Carries out a decision of the seat to act, silently.
    pub fn step(&mut self, action: Action) -> Result<(), RuleError> {
        let seat = self.to_act().ok_or(RuleError::GameOver)?;
        match (&mut self.0.0, action) {
            (State::Rail(state), Action::Rail(action)) => {
                rail::apply(state.game(), state, seat, action, &mut Silent)
            }
            (State::Yard(state), Action::Yard(action)) => {
                yard::apply(state.game(), state, seat, action, &mut Silent)
            }
            (State::Rail(_), Action::Yard(_)) | (State::Yard(_), Action::Rail(_)) => {
                Err(RuleError::NotNow)
            }
        }
    }

    /// The world as a viewer sees it.
    pub fn view(&self, viewer: Viewer) -> PlayerView {
        self.0.view(viewer)
    }

    /// What the seat to act sees of this world, borrowed; none when the game is over.
    pub fn sight(&self) -> Option<Sight<'_>> {
        self.to_act().map(|seat| match &self.0.0 {
            State::Rail(state) => Sight::of_rail_state(state, seat),
            State::Yard(state) => Sight::of_yard_state(state, seat),
        })
    }

    /// The count as things stand.
    pub fn scores(&self) -> Scores {
        self.0.scores()
    }
}
