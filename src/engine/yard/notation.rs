//! Reads and writes an action as one line of text: `lay red*3+loco`. Ids and counts only.

use super::super::table::{NotationError, TicketSet};
use super::action::YardAction;
use crate::catalog::{CityId, TicketId, YardGame};

/// Longer than any action: all tickets of the game by name fit in.
const LONGEST: usize = 4096;

/// An action as a line of text.
pub fn write(game: &YardGame, action: &YardAction) -> String {
    match action {
        YardAction::Keep(kept) => with_tickets(game, "keep", *kept),
        YardAction::Take(place) => format!("take {}", u16::from(*place) + 1),
        YardAction::Draw => "draw".to_owned(),
        YardAction::Lay(cards) => format!("lay {cards}"),
        YardAction::DrawTickets => "tickets".to_owned(),
        YardAction::Check(tickets) => with_tickets(game, "check", *tickets),
        YardAction::Pass => "pass".to_owned(),
    }
}

/// The action that a line of text names.
pub fn parse(game: &YardGame, line: &str) -> Result<YardAction, NotationError> {
    if line.len() > LONGEST {
        return Err(NotationError::TooLong);
    }
    let mut words = line.split_ascii_whitespace();
    let verb = words.next().ok_or(NotationError::MissingPart)?;
    let mut part = || words.next().ok_or(NotationError::MissingPart);
    let action = match verb {
        "keep" => return parse_tickets(game, words).map(YardAction::Keep),
        "check" => return parse_tickets(game, words).map(YardAction::Check),
        "take" => {
            let place: u8 = part()?.parse().map_err(|_| NotationError::BadNumber)?;
            YardAction::Take(place.checked_sub(1).ok_or(NotationError::BadNumber)?)
        }
        "draw" => YardAction::Draw,
        "lay" => YardAction::Lay(part()?.parse().map_err(|_| NotationError::BadCards)?),
        "tickets" => YardAction::DrawTickets,
        "pass" => YardAction::Pass,
        _ => return Err(NotationError::UnknownVerb),
    };
    match words.next() {
        Some(_) => Err(NotationError::Extra),
        None => Ok(action),
    }
}

fn with_tickets(game: &YardGame, verb: &str, tickets: TicketSet) -> String {
    if tickets.is_empty() {
        return format!("{verb} none");
    }
    tickets.iter().fold(verb.to_owned(), |line, ticket| {
        format!("{line} {}", ticket_name(game, ticket))
    })
}

/// Names of tickets, or just `none`. An empty list is a mistake, and so is a ticket named twice.
fn parse_tickets<'a>(
    game: &YardGame,
    words: impl Iterator<Item = &'a str>,
) -> Result<TicketSet, NotationError> {
    let mut words = words.peekable();
    let first = words.peek().ok_or(NotationError::MissingPart)?;
    if *first == "none" {
        return match words.nth(1) {
            Some(_) => Err(NotationError::Extra),
            None => Ok(TicketSet::NONE),
        };
    }
    let mut tickets = TicketSet::NONE;
    for word in words {
        let ticket = find_ticket(game, word)?;
        if tickets.contains(ticket) {
            return Err(NotationError::Extra);
        }
        tickets.insert(ticket);
    }
    Ok(tickets)
}

/// A ticket as text: from and to in the order printed on it, because here both directions exist.
pub fn ticket_name(game: &YardGame, ticket: TicketId) -> String {
    match game.tickets().get(ticket.index()) {
        Some(ticket) => {
            let [from, to] = ticket.ends().map(|city| city_id(game, city));
            format!("{from}-{to}")
        }
        None => format!("#{}", ticket.0),
    }
}

/// The ticket that a text names, by any id that its cities ever had. Ids contain hyphens themselves, so the text is
/// compared, not split.
pub fn find_ticket(game: &YardGame, name: &str) -> Result<TicketId, NotationError> {
    let named = |ends: [CityId; 2]| {
        let [from, to] = ends.map(|city| &game.cities()[city.index()]);
        let rests = from.ids().filter_map(|id| name.strip_prefix(id));
        let mut rests = rests.filter_map(|rest| rest.strip_prefix('-'));
        rests.any(|rest| to.ids().any(|id| id == rest))
    };
    let found = game
        .tickets()
        .iter()
        .position(|ticket| named(ticket.ends()));
    found.map(TicketId::at).ok_or(NotationError::UnknownTicket)
}

fn city_id(game: &YardGame, city: CityId) -> &str {
    game.cities()[city.index()].id()
}
