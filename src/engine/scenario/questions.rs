//! The `?` lines: what the table looks like, and what a seat may do.

use super::super::rail::notation::ticket_name;
use super::super::rail::{Owner, longest_path, view};
use super::super::table::{Cards, RuleError, TicketSet, Viewer};
use super::build::Table;
use super::problem::{Problem, Unreadable};
use super::words::{Words, letter, passengers_text, seat, unknown};
use super::{choices, events};
use crate::catalog::*;

/// The name of a refusal, without its ids and counts.
pub(super) fn error_name(error: &RuleError) -> String {
    word_of(&format!("{error:?}"))
}

/// The name of a variant as `Debug` writes it.
fn word_of(debug: &str) -> String {
    debug
        .chars()
        .take_while(|letter| letter.is_ascii_alphanumeric())
        .collect()
}

/// Whether the table is as a line says; otherwise what it is like.
pub(super) fn ask(table: &Table, words: &mut Words<'_>) -> Result<(), Problem> {
    let verb = words.next()?;
    let found = match verb {
        "market" | "pile" | "discards" | "hand" | "hand-size" | "known" | "next-cards" => {
            about_cards(table, verb, words)?
        }
        "tickets" | "ticket-count" | "offer" | "ticket-pile" | "next-tickets"
        | "ticket-discards" | "completed" => about_tickets(table, verb, words)?,
        "why-not" | "payments" | "can" | "cannot" | "toll" | "points" | "suggested" | "odds" => {
            choices::about(table, verb, words)?
        }
        "to-act" | "phase" | "turn" | "round" | "turns-left" | "passes" | "first" => {
            about_time(table, verb)
        }
        "hides" => return hides(table, words),
        _ => about_seats(table, verb, words)?,
    };
    let expected = words.line();
    let same = match verb {
        "odds" => choices::near(&expected, &found),
        "tickets" | "offer" | "next-tickets" | "ticket-discards" | "completed" => {
            same_tickets(table, verb, &expected, &found)?
        }
        "hand" | "known" | "discards" | "passengers" => {
            expected.parse::<Cards>().ok() == found.parse::<Cards>().ok()
        }
        "payments" => choices::same_payments(&expected, &found),
        _ => expected == found,
    };
    if same {
        Ok(())
    } else {
        Err(Problem::Different(found))
    }
}

/// The seat of the next word, which must sit at the table.
pub(super) fn at_table(table: &Table, words: &mut Words<'_>) -> Result<Seat, Unreadable> {
    let seat = words.seat()?;
    if seat.index() < table.state.own.len() {
        Ok(seat)
    } else {
        Err(unknown(&letter(seat).to_string()))
    }
}

fn about_cards(table: &Table, verb: &str, words: &mut Words<'_>) -> Result<String, Unreadable> {
    let cards = &table.state.open.cards;
    Ok(match verb {
        "market" => {
            let places = cards.market.iter();
            let places: Vec<&str> = places.map(|card| card.map_or("none", Card::word)).collect();
            places.join(" ")
        }
        "pile" => cards.pile.to_string(),
        "discards" => cards.discards.to_string(),
        "hand" => table.state.own[at_table(table, words)?.index()]
            .hand
            .to_string(),
        "known" => table
            .state
            .open
            .seat(at_table(table, words)?)
            .known
            .to_string(),
        "hand-size" => table
            .state
            .open
            .seat(at_table(table, words)?)
            .hand
            .to_string(),
        _ => {
            let count = words.clone().rest().len();
            let top = table.state.hidden.pile.order().iter().rev().take(count);
            top.map(|card| card.word()).collect::<Vec<_>>().join(" ")
        }
    })
}

fn about_tickets(table: &Table, verb: &str, words: &mut Words<'_>) -> Result<String, Unreadable> {
    let Table { game, state, .. } = table;
    let listed = |tickets: Vec<TicketId>| {
        tickets
            .into_iter()
            .map(|id| ticket_name(game, id))
            .collect::<Vec<_>>()
            .join(" ")
    };
    Ok(match verb {
        "tickets" => {
            let seat = at_table(table, words)?;
            events::names(game, state.own[seat.index()].tickets)
        }
        "completed" => {
            let seat = at_table(table, words)?;
            events::names(game, view(state, Viewer::Seat(seat)).completed(game))
        }
        "ticket-count" => state
            .open
            .seat(at_table(table, words)?)
            .ticket_count()
            .to_string(),
        "offer" => listed(state.own[at_table(table, words)?.index()].offer.to_vec()),
        "ticket-pile" => state.open.ticket_piles[words.pile(game)?].to_string(),
        "ticket-discards" => events::names(game, state.open.ticket_discards),
        _ => {
            let pile = words.pile(game)?;
            let count = words.clone().rest().len();
            let order: Vec<TicketId> = state.hidden.ticket_piles[pile].order().collect();
            listed(order.into_iter().rev().take(count).collect())
        }
    })
}

