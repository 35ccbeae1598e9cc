//! Planning for a person: the cheapest way for each open ticket, and the best network for all of them within the wagons
//! left. Costs are those by which the bots plan.

use serde::{Deserialize, Serialize};

use super::costs::all_costs;
use super::forest::{MOST_PAIRS, Prices, networks};
use super::needs::{Goal, Goals, Needs};
use super::paths::{Chains, Costs, NO_WAY};
use super::plan::{Plan, join_within, open_tickets};
use super::table::Table;
use super::thought::means;
use super::weights::Weights;
use crate::catalog::*;
use crate::engine::rail::{Network, RailView};
use crate::engine::table::{TicketSet, TrackSet};

/// The cheapest way to join the cities of a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    /// The ticket.
    pub ticket: TicketId,
    /// The tracks still to be laid; none if it can no longer be joined.
    pub tracks: Option<Vec<TrackId>>,
}

/// The best network for the open tickets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestNetwork {
    /// The tracks still to be laid.
    pub tracks: Vec<TrackId>,
    /// Wagons that they take.
    pub wagons: u8,
    /// Whether no other network within the wagons completes more; with many open tickets it is only a good one.
    pub exact: bool,
    /// The tickets that it completes.
    pub tickets: Vec<Chance>,
    /// Open tickets for which wagons or ways are missing.
    pub dropped: Vec<Chance>,
    /// Cards of each kind still missing, by `Card::index`.
    pub missing: [u8; Card::KINDS],
    /// Cards still missing for grey tracks for which the hand holds nothing yet.
    pub missing_any: u8,
}

/// How likely a ticket still is, in percent, if what is left of its own way is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    /// The ticket.
    pub ticket: TicketId,
    /// The chance.
    pub percent: u8,
}

/// Wagons are the lower digits of a price: of two networks that cost the same, the shorter one is better.
const WAGONS: i64 = 1 << 10;

/// The cheapest way for each open ticket of the viewer.
pub fn cheapest_ways(game: &RailGame, view: &RailView) -> Vec<Way> {
    let Some((seat, own)) = view.seated() else {
        return Vec::new();
    };
    let table = Table::new(game, &view.open, own, seat);
    ways_for(&table, &strong(game), own.tickets)
}

/// The cheapest way for each of some tickets that is open.
pub(super) fn ways_for(table: &Table<'_>, weights: &Weights, tickets: TicketSet) -> Vec<Way> {
    let costs = all_costs(table, weights);
    let open = open_tickets(table, tickets);
    let way = |ticket| Way {
        ticket,
        tracks: tracks_left(table, &costs, ticket),
    };
    open.iter().map(way).collect()
}

/// The tracks still to be laid by the cheapest way for a ticket; none if there is no way.
fn tracks_left(table: &Table<'_>, costs: &Costs, ticket: TicketId) -> Option<Vec<TrackId>> {
    let [a, b] = table.game.ticket(ticket).ends();
    let chains = Chains::search(table.game, costs, a, Some(b));
    chains.cost(b)?;
    let tracks = chains.tracks(a, b);
    Some(tracks.filter(|track| costs[track.index()] > 0).collect())
}

fn strong(game: &RailGame) -> Weights {
    Weights::new(crate::bots::Level::Strong, crate::bots::Temperament::Even).on(game)
}

/// The best network for all open tickets of the viewer within the wagons left.
pub fn best_network(game: &RailGame, view: &RailView) -> BestNetwork {
    let Some((seat, own)) = view.seated() else {
        return BestNetwork::default();
    };
    let table = Table::new(game, &view.open, own, seat);
    let weights = strong(game);
    let costs = all_costs(&table, &weights);
    let open = open_tickets(&table, own.tickets);
    let few = open.count() <= MOST_PAIRS;
    let tracks = if few {
        exact(&table, &costs, open)
    } else {
        let means = means(&table, &weights);
        let plan = join_within(&table, &costs, open, weights.orders, means);
        plan.tracks.to_vec()
    };
    BestNetwork {
        exact: few,
        ..report(&table, &weights, &costs, tracks)
    }
}

