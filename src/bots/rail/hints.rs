//! Why an action is good, from the parts of the judgement that chose it.

use super::super::judged::Judged;
use super::claims::pay_cost;
use super::hint_choices::{draw_tickets, keep, neutral, passengers, split, take, tunnel};
use super::plan::open_tickets;
use super::rivals::nearness;
use super::table::Table;
use super::thought::{Memory, Thought};
use super::weights::Weights;
use crate::catalog::*;
use crate::engine::advice::Reason;
use crate::engine::rail::{Holdings, Network, Open, RailAction};
use crate::engine::table::{Cards, TrackSet};

/// From this many points on, a track is worth a turn by itself.
const MANY_POINTS: i32 = 7;
/// From this on, losing a track would hurt.
const URGENT: i32 = 60;
/// From this on, what the edition gives for a track counts; half a turn.
const WORTHWHILE: i32 = 50;
/// With this many wagons or fewer somebody brings on the end.
const FEW_WAGONS: i32 = 2;
/// No toll is lower.
const LOW_TOLL: u8 = 1;

/// The reasons for an action of the seat to act, the best first.
pub(in crate::bots) fn reasons(
    game: &RailGame,
    (open, own, seat): (&Open, &Holdings, Seat),
    weights: &Weights,
    action: RailAction,
    judged: &Judged<'_>,
) -> Vec<Reason> {
    let weights = &weights.on(game);
    let table = Table::new(game, open, own, seat);
    match action {
        RailAction::Claim { track, pay } => claim(&table, weights, track, pay),
        RailAction::Take(place) => {
            let card = open.cards.market.get(usize::from(place)).copied().flatten();
            card.map_or(Vec::new(), |card| take(&table, weights, card, judged))
        }
        RailAction::Draw if judged.beats(|it| matches!(it, RailAction::Take(_))) => {
            vec![Reason::NothingFaceUp]
        }
        RailAction::DrawTickets(_) => draw_tickets(&table, weights),
        RailAction::Keep(kept) => keep(&table, weights, kept, judged),
        RailAction::PayTunnel(_) | RailAction::GiveUp => tunnel(&table, weights, action, judged),
        RailAction::TakePassengers(colors) => passengers(&table, colors),
        RailAction::PlaceNeutral(track) => neutral(&table, weights, track, judged),
        RailAction::Split(piles) => split(piles),
        // A card is better than none and any track better than a pass, so these two come only where nothing else does.
        RailAction::Draw | RailAction::Stop | RailAction::Pass => Vec::new(),
    }
}

fn claim(table: &Table<'_>, weights: &Weights, track: TrackId, pay: Cards) -> Vec<Reason> {
    let thought = Thought::new(table, weights, &mut Memory::default());
    let the_track = table.game.track(track);
    let mut reasons = tickets_served(table, &thought, track);
    let place = thought.plan.tracks.iter().position(|it| *it == track);
    let near = table
        .rivals()
        .any(|rival| nearness(table, rival, the_track) > 0);
    if near && place.is_some_and(|place| thought.urgency[place] >= URGENT) {
        reasons.push(Reason::Contested);
    }
    let points = table.points(the_track);
    if points >= MANY_POINTS {
        reasons.push(Reason::Points(points as u8));
    }
    let left = i32::from(table.me().wagons) - the_track.length() as i32;
    let score = table.me().score + points as i16;
    let leads = table.rivals().all(|rival| rival.score < score);
    if left <= FEW_WAGONS && leads && table.open.turns_left.is_none() {
        reasons.push(Reason::EndsTheGame);
    }
    if helps_a_race(table, weights, &thought, track) {
        reasons.push(Reason::Majority);
    }
    if the_track.draw_bonus() > 0 {
        reasons.push(Reason::DrawsCards(the_track.draw_bonus()));
    }
    if table.rules.tolls.is_some() && the_track.toll() <= LOW_TOLL {
        reasons.push(Reason::Toll);
    }
    if pay_cost(table, weights, &thought, track, pay) <= weights.card / 2 {
        reasons.push(Reason::CheapNow);
    }
    if reasons.is_empty() {
        reasons.push(Reason::Points(points as u8));
    }
    reasons
}

/// Whether a track brings much beyond its points and the cards that are drawn for it.
fn helps_a_race(table: &Table<'_>, weights: &Weights, thought: &Thought, track: TrackId) -> bool {
    let the_track = table.game.track(track);
    let points = table.points(the_track) * weights.point;
    let drawn = i32::from(the_track.draw_bonus()) * weights.card * 4 / 10;
    thought.worth(table, weights, track) - points - drawn >= WORTHWHILE
}

/// Tickets that a track completes, then those that it brings nearer.
pub(super) fn tickets_served(table: &Table<'_>, thought: &Thought, track: TrackId) -> Vec<Reason> {
    let tracks = table.me().tracks;
    let mut with = tracks;
    with.insert(track);
    let after = Network::new(table.game, &with);
    let open = open_tickets(table, table.own.tickets);
    let joined = |ticket: &TicketId| after.joins(table.game, table.game.ticket(*ticket).ends());
    let mut reasons: Vec<Reason> = open.iter().filter(joined).map(Reason::Completes).collect();
    if !thought.planned.contains(track) {
        return reasons;
    }
    // Without the track, a planned ticket that needs it would not be joined by the rest of the plan.
    let mut rest: TrackSet = tracks;
    let planned = thought.plan.tracks.iter().filter(|it| **it != track);
    planned.for_each(|it| rest.insert(*it));
    let rest = Network::new(table.game, &rest);
    let needs = |ticket: &TicketId| {
        !joined(ticket) && !rest.joins(table.game, table.game.ticket(*ticket).ends())
    };
    let shortened = open.iter().filter(|it| thought.plan.tickets.contains(*it));
    reasons.extend(shortened.filter(needs).map(Reason::Shortens));
    reasons
}