/// Names of tickets with the cities in either order; a list counts as a set unless it is one of a pile.
fn same_tickets(
    table: &Table,
    verb: &str,
    expected: &str,
    found: &str,
) -> Result<bool, Unreadable> {
    let read = |line: &str| Words::new(line).tickets(table.game);
    let (expected, found) = (read(expected)?, read(found)?);
    let set = |tickets: &[TicketId]| tickets.iter().copied().collect::<TicketSet>();
    Ok(match verb {
        "offer" | "next-tickets" => expected == found,
        _ => set(&expected) == set(&found) && expected.len() == found.len(),
    })
}

fn about_time(table: &Table, verb: &str) -> String {
    let open = &table.state.open;
    match verb {
        "to-act" => open
            .to_act()
            .map_or("nobody".to_owned(), |seat| letter(seat).to_string()),
        "phase" => word_of(&format!("{:?}", open.phase)),
        "turn" => open.turn.to_string(),
        "round" => open.round().to_string(),
        "turns-left" => open
            .turns_left
            .map_or("none".to_owned(), |turns| turns.to_string()),
        "passes" => open.passes.to_string(),
        _ => letter(open.first).to_string(),
    }
}

fn about_seats(table: &Table, verb: &str, words: &mut Words<'_>) -> Result<String, Unreadable> {
    let Table { game, state, .. } = table;
    let open = &state.open;
    let neutral = open.neutral;
    Ok(match verb {
        "marker" => neutral.map_or("none".to_owned(), |neutral| {
            letter(neutral.holder).to_string()
        }),
        "bonus-cards" => open.bonus_cards.len().to_string(),
        "owner" => match open.owner(words.track(game)?) {
            Owner::Nobody => "nobody".to_owned(),
            Owner::Neutral => "neutral".to_owned(),
            Owner::Seat(seat) => letter(seat).to_string(),
        },
        "wagons" if words.take("neutral") => {
            neutral.map_or("none".to_owned(), |neutral| neutral.wagons.to_string())
        }
        "passengers" => {
            let word = words.next()?;
            match (seat(word), game.find_city(word)) {
                (Some(seat), _) if seat.index() < open.seats.len() => {
                    passengers_text(&open.seat(seat).passengers)
                }
                (_, Some(city)) if city.index() < open.passengers.len() => {
                    passengers_text(&open.passengers[city.index()])
                }
                _ => return Err(unknown(word)),
            }
        }
        "passenger-count" => {
            let all = open.passengers.iter().flatten();
            all.map(|count| u32::from(*count)).sum::<u32>().to_string()
        }
        "wagons" => open.seat(at_table(table, words)?).wagons.to_string(),
        "score" => open.seat(at_table(table, words)?).score.to_string(),
        "loans" => open.seat(at_table(table, words)?).loans.to_string(),
        "tokens" => state.own[at_table(table, words)?.index()]
            .tokens
            .to_string(),
        "longest" => longest_path(game, &open.seat(at_table(table, words)?).tracks).to_string(),
        word => return Err(unknown(word)),
    })
}

/// `? hides B A`: what B sees stays the same when A's hand, tickets and tokens are exchanged for others.
fn hides(table: &Table, words: &mut Words<'_>) -> Result<(), Problem> {
    let viewer = match words.take("table") {
        true => Viewer::Table,
        false => Viewer::Seat(at_table(table, words)?),
    };
    let owner = at_table(table, words)?;
    words.end()?;
    let mut other = table.state.clone();
    let own = &mut other.own[owner.index()];
    own.hand = Cards::of(Card::Red, own.hand.total().min(12));
    own.tickets = (0..own.tickets.count()).map(TicketId::at).collect();
    own.offer
        .iter_mut()
        .for_each(|ticket| *ticket = TicketId::at(0));
    own.tokens += 1;
    let same = view(&table.state, viewer) == view(&other, viewer);
    if same {
        Ok(())
    } else {
        Err(Problem::Different("visible".to_owned()))
    }
}
