//! Why a choice other than a claim is good: cards, tickets, tunnels, passengers, neutral wagons.

use super::super::judged::Judged;
use super::costs::all_costs;
use super::hints::tickets_served;
use super::plan::{join, open_tickets};
use super::planner::ways_for;
use super::table::Table;
use super::thought::{Memory, Thought, means};
use super::weights::Weights;
use crate::catalog::*;
use crate::engine::advice::Reason;
use crate::engine::rail::{Phase, RailAction};
use crate::engine::table::{TicketSet, TrackSet};

/// With fewer wagons left over than this, or fewer turns, there is no room for a ticket.
const ROOM: i32 = 4;

pub(super) fn take(
    table: &Table<'_>,
    weights: &Weights,
    card: Card,
    judged: &Judged<'_>,
) -> Vec<Reason> {
    let thought = Thought::new(table, weights, &mut Memory::default());
    let mut goals = thought.needs.goals();
    if let Some(track) = goals.find(|track| lacks(table, &thought, *track, card)) {
        return vec![Reason::WantedFor(card, track)];
    }
    if card != Card::Loco && table.own.hand.count(card) > 0 {
        return vec![Reason::MoreOf(card)];
    }
    let draws = |action| matches!(action, RailAction::Take(_) | RailAction::Draw);
    match judged.beats(draws) {
        true => vec![Reason::BestOffered],
        false => Vec::new(),
    }
}

/// Whether a track is short of a card beyond those set aside for it.
fn lacks(table: &Table<'_>, thought: &Thought, id: TrackId, card: Card) -> bool {
    let track = table.game.track(id);
    let held = thought.needs.goal(id).unwrap_or_default();
    let symbols = match track.kind() {
        TrackKind::Ferry { symbols } => symbols,
        TrackKind::Plain | TrackKind::Tunnel | TrackKind::Substitute => 0,
    };
    let for_symbols = held.locos().min(symbols);
    let short = (track.length() as u8 - symbols).saturating_sub(held.total() - for_symbols);
    match card.color() {
        None => table.takes_locos(track) && (short > 0 || for_symbols < symbols),
        Some(color) => {
            let set = held.kinds().find_map(|(card, _)| card.color());
            let wanted = track.color().or(set);
            short > 0 && wanted.is_none_or(|wanted| wanted == color)
        }
    }
}

pub(super) fn draw_tickets(table: &Table<'_>, weights: &Weights) -> Vec<Reason> {
    let thought = Thought::new(table, weights, &mut Memory::default());
    let mut reasons = Vec::new();
    let held = table.own.tickets;
    if !held.is_empty() && open_tickets(table, held).is_empty() {
        reasons.push(Reason::AllCompleted);
    }
    let spare = i32::from(table.me().wagons) - thought.plan.wagons;
    if spare >= ROOM && thought.turns >= ROOM {
        reasons.push(Reason::RoomForTickets);
    }
    reasons
}

/// The judgement likes a certain mixture; what it likes it for depends on which piles are in it.
pub(super) fn split(piles: [u8; 2]) -> Vec<Reason> {
    vec![match piles {
        [_, 0] => Reason::ShortTickets,
        [0, _] => Reason::LongTickets,
        _ => Reason::Mixed,
    }]
}

pub(super) fn keep(
    table: &Table<'_>,
    weights: &Weights,
    kept: TicketSet,
    judged: &Judged<'_>,
) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let ways = ways_for(table, weights, table.own.tickets.plus(kept));
    let tracks = ways.iter().filter_map(|way| way.tracks.as_ref()).flatten();
    let spaces: Vec<TrackId> = tracks.copied().collect();
    // Every way names a track once, so what comes twice serves two tickets.
    let different: TrackSet = spaces.iter().copied().collect();
    if different.iter().count() < spaces.len() {
        reasons.push(Reason::OneNetwork);
    }
    let (costs, means) = (all_costs(table, weights), means(table, weights));
    let fits = |kept: TicketSet| {
        let all = open_tickets(table, table.own.tickets.plus(kept));
        let plan = join(table, &costs, all, weights.orders);
        all.minus(plan.tickets).is_empty() && means.suffice(&plan)
    };
    let offer: TicketSet = table.own.offer.iter().copied().collect();
    let fewest = judged.actions().filter_map(|action| match action {
        RailAction::Keep(kept) => Some(kept.count()),
        _ => None,
    });
    match fits(kept) {
        true if !kept.is_empty() => reasons.push(Reason::WithinReach),
        false if fewest.min() == Some(kept.count()) => reasons.push(Reason::LeastLoss),
        _ => {}
    }
    let left = offer.minus(kept);
    if !left.is_empty() {
        let one_more = |ticket| fits(kept.plus([ticket].into_iter().collect()));
        reasons.push(match left.iter().any(one_more) {
            true => Reason::OthersCost,
            false => Reason::EnoughTickets,
        });
    }
    reasons
}

/// Whether to pay for a tunnel: what it is good for, and what the judgement says of the price.
pub(super) fn tunnel(
    table: &Table<'_>,
    weights: &Weights,
    action: RailAction,
    judged: &Judged<'_>,
) -> Vec<Reason> {
    let Phase::Tunnel(tunnel) = &table.open.phase else {
        return Vec::new();
    };
    let pays = |action| matches!(action, RailAction::PayTunnel(_));
    let gives_up = |action| matches!(action, RailAction::GiveUp);
    if gives_up(action) {
        return match (judged.actions().any(pays), judged.beats(pays)) {
            (false, _) => vec![Reason::CardsMissing],
            (true, true) => vec![Reason::TooDear],
            (true, false) => Vec::new(),
        };
    }
    let thought = Thought::new(table, weights, &mut Memory::default());
    let mut reasons = tickets_served(table, &thought, tunnel.track);
    if judged.beats(gives_up) {
        reasons.push(Reason::WorthThePrice);
    }
    if reasons.is_empty() {
        let points = table.points(table.game.track(tunnel.track));
        reasons.push(Reason::Points(points as u8));
    }
    reasons
}

/// How the seat stands after taking passengers, against whoever has most of their colour (GE-10).
pub(super) fn passengers(table: &Table<'_>, colors: [Option<Color>; 2]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    for color in Color::ALL {
        let taken = colors.iter().flatten().filter(|it| **it == color).count() as u8;
        if taken == 0 {
            continue;
        }
        let count = |seat: &crate::engine::rail::OpenSeat| seat.passengers[color.index()];
        let rival = table.rivals().map(count).max().unwrap_or(0);
        match (count(table.me()) + taken).cmp(&rival) {
            std::cmp::Ordering::Greater => reasons.push(Reason::Ahead(color)),
            std::cmp::Ordering::Equal => reasons.push(Reason::Level(color)),
            std::cmp::Ordering::Less => {}
        }
    }
    // Behind in every colour, one more still helps; nobody is taken only where nobody waits.
    if reasons.is_empty() && colors != [None, None] {
        reasons.push(Reason::Majority);
    }
    reasons
}

pub(super) fn neutral(
    table: &Table<'_>,
    weights: &Weights,
    track: TrackId,
    judged: &Judged<'_>,
) -> Vec<Reason> {
    let thought = Thought::new(table, weights, &mut Memory::default());
    let mut reasons = Vec::new();
    if !thought.planned.contains(track) {
        reasons.push(Reason::OutOfTheWay);
    }
    if judged.beats(|it| matches!(it, RailAction::PlaceNeutral(_))) {
        reasons.push(Reason::FewestCards);
    }
    reasons
}
