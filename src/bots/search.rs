//! Thinking ahead: the best-looking actions are tried in sampled worlds that are played out to the end, and the
//! one that ends best is chosen.
//!
//! Every action is tried in the same worlds, so that luck affects all of them alike, and those that fall behind are
//! dropped: most are out after a few worlds, and the promising ones get the rest of the time. The policy's own choice
//! stands unless another one does better by more than chance explains.

use rand::Rng as _;

use super::Budget;
use super::lead::Lead;
use super::outlook::Outlook;
use super::policy::{Buffers, FOLLY, Policy};
use super::rail::{self, Memory, Rated};
use super::yard;
use crate::engine::game::{Action, PlayerView, World};
use crate::engine::rail::{Hunch, RailAction};
use crate::engine::table::Rng;
use crate::engine::yard::YardAction;

/// The most actions that are tried.
const MOST_TRIED: usize = 6;
/// Worlds in which every action is tried before any is dropped.
const FIRST_WORLDS: u32 = 8;
/// By how many standard errors another action must do better than the policy's own choice.
const CLEARLY: f64 = 1.7;
/// By how many standard errors an action may lie behind the best before it is dropped.
const HOPE: f64 = 0.6;
/// How much two playouts of the same world usually differ.
const USUAL_SPREAD: f64 = 0.3;
/// What the policy rates so far below its own choice is not tried at all.
const OUT_OF_QUESTION: i32 = -FOLLY / 2;
/// No game has more decisions; a playout that gets this far is stopped and counted as it stands.
const MOST_STEPS: usize = 2_000;

/// An action on trial.
#[derive(Clone, Debug)]
struct Trial {
    action: Action,
    /// How it ended, compared with the policy's own choice in the same world.
    lead: Lead,
    dropped: bool,
}

/// How far a lead may be from what more worlds would show. A few values may agree by chance, so the usual spread counts
/// too.
fn doubt(lead: &Lead) -> f64 {
    ((0.7 * lead.variance() + 0.3 * USUAL_SPREAD * USUAL_SPREAD) / lead.worlds()).sqrt()
}

/// Buffers that every playout reuses.
#[derive(Clone, Debug, Default)]
pub(super) struct Search {
    buffers: Buffers,
    rated: Vec<Rated>,
    trials: Vec<Trial>,
}

impl Search {
    /// The best of the rated actions that can be found within the budget.
    pub(super) fn choose(
        &mut self,
        view: &PlayerView,
        policy: &Policy,
        rated: &[Rated],
        budget: &mut Budget<'_>,
        rng: &mut Rng,
    ) -> Option<Action> {
        let seat = view.to_act()?;
        self.select(rated);
        if self.trials.len() < 2 {
            return self.trials.first().map(|trial| trial.action);
        }
        let quick = policy.quick();
        let hunch = hunch(view);
        let outlook = Outlook::new(turns_left(view));
        let most = policy.depth(view);
        let mut rounds = 0;
        let mut worlds = 0;
        'thinking: loop {
            let world = World::sample_likely(view, &hunch, rng);
            let seed = rng.next_u64();
            let mut first = 0.0;
            for trial in 0..self.trials.len() {
                if self.trials[trial].dropped {
                    continue;
                }
                if rounds == most || !budget.begin_round() {
                    break 'thinking;
                }
                rounds += 1;
                let action = self.trials[trial].action;
                let ended = self.play_out(world.clone(), action, &quick, seed);
                let result = ended.map_or(-1.0, |world| outlook.worth(&world, seat));
                if trial == 0 {
                    first = result;
                }
                self.trials[trial].lead.add(result - first);
            }
            worlds += 1;
            if worlds >= FIRST_WORLDS && !self.drop_hopeless() {
                break;
            }
        }
        self.verdict()
    }

    /// The best-looking of the rated actions, as they would be put on trial.
    pub(super) fn selected(&mut self, rated: &[Rated]) -> Vec<Action> {
        self.select(rated);
        self.trials.iter().map(|trial| trial.action).collect()
    }

    /// Puts the best-looking actions on trial, each track with its best payment only.
    fn select(&mut self, rated: &[Rated]) {
        self.trials.clear();
        self.rated.clear();
        self.rated.extend_from_slice(rated);
        self.rated
            .sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        let sensible = self
            .rated
            .first()
            .map_or(FOLLY, |(best, _)| best - OUT_OF_QUESTION);
        for &(worth, action) in &self.rated {
            if self.trials.len() == MOST_TRIED || worth < sensible {
                break;
            }
            let kind = Kind::of(action);
            let same = |trial: &&Trial| Kind::of(trial.action) == kind;
            if self.trials.iter().filter(same).count() == kind.most() {
                continue;
            }
            if !self.trials.iter().any(|trial| alike(trial.action, action)) {
                self.trials.push(Trial {
                    action,
                    lead: Lead::default(),
                    dropped: false,
                });
            }
        }
    }

    /// The world after an action, played to its end; none if the action is refused.
    pub(super) fn play_out(
        &mut self,
        mut world: World,
        action: Action,
        policy: &Policy,
        seed: u64,
    ) -> Option<World> {
        let mut rng = Rng::new(seed);
        let mut memory = Memory::default();
        world.step(action).ok()?;
        for _ in 0..MOST_STEPS {
            let Some(sight) = world.sight() else { break };
            let action = policy.choose(sight, &mut memory, &mut rng, &mut self.buffers);
            let Some(action) = action else { break };
            if world.step(action).is_err() {
                break;
            }
        }
        Some(world)
    }

    /// Drops what has clearly fallen behind. Returns whether more than one action is left to compare.
    fn drop_hopeless(&mut self) -> bool {
        let alive = self.trials.iter().filter(|trial| !trial.dropped);
        let best = alive.map(|trial| trial.lead.mean()).fold(0.0, f64::max);
        for trial in self.trials.iter_mut().skip(1) {
            trial.dropped |= trial.lead.mean() + HOPE * doubt(&trial.lead) < best;
        }
        self.trials.iter().filter(|trial| !trial.dropped).count() > 1
    }

    fn verdict(&self) -> Option<Action> {
        let own = self.trials.first()?;
        let better = self
            .trials
            .iter()
            .skip(1)
            .filter(|trial| {
                !trial.dropped
                    && trial.lead.worlds() >= f64::from(FIRST_WORLDS)
                    && trial.lead.mean() > CLEARLY * doubt(&trial.lead)
            })
            .max_by(|a, b| a.lead.mean().total_cmp(&b.lead.mean()));
        Some(better.unwrap_or(own).action)
    }
}

