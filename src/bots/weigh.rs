//! Weighing a decision afterwards: what was played and what else looked good to the Expert, each in the same sampled
//! worlds. Like every bot it knows what the seat knew at the time and no more.

use rand::Rng as _;
use serde::{Deserialize, Serialize};

use super::hint::explain;
use super::lead::Lead;
use super::level::{Level, Temperament};
use super::outlook::Outlook;
use super::policy::Policy;
use super::rail::Memory;
use super::search::{Search, alike, hunch, turns_left};
use crate::catalog::game;
use crate::engine::advice::Reason;
use crate::engine::game::{Action, PlayerView, World};
use crate::engine::table::Rng;

/// A question about a decision that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weigh {
    /// The number of the question, given back with the answer.
    pub request: u64,
    /// What the seat to act saw.
    pub view: PlayerView,
    /// What was played, in notation.
    pub played: String,
    /// What to compare it with, in notation; whatever looks good to the Expert if nothing is named.
    pub other: Option<String>,
    /// In how many worlds.
    pub worlds: u32,
    /// The seed of the worlds.
    pub seed: u64,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weighed {
    /// The number of the question.
    pub request: u64,
    /// Everybody's chance to win after what was played.
    pub chances: Vec<f64>,
    /// Why what was played is good, as far as it is.
    pub reasons: Vec<Reason>,
    /// What else was tried.
    pub others: Vec<Tried>,
}

/// Another action that was tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tried {
    /// The action in notation.
    pub action: String,
    /// By how much more chance to win it leaves than what was played.
    pub lead: Lead,
    /// Why it is good.
    pub reasons: Vec<Reason>,
}

/// So much of a lead is left when both actions are played on by players at their full strength: quick playouts never mend a
/// mistake, and real players do. Measured by `sim review`; BENCHMARKS.md has the figures.
pub const REALISED: f64 = 0.4;

/// The most others that are tried: with more, each would get too few worlds.
const MOST_OTHERS: usize = 3;
/// No question takes longer than this many worlds.
const MOST_WORLDS: u32 = 200;

/// Weighs a decision; none unless the viewer was to act and could play what was played. The same question always gets the
/// same answer.
pub fn weigh(weigh: &Weigh) -> Option<Weighed> {
    let view = &weigh.view;
    let seat = view.to_act()?;
    let game = game(view.id());
    let read = |line: &str| Action::parse(game, line).ok();
    let played = read(&weigh.played)?;
    let mut search = Search::default();
    let others = match &weigh.other {
        Some(other) => vec![read(other)?],
        None => candidates(view, played, &mut search)?,
    };
    let quick = Policy::new(Level::Expert, Temperament::Even).quick();
    let (outlook, hunch) = (Outlook::new(turns_left(view)), hunch(view));
    let mut rng = Rng::new(weigh.seed);
    let mut sums = vec![0.0; view.seat_count()];
    let mut leads = vec![Lead::default(); others.len()];
    let worlds = weigh.worlds.clamp(1, MOST_WORLDS);
    for _ in 0..worlds {
        let world = World::sample_likely(view, &hunch, &mut rng);
        let seed = rng.next_u64();
        let mut ends = |action: Action| {
            let ended = search.play_out(world.clone(), action, &quick, seed)?;
            Some(outlook.chances(&ended.scores().totals()))
        };
        let chances = ends(played)?;
        for (sum, chance) in sums.iter_mut().zip(&chances) {
            *sum += chance;
        }
        for (other, lead) in others.iter().zip(&mut leads) {
            let better = ends(*other).map(|other| other[seat.index()] - chances[seat.index()]);
            lead.add(better.unwrap_or(-1.0));
        }
    }
    let why = |action| explain(view, action).map_or(Vec::new(), |advice| advice.reasons);
    let others = others.into_iter().zip(leads).map(|(action, lead)| Tried {
        action: action.write(game),
        lead,
        reasons: why(action),
    });
    Some(Weighed {
        request: weigh.request,
        chances: sums
            .into_iter()
            .map(|sum| sum / f64::from(worlds))
            .collect(),
        reasons: why(played),
        others: others.collect(),
    })
}

/// What looks best to the Expert beside what was played; none if that was not among what could be played.
fn candidates(view: &PlayerView, played: Action, search: &mut Search) -> Option<Vec<Action>> {
    let sight = view.sight()?;
    let mut actions = Vec::new();
    sight.legal_actions(&mut actions);
    if !actions.contains(&played) {
        return None;
    }
    let policy = Policy::new(Level::Expert, Temperament::Even);
    let (mut memory, mut rng, mut rated) = (Memory::default(), Rng::new(1), Vec::new());
    policy.rate(sight, &actions, &mut memory, &mut rng, &mut rated);
    let mut others = search.selected(&rated);
    others.retain(|other| *other != played && !alike(*other, played));
    others.truncate(MOST_OTHERS);
    Some(others)
}
