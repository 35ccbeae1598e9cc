//! What a review finds: a curve, a few moments, and what chance dealt.

use crate::bots::{Lead, REALISED};
use crate::catalog::Arrange;
use crate::engine::advice::Reason;
use crate::engine::game::{Action, PlayerView};
use crate::engine::table::Viewer;
use crate::save::Loaded;

/// Everything that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<'a> {
    /// The curve, at every decision of the seat.
    pub points: &'a [Point],
    /// Its end: how it came out.
    pub last: &'a Point,
    /// What chance dealt, by seat.
    pub luck: &'a [Luck],
    /// The decisions that mattered most, in their order; none before the review is over.
    pub moments: Vec<Moment>,
}

/// How things stood at a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// Decisions before it.
    pub step: usize,
    /// The turn.
    pub turn: u32,
    /// Everybody's chance to win, by seat, as far as the reviewed seat could know.
    pub chances: Vec<f64>,
    /// Everybody's points if the game had ended there, by seat.
    pub totals: Vec<i16>,
}

/// Cards drawn blind: the one part of luck that can be counted without guessing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Luck {
    /// Cards drawn blind.
    pub blind: u32,
    /// Locomotives among them.
    pub locos: u32,
    /// How many locomotives as many cards hold on average.
    pub usual_locos: f64,
}

/// Which way a decision mattered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// Another action was better.
    Missed,
    /// What was played was better than anything else.
    Found,
}

/// A decision that mattered.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Decisions before it.
    pub step: usize,
    /// The turn.
    pub turn: u32,
    /// Which way.
    pub kind: MomentKind,
    /// What was played.
    pub played: Action,
    /// The better action, or the best of the others.
    pub other: Action,
    /// What the seat saw.
    pub view: PlayerView,
    /// By how much more chance to win the other one leaves, over all worlds that count.
    pub lead: Lead,
    /// Why the better one of the two is good.
    pub reasons: Vec<Reason>,
}

/// The most moments of a review.
const MOST: usize = 5;
/// The most good decisions among them while there is anything to learn.
const MOST_FOUND: usize = 2;

impl Moment {
    /// From this many standard errors on a sign is certain: five of them are all right in nineteen reviews of twenty.
    pub const CERTAIN: f64 = 2.6;

    /// How much chance to win was at stake, as much of it as shows when such moments are played on.
    pub fn stake(&self) -> f64 {
        self.lead.mean().abs() * REALISED
    }
}

/// The greatest moments, in the order of the game.
pub(super) fn chosen(all: impl Iterator<Item = Moment>) -> Vec<Moment> {
    let mut all: Vec<Moment> = all.collect();
    all.arrange_by(|a, b| b.stake().total_cmp(&a.stake()));
    let (found, missed): (Vec<Moment>, Vec<Moment>) =
        { all.into_iter() }.partition(|moment| moment.kind == MomentKind::Found);
    let good = found
        .len()
        .min(MOST_FOUND.max(MOST - missed.len().min(MOST)));
    let mut chosen: Vec<Moment> = found.into_iter().take(good).collect();
    chosen.extend(missed.into_iter().take(MOST - good));
    chosen.arrange_by_key(|moment| moment.step);
    chosen
}

/// What everybody drew blind.
pub(super) fn luck(loaded: &Loaded) -> Vec<Luck> {
    let deck = loaded.base.deck();
    let share = f64::from(deck.locos()) / f64::from(deck.total().max(1));
    let mut luck = vec![Luck::default(); loaded.seats.len()];
    for entry in &loaded.log {
        let seen = entry
            .facts
            .iter()
            .map(|fact| fact.seen_by(Viewer::Seat(entry.seat)));
        for (seat, card) in seen.filter_map(|seen| seen.drawn()) {
            if let Some(luck) = luck.get_mut(seat.index()) {
                luck.blind += 1;
                luck.locos += u32::from(card.color().is_none());
                luck.usual_locos += share;
            }
        }
    }
    luck
}
