//! Everything a seat works out before it judges the actions of a turn: costs, network, further aims, needs.

use super::costs::{all_costs, cards_needed};
use super::edition::Edition;
use super::needs::{Goal, Goals, Needs};
use super::paths::NO_WAY;
use super::plan::{Means, Plan, open_tickets, track_set};
use super::stakes::{PerTrack, stakes, urgency};
use super::table::Table;
use super::tolls::worthwhile;
use super::weights::{TURN, Timing, Weights};
use crate::catalog::*;
use crate::engine::rail::{Network, Phase};
use crate::engine::table::{Cards, TrackSet};

/// What a seat has worked out.
pub(super) struct Thought {
    pub(super) plan: Plan,
    edition: Edition,
    pub(super) planned: TrackSet,
    pub(super) needs: Needs,
    /// Own turns left.
    pub(super) turns: i32,
    /// How much cards and wagons still count, in percent: at the end they are worthless.
    pub(super) future: i32,
    given_up: GivenUp,
    /// How much it hurts to lose each planned track, by its place in the plan.
    pub(super) urgency: PerTrack,
    /// What depends on each planned track, by its place in the plan.
    stakes: PerTrack,
}

/// What a seat aimed at earlier in the same line of play.
#[derive(Clone, Debug)]
struct Aims {
    plan: Plan,
    /// Tracks beyond the plan.
    fillers: Fillers,
}

type Fillers = arrayvec::ArrayVec<TrackId, 4>;

/// Tickets that the plan has dropped: what each is worth, and the cities joined with its ends, as bits.
type GivenUp = arrayvec::ArrayVec<(i32, [u64; 2]), 32>;

