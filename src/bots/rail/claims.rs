//! Judging claims: points, plan, edition and a rival's loss, weighed against cards, wagons and the turn.

use super::table::Table;
use super::thought::Thought;
use super::weights::{TURN, Timing, Weights};
use crate::catalog::*;
use crate::engine::table::Cards;

/// A failed tunnel loses the turn and shows part of the hand.
const FAILED_TUNNEL: i32 = 90;

/// What laying a track is worth, before looking at the cards that pay for it.
#[derive(Clone, Copy)]
pub(super) struct Claim {
    pub(super) track: TrackId,
    worth: i32,
    /// The goal whose cards pay for it: the track itself, or a planned parallel one.
    aimed_at: TrackId,
    is_tunnel: bool,
}

impl Claim {
    pub(super) fn new(
        table: &Table<'_>,
        weights: &Weights,
        thought: &Thought,
        obstacles: Option<&[i32; MAX_TRACKS]>,
        track: TrackId,
    ) -> Claim {
        let the_track = table.game.track(track);
        let mut worth = thought.worth(table, weights, track);
        let is_tunnel = the_track.kind() == TrackKind::Tunnel && table.rules.tunnel.is_some();
        if table.is_last_turn() {
            // Only points count: those of the track, and of the tickets that it completes.
            worth += 2 * thought.rescued(the_track) * weights.point - TURN;
            return Claim {
                track,
                worth,
                aimed_at: track,
                is_tunnel,
            };
        }
        let place = thought
            .plan
            .tracks
            .iter()
            .position(|planned| *planned == track);
        let mut aimed_at = track;
        match place {
            Some(place) => {
                worth += thought.promise(weights, track)
                    + 20 * the_track.length() as i32
                    + thought.urgency[place]
            }
            None => {
                if let Some(parallel) = parallel_goal(table, thought, track) {
                    worth += thought.promise(weights, parallel) - 40;
                    aimed_at = parallel;
                }
            }
        }
        let rescued = thought.rescued(the_track);
        worth += 2 * rescued * weights.point;
        if let Some(obstacles) = obstacles {
            worth += obstacles[track.index()] * weights.point * weights.block / 100;
        }
        worth -= weights.wagon * the_track.length() as i32 * thought.future / 100;
        worth -= TURN;
        let left = i32::from(table.me().wagons) - the_track.length() as i32;
        worth += ending(table, weights, the_track);
        let off_plan =
            aimed_at == track && place.is_none() && rescued == 0 && !thought.plan.tracks.is_empty();
        if off_plan {
            worth -= weights.focus * thought.future / 100;
        }
        if off_plan && left < thought.plan.wagons * 6 / 5 {
            // Tickets come first: they may need these wagons.
            worth -= 4 * TURN;
        }
        Claim {
            track,
            worth,
            aimed_at,
            is_tunnel,
        }
    }

    /// What the claim is worth with these cards.
    pub(super) fn rate(
        &self,
        table: &Table<'_>,
        weights: &Weights,
        thought: &Thought,
        pay: Cards,
    ) -> i32 {
        let cost = pay_cost(table, weights, thought, self.aimed_at, pay);
        // At the very end cards only break ties, unless the edition counts the hand.
        let hand = table.own.hand;
        let rated = self.worth - cost * thought.future.max(2) / 100
            + thought.hand_gain(weights, hand, hand.minus(pay));
        if !self.is_tunnel {
            return rated;
        }
        let chance = tunnel_chance(table, pay);
        let hope = (rated as f32 * chance - FAILED_TUNNEL as f32 * (1.0 - chance)) as i32;
        // With less than an even chance, starting a tunnel costs more than it brings.
        if chance < 0.55 && thought.turns > 1 {
            hope.min(-FAILED_TUNNEL)
        } else {
            hope
        }
    }
}

