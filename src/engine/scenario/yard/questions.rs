//! The `?` lines of the Card Game: what the table looks like, and what a seat may do.

use super::super::answers::*;
use super::super::problem::{Problem, Unreadable};
use super::super::words::{Words, unknown};
use super::super::{cards, numbers};
use super::build::YardTable;
use super::lines::columns;
use super::{choices, events};
use crate::catalog::{Card, Color, Seat, TicketId};
use crate::engine::table::{Cards, Viewer};
use crate::engine::yard::notation::{find_ticket, ticket_name};
use crate::engine::yard::{Yard, view};

/// Whether the table is as a line says; otherwise what it is like.
pub(super) fn ask(table: &YardTable, words: &mut Words<'_>) -> Result<(), Problem> {
    let verb = words.next()?;
    let found = match verb {
        "market" | "pile" | "discards" | "next-cards" => {
            let (open, hidden) = (&table.state.open, &table.state.hidden);
            cards::about(&open.cards, &hidden.pile, verb, words)?
        }
        "to-act" | "phase" | "turn" | "round" | "turns-left" | "first" => about_time(table, verb),
        "tickets" | "ticket-count" | "offer" | "ticket-pile" | "next-tickets" | "under"
        | "completed" | "failed" => about_tickets(table, verb, words)?,
        "can" | "cannot" | "why-not" | "beats" | "best" | "neighbour" => {
            choices::about(table, verb, words)?
        }
        "number" => numbers::of_yards(table.game.variants().standard(), words)?,
        "hides" => return hides(table, words),
        _ => about_seats(table, verb, words)?,
    };
    let find = |word: &str| find_ticket(table.game, word);
    let same = match verb {
        "yard" => columns(&mut words.clone())? == columns(&mut Words::new(&found))?,
        _ => {
            let expected = words.clone().line();
            match verb {
                "offer" | "next-tickets" | "under" => {
                    same_tickets(find, Order::Kept, &expected, &found)?
                }
                "tickets" | "completed" | "failed" => {
                    same_tickets(find, Order::Free, &expected, &found)?
                }
                _ => expected == found || cards::same(&expected, &found),
            }
        }
    };
    if same {
        Ok(())
    } else {
        Err(Problem::Different(found))
    }
}

fn at(table: &YardTable, words: &mut Words<'_>) -> Result<Seat, Unreadable> {
    at_table(table.state.own.len(), words)
}

fn about_time(table: &YardTable, verb: &str) -> String {
    let open = &table.state.open;
    match verb {
        "to-act" => letter_or(open.to_act(), "nobody"),
        "phase" => word_of(&format!("{:?}", open.phase)),
        "turn" => open.turn.to_string(),
        "round" => open.round.to_string(),
        "turns-left" => open
            .turns_left
            .map_or("none".to_owned(), |turns| turns.to_string()),
        _ => open.first.to_string(),
    }
}

fn about_tickets(
    table: &YardTable,
    verb: &str,
    words: &mut Words<'_>,
) -> Result<String, Unreadable> {
    let YardTable { game, state, .. } = table;
    let in_order = |tickets: Vec<TicketId>| {
        listed(tickets.into_iter().map(|ticket| ticket_name(game, ticket)))
    };
    if verb == "ticket-pile" {
        return Ok(state.open.ticket_pile.to_string());
    }
    if verb == "next-tickets" {
        let count = words.clone().rest().len();
        let order: Vec<TicketId> = state.hidden.ticket_pile.order().collect();
        return Ok(in_order(order.into_iter().rev().take(count).collect()));
    }
    let seat = at(table, words)?;
    let (own, open) = (&state.own[seat.index()], state.open.seat(seat));
    Ok(match verb {
        "tickets" => events::names(game, own.tickets),
        "ticket-count" => open.tickets.to_string(),
        "offer" => in_order(own.offer.to_vec()),
        "completed" => events::names(game, open.completed),
        "failed" => events::names(game, open.failed),
        // What the seat itself has put under the pile, from the bottom.
        _ => {
            let memory = view(state, Viewer::Seat(seat)).memory.unwrap_or_default();
            in_order(memory.under.iter().map(|(_, ticket)| *ticket).collect())
        }
    })
}

fn about_seats(table: &YardTable, verb: &str, words: &mut Words<'_>) -> Result<String, Unreadable> {
    let state = &table.state;
    if verb == "shows" {
        return shows(table, words);
    }
    let seat = at(table, words)?;
    let (own, open) = (&state.own[seat.index()], state.open.seat(seat));
    Ok(match verb {
        "hand" => own.hand.to_string(),
        "hand-size" => open.hand.to_string(),
        "known" => open.known.to_string(),
        "yard" => yard_text(&open.yard),
        "departed" => state.hidden.tracks[seat.index()].to_string(),
        "departed-count" => open.track.to_string(),
        word => return Err(unknown(word)),
    })
}

fn yard_text(yard: &Yard) -> String {
    let full = yard.columns().filter(|(_, column)| !column.is_empty());
    listed(full.map(|(color, column)| column.cards(color).to_string()))
}

/// `? shows B A CARDS`: what B (or `table`) is shown of A's pile; `nothing` if the rules hide it (CG-3).
fn shows(table: &YardTable, words: &mut Words<'_>) -> Result<String, Unreadable> {
    let viewer = viewer(table, words)?;
    let owner = at(table, words)?;
    let shown = view(&table.state, viewer).shown_pile(owner);
    Ok(shown.map_or("nothing".to_owned(), |cards| cards.to_string()))
}

fn viewer(table: &YardTable, words: &mut Words<'_>) -> Result<Viewer, Unreadable> {
    match words.take("table") {
        true => Ok(Viewer::Table),
        false => at(table, words).map(Viewer::Seat),
    }
}

/// `? hides B A`: what B sees stays the same when A's hand and tickets are exchanged for others.
fn hides(table: &YardTable, words: &mut Words<'_>) -> Result<(), Problem> {
    let viewer = viewer(table, words)?;
    let owner = at(table, words)?;
    words.end()?;
    let mut other = table.state.clone();
    let own = &mut other.own[owner.index()];
    own.hand = Cards::of(Card::from(Color::Red), own.hand.total().min(10));
    own.tickets = (0..own.tickets.count()).map(TicketId::at).collect();
    own.offer
        .iter_mut()
        .for_each(|ticket| *ticket = TicketId::at(0));
    own.chosen = None;
    if view(&table.state, viewer) == view(&other, viewer) {
        Ok(())
    } else {
        Err(Problem::Different("visible".to_owned()))
    }
}
