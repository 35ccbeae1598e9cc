//! Cards, tickets and piles in words, as saves keep them.

use arrayvec::ArrayVec;

use super::deck::{Display, MARKET, Pile};
use super::ticket_pile::TicketPile;
use crate::catalog::{Card, MAX_CARDS, MAX_OFFER, TicketId, TicketSet};
use crate::engine::record::{letter_seat, seat_letter};

/// The face-up cards: `red none blue loco loco`.
pub fn write_market(display: &Display) -> String {
    let words = display.market.map(|card| card.map_or("none", Card::word));
    words.join(" ")
}

/// The face-up cards of a text; places that it does not name are empty.
pub fn read_market(text: &str) -> Option<[Option<Card>; MARKET]> {
    let mut market = [None; MARKET];
    for (place, word) in text.split_ascii_whitespace().enumerate() {
        *market.get_mut(place)? = match word {
            "none" => None,
            _ => Some(Card::from_word(word)?),
        };
    }
    Some(market)
}

/// A row of cards: `red blue loco`.
pub fn write_row(cards: &[Card]) -> String {
    let words: Vec<&str> = cards.iter().map(|card| card.word()).collect();
    words.join(" ")
}

/// The cards of a row.
pub fn read_row<'a>(words: impl Iterator<Item = &'a str>) -> Option<Vec<Card>> {
    words.map(Card::from_word).collect()
}

/// The pile of a row, the top card last.
pub fn read_pile(text: &str) -> Option<Pile> {
    let cards = read_row(text.split_ascii_whitespace())?;
    (cards.len() <= MAX_CARDS as usize).then(|| Pile::stacked(&cards))
}

/// A pile of tickets, the top one last, each with the seat that knows where it lies: `oslo-vaasa B`.
pub fn write_tickets(pile: &TicketPile, name: impl Fn(TicketId) -> String) -> Vec<String> {
    pile.places()
        .map(|(ticket, known_by)| match known_by {
            Some(seat) => format!("{} {}", name(ticket), seat_letter(seat)),
            None => name(ticket),
        })
        .collect()
}

/// The pile of such a list.
pub fn read_tickets(
    lines: &[String],
    find: impl Fn(&str) -> Option<TicketId>,
) -> Option<TicketPile> {
    let place = |line: &String| match line.split_once(' ') {
        Some((name, letter)) => Some((find(name)?, Some(letter_seat(letter)?))),
        None => Some((find(line)?, None)),
    };
    let places: Option<Vec<_>> = lines.iter().map(place).collect();
    TicketPile::of_places(&places?)
}

/// The names of a set of tickets.
pub fn write_set(tickets: TicketSet, name: impl Fn(TicketId) -> String) -> Vec<String> {
    tickets.iter().map(name).collect()
}

/// The tickets of a list of names.
pub fn read_set(names: &[String], find: impl Fn(&str) -> Option<TicketId>) -> Option<TicketSet> {
    names.iter().map(|name| find(name)).collect()
}

/// The tickets that somebody looks at, in the order drawn.
pub fn read_offer(
    names: &[String],
    find: impl Fn(&str) -> Option<TicketId>,
) -> Option<ArrayVec<TicketId, MAX_OFFER>> {
    if names.len() > MAX_OFFER {
        return None;
    }
    names.iter().map(|name| find(name)).collect()
}
