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
use crate::engine::rail::{Network, Phase};
use crate::engine::table::{TicketSet, TrackSet};

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
    /// Tickets that the plan has let go, and what the seat's tracks join.
    given_up: Option<(TicketSet, Network)>,
    /// How much it hurts to lose each planned track, by its place in the plan.
    pub(super) urgency: arrayvec::ArrayVec<i32, { super::plan::MOST_TRACKS }>,
}

/// What a seat aimed at earlier in the same line of play.
#[derive(Clone, Debug)]
struct Aims {
    plan: Plan,
    /// Tracks beyond the plan.
    fillers: Fillers,
}

type Fillers = arrayvec::ArrayVec<TrackId, 4>;

/// What was aimed at earlier in the same line of play, by `Seat`; looked at again only when it is lost.
#[derive(Clone, Debug, Default)]
pub(in crate::bots) struct Memory([Option<Aims>; MAX_SEATS]);

impl Memory {
    /// The network that a seat aims at: the one it remembers, or a new one.
    fn plan(&mut self, table: &Table<'_>, weights: &Weights) -> Plan {
        let known = &mut self.0[table.seat.index()];
        let held = table.own.tickets;
        if let Some(aims) = known
            && let Some(plan) = aims.plan.renewed(table, held)
        {
            aims.plan = plan.clone();
            return plan;
        }
        let costs = all_costs(table, weights);
        let tickets = open_tickets(table, held);
        let means = means(table, weights);
        let mut plan = join_within(table, &costs, tickets, weights.orders, means);
        plan.wanted = held;
        *known = Some(Aims {
            plan: plan.clone(),
            fillers: Fillers::new(),
        });
        plan
    }

    /// The tracks beyond the plan that a seat aims at, if it still can; without a plan they are all that there
    /// is, and chosen anew every turn.
    fn fillers(&self, table: &Table<'_>) -> Option<Fillers> {
        let aims = self.0[table.seat.index()].as_ref()?;
        let busy = !aims.plan.tracks.is_empty() || table.open.phase == Phase::SecondCard;
        let lasting = |track: &TrackId| table.usable(*track);
        (busy && !aims.fillers.is_empty() && aims.fillers.iter().all(lasting))
            .then(|| aims.fillers.clone())
    }

    fn keep_fillers(&mut self, table: &Table<'_>, fillers: &Fillers) {
        if let Some(aims) = &mut self.0[table.seat.index()] {
            aims.fillers = fillers.clone();
        }
    }
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
        let plan = memory.plan(table, weights);
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
        let given_up = given_up(table, &plan);
        let mut thought = Thought {
            plan,
            given_up,
            edition: Edition::new(table),
            planned,
            needs: Needs::none(),
            turns,
            future,
            urgency,
        };
        let fillers = memory.fillers(table).unwrap_or_else(|| {
            let fillers = thought.find_fillers(table, weights);
            memory.keep_fillers(table, &fillers);
            fillers
        });
        thought.needs = Needs::new(table, weights, &thought.goals(weights, &fillers));
        thought
    }

    /// Points of tickets that the plan has let go and that a track would complete after all.
    pub(super) fn rescued(&self, table: &Table<'_>, track: &Track) -> i32 {
        let Some((tickets, network)) = &self.given_up else {
            return 0;
        };
        let [x, y] = track.ends();
        let joins = |a: CityId, b: CityId| a == b || network.joins(table.game, [a, b]);
        let completes = |ticket: &&Ticket| {
            let [a, b] = ticket.ends();
            (joins(a, x) && joins(y, b)) || (joins(a, y) && joins(x, b))
        };
        let tickets = tickets.iter().map(|id| table.game.ticket(id));
        tickets
            .filter(completes)
            .map(|ticket| i32::from(ticket.points()))
            .sum()
    }

    /// The tracks worth looking at in a hurry: those aimed at with their parallel ones; all near the end.
    pub(super) fn aims(&self, table: &Table<'_>) -> TrackSet {
        if self.turns <= 2 || self.given_up.is_some() {
            return table.open.free;
        }
        let mut aims = TrackSet::NONE;
        for goal in self.needs.goals() {
            let route = table.game.route(table.game.track(goal).route());
            route.tracks().iter().for_each(|track| aims.insert(*track));
        }
        aims
    }

    fn goals(&self, weights: &Weights, fillers: &Fillers) -> Goals {
        let planned = self.plan.tracks.iter().zip(&self.urgency);
        let planned = planned.map(|(&track, urgency)| Goal {
            track,
            weight: 100 + (urgency / 10).min(50),
        });
        let weight = weights.filler;
        let beyond = fillers.iter().map(|&track| Goal { track, weight });
        planned.chain(beyond).collect()
    }

    /// The tracks beyond the plan that bring most for their turns.
    fn find_fillers(&self, table: &Table<'_>, weights: &Weights) -> Fillers {
        let mut fillers = Fillers::new();
        let mut wagons = i32::from(table.me().wagons) - self.plan.wagons;
        for _ in 0..weights.fillers.min(fillers.capacity()) {
            let Some(track) = self.best_filler(table, weights, &fillers, wagons) else {
                break;
            };
            wagons -= table.game.track(track).length() as i32;
            fillers.push(track);
        }
        fillers
    }

    /// The track beyond the plan that brings most for its turns.
    fn best_filler(
        &self,
        table: &Table<'_>,
        weights: &Weights,
        fillers: &Fillers,
        wagons: i32,
    ) -> Option<TrackId> {
        let mut best: Option<(i32, TrackId)> = None;
        let route = |track: &TrackId| table.game.track(*track).route();
        let aimed_at = self.plan.tracks.iter().chain(fillers);
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
                && !aimed_at.clone().any(|other| route(other) == track.route())
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

fn given_up(table: &Table<'_>, plan: &Plan) -> Option<(TicketSet, Network)> {
    if table.open.phase != Phase::Turn {
        return None;
    }
    let left_out = table.own.tickets.minus(plan.tickets);
    if left_out.is_empty() {
        return None;
    }
    let network = Network::new(table.game, &table.me().tracks);
    let open = |id: &TicketId| !network.joins(table.game, table.game.ticket(*id).ends());
    let open: TicketSet = left_out.iter().filter(open).collect();
    (!open.is_empty()).then_some((open, network))
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
