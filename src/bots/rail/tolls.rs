//! What tolls cost, in points: chances of the token bonus, and loans (NE-4 to NE-8).

use super::paths::Costs;
use super::plan::{Means, Plan, join_within};
use super::table::{Table, soft_step};
use super::thought::means;
use super::weights::Weights;
use crate::catalog::*;
use crate::engine::rail::Owner;
use crate::engine::table::TicketSet;

/// How the seat stands at the toll gates.
pub(super) struct Tolls {
    pub(super) tokens: i32,
    /// What a loan costs.
    fine: f32,
    /// What the best rank is worth.
    bonus: f32,
    /// Whether the bonus is lost, by a loan taken or planned.
    borrowed: bool,
    /// Tokens of the richest rival without a loan.
    rival: Option<i32>,
    width: f32,
}

impl Tolls {
    /// None where there are no tolls.
    pub(super) fn new(table: &Table<'_>, borrows: bool) -> Option<Tolls> {
        let rules = table.rules.tolls.as_ref()?;
        let ranks = &rules.rank_points[table.open.seat_count() - MIN_SEATS];
        let second = ranks.get(1).map_or(0.0, |second| f32::from(*second));
        let start = i32::from(rules.tokens);
        Some(Tolls {
            tokens: i32::from(table.own.tokens),
            fine: f32::from(rules.loan_cost),
            bonus: f32::from(ranks[0]) - second * 0.5,
            borrowed: borrows || table.me().loans > 0,
            rival: table
                .rivals()
                .filter(|seat| seat.loans == 0)
                .map(|seat| start + i32::from(seat.tolls_received) - i32::from(seat.tolls_paid))
                .max(),
            width: 3.0 + table.turns_left(100) as f32 / 3.0,
        })
    }

    /// What the toll of a track costs.
    pub(super) fn cost(&self, table: &Table<'_>, id: TrackId) -> f32 {
        let track = table.game.track(id);
        let toll = i32::from(track.toll());
        let loan = toll > self.tokens;
        let fine = if loan { self.fine } else { 0.0 };
        if self.borrowed {
            // The bonus is lost for good; tokens are now only a means of payment.
            return fine + if loan { 0.0 } else { toll as f32 * 0.2 };
        }
        let Some(rival) = self.rival else {
            // Everybody else has borrowed: the bonus is safe as long as this seat does not.
            return if loan {
                fine + self.bonus
            } else {
                toll as f32 * 0.3
            };
        };
        let chance = |lead: i32| soft_step(lead as f32 / self.width);
        let lead = self.tokens - rival;
        if loan {
            return fine + self.bonus * chance(lead);
        }
        let others = |other: &TrackId| matches!(table.open.owner(*other), Owner::Seat(seat) if seat != table.seat);
        let to_rival = table.game.route(track.route()).tracks().iter().any(others);
        let after = lead - toll - if to_rival { toll } else { 0 };
        self.bonus * (chance(lead) - chance(after)) + toll as f32 * 0.15
    }

    /// What tolls of so many tokens cost together: chances of the bonus, and a loan for every toll that the purse does
    /// not cover.
    pub(super) fn price(&self, spent: i32) -> f32 {
        let loans = (spent - self.tokens).max(0);
        let fines = self.fine * loans as f32 / USUAL_TOLL;
        let bonus = match (self.borrowed, self.rival) {
            (true, _) => 0.0,
            (false, None) if loans > 0 => self.bonus,
            (false, None) => 0.0,
            (false, Some(rival)) => {
                let chance = |lead: i32| soft_step(lead as f32 / self.width);
                let lead = self.tokens - rival;
                let left = if loans > 0 { 0.0 } else { chance(lead - spent) };
                self.bonus * (chance(lead) - left)
            }
        };
        bonus + fines
    }
}

/// A toll that a loan pays, in tokens: those of the longer tracks.
const USUAL_TOLL: f32 = 3.0;

/// The network for some tickets that wagons and time allow; where it takes more tokens than the seat has, with the loans
/// or without the tickets that cause them, whichever costs less.
pub(super) fn worthwhile(
    table: &Table<'_>,
    weights: &Weights,
    costs: &Costs,
    tickets: TicketSet,
) -> Plan {
    let means = means(table, weights);
    let network = |means| join_within(table, costs, tickets, weights.orders, means);
    let plan = network(means);
    let tolls = Tolls::new(table, false).filter(|tolls| plan.tolls > tolls.tokens);
    let Some(tolls) = tolls.filter(|_| weights.edition > 0) else {
        return plan;
    };
    let tokens = tolls.tokens;
    let smaller = network(Means { tokens, ..means });
    let worth = |plan: &Plan| {
        let points = |id| i32::from(table.game.ticket(id).points());
        let tickets: i32 = plan.tickets.iter().map(points).sum();
        (2 * tickets) as f32 - tolls.price(plan.tolls)
    };
    if worth(&smaller) >= worth(&plan) {
        return smaller;
    }
    Plan {
        borrows: true,
        ..plan
    }
}

#[cfg(test)]
mod tests {
    use super::super::costs::all_costs;
    use super::super::paths::{Chains, NO_WAY};
    use super::*;
    use crate::bots::{Level, Temperament};
    use crate::engine::game::{PlayerView, World};
    use crate::engine::table::{Setup, Viewer};

    /// The plan of a seat without tokens that lacks one track for a ticket, while its rival has borrowed: the token bonus
    /// is safe as long as this seat does not borrow too.
    fn last_track_of(from: &str, to: &str) -> Plan {
        let world = World::new(&Setup::new(GameId::NEDERLAND, 2, 1)).expect("a table");
        let seat = world.to_act().expect("somebody begins");
        let PlayerView::Rail(mut view) = world.view(Viewer::Seat(seat)) else {
            panic!("a map game");
        };
        let the_game = game(GameId::NEDERLAND).rail().expect("a map");
        let ends = [from, to].map(|city| the_game.find_city(city).expect("a city"));
        let mut tickets = the_game.tickets().iter();
        let ticket = tickets.position(|ticket| ticket.ends() == ends);
        let ticket = TicketId::at(ticket.expect("a ticket"));
        let costs = std::array::from_fn(|id| match the_game.tracks().get(id) {
            Some(track) => track.length() as i32,
            None => NO_WAY,
        });
        let chains = Chains::search(the_game, &costs, ends[0], Some(ends[1]));
        let me = &mut view.open.seats[seat.index()];
        let laid = chains.tracks(ends[0], ends[1]).skip(1);
        laid.for_each(|track| me.tracks.insert(track));
        view.open.seats[1 - seat.index()].loans = 1;
        let mut own = view.seated().expect("a seat's own view").1.clone();
        own.tokens = 0;
        let table = Table::new(the_game, &view.open, &own, seat);
        let weights = Weights::new(Level::Strong, Temperament::Even).on(the_game);
        let tickets: TicketSet = [ticket].into_iter().collect();
        worthwhile(&table, &weights, &all_costs(&table, &weights), tickets)
    }

    /// NE-5, NE-7: a ticket of 34 points is worth more than the bonus and a loan, one of 7 points is not.
    #[test]
    fn a_dear_ticket_is_worth_a_loan_and_a_cheap_one_is_not() {
        let dear = last_track_of("groningen", "middelburg");
        assert!(dear.borrows && dear.tracks.len() == 1, "{dear:?}");
        let cheap = last_track_of("breda", "eindhoven");
        assert!(!cheap.borrows && cheap.tracks.is_empty(), "{cheap:?}");
    }
}
