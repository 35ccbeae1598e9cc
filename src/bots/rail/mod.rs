//! Playing the map games: one policy, driven by weights.

mod bonuses;
mod claims;
mod costs;
mod draws;
mod edition;
mod forest;
mod hint_choices;
mod hints;
mod needs;
mod paths;
mod plan;
mod planner;
mod rivals;
mod stakes;
mod table;
mod thought;
mod tickets;
mod tolls;
mod weights;

pub(in crate::bots) use hints::reasons;
pub use planner::{BestNetwork, Chance, Way, best_network, cheapest_ways};
pub(in crate::bots) use rivals::hunch;
pub use weights::Weights;

use super::policy::FOLLY;
use crate::catalog::{Color, MAX_TRACKS, RailGame, Seat, TrackId};
use crate::engine::game::Action;
use crate::engine::rail::{Holdings, Open, Phase, RailAction, actions_among};
use crate::engine::table::Rng;
use claims::{Claim, pay_cost};
use draws::{CardPrices, Place};
use table::Table;
pub(in crate::bots) use thought::Memory;
use thought::Thought;
use weights::TURN;

/// Turns that every seat is likely to have left.
pub(in crate::bots) fn turns_left(open: &Open) -> i32 {
    table::turns_left(open, 100)
}

/// An action with what it is worth, in hundredths of a turn.
pub type Rated = (i32, Action);

/// The worth of an action of last resort.
const LAST_RESORT: i32 = -1_000;

/// Judges every listed action of the seat to act; the best is the greatest.
pub(in crate::bots) fn rate(
    game: &RailGame,
    (open, own, seat): (&Open, &Holdings, Seat),
    weights: &Weights,
    actions: &[Action],
    memory: &mut Memory,
    rng: &mut Rng,
    out: &mut Vec<Rated>,
) {
    out.clear();
    let weights = &weights.on(game);
    let table = Table::new(game, open, own, seat);
    let rail = actions.iter().filter_map(|action| match action {
        Action::Rail(action) => Some(*action),
        Action::Yard(_) => None,
    });
    match open.phase {
        Phase::Turn | Phase::SecondCard => rate_turn(&table, weights, rail, memory, out),
        Phase::FirstSplit
        | Phase::FirstTickets
        | Phase::KeepTickets
        | Phase::Tunnel(_)
        | Phase::TakePassengers { .. }
        | Phase::PlaceNeutral { .. }
        | Phase::Over { .. } => out.extend(rail.map(|action| {
            (
                rate_choice(&table, weights, action, memory),
                Action::Rail(action),
            )
        })),
    }
    // Nobody errs by more than a point when only the points on the table count.
    let slip = match table.is_last_turn() {
        true => weights.slip.min(weights.point - 1),
        false => weights.slip,
    };
    if slip > 0 {
        for (worth, _) in out.iter_mut() {
            *worth += rng.below(slip as u32) as i32;
        }
    }
}

fn rate_turn(
    table: &Table<'_>,
    weights: &Weights,
    actions: impl Iterator<Item = RailAction>,
    memory: &mut Memory,
    out: &mut Vec<Rated>,
) {
    let thought = Thought::new(table, weights, memory);
    let mut judge = Judge::new(table, weights, &thought);
    out.extend(actions.map(|action| (judge.rate(action), Action::Rail(action))));
}

/// Judges the actions of one turn; what several of them share is worked out once.
struct Judge<'a> {
    table: &'a Table<'a>,
    weights: &'a Weights,
    thought: &'a Thought,
    obstacles: Option<[i32; MAX_TRACKS]>,
    /// The last claim judged, and the fewest cards that pay for it: the payments of a track come one after the other,
    /// those of fewest cards first.
    claim: Option<(Claim, u8)>,
    prices: CardPrices,
    worths: Option<[tickets::Worths; 2]>,
}

