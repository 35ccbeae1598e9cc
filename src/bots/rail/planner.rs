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
    /// The tickets that it completes, each with its chance in percent.
    pub tickets: Vec<(TicketId, u8)>,
    /// Open tickets for which wagons or ways are missing.
    pub dropped: Vec<TicketId>,
    /// Cards of each kind still missing, by `Card::index`.
    pub missing: [u8; Card::KINDS],
    /// Cards still missing for grey tracks for which the hand holds nothing yet.
    pub missing_any: u8,
}

/// Wagons are the lower digits of a price: of two networks that cost the same, the shorter one is better.
const WAGONS: i64 = 1 << 10;

/// The cheapest way for each open ticket of the viewer.
pub fn cheapest_ways(game: &RailGame, view: &RailView) -> Vec<Way> {
    let Some((seat, own)) = view.seated() else {
        return Vec::new();
    };
    let table = Table::new(game, &view.open, own, seat);
    let weights = Weights::new(crate::bots::Level::Strong, crate::bots::Temperament::Even);
    let costs = all_costs(&table, &weights);
    let open = open_tickets(&table, own.tickets);
    let way = |ticket: TicketId| {
        let [a, b] = game.ticket(ticket).ends();
        let chains = Chains::search(game, &costs, a, Some(b));
        let missing = chains.cost(b).map(|_| {
            let tracks = chains.tracks(a, b);
            tracks.filter(|track| costs[track.index()] > 0).collect()
        });
        Way {
            ticket,
            tracks: missing,
        }
    };
    open.iter().map(way).collect()
}

/// The best network for all open tickets of the viewer within the wagons left.
pub fn best_network(game: &RailGame, view: &RailView) -> BestNetwork {
    let Some((seat, own)) = view.seated() else {
        return BestNetwork::default();
    };
    let table = Table::new(game, &view.open, own, seat);
    let weights = Weights::new(crate::bots::Level::Strong, crate::bots::Temperament::Even);
    let costs = all_costs(&table, &weights);
    let open = open_tickets(&table, own.tickets);
    let tracks = if open.count() <= MOST_PAIRS {
        exact(&table, &costs, open)
    } else {
        let means = means(&table, &weights);
        let plan = join_within(&table, &costs, open, weights.orders, means);
        plan.tracks.to_vec()
    };
    report(&table, &weights, open, tracks)
}

/// The network of the most valuable set of tickets that the wagons allow; of equals the cheapest.
fn exact(table: &Table<'_>, costs: &Costs, open: TicketSet) -> Vec<TrackId> {
    let tickets: Vec<TicketId> = open.iter().collect();
    let ends = |ticket: &TicketId| table.game.ticket(*ticket).ends();
    let pairs: Vec<[CityId; 2]> = tickets.iter().map(ends).collect();
    let mut prices: Prices = [None; MAX_TRACKS];
    for track in table.game.track_ids() {
        let cost = i64::from(costs[track.index()]);
        let length = table.game.track(track).length() as i64;
        prices[track.index()] = match cost {
            0 => Some(0),
            cost if cost < i64::from(NO_WAY) => Some(cost * WAGONS + length),
            _ => None,
        };
    }
    let found = networks(table.game, &prices, &pairs);
    let worth = |set: usize| -> i64 {
        let chosen = tickets
            .iter()
            .enumerate()
            .filter(|(at, _)| set >> at & 1 == 1);
        chosen
            .map(|(_, ticket)| i64::from(table.game.ticket(*ticket).points()))
            .sum()
    };
    let wagons = i64::from(table.me().wagons);
    let fitting = found.iter().enumerate().filter_map(|(set, found)| {
        let found = found.as_ref()?;
        (found.cost % WAGONS <= wagons).then_some((set, found))
    });
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

/// What a network completes, takes and still needs.
fn report(
    table: &Table<'_>,
    weights: &Weights,
    open: TicketSet,
    tracks: Vec<TrackId>,
) -> BestNetwork {
    let mut plan = Plan::default();
    tracks.iter().for_each(|track| plan.count(table, *track));
    let mut all: TrackSet = table.me().tracks;
    tracks.iter().for_each(|track| all.insert(*track));
    let network = Network::new(table.game, &all);
    let joined = |ticket: &TicketId| network.joins(table.game, table.game.ticket(*ticket).ends());
    let means = means(table, weights);
    let chance = means.chance(
        weights.faith,
        plan.wagons,
        plan.turns(weights.card, means.held),
    );
    let goals: Goals = tracks
        .iter()
        .map(|&track| Goal { track, weight: 100 })
        .collect();
    let (missing, missing_any) = missing(table, &Needs::new(table, weights, &goals), &tracks);
    BestNetwork {
        wagons: plan.wagons as u8,
        tickets: open
            .iter()
            .filter(joined)
            .map(|it| (it, chance.clamp(0, 100) as u8))
            .collect(),
        dropped: open.iter().filter(|it| !joined(it)).collect(),
        missing,
        missing_any,
        tracks,
    }
}

/// What the tracks take beyond the cards that are set aside for them.
fn missing(table: &Table<'_>, needs: &Needs, tracks: &[TrackId]) -> ([u8; Card::KINDS], u8) {
    let mut missing = [0; Card::KINDS];
    let mut any = 0;
    for &track in tracks {
        let the_track = table.game.track(track);
        let symbols = match the_track.kind() {
            TrackKind::Ferry { symbols } => symbols,
            _ => 0,
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
