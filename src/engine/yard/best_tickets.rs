//! The ticket check (CG-10): which tickets a pile can complete, and which of them are the best.

use arrayvec::ArrayVec;

use super::super::table::{Cards, RuleError, TicketSet};
use super::knapsack::{self, Item, MOST, UNIT};
use crate::catalog::{Card, Color, TicketId, YardGame};

/// A best set of tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The tickets.
    pub tickets: TicketSet,
    /// What they are worth together.
    pub points: u16,
    /// How many big-city ends they name; a ticket between two big cities counts for both (CG-12).
    pub big_city_ends: u16,
}

/// Weights that compare as the rule does: points, then tickets, then big cities. No count can overflow into the next
/// higher one, because a hand has at most 64 tickets.
const POINT: i32 = UNIT as i32;
const TICKET: i32 = 1 << 8;
const BIG_CITY_END: i32 = 1;

/// The best set of tickets that a pile can complete: most points, then most tickets, then most big cities.
///
/// Completed tickets score and the others cost, so the most points completed are also the most points after
/// subtraction. The answer is exact, and always the same for the same pile and tickets.
pub fn best_tickets(game: &YardGame, pile: Cards, held: TicketSet) -> Best {
    let mut ids: ArrayVec<TicketId, MOST> = ArrayVec::new();
    let mut items: ArrayVec<Item, MOST> = ArrayVec::new();
    for id in held.iter().take(MOST) {
        let ticket = game.ticket(id);
        ids.push(id);
        items.push(Item {
            cost: ticket.cards().map(i32::from),
            weight: i32::from(ticket.points()) * POINT
                + TICKET
                + i32::from(big_city_ends(game, id)) * BIG_CITY_END,
        });
    }
    let wagons = Color::ALL.map(|color| i32::from(pile.of_color(color)));
    let chosen = knapsack::solve(&items, wagons, i32::from(pile.locos()));
    let tickets: TicketSet = ids
        .iter()
        .enumerate()
        .filter(|(index, _)| chosen >> index & 1 == 1)
        .map(|(_, id)| *id)
        .collect();
    Best {
        tickets,
        points: super::score::worth(game, tickets),
        big_city_ends: tickets.iter().map(|id| big_city_ends(game, id)).sum(),
    }
}

/// How many of a ticket's two cities are big ones.
pub(super) fn big_city_ends(game: &YardGame, ticket: TicketId) -> u16 {
    let big = |city: &&crate::catalog::CityId| game.cities()[city.index()].bonus().is_some();
    game.ticket(ticket).ends().iter().filter(big).count() as u16
}

/// Whether a pile can complete all these tickets; otherwise which cards are missing. Locomotives are given
/// to the colours in their order until none is left.
pub fn check_feasible(game: &YardGame, pile: Cards, tickets: TicketSet) -> Result<(), RuleError> {
    let mut needed = [0u16; 8];
    for ticket in tickets.iter() {
        for (sum, count) in needed.iter_mut().zip(game.ticket(ticket).cards()) {
            *sum += u16::from(*count);
        }
    }
    let mut locos = u16::from(pile.locos());
    let mut missing = Cards::NONE;
    for color in Color::ALL {
        let short = needed[color.index()].saturating_sub(u16::from(pile.of_color(color)));
        let by_locos = short.min(locos);
        locos -= by_locos;
        // A refusal need not name more cards than `Cards` can hold.
        let rest = (short - by_locos).min(MOST_NAMED);
        missing = missing.plus(Cards::of(Card::from(color), rest as u8));
    }
    if missing.is_empty() {
        Ok(())
    } else {
        Err(RuleError::PileTooSmall { missing })
    }
}

/// The most missing cards of one colour that a refusal names; eight times as many still fit into `Cards`.
const MOST_NAMED: u16 = 15;