impl<'a> Judge<'a> {
    fn new(table: &'a Table<'a>, weights: &'a Weights, thought: &'a Thought) -> Judge<'a> {
        let blocks = weights.block > 0 && table.open.phase == Phase::Turn;
        Judge {
            table,
            weights,
            thought,
            obstacles: blocks.then(|| rivals::obstacles(table)),
            claim: None,
            prices: CardPrices::new(table, &thought.needs),
            worths: None,
        }
    }

    fn rate(&mut self, action: RailAction) -> i32 {
        let (table, weights, thought) = (self.table, self.weights, self.thought);
        match action {
            RailAction::Claim { track, pay } => {
                let (claim, fewest) = match self.claim {
                    Some(known) if known.0.track == track => known,
                    Some(_) | None => {
                        let obstacles = self.obstacles.as_ref();
                        let claim = Claim::new(table, weights, thought, obstacles, track);
                        (claim, pay.total())
                    }
                };
                self.claim = Some((claim, fewest));
                if claims::is_wasteful(table, track, pay, fewest) {
                    return FOLLY;
                }
                claim.rate(table, weights, thought, pay)
            }
            RailAction::DrawTickets(piles) => {
                tickets::rate_draw(table, weights, thought, piles, &mut self.worths)
                    + tickets::rate_split(table, weights, piles)
            }
            RailAction::Take(place) => self.draw(Some(place)),
            RailAction::Draw => self.draw(None),
            // A card is always worth more than none, and a pass is listed only when nothing else is.
            RailAction::Stop | RailAction::Pass => LAST_RESORT,
            // These belong to other phases; see `rate_choice`.
            RailAction::Split(_)
            | RailAction::Keep(_)
            | RailAction::PayTunnel(_)
            | RailAction::GiveUp
            | RailAction::TakePassengers(_)
            | RailAction::PlaceNeutral(_) => LAST_RESORT,
        }
    }

    fn draw(&self, place: Place) -> i32 {
        let (table, thought) = (self.table, self.thought);
        if table.is_last_turn() {
            // No card will be played any more.
            return self.prices.kept(table, self.weights, thought, place) - TURN;
        }
        let dull = if thought.future < 20 { -40 } else { 0 };
        self.prices.rate(table, place) + dull
    }
}

/// The best action, quickly: only tracks that the seat aims at are looked at, all of them near the end.
pub(in crate::bots) fn choose(
    game: &RailGame,
    (open, own, seat): (&Open, &Holdings, Seat),
    weights: &Weights,
    memory: &mut Memory,
) -> Option<RailAction> {
    let weights = &weights.on(game);
    let table = Table::new(game, open, own, seat);
    let mut best: Option<(i32, RailAction)> = None;
    match open.phase {
        Phase::Turn | Phase::SecondCard => {
            let thought = Thought::new(&table, weights, memory);
            let mut judge = Judge::new(&table, weights, &thought);
            // With nothing else to do, any track is better than a pass.
            for among in [thought.aims(&table), open.free] {
                actions_among(game, (open, own), &among, &mut |action| {
                    better(&mut best, judge.rate(action), action);
                });
                if !matches!(best, Some((_, RailAction::Pass)) | None) {
                    break;
                }
            }
        }
        Phase::FirstSplit
        | Phase::FirstTickets
        | Phase::KeepTickets
        | Phase::Tunnel(_)
        | Phase::TakePassengers { .. }
        | Phase::PlaceNeutral { .. }
        | Phase::Over { .. } => actions_among(game, (open, own), &open.free, &mut |action| {
            better(
                &mut best,
                rate_choice(&table, weights, action, memory),
                action,
            );
        }),
    }
    best.map(|(_, action)| action)
}

fn better(best: &mut Option<(i32, RailAction)>, worth: i32, action: RailAction) {
    if best.is_none_or(|(most, _)| worth > most) {
        *best = Some((worth, action));
    }
}

/// The decisions within and around a turn.
fn rate_choice(
    table: &Table<'_>,
    weights: &Weights,
    action: RailAction,
    memory: &mut Memory,
) -> i32 {
    match action {
        RailAction::Split(piles) => tickets::rate_split(table, weights, piles),
        RailAction::Keep(kept) => tickets::rate_keep(table, weights, kept),
        RailAction::GiveUp => 0,
        RailAction::PayTunnel(pay) => {
            let Phase::Tunnel(tunnel) = &table.open.phase else {
                return 0;
            };
            let thought = Thought::new(table, weights, memory);
            thought.worth(table, weights, tunnel.track) + thought.promise(weights, tunnel.track)
                - pay_cost(table, weights, &thought, tunnel.track, pay)
        }
        RailAction::TakePassengers(colors) => colors
            .into_iter()
            .flatten()
            .map(|color| taking(table, weights, color))
            .sum(),
        RailAction::PlaceNeutral(track) => -held_for(table, track),
        // Asked in a turn; see `Judge`.
        RailAction::Take(_)
        | RailAction::Draw
        | RailAction::Stop
        | RailAction::Claim { .. }
        | RailAction::DrawTickets(_)
        | RailAction::Pass => LAST_RESORT,
    }
}

/// What a passenger is worth; players who ignore the edition take any.
fn taking(table: &Table<'_>, weights: &Weights, color: Color) -> i32 {
    if weights.edition == 0 {
        return 10;
    }
    (edition::passenger(table, color) * 100.0) as i32 + 1
}

/// Cards held for a track, so that the neutral wagons go elsewhere.
fn held_for(table: &Table<'_>, track: TrackId) -> i32 {
    match table.game.track(track).color() {
        Some(color) => i32::from(table.own.hand.of_color(color)),
        None => 20,
    }
}
