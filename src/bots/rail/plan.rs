//! The network for a set of tickets: which tracks to lay so that all of them are joined at little cost.

use arrayvec::ArrayVec;

use super::costs::cards_needed;
use super::paths::{Chains, Costs, NO_WAY};
use super::table::Table;
use super::weights::TURN;
use crate::catalog::*;
use crate::engine::rail::Network;
use crate::engine::table::{TicketSet, TrackSet};

/// The most tracks that a plan holds; nobody has wagons for more.
pub(super) const MOST_TRACKS: usize = 48;

/// The tracks of a plan, those still to be laid.
pub(super) type Tracks = ArrayVec<TrackId, MOST_TRACKS>;

/// A network to be laid.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    /// Tracks still to be laid.
    pub(super) tracks: Tracks,
    /// What they cost together.
    pub(super) cost: i32,
    /// Wagons that they take.
    pub(super) wagons: i32,
    /// Cards that they take, in hundredths, before looking at the hand.
    pub(super) cards: i32,
    /// Points that they bring by themselves.
    pub(super) points: i32,
    /// Tokens that they take.
    pub(super) tolls: i32,
    /// Whether it is worth a loan.
    pub(super) borrows: bool,
    /// Tickets that the plan will complete, without those completed already.
    pub(super) tickets: TicketSet,
    /// Tickets held when the plan was made.
    pub(super) wanted: TicketSet,
}

impl Plan {
    /// Turns that the plan takes, in hundredths, with so many cards in hand that fit it.
    pub(super) fn turns(&self, card: i32, held: i32) -> i32 {
        let cards = (self.cards - 100 * held).max(0);
        self.tracks.len() as i32 * TURN + cards * card / 100
    }
}

impl Plan {
    /// What is left of a plan made before; none if a track of it is lost or other tickets are held now.
    pub(super) fn renewed(&self, table: &Table<'_>, tickets: TicketSet) -> Option<Plan> {
        if self.wanted != tickets {
            return None;
        }
        let me = table.me();
        let mut plan = Plan {
            tickets: self.tickets,
            wanted: tickets,
            borrows: self.borrows,
            ..Plan::default()
        };
        for &track in &self.tracks {
            if me.tracks.contains(track) {
                continue;
            }
            if !table.usable(track) {
                return None;
            }
            plan.count(table, track);
        }
        Some(plan)
    }

    /// Enters a track.
    pub(super) fn count(&mut self, table: &Table<'_>, track: TrackId) {
        if self.tracks.try_push(track).is_ok() {
            let track = table.game.track(track);
            self.wagons += track.length() as i32;
            self.cards += cards_needed(table, track);
            self.points += table.points(track);
            self.tolls += i32::from(track.toll());
        }
    }
}

/// The tickets of a set that the seat's tracks do not join yet.
pub(super) fn open_tickets(table: &Table<'_>, tickets: TicketSet) -> TicketSet {
    let network = Network::new(table.game, &table.me().tracks);
    tickets
        .iter()
        .filter(|ticket| !network.joins(table.game, table.game.ticket(*ticket).ends()))
        .collect()
}

type Order = ArrayVec<TicketId, 32>;

/// The cheapest of several networks that join the tickets; those that cannot be joined are left out.
pub(super) fn join(table: &Table<'_>, costs: &Costs, tickets: TicketSet, orders: usize) -> Plan {
    let mut order = farthest_first(table, tickets);
    let mut best = join_in_order(table, costs, &order);
    if order.len() < 2 {
        return best;
    }
    for attempt in 1..orders.max(1) {
        match attempt {
            1 => order.reverse(),
            _ => order.rotate_left(1),
        }
        let plan = join_in_order(table, costs, &order);
        if (plan.tickets.count(), -plan.cost) > (best.tickets.count(), -best.cost) {
            best = plan;
        }
    }
    best
}

/// Tickets in the usual order of joining.
fn farthest_first(table: &Table<'_>, tickets: TicketSet) -> Order {
    let mut order: Order = tickets.iter().take(32).collect();
    let distance = |ticket: &TicketId| {
        let [a, b] = table.game.ticket(*ticket).ends();
        table.game.graph().distance(a, b).unwrap_or(0)
    };
    order.arrange_by_key(|ticket| std::cmp::Reverse(distance(ticket)));
    order
}

/// Joins one ticket after the other.
fn join_in_order(table: &Table<'_>, costs: &Costs, order: &[TicketId]) -> Plan {
    let mut draft = Draft::new(costs);
    for &ticket in order {
        draft.join(table, ticket);
    }
    draft.plan
}

/// The tracks from one end of a ticket to the other.
type Way = ArrayVec<TrackId, MAX_CITIES>;

/// A network that grows ticket by ticket; what is laid for one is free for the next.
#[derive(Clone)]
struct Draft {
    costs: Costs,
    plan: Plan,
}

impl Draft {
    fn new(costs: &Costs) -> Draft {
        Draft {
            costs: *costs,
            plan: Plan::default(),
        }
    }

    /// Joins a ticket by the cheapest way; none if there is no way.
    fn join(&mut self, table: &Table<'_>, ticket: TicketId) -> Option<Way> {
        let [a, b] = table.game.ticket(ticket).ends();
        let chains = Chains::search(table.game, &self.costs, a, Some(b));
        self.plan.cost += chains.cost(b)?;
        self.plan.tickets.insert(ticket);
        let way: Way = chains.tracks(a, b).collect();
        self.lay(table, &way);
        Some(way)
    }