/// What was aimed at earlier in the same line of play, by `Seat`; worked out again only when it is lost.
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
        let mut plan = worthwhile(table, weights, &costs, open_tickets(table, held));
        plan.wanted = held;
        *known = Some(Aims {
            plan: plan.clone(),
            fillers: Fillers::new(),
        });
        plan
    }

    /// The tracks beyond the plan that a seat still aims at; without a plan there is nothing else, and they are chosen
    /// anew every turn.
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
        tokens: NO_WAY,
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
        let stakes = match weights.stake {
            0 => plan.tracks.iter().map(|_| 0).collect(),
            _ => stakes(table, weights, &plan, &means(table, weights)),
        };
        let planned = track_set(&plan);
        let given_up = given_up(table, &plan);
        let mut thought = Thought {
            edition: Edition::new(table, plan.borrows),
            plan,
            given_up,
            planned,
            needs: Needs::none(),
            turns,
            future,
            urgency,
            stakes,
        };
        let fillers = memory.fillers(table).unwrap_or_else(|| {
            let fillers = thought.find_fillers(table, weights);
            memory.keep_fillers(table, &fillers);
            fillers
        });
        thought.needs = Needs::new(table, weights, &thought.goals(weights, &fillers));
        thought
    }

    /// Points of dropped tickets that a track would complete after all.
    pub(super) fn rescued(&self, track: &Track) -> i32 {
        let [x, y] = track.ends().map(|end| 1_u64 << end.0);
        let completes = |[a, b]: [u64; 2]| (a & x != 0 && b & y != 0) || (a & y != 0 && b & x != 0);
        let given_up = self.given_up.iter();
        given_up
            .filter(|(_, joined)| completes(*joined))
            .map(|(points, _)| points)
            .sum()
    }

    /// What a planned track is worth beyond its points; nothing if it is not planned.
    pub(super) fn promise(&self, weights: &Weights, track: TrackId) -> i32 {
        let place = self.plan.tracks.iter().position(|it| *it == track);
        place.map_or(0, |place| {
            let stake = self.stakes[place] * weights.stake / 100;
            stake.max(weights.planned)
        })
    }

    /// What a change of the hand brings by itself, where the edition counts hands.
    pub(super) fn hand_gain(&self, weights: &Weights, before: Cards, after: Cards) -> i32 {
        self.edition.hand(weights, before, after) * weights.edition / 100
    }

    /// The tracks worth looking at in a hurry: those aimed at with their parallel ones, and those that rescue a
    /// ticket; all near the end.
    pub(super) fn aims(&self, table: &Table<'_>) -> TrackSet {
        let wavers = !self.given_up.is_empty();
        if self.turns <= 2 || wavers && (self.future < 100 || self.plan.tracks.is_empty()) {
            return table.open.free;
        }
        let mut aims = TrackSet::NONE;
        for goal in self.needs.goals() {
            let route = table.game.route(table.game.track(goal).route());
            route.tracks().iter().for_each(|track| aims.insert(*track));
        }
        if wavers {
            let rescues = |track: &TrackId| self.rescued(table.game.track(*track)) > 0;
            let rescuing = table.open.free.iter().filter(rescues);
            rescuing.for_each(|track| aims.insert(track));
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
        let rates = self.rates(table, weights, wagons);
        let length = |track: TrackId| table.game.track(track).length() as i32;
        for _ in 0..weights.fillers.min(fillers.capacity()) {
            let mut best: Option<(i32, TrackId)> = None;
            for &(rate, id) in &rates {
                if best.is_none_or(|(most, _)| rate > most)
                    && length(id) <= wagons
                    && !self.on_a_route_of(table, &fillers, id)
                {
                    best = Some((rate, id));
                }
            }
            let Some((_, track)) = best.filter(|(rate, _)| *rate > 0) else {
                break;
            };
            wagons -= length(track);
            fillers.push(track);
        }
        fillers
    }

    /// Whether a track runs beside one of the plan or of some others.
    fn on_a_route_of(&self, table: &Table<'_>, others: &Fillers, track: TrackId) -> bool {
        let route = |track: &TrackId| table.game.track(*track).route();
        let mut aimed_at = self.plan.tracks.iter().chain(others);
        aimed_at.any(|other| route(other) == route(&track))
    }

    /// The worthwhile tracks that can be laid in time, with what each brings per turn.
    fn rates(
        &self,
        table: &Table<'_>,
        weights: &Weights,
        wagons: i32,
    ) -> arrayvec::ArrayVec<(i32, TrackId), MAX_TRACKS> {
        let mut rates = arrayvec::ArrayVec::new();
        let most_held = table.most_held();
        for id in table.open.free.minus(&table.me().barred).iter() {
            let track = table.game.track(id);
            let length = track.length() as i32;
            if length > wagons || length < 2 {
                continue;
            }
            let held = match track.color() {
                Some(color) => table.own.hand.of_color(color),
                None => most_held,
            };
            let turns = turns_for(table, weights, track, held);
            if turns > self.turns * TURN {
                continue;
            }
            let worth = self.worth(table, weights, id) - weights.wagon * length * self.future / 100;
            if worth > 0 {
                rates.push((worth * TURN / turns.max(1), id));
            }
        }
        rates
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

/// Turns to collect the cards that a track still needs, and to lay it.
fn turns_for(table: &Table<'_>, weights: &Weights, track: &Track, held: u8) -> i32 {
    let cards = cards_needed(table, track) - 100 * i32::from(held);
    TURN + cards.max(0) * weights.card / 100
}

fn given_up(table: &Table<'_>, plan: &Plan) -> GivenUp {
    // In the last turn a ticket is completed now or never, planned or not.
    let left_out = match table.is_last_turn() {
        true => table.own.tickets,
        false => table.own.tickets.minus(plan.tickets),
    };
    if table.open.phase != Phase::Turn || left_out.is_empty() {
        return GivenUp::new();
    }
    let network = Network::new(table.game, &table.me().tracks);
    let tickets = left_out.iter().map(|id| table.game.ticket(id));
    tickets
        .filter(|ticket| !network.joins(table.game, ticket.ends()))
        .map(|ticket| {
            let joined = |end| network.joined_with(table.game, end);
            (i32::from(ticket.points()), ticket.ends().map(joined))
        })
        .take(32)
        .collect()
}
