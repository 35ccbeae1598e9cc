//! Judging tickets: which to keep, and when to ask for more.

use arrayvec::ArrayVec;

use super::super::policy::FOLLY;
use super::costs::cards_needed;
use super::paths::Chains;
use super::plan::{join, open_tickets};
use super::table::Table;
use super::thought::{Thought, means};
use super::tolls::Tolls;
use super::weights::{TURN, TicketSense, Weights};
use crate::catalog::*;
use crate::engine::table::TicketSet;

/// What it is worth to keep these tickets of an offer, in addition to those held.
pub(super) fn rate_keep(table: &Table<'_>, weights: &Weights, kept: TicketSet) -> i32 {
    let points = |set: TicketSet| -> i32 {
        set.iter()
            .map(|id| i32::from(table.game.ticket(id).points()))
            .sum()
    };
    let lost_already = FOLLY * out_of_reach(table, kept) as i32;
    if weights.tickets == TicketSense::Shy {
        // The fewest, and the cheapest of them.
        return lost_already - 100 * kept.count() as i32 - points(kept);
    }
    let costs = super::costs::all_costs(table, weights);
    let all = open_tickets(table, table.own.tickets.plus(kept));
    let plan = join(table, &costs, all, weights.orders.max(2));
    let means = means(table, weights);
    let lost = all.minus(plan.tickets);
    let chance = means.chance(
        weights.faith,
        plan.wagons,
        plan.turns(weights.card, means.held),
    );
    let hope = 2 * chance - 100;
    let mut worth = 0;
    for id in kept.iter() {
        let value = i32::from(table.game.ticket(id).points()) * weights.point;
        worth += if lost.contains(id) {
            -value
        } else if all.contains(id) {
            value * hope / 100
        } else {
            value
        };
        worth += bonus_for_ticket(table, weights, id);
    }
    // Those held before depend on the same wagons.
    let held = open_tickets(table, table.own.tickets);
    worth += held
        .iter()
        .map(|id| i32::from(table.game.ticket(id).points()))
        .sum::<i32>()
        * weights.point
        * hope
        / 100;
    // The tracks pay for themselves in part; what is left is the price of the tickets.
    let turns = plan.turns(weights.card, means.held) * weights.ticket_turn / 100;
    worth += plan.points * weights.point - turns - plan.wagons * weights.ticket_wagon;
    worth -= burden(Tolls::new(table, false).as_ref(), weights, plan.tolls);
    let lacking = means.lacking(&plan);
    lost_already + worth - lacking.wagons * weights.point * 2 - lacking.turns
}

/// What so many tokens of tolls count for when tickets are judged.
fn burden(tolls: Option<&Tolls>, weights: &Weights, spent: i32) -> i32 {
    tolls.map_or(0, |tolls| {
        let points = tolls.price(spent) * weights.point as f32;
        points as i32 * weights.ticket_toll / 100
    })
}

/// How many of these tickets cannot be completed any more, whatever happens: nobody keeps one without having to.
fn out_of_reach(table: &Table<'_>, tickets: TicketSet) -> usize {
    let me = table.me();
    let spaces = super::rivals::spaces(table, me);
    // Tickets are kept at the end of a turn; in the last one only what is joined already counts.
    let wagons = match table.is_last_turn() {
        true => 0,
        false => i32::from(me.wagons),
    };
    let reachable = |id: &TicketId| {
        let [a, b] = table.game.ticket(*id).ends();
        let left = Chains::search(table.game, &spaces, a, Some(b)).cost(b);
        left.is_some_and(|left| left <= wagons)
    };
    tickets.iter().filter(|id| !reachable(id)).count()
}

/// What a completed ticket counts for besides its points: the most tickets, and bonus cards (NO-10, NL-8).
fn bonus_for_ticket(table: &Table<'_>, weights: &Weights, id: TicketId) -> i32 {
    if weights.edition == 0 {
        return 0;
    }
    let ticket = table.game.ticket(id);
    let end = |is: fn(&City) -> bool| {
        ticket
            .ends()
            .into_iter()
            .any(|city| is(table.game.city(city)))
    };
    let mut points = table
        .rules
        .globetrotter
        .map_or(0.0, |points| f32::from(points) * 0.15);
    for &bonus in &table.open.bonus_cards {
        let card = table.game.bonus(bonus);
        let counts = match card.kind() {
            BonusKind::CapitalTickets => end(City::is_capital),
            BonusKind::PolarTickets => end(City::is_polar),
            BonusKind::SmallTickets { at_most } => ticket.points() <= at_most,
            // These count tracks, wagons or cards: see `bonuses`.
            BonusKind::LocomotivesInHand
            | BonusKind::WagonsLeft
            | BonusKind::OneSpaceTracks
            | BonusKind::LongestPath
            | BonusKind::Countries
            | BonusKind::PolarTracks
            | BonusKind::Ferries
            | BonusKind::CountryTracks { .. } => false,
        };
        if counts {
            points += f32::from(card.points()) * 0.2;
        }
    }
    (points * weights.point as f32) as i32 * weights.edition / 100
}

