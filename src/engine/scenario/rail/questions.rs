//! The `?` lines: what the table looks like, and what a seat may do.

use super::super::answers::*;
use super::super::problem::{Problem, Unreadable};
use super::super::words::{Words, passengers_text, seat, unknown};
use super::super::{cards, numbers};
use super::build::RailTable;
use super::{choices, events};
use crate::catalog::*;
use crate::engine::rail::notation::{find_ticket, ticket_name};
use crate::engine::rail::{Owner, longest_path, view};
use crate::engine::table::{Cards, Viewer};

/// Whether the table is as a line says; otherwise what it is like.
pub(super) fn ask(table: &RailTable, words: &mut Words<'_>) -> Result<(), Problem> {
    let verb = words.next()?;
    let found = match verb {
        "market" | "pile" | "discards" | "hand" | "hand-size" | "known" | "next-cards" => {
            about_cards(table, verb, words)?
        }
        "tickets" | "ticket-count" | "offer" | "ticket-pile" | "next-tickets"
        | "ticket-discards" | "completed" => about_tickets(table, verb, words)?,
        "why-not" | "payments" | "judge" | "more" | "can" | "cannot" | "toll" | "points"
        | "suggested" | "odds" => choices::about(table, verb, words)?,
        "to-act" | "phase" | "turn" | "round" | "turns-left" | "passes" | "first" => {
            about_time(table, verb)
        }
        "number" => {
            let variants = table.game.variants();
            let rules = variants.get(table.state.open.variant);
            numbers::of_a_map(rules.unwrap_or(variants.standard()), words)?
        }
        "hides" => return hides(table, words),
        _ => about_seats(table, verb, words)?,
    };
    let expected = words.line();
    let find = |word: &str| find_ticket(table.game, word);
    let same = match verb {
        "odds" => choices::near(&expected, &found),
        "offer" | "next-tickets" => same_tickets(find, Order::Kept, &expected, &found)?,
        "tickets" | "ticket-discards" | "completed" => {
            same_tickets(find, Order::Free, &expected, &found)?
        }
        "hand" | "known" | "discards" | "passengers" => cards::same(&expected, &found),
        "payments" => choices::same_payments(&expected, &found),
        _ => expected == found,
    };
    if same {
        Ok(())
    } else {
        Err(Problem::Different(found))
    }
}

fn about_cards(table: &RailTable, verb: &str, words: &mut Words<'_>) -> Result<String, Unreadable> {
    let state = &table.state;
    Ok(match verb {
        "hand" => state.own[at_table(state.own.len(), words)?.index()]
            .hand
            .to_string(),
        "known" => {
            let seat = at_table(state.own.len(), words)?;
            state.open.seat(seat).known.to_string()
        }
        "hand-size" => {
            let seat = at_table(state.own.len(), words)?;
            state.open.seat(seat).hand.to_string()
        }
        _ => cards::about(&state.open.cards, &state.hidden.pile, verb, words)?,
    })
}

fn about_tickets(
    table: &RailTable,
    verb: &str,
    words: &mut Words<'_>,
) -> Result<String, Unreadable> {
    let RailTable { game, state, .. } = table;
    let names = |tickets: Vec<TicketId>| {
        listed(tickets.into_iter().map(|ticket| ticket_name(game, ticket)))
    };
    Ok(match verb {
        "tickets" => {
            let seat = at_table(table.state.own.len(), words)?;
            events::names(game, state.own[seat.index()].tickets)
        }
        "completed" => {
            let seat = at_table(table.state.own.len(), words)?;
            events::names(game, view(state, Viewer::Seat(seat)).completed(game))
        }
        "ticket-count" => state
            .open
            .seat(at_table(table.state.own.len(), words)?)
            .ticket_count()
            .to_string(),
        "offer" => names(
            state.own[at_table(table.state.own.len(), words)?.index()]
                .offer
                .to_vec(),
        ),
        "ticket-pile" => state.open.ticket_piles[words.pile(game)?].to_string(),
        "ticket-discards" => events::names(game, state.open.ticket_discards),
        _ => {
            let pile = words.pile(game)?;
            let count = words.clone().rest().len();
            let order: Vec<TicketId> = state.hidden.ticket_piles[pile].order().collect();
            names(order.into_iter().rev().take(count).collect())
        }
    })
}

fn about_time(table: &RailTable, verb: &str) -> String {
    let open = &table.state.open;
    match verb {
        "to-act" => open
            .to_act()
            .map_or("nobody".to_owned(), |seat| seat.to_string()),
        "phase" => word_of(&format!("{:?}", open.phase)),
        "turn" => open.turn.to_string(),
        "round" => open.round().to_string(),
        "turns-left" => open
            .turns_left
            .map_or("none".to_owned(), |turns| turns.to_string()),
        "passes" => open.passes.to_string(),
        _ => open.first.to_string(),
    }
}

fn about_seats(table: &RailTable, verb: &str, words: &mut Words<'_>) -> Result<String, Unreadable> {
    let RailTable { game, state, .. } = table;
    let open = &state.open;
    let neutral = open.neutral;
    Ok(match verb {
        "marker" => neutral.map_or("none".to_owned(), |neutral| neutral.holder.to_string()),
        "bonus-cards" => open.bonus_cards.len().to_string(),
        "spaces" => game.track(words.track(game)?).length().to_string(),
        "owner" => match open.owner(words.track(game)?) {
            Owner::Nobody => "nobody".to_owned(),
            Owner::Neutral => "neutral".to_owned(),
            Owner::Seat(seat) => seat.to_string(),
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
        "wagons" => open
            .seat(at_table(table.state.own.len(), words)?)
            .wagons
            .to_string(),
        "score" => open
            .seat(at_table(table.state.own.len(), words)?)
            .score
            .to_string(),
        "loans" => open
            .seat(at_table(table.state.own.len(), words)?)
            .loans
            .to_string(),
        "tokens" => state.own[at_table(table.state.own.len(), words)?.index()]
            .tokens
            .to_string(),
        "longest" => longest_path(
            game,
            &open.seat(at_table(table.state.own.len(), words)?).tracks,
        )
        .to_string(),
        word => return Err(unknown(word)),
    })
}

/// `? hides B A`: what B sees stays the same when A's hand, tickets and tokens are exchanged for others.
fn hides(table: &RailTable, words: &mut Words<'_>) -> Result<(), Problem> {
    let viewer = match words.take("table") {
        true => Viewer::Table,
        false => Viewer::Seat(at_table(table.state.own.len(), words)?),
    };
    let owner = at_table(table.state.own.len(), words)?;
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