    /// Puts the tracks of a path into the plan: from now on they cost nothing, and their parallel tracks are out of the
    /// question.
    fn lay(&mut self, table: &Table<'_>, way: &[TrackId]) {
        for &track in way {
            if self.costs[track.index()] > 0 {
                for other in table.game.route(table.game.track(track).route()).tracks() {
                    self.costs[other.index()] = NO_WAY;
                }
                self.costs[track.index()] = 0;
                self.plan.count(table, track);
            }
        }
    }
}

/// What a seat has left to build with: decides what to give up when a plan needs more.
#[derive(Clone, Copy)]
pub(super) struct Means {
    pub(super) wagons: i32,
    /// Hundredths of turns.
    pub(super) turns: i32,
    /// Tokens, where tolls are to be paid without a loan.
    pub(super) tokens: i32,
    /// What a card costs, and how many of those held are likely to fit.
    pub(super) card: i32,
    pub(super) held: i32,
}

/// What a plan lacks, or what a smaller one would save.
pub(super) struct Lacking {
    pub(super) wagons: i32,
    /// Hundredths of turns.
    pub(super) turns: i32,
    tokens: i32,
}

impl Lacking {
    /// All of it in hundredths of turns; nothing if the means suffice.
    fn weight(&self) -> i32 {
        self.wagons * 60 + self.turns + self.tokens * 60
    }
}

impl Means {
    /// How far a plan goes beyond the means.
    pub(super) fn lacking(&self, plan: &Plan) -> Lacking {
        let turns = plan.turns(self.card, self.held);
        Lacking {
            wagons: (plan.wagons - self.wagons).max(0),
            turns: (turns - self.turns).max(0),
            tokens: (plan.tolls - self.tokens).max(0),
        }
    }

    /// Whether a plan keeps within the means.
    pub(super) fn suffice(&self, plan: &Plan) -> bool {
        self.lacking(plan).weight() == 0
    }

    /// What a smaller plan saves of that of which there is too little.
    fn saved(&self, plan: &Plan, smaller: &Plan) -> Lacking {
        let short_of_tokens = plan.tolls > self.tokens;
        Lacking {
            wagons: plan.wagons - smaller.wagons,
            turns: plan.turns(self.card, 0) - smaller.turns(self.card, 0),
            tokens: i32::from(short_of_tokens) * (plan.tolls - smaller.tolls),
        }
    }

    /// The chance, in percent, that a ticket of a plan is completed: the more of the wagons and of the time it
    /// takes, the more can go wrong.
    pub(super) fn chance(&self, faith: i32, wagons: i32, turns: i32) -> i32 {
        let load = (wagons * 100 / self.wagons.max(1)).max(turns / (self.turns / 100).max(1));
        let load = load.clamp(0, 150);
        (98 - (100 - faith) * load / 100 * load / 100).max(0)
    }
}

/// The best network that wagons and time allow: the tickets that bring least for their cost are dropped one by one.
pub(super) fn join_within(
    table: &Table<'_>,
    costs: &Costs,
    tickets: TicketSet,
    orders: usize,
    means: Means,
) -> Plan {
    let mut chosen = tickets;
    let mut plan = join(table, costs, chosen, orders);
    // Every round drops one ticket.
    for _ in 0..tickets.count() {
        let over = means.lacking(&plan).weight();
        if over == 0 {
            break;
        }
        let mut worst: Option<(i32, TicketId)> = None;
        each_without(table, costs, plan.tickets, &mut |ticket, smaller| {
            let saved = means.saved(&plan, smaller).weight();
            let points = i32::from(table.game.ticket(ticket).points());
            // A ticket whose loss does not help is dropped last.
            let loss = (points * 1000) / saved.clamp(1, over.max(1));
            if worst.is_none_or(|least| (loss, ticket) < least) {
                worst = Some((loss, ticket));
            }
        });
        let Some((_, worst)) = worst else {
            break;
        };
        chosen = plan.tickets;
        chosen.remove(worst);
        plan = join(table, costs, chosen, orders);
    }
    plan
}

/// Shows for each ticket the network that joins all the others.
///
/// With many tickets this would take nearly all thinking time, so paths are searched again only where leaving the
/// ticket out can make a difference.
fn each_without(
    table: &Table<'_>,
    costs: &Costs,
    tickets: TicketSet,
    show: &mut impl FnMut(TicketId, &Plan),
) {
    let order = farthest_first(table, tickets);
    let mut whole = Draft::new(costs);
    let ways: ArrayVec<Option<Way>, 32> = order
        .iter()
        .map(|ticket| whole.join(table, *ticket))
        .collect();
    let mut earlier = Draft::new(costs);
    for (place, &ticket) in order.iter().enumerate() {
        let mut without = earlier.clone();
        if let Some(way) = &ways[place] {
            earlier.lay(table, way);
        }
        let laid: TrackSet = earlier.plan.tracks[without.plan.tracks.len()..]
            .iter()
            .copied()
            .collect();
        if laid.is_empty() {
            show(ticket, &whole.plan);
            continue;
        }
        let mut same = true;
        for (later, way) in order.iter().zip(&ways).skip(place + 1) {
            match way {
                // A path that does not use the missing tracks stays the cheapest.
                Some(way) if same && !way.iter().any(|track| laid.contains(*track)) => {
                    without.lay(table, way);
                }
                _ => same &= without.join(table, *later) == *way,
            }
        }
        show(ticket, &without.plan);
    }
}

/// The tracks of a plan as a set.
pub(super) fn track_set(plan: &Plan) -> TrackSet {
    plan.tracks.iter().copied().collect()
}