/// What it is worth to draw more tickets now. The likely contents of the piles are worked out once.
pub(super) fn rate_draw(
    table: &Table<'_>,
    weights: &Weights,
    thought: &Thought,
    piles: [u8; 2],
    known: &mut Option<[Worths; 2]>,
) -> i32 {
    const NEVER: i32 = -10_000;
    let done = thought.plan.tracks.is_empty();
    let spare = i32::from(table.me().wagons) - thought.plan.wagons;
    match weights.tickets {
        TicketSense::Shy => return NEVER,
        TicketSense::Plain => {
            let far = table.open.seats.iter().all(|seat| seat.wagons >= 14);
            return if done && far && thought.turns > 6 {
                60
            } else {
                NEVER
            };
        }
        TicketSense::Judged => {}
    }
    if thought.turns < 4 || spare < 4 || thought.needs.missing > weights.ready {
        return NEVER;
    }
    let worths = known.get_or_insert_with(|| worths(table, weights, thought, spare));
    let mut best = 0.0;
    let drawn = piles[0] + piles[1];
    for (pile, &count) in piles.iter().enumerate() {
        if count > 0 {
            let share = f32::from(count) / f32::from(drawn.max(1));
            best += share * expected_best(&worths[pile], drawn as usize);
        }
    }
    best as i32 - TURN - weights.ticket_bar
}

pub(super) type Worths = ArrayVec<i32, MAX_TICKETS>;

/// What each unseen ticket would be worth, by pile, best first.
fn worths(table: &Table<'_>, weights: &Weights, thought: &Thought, spare: i32) -> [Worths; 2] {
    let mut costs = super::costs::all_costs(table, weights);
    thought
        .plan
        .tracks
        .iter()
        .for_each(|track| costs[track.index()] = 0);
    let means = means(table, weights);
    let busy = thought.plan.turns(weights.card, means.held);
    let time = means.turns - busy;
    let gates = Tolls::new(table, thought.plan.borrows);
    let burden = |tolls| burden(gates.as_ref(), weights, thought.plan.tolls + tolls);
    let mut worths: [Worths; 2] = Default::default();
    for id in table.unseen_tickets().iter() {
        let ticket = table.game.ticket(id);
        let [a, b] = ticket.ends();
        let value = i32::from(ticket.points()) * weights.point;
        let chains = Chains::search(table.game, &costs, a, Some(b));
        let worth = match chains.cost(b) {
            Some(0) => value,
            Some(_) => {
                let (mut wagons, mut turns, mut points, mut tolls) = (0, 0, 0, 0);
                for id in chains.tracks(a, b).filter(|track| costs[track.index()] > 0) {
                    let track = table.game.track(id);
                    wagons += track.length() as i32;
                    points += table.points(track);
                    tolls += i32::from(track.toll());
                    turns += TURN + cards_needed(table, track) * weights.card / 100;
                }
                if wagons > spare || turns > time {
                    -value
                } else {
                    let (all_wagons, all_turns) = (wagons + thought.plan.wagons, turns + busy);
                    let hope = 2 * means.chance(weights.faith, all_wagons, all_turns) - 100;
                    value * hope / 100 + points * weights.point
                        - turns * weights.ticket_turn / 100
                        - wagons * weights.ticket_wagon
                        - (burden(tolls) - burden(0))
                }
            }
            None => -value,
        };
        worths[ticket.pile().index()].push(worth + bonus_for_ticket(table, weights, id));
    }
    for worths in &mut worths {
        worths.sort_unstable_by(|a, b| b.cmp(a));
    }
    worths
}

/// The expected best of several tickets drawn from a list, best first; at least one must be kept.
fn expected_best(worths: &Worths, drawn: usize) -> f32 {
    let total = worths.len();
    if total == 0 {
        return -1_000.0;
    }
    let drawn = drawn.min(total);
    let mut none_better = 1.0;
    let mut sum = 0.0;
    for (place, worth) in worths.iter().enumerate() {
        let left = total - place;
        if left < drawn {
            break;
        }
        let hit = drawn as f32 / left as f32;
        sum += none_better * hit * *worth as f32;
        none_better *= 1.0 - hit;
    }
    sum
}

/// Judges how many tickets come from which pile (GE-2, GE-3): the closer to the player's preference, the better.
pub(super) fn rate_split(table: &Table<'_>, weights: &Weights, piles: [u8; 2]) -> i32 {
    let first = table.open.turn == 0;
    let liking = if first {
        weights.long_tickets
    } else {
        weights.long_tickets.min(2)
    };
    -(i32::from(piles[1]) - i32::from(liking)).abs() * 10
}
