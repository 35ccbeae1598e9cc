//! What a tunnel may cost: the exact chances of owing 0, 1, 2 or 3 more cards, given what the seat knows (NO-6).

use super::super::table::Cards;
use super::book::Book;
use super::setup::deck;
use super::state::{Holdings, Open};
use super::tunnels::asks_more;
use crate::catalog::Seat;

/// The chances of owing 0, 1, 2 or 3 more cards.
pub type TunnelOdds = [f64; 4];

/// Cards whose place the seat does not know: the pile, and what others have drawn blind.
pub(super) fn unseen(book: &Book<'_>, open: &Open, own: &Holdings, seat: Seat) -> Cards {
    let others = open
        .seats
        .iter()
        .enumerate()
        .filter(|(index, _)| *index != seat.index());
    let known = others.fold(Cards::NONE, |known, (_, other)| known.plus(other.known));
    let seen = own
        .hand
        .plus(open.cards.face_up())
        .plus(open.cards.discards)
        .plus(known);
    deck(book.rules).beyond(seen)
}

/// The chances for a payment. If the pile runs out halfway, the discards become a new one.
pub(super) fn tunnel_odds(
    book: &Book<'_>,
    open: &Open,
    own: &Holdings,
    seat: Seat,
    pay: Cards,
) -> TunnelOdds {
    let turn_up = book.rules.tunnel.map_or(0, |rule| rule.turn_up).min(3);
    let from_pile = turn_up.min(open.cards.pile);
    let from_discards = (turn_up - from_pile).min(open.cards.discards.total());
    let fitting = |cards: Cards| -> u8 {
        cards
            .kinds()
            .filter(|(card, _)| asks_more(pay, *card))
            .map(|(_, count)| count)
            .sum()
    };
    let pile = unseen(book, open, own, seat);
    let first = drawn(fitting(pile), pile.total(), from_pile);
    let second = drawn(
        fitting(open.cards.discards),
        open.cards.discards.total(),
        from_discards,
    );
    // At most three cards are turned up in all, so the sums stay within the table.
    let mut odds = [0.0; 4];
    for (a, p) in first.iter().enumerate() {
        for (b, q) in second.iter().enumerate().take(4 - a) {
            odds[a + b] += p * q;
        }
    }
    odds
}

/// The chances of 0, 1, 2, 3 hits when `draws` cards are drawn from `total`, `hits` of which count.
fn drawn(hits: u8, total: u8, draws: u8) -> TunnelOdds {
    let mut odds = [1.0, 0.0, 0.0, 0.0];
    for draw in 0..draws {
        let left = f64::from(total - draw);
        let mut next = [0.0; 4];
        for (hit, chance) in odds.iter().enumerate() {
            let more = (f64::from(hits) - hit as f64).max(0.0) / left;
            next[hit] += chance * (1.0 - more);
            if hit + 1 < next.len() {
                next[hit + 1] += chance * more;
            }
        }
        odds = next;
    }
    odds
}