/// What the rivals' play reveals about their tickets.
pub(super) fn hunch(view: &PlayerView) -> Hunch {
    match view {
        PlayerView::Rail(view) => rail::hunch(view.game(), view),
        PlayerView::Yard(_) => Hunch::NONE,
    }
}

/// How many turns the viewer is likely to have left.
pub(super) fn turns_left(view: &PlayerView) -> i32 {
    match view {
        PlayerView::Rail(view) => rail::turns_left(&view.open),
        PlayerView::Yard(view) => yard::turns_left(&view.open),
    }
}

/// The kind of an action: only a few of each kind are tried, so that each gets enough worlds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Card,
    Build,
    Tickets,
    Other,
}

impl Kind {
    fn of(action: Action) -> Kind {
        match action {
            Action::Rail(RailAction::Take(_) | RailAction::Draw | RailAction::Stop)
            | Action::Yard(YardAction::Take(_) | YardAction::Draw) => Kind::Card,
            Action::Rail(RailAction::Claim { .. }) | Action::Yard(YardAction::Lay(_)) => {
                Kind::Build
            }
            Action::Rail(RailAction::DrawTickets(_)) | Action::Yard(YardAction::DrawTickets) => {
                Kind::Tickets
            }
            Action::Rail(
                RailAction::Split(_)
                | RailAction::Keep(_)
                | RailAction::PayTunnel(_)
                | RailAction::GiveUp
                | RailAction::TakePassengers(_)
                | RailAction::PlaceNeutral(_)
                | RailAction::Pass,
            )
            | Action::Yard(YardAction::Keep(_) | YardAction::Check(_) | YardAction::Pass) => {
                Kind::Other
            }
        }
    }

    /// How many of a kind are tried at most: one card is much like another, and the policy ranks them well enough.
    fn most(self) -> usize {
        match self {
            Kind::Card | Kind::Tickets => 1,
            Kind::Build => 2,
            Kind::Other => MOST_TRIED,
        }
    }
}

/// Whether two actions differ only in how a track is paid for, or in which of two equal cards is taken.
pub(super) fn alike(a: Action, b: Action) -> bool {
    match (a, b) {
        (
            Action::Rail(RailAction::Claim { track: one, .. }),
            Action::Rail(RailAction::Claim { track: other, .. }),
        ) => one == other,
        _ => false,
    }
}