/// Whether a payment lets several cards of any kind stand in for one that is in hand: nobody pays three for one where
/// one would do (NO-5, NO-8). A pair for a locomotive that pays everywhere may well be wise (NL-4).
pub(super) fn is_wasteful(table: &Table<'_>, track: TrackId, pay: Cards, fewest: u8) -> bool {
    let dear = match table.game.track(track).kind() {
        TrackKind::Ferry { .. } => table.rules.ferry != Some(FerryRule::Pair),
        TrackKind::Substitute => true,
        TrackKind::Plain | TrackKind::Tunnel => false,
    };
    dear && pay.total() > fewest
}

/// A player with this few wagons left brings on the last round.
const LAST_WAGONS: i32 = 2;
/// A lead greater than this is no safer.
const SAFE_LEAD: i32 = 30;

/// What it is worth to bring on the last round with a claim: much for a seat that leads by public points, less than
/// nothing for one that trails.
fn ending(table: &Table<'_>, weights: &Weights, track: &Track) -> i32 {
    let me = table.me();
    let left = i32::from(me.wagons) - track.length() as i32;
    let running = table.open.turns_left.is_none() && weights.timing == Timing::Foresees;
    if !running || left > LAST_WAGONS {
        return 0;
    }
    let rival = table.rivals().map(|seat| i32::from(seat.score)).max();
    let lead = i32::from(me.score) + table.points(track) - rival.unwrap_or(0);
    lead.clamp(-SAFE_LEAD, SAFE_LEAD) * weights.point / 4
}

/// The planned track of the same route, if that is a different one.
fn parallel_goal(table: &Table<'_>, thought: &Thought, track: TrackId) -> Option<TrackId> {
    let route = table.game.route(table.game.track(track).route());
    if route.tracks().len() < 2 {
        return None;
    }
    route
        .tracks()
        .iter()
        .copied()
        .find(|other| *other != track && thought.planned.contains(*other))
}

/// What the cards of a payment are worth elsewhere.
pub(super) fn pay_cost(
    table: &Table<'_>,
    weights: &Weights,
    thought: &Thought,
    track: TrackId,
    pay: Cards,
) -> i32 {
    let goal = thought.needs.goal(track);
    let aimed_at = goal.is_some();
    let free = thought.needs.spare.plus(goal.unwrap_or(Cards::NONE));
    let wild = table.rules.locomotives_pay == LocomotivesPay::Everywhere;
    let mut cost = 0;
    for (card, count) in pay.kinds() {
        let taken = i32::from(count.saturating_sub(free.count(card)));
        let from_free = i32::from(count) - taken;
        let loco = card == Card::Loco;
        let full = if loco && wild {
            weights.card * 8 / 5
        } else {
            weights.card
        };
        let little = match (aimed_at, loco) {
            (true, true) => weights.card * 3 / 10,
            (true, false) => 0,
            (false, true) => weights.card * 8 / 10,
            (false, false) => weights.card * 35 / 100,
        };
        cost += taken * full + from_free * little;
    }
    cost
}

/// The chance that a tunnel started with these cards can be finished with the hand (NO-6).
pub(super) fn tunnel_chance(table: &Table<'_>, pay: Cards) -> f32 {
    let rest = table.own.hand.minus(pay);
    let color = pay
        .kinds()
        .map(|(card, _)| card)
        .find(|card| *card != Card::Loco);
    let able = rest.locos() + color.map_or(0, |card| rest.count(card));
    let turn_up = table.rules.tunnel.map_or(0, |rule| rule.turn_up);
    if able >= turn_up {
        return 1.0;
    }
    let unseen = table.unseen();
    let total = f32::from(unseen.total()).max(1.0);
    let fitting = f32::from(unseen.locos() + color.map_or(0, |card| unseen.count(card)));
    let mut odds = [1.0_f32, 0.0, 0.0, 0.0];
    for drawn in 0..turn_up.min(3) {
        let left = (total - f32::from(drawn)).max(1.0);
        let mut next = [0.0; 4];
        for (hits, chance) in odds.iter().enumerate() {
            let hit = ((fitting - hits as f32).max(0.0) / left).min(1.0);
            next[hits] += chance * (1.0 - hit);
            if hits + 1 < next.len() {
                next[hits + 1] += chance * hit;
            }
        }
        odds = next;
    }
    odds.iter().take(able as usize + 1).sum()
}
