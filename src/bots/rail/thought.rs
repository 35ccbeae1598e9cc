//! All that a seat works out before it judges its actions in a turn: costs, network, further aims, needs.

use super::costs::all_costs;
use super::edition::Edition;
use super::needs::{Goal, Goals, Needs};
use super::paths::{Chains, Costs, NO_WAY};
use super::plan::{Means, Plan, join_within, open_tickets, track_set};
use super::rivals;
use super::table::Table;
use super::weights::{TURN, Timing, Weights};
use crate::catalog::*;
use crate::engine::table::TrackSet;

/// What a seat has worked out.
pub(super) struct Thought {
    pub(super) plan: Plan,
    edition: Edition,
    pub(super) planned: TrackSet,
    pub(super) needs: Needs,
    /// Own turns left.
    pub(super) turns: i32,
    /// How much cards and wagons still count, in percent: towards the end they are good for nothing.
    pub(super) future: i32,
    /// How much it hurts to lose each planned track, by its place in the plan.
    pub(super) urgency: arrayvec::ArrayVec<i32, { super::plan::MOST_TRACKS }>,
}

/// Networks found earlier in the same line of play, by `Seat`; looked at again only when they are lost.
#[derive(Clone, Debug, Default)]
pub(in crate::bots) struct Memory([Option<Plan>; MAX_SEATS]);

/// The network that a seat aims at: the one it remembers, or a new one.
fn recall(table: &Table<'_>, weights: &Weights, memory: &mut Memory) -> Plan {
    let known = &mut memory.0[table.seat.index()];
    let held = table.own.tickets;
    if let Some(plan) = known.as_ref().and_then(|plan| plan.renewed(table, held)) {
        *known = Some(plan.clone());
        return plan;
    }
    let costs = all_costs(table, weights);
    let tickets = open_tickets(table, held);
    let mut plan = join_within(
        table,
        &costs,
        tickets,
        weights.orders,
        means(table, weights),
    );
    plan.wanted = held;
    *known = Some(plan.clone());
    plan
}

/// What a seat has left to build with.
pub(super) fn means(table: &Table<'_>, weights: &Weights) -> Means {
    Means {
        wagons: i32::from(table.me().wagons),
        turns: match weights.timing {
            Timing::Blind => NO_WAY,
            Timing::Foresees => table.turns_left(weights.pace) * TURN * weights.patience / 100,
        },
        card: weights.card,
        held: i32::from(table.me().hand) * 7 / 10,
    }
}

impl Thought {
    /// Thinks a turn through.
    pub(super) fn new(table: &Table<'_>, weights: &Weights, memory: &mut Memory) -> Thought {
        let plan = recall(table, weights, memory);
        let turns = table.turns_left(weights.pace);
        let future = match weights.timing {
            Timing::Blind if table.open.turns_left.is_none() => 100,
            _ => ((turns - 1) * 100 / 6).clamp(0, 100),
        };
        let urgency = match weights.contest {
            0 => plan.tracks.iter().map(|_| 0).collect(),
            contest => {
                let costs = all_costs(table, weights);
                let urgency = |track: &TrackId| urgency(table, &costs, &plan, *track);
                plan.tracks
                    .iter()
                    .map(|track| urgency(track) * contest / 100)
                    .collect()
            }
        };
        let planned = track_set(&plan);
        let mut thought = Thought {
            plan,
            edition: Edition::new(table),
            planned,
            needs: Needs::new(table, weights, &Goals::new()),
            turns,
            future,
            urgency,
        };
        let goals = thought.goals(table, weights);
        thought.needs = Needs::new(table, weights, &goals);
        thought
    }

    fn goals(&self, table: &Table<'_>, weights: &Weights) -> Goals {
        let mut goals: Goals = self
            .plan
            .tracks
            .iter()
            .zip(&self.urgency)
            .map(|(&track, urgency)| Goal {
                track,
                weight: 100 + (urgency / 10).min(50),
            })
            .collect();
        let mut wagons = i32::from(table.me().wagons) - self.plan.wagons;
        for _ in 0..weights.fillers {
            let Some(track) = self.best_filler(table, weights, &goals, wagons) else {
                break;
            };
            wagons -= table.game.track(track).length() as i32;
            if goals
                .try_push(Goal {
                    track,
                    weight: weights.filler,
                })
                .is_err()
            {
                break;
            }
        }
        goals
    }

    /// The track beyond the plan that brings most for its turns.
    fn best_filler(
        &self,
        table: &Table<'_>,
        weights: &Weights,
        goals: &Goals,
        wagons: i32,
    ) -> Option<TrackId> {
        let mut best: Option<(i32, TrackId)> = None;
        let routes = |track: TrackId| table.game.track(track).route();
        for id in table.open.free.minus(&table.me().barred).iter() {
            let track = table.game.track(id);
            let length = track.length() as i32;
            if length > wagons || length < 2 {
                continue;
            }
            let turns = self.turns_for(table, weights, id);
            if turns > self.turns * TURN {
                continue;
            }
            let worth = self.worth(table, weights, id) - weights.wagon * length * self.future / 100;
            let rate = worth * TURN / turns.max(1);
            if best.is_none_or(|(most, _)| rate > most)
                && !goals.iter().any(|goal| routes(goal.track) == track.route())
            {
                best = Some((rate, id));
            }
        }
        best.filter(|(rate, _)| *rate > 0).map(|(_, track)| track)
    }

    /// Turns to gather what a track still wants and to lay it.
    fn turns_for(&self, table: &Table<'_>, weights: &Weights, id: TrackId) -> i32 {
        let track = table.game.track(id);
        let held = match track.color() {
            Some(color) => table.own.hand.of_color(color),
            None => Color::ALL
                .into_iter()
                .map(|color| table.own.hand.of_color(color))
                .max()
                .unwrap_or(0),
        };
        let cards = super::costs::cards_needed(table, track) - 100 * i32::from(held);
        TURN + cards.max(0) * weights.card / 100
    }

    /// What a track brings by itself: points, and what the edition gives for it.
    pub(super) fn worth(&self, table: &Table<'_>, weights: &Weights, id: TrackId) -> i32 {
        let points = table.points(table.game.track(id)) * weights.point;
        match weights.edition {
            0 => points,
            share => points + self.edition.gain(table, weights, id) * share / 100,
        }
    }
}

/// How much it would hurt to lose a planned track: what the way round costs, the more the nearer a rival is.
fn urgency(table: &Table<'_>, costs: &Costs, plan: &Plan, track: TrackId) -> i32 {
    let mut without = *costs;
    plan.tracks
        .iter()
        .for_each(|other| without[other.index()] = 0);
    let the_track = table.game.track(track);
    without[track.index()] = NO_WAY;
    if table.open.seat_count() > 2 {
        // With more players a parallel track may stay open.
        for other in table.game.route(the_track.route()).tracks() {
            if *other != track {
                without[other.index()] = costs[other.index()];
            }
        }
    }
    let [a, b] = the_track.ends();
    let round = Chains::search(table.game, &without, a, Some(b))
        .cost(b)
        .unwrap_or(600)
        .min(600);
    let threat = table
        .rivals()
        .map(|rival| rivals::nearness(table, rival, the_track))
        .sum::<i32>()
        .min(100);
    round * (20 + threat) / 100
}
