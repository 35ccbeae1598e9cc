//! Judging tickets of the Card Game: which to keep, when to ask for more, which to complete.

use super::super::policy::FOLLY;
use super::table::Table;
use super::weights::{Matching, YardWeights};
use crate::catalog::{Card, Color, TicketId};
use crate::engine::table::{Cards, TicketSet};
use crate::engine::yard::{best_tickets, worth};

/// The pile as it may be at the end: what is there, what is on its way, and part of what may still come.
pub(super) fn projected(table: &Table<'_>, weights: &YardWeights) -> Cards {
    let yard = table.open.seat(table.seat).yard.cards();
    let known = table.pile.plus(yard).plus(table.own.hand);
    let drawn = table.turns * 14 / 10;
    let to_come = (drawn * weights.future / 100).clamp(0, 20) as u8;
    known.plus(Cards::of(Card::Loco, to_come))
}

/// What it is worth to keep these tickets, in tenths of points.
pub(super) fn rate_keep(table: &Table<'_>, weights: &YardWeights, kept: TicketSet) -> i32 {
    let all = table.own.tickets.plus(kept);
    let lost_already = FOLLY * out_of_reach(table, kept) as i32;
    if weights.future == 0 {
        // A player who does not plan keeps two cheap ones, so as to lose little.
        let count = kept.count() as i32;
        let points = i32::from(worth(table.game, kept));
        return lost_already - (count - 2).abs() * 100 - points;
    }
    if weights.matching == Matching::Greedy {
        return lost_already + greedy(table, projected(table, weights), all);
    }
    let best = best_tickets(table.game, projected(table, weights), all);
    let lost = i32::from(worth(table.game, all)) - i32::from(best.points);
    lost_already + 10 * (i32::from(best.points) - lost) + 12 * i32::from(best.big_city_ends)
}

/// How many of these tickets cannot be completed any more, whatever is drawn: nobody keeps one without having to.
fn out_of_reach(table: &Table<'_>, tickets: TicketSet) -> usize {
    if table.open.turns_left.is_none() || !table.is_last_round() {
        return 0;
    }
    // A card departs in the turn after it is laid, and is laid in a turn after it is drawn.
    let mut cards = table.pile;
    if table.turns >= 1 {
        cards = cards.plus(table.open.seat(table.seat).yard.cards());
    }
    if table.turns >= 2 {
        cards = cards.plus(table.own.hand);
    }
    let to_come = (2 * (table.turns - 2)).max(0);
    let reachable = |id: &TicketId| {
        let needed = Color::ALL.into_iter().zip(table.game.ticket(*id).cards());
        let missing = needed.map(|(color, count)| {
            i32::from(*count) - i32::from(cards.of_color(color)).min(i32::from(*count))
        });
        missing.sum::<i32>() <= i32::from(cards.locos()) + to_come
    };
    tickets.iter().filter(|id| !reachable(id)).count()
}

/// What tickets bring if they are paid for one after the other, in tenths of points.
fn greedy(table: &Table<'_>, mut pile: Cards, tickets: TicketSet) -> i32 {
    let mut points = 0;
    for id in tickets.iter() {
        let ticket = table.game.ticket(id);
        let mut paid = Cards::NONE;
        let mut locos = 0;
        for (color, &count) in Color::ALL.into_iter().zip(ticket.cards()) {
            let have = pile.of_color(color).min(count);
            paid = paid.plus(Cards::of(color.into(), have));
            locos += count - have;
        }
        let value = 10 * i32::from(ticket.points());
        if locos <= pile.locos() {
            pile = pile.minus(paid.plus(Cards::of(Card::Loco, locos)));
            points += value;
        } else {
            points -= value;
        }
    }
    points
}

/// What it is worth to draw more tickets: it grows with the cards that no held ticket needs.
pub(super) fn rate_draw(table: &Table<'_>, weights: &YardWeights) -> i32 {
    let (missing, spare) = table.balance();
    let to_come = table.turns * 14 / 10 * weights.future / 100;
    let surplus = spare + to_come - missing;
    if weights.foresees && table.turns < 2 && spare < 3 {
        return -1_000;
    }
    (surplus - weights.surplus) * weights.laid / 2 - weights.turn + 40
}

/// What it is worth to complete these tickets now (CG-10, CG-12).
pub(super) fn rate_check(table: &Table<'_>, done: TicketSet) -> i32 {
    let big = |ticket: TicketId| -> i32 {
        let ends = table.game.ticket(ticket).ends().into_iter();
        ends.filter_map(|city| table.game.cities()[city.index()].bonus())
            .map(|bonus| i32::from(bonus) * 2)
            .sum()
    };
    20 * i32::from(worth(table.game, done)) + done.iter().map(big).sum::<i32>()
}

/// What one more card of each kind is worth in the hand, by `Card::index`.
pub(super) fn card_worths(table: &Table<'_>, weights: &YardWeights) -> [i32; Card::KINDS] {
    let mut worths = [weights.spare; Card::KINDS];
    let (missing, _) = table.balance();
    let late = weights.foresees && table.turns < 2;
    for color in Color::ALL {
        let held = i32::from(table.own.hand.of_color(color));
        let lies = table.open.holder(color);
        let mut worth = if table.short(color) > 0 {
            weights.needed
        } else {
            weights.spare
        };
        // Two of a colour can be laid, one alone can hardly.
        worth += match held {
            0 => 0,
            1 => 8,
            _ => 4,
        };
        if lies.is_some() {
            worth -= 5;
        }
        if late && held == 0 {
            worth /= 2;
        }
        worths[color.index()] = worth;
    }
    worths[Card::Loco.index()] = if missing > 0 {
        weights.needed * 12 / 10
    } else {
        weights.spare * 2
    };
    worths
}