/// The network of the most valuable set of tickets that the wagons allow; of equals the cheapest.
fn exact(table: &Table<'_>, costs: &Costs, open: TicketSet) -> Vec<TrackId> {
    let tickets: Vec<TicketId> = open.iter().collect();
    let ends = |ticket: &TicketId| table.game.ticket(*ticket).ends();
    let pairs: Vec<[CityId; 2]> = tickets.iter().map(ends).collect();
    let wagons = i64::from(table.me().wagons);
    let found = |cost_counts: i64| {
        let prices = prices(table, costs, cost_counts);
        let mut found = networks(table.game, &prices, &pairs);
        for found in &mut found {
            *found = found.filter(|found| found.cost % WAGONS <= wagons);
        }
        found
    };
    let mut best = found(1);
    // Where the cheapest network takes too many wagons, the shortest one may not.
    if best.iter().any(Option::is_none) {
        for (best, shortest) in best.iter_mut().zip(found(0)) {
            *best = best.or(shortest);
        }
    }
    let worth = |set: usize| -> i64 {
        let chosen = tickets
            .iter()
            .enumerate()
            .filter(|(at, _)| set >> at & 1 == 1);
        chosen
            .map(|(_, ticket)| i64::from(table.game.ticket(*ticket).points()))
            .sum()
    };
    let fitting = best
        .iter()
        .enumerate()
        .filter_map(|(set, found)| Some((set, found.as_ref()?)));
    let best = fitting.max_by_key(|(set, found)| (worth(*set), -found.cost));
    let own = table.me().tracks;
    best.map_or(Vec::new(), |(_, found)| {
        found
            .tracks
            .iter()
            .filter(|track| !own.contains(*track))
            .collect()
    })
}

/// Prices by cost and then wagons, or with `cost_counts` 0 by wagons alone.
fn prices(table: &Table<'_>, costs: &Costs, cost_counts: i64) -> Prices {
    let mut prices: Prices = [None; MAX_TRACKS];
    for track in table.game.track_ids() {
        let length = table.game.track(track).length() as i64;
        prices[track.index()] = match i64::from(costs[track.index()]) {
            0 => Some(0),
            cost if cost < i64::from(NO_WAY) => Some(cost_counts * cost * WAGONS + length),
            _ => None,
        };
    }
    prices
}

/// What a network completes, takes and still needs.
fn report(
    table: &Table<'_>,
    weights: &Weights,
    costs: &Costs,
    tracks: Vec<TrackId>,
) -> BestNetwork {
    let own = table.me().tracks;
    let all: TrackSet = own.iter().chain(tracks.iter().copied()).collect();
    let network = Network::new(table.game, &all);
    let mut within = *costs;
    for track in table.game.track_ids().filter(|it| !all.contains(*it)) {
        within[track.index()] = NO_WAY;
    }
    let open = open_tickets(table, table.own.tickets);
    let joined = |ticket: &TicketId| network.joins(table.game, table.game.ticket(*ticket).ends());
    let chance = |costs: &Costs, ticket| Chance {
        ticket,
        percent: chance(table, weights, tracks_left(table, costs, ticket)),
    };
    let goals: Goals = tracks
        .iter()
        .map(|&track| Goal { track, weight: 100 })
        .collect();
    let (missing, missing_any) = missing(table, &Needs::new(table, weights, &goals), &tracks);
    let lengths = tracks.iter().map(|track| table.game.track(*track).length());
    BestNetwork {
        wagons: lengths.sum::<usize>() as u8,
        exact: false,
        tickets: open
            .iter()
            .filter(joined)
            .map(|ticket| chance(&within, ticket))
            .collect(),
        dropped: open
            .iter()
            .filter(|ticket| !joined(ticket))
            .map(|ticket| chance(costs, ticket))
            .collect(),
        missing,
        missing_any,
        tracks,
    }
}

/// The chance, in percent, that these tracks are all laid in time; none if wagons or ways are missing.
fn chance(table: &Table<'_>, weights: &Weights, tracks: Option<Vec<TrackId>>) -> u8 {
    let means = means(table, weights);
    let mut plan = Plan::default();
    let Some(tracks) = tracks else { return 0 };
    tracks.iter().for_each(|track| plan.count(table, *track));
    if plan.wagons > means.wagons {
        return 0;
    }
    let turns = plan.turns(weights.card, means.held);
    let chance = means.chance(weights.faith, plan.wagons, turns);
    chance.clamp(0, 100) as u8
}

/// What the tracks take beyond the cards that are set aside for them.
fn missing(table: &Table<'_>, needs: &Needs, tracks: &[TrackId]) -> ([u8; Card::KINDS], u8) {
    let mut missing = [0; Card::KINDS];
    let mut any = 0;
    for &track in tracks {
        let the_track = table.game.track(track);
        let symbols = match the_track.kind() {
            TrackKind::Ferry { symbols } => symbols,
            TrackKind::Plain | TrackKind::Tunnel | TrackKind::Substitute => 0,
        };
        let held = needs.goal(track).unwrap_or_default();
        let locos = held.locos().min(symbols);
        missing[Card::Loco.index()] += symbols - locos;
        let spaces = the_track.length() as u8 - symbols;
        let paid = held.total() - locos;
        let color = held.kinds().find_map(|(card, _)| card.color());
        let short = spaces.saturating_sub(paid);
        match the_track.color().or(color) {
            Some(color) => missing[color.index()] += short,
            None => any += short,
        }
    }
    (missing, any)
}
