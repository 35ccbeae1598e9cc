//! Market, pile and discards, which both rule sets have: laying them out, and answers about them.

use super::super::table::{Cards, Display, MARKET, Pile};
use super::problem::{Impossible, Unreadable};
use super::words::{Words, unknown};
use crate::catalog::Card;

/// Takes cards out of those that are left; they must be among them.
pub(super) fn take(left: &mut Cards, cards: Cards) -> Result<(), Impossible> {
    if let Some((card, _)) = cards.beyond(*left).kinds().next() {
        return Err(Impossible::TooManyCards(card));
    }
    *left = left.minus(cards);
    Ok(())
}

/// Five different colours in the order of the rules, as far as there are cards: an unsurprising market.
pub(super) fn usual_market(left: &mut Cards) -> Result<[Option<Card>; MARKET], Impossible> {
    let mut market = [None; MARKET];
    let colors = left.kinds().filter(|(card, _)| *card != Card::Loco);
    let colors: Vec<Card> = colors.map(|(card, _)| card).collect();
    for (place, card) in market.iter_mut().zip(colors) {
        take(left, card.into())?;
        *place = Some(card);
    }
    Ok(market)
}

/// What lies in the middle of the table.
pub(super) fn about(
    cards: &Display,
    pile: &Pile,
    verb: &str,
    words: &Words<'_>,
) -> Result<String, Unreadable> {
    let listed = |cards: Vec<Option<Card>>| {
        let words = cards
            .into_iter()
            .map(|card| card.map_or("none", Card::word));
        words.collect::<Vec<_>>().join(" ")
    };
    Ok(match verb {
        "market" => listed(cards.market.to_vec()),
        "pile" => cards.pile.to_string(),
        "discards" => cards.discards.to_string(),
        "next-cards" => {
            let count = words.clone().rest().len();
            let top = pile.order().iter().rev().take(count);
            listed(top.copied().map(Some).collect())
        }
        _ => return Err(unknown(verb)),
    })
}

/// Whether two texts are the same cards.
pub(super) fn same(expected: &str, found: &str) -> bool {
    let read = |text: &str| text.parse::<Cards>().ok();
    read(expected).is_some() && read(expected) == read(found)
}
