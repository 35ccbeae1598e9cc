//! Events of the Card Game as lines of text, and whether a line of a scenario matches an event.

use super::super::answers::{letter_or, listed};
use super::super::cards;
use crate::catalog::{Arrange, Card, YardGame};
use crate::engine::table::{TicketSet, Viewer};
use crate::engine::yard::notation::{find_ticket, ticket_name};
use crate::engine::yard::{Fact, Sighting, YardEvent};

/// An event as the player concerned sees it. A departing card is shown as well: everybody saw it leave the yard,
/// although no log shows it afterwards (CG-3).
pub(super) fn told(fact: &Fact) -> Sighting {
    match fact {
        YardEvent::CardDeparted { seat, card } => YardEvent::CardDeparted {
            seat: *seat,
            card: Some(*card),
        },
        YardEvent::TicketsOffered { seat, .. }
        | YardEvent::TicketsKept { seat, .. }
        | YardEvent::CardDrawn { seat, .. }
        | YardEvent::CardDealt { seat, .. }
        | YardEvent::TicketsChosen { seat, .. } => fact.seen_by(Viewer::Seat(*seat)),
        _ => fact.seen_by(Viewer::Table),
    }
}

/// An event as a line; what the viewer does not see is a question mark.
pub(super) fn text(game: &YardGame, event: &Sighting) -> String {
    let names = |tickets: &TicketSet| names(game, *tickets);
    let secret = |set: &Option<TicketSet>| set.as_ref().map_or("?".to_owned(), names);
    let card = |card: &Option<Card>| card.map_or("?", Card::word);
    match event {
        YardEvent::TicketsOffered {
            seat,
            count,
            tickets,
        } => format!("offered {seat} {count} {}", secret(tickets)),
        YardEvent::TicketsKept {
            seat,
            count,
            tickets,
            ..
        } => format!("kept {seat} {count} {}", secret(tickets)),
        YardEvent::TicketsShuffledBack { count } => format!("tickets-shuffled-back {count}"),
        YardEvent::TurnBegan { seat } => format!("turn {seat}"),
        YardEvent::CardDeparted { seat, card: c } => format!("departed {seat} {}", card(c)),
        YardEvent::CardDrawn { seat, card: c } => format!("drew {seat} {}", card(c)),
        YardEvent::CardTaken {
            seat,
            place,
            card: c,
        } => format!("took {seat} {} {}", place + 1, c.word()),
        YardEvent::MarketFilled { place, card: c } => format!("filled {} {}", place + 1, c.word()),
        YardEvent::CardsLaid { seat, cards } => format!("laid {seat} {cards}"),
        YardEvent::ColumnBeaten {
            seat, by, cards, ..
        } => format!("beaten {seat} {cards} by {by}"),
        YardEvent::Passed { seat } => format!("passed {seat}"),
        YardEvent::LastTurns { seat } => format!("last-turns {}", letter_or(*seat, "nobody")),
        YardEvent::CheckBegan { round } => format!("check-began {round}"),
        YardEvent::TicketsChosen { seat, tickets } => format!("chose {seat} {}", secret(tickets)),
        YardEvent::TicketsCompleted {
            seat,
            tickets,
            pile,
            points,
        } => format!("completed {seat} {pile} +{points} {}", names(tickets)),
        YardEvent::RoundBegan { round, pile } => format!("round {round} {pile}"),
        YardEvent::CardDealt { seat, card: c } => format!("dealt {seat} {}", card(c)),
        YardEvent::GameOver => "over".to_owned(),
    }
}

/// Tickets as words, in the order of the game's list.
pub(super) fn names(game: &YardGame, tickets: TicketSet) -> String {
    listed(tickets.iter().map(|ticket| ticket_name(game, ticket)))
}

/// Whether a line matches an event: `_` stands for any word, `...` for any end of the line; cards and tickets may
/// come in any order.
pub(super) fn means(game: &YardGame, expected: &str, event: &str) -> bool {
    let mut expected: Vec<&str> = expected.split_ascii_whitespace().collect();
    let mut words: Vec<&str> = event.split_ascii_whitespace().collect();
    if expected.last() == Some(&"...") {
        expected.pop();
        words.truncate(expected.len());
    }
    for list in [&mut expected, &mut words] {
        // Tickets are named at the end, and their order does not matter.
        let is_ticket = |word: &&str| find_ticket(game, word).is_ok();
        let from = list.iter().position(is_ticket).unwrap_or(list.len());
        list[from..].arrange_by_key(|word| find_ticket(game, word).ok());
    }
    let same = |(expected, word): (&&str, &&str)| {
        *expected == "_" || expected == word || cards::same(expected, word)
    };
    expected.len() == words.len() && expected.iter().zip(&words).all(same)
}
