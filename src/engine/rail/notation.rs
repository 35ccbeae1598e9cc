//! Reads and writes an action as one line of text: `claim oslo-bergen#1 red*3+loco`. Ids and counts only.

use super::super::table::{NotationError, TicketSet};
use super::action::RailAction;
use super::state::PerPile;
use crate::catalog::*;

/// An action as a line of text.
pub fn write(game: &RailGame, action: &RailAction) -> String {
    let piles = |word: &str, counts: &PerPile| match game.piles().len() {
        1 => format!("{word} {}", counts[0]),
        _ => format!("{word} {} {}", counts[0], counts[1]),
    };
    match action {
        RailAction::Split(counts) => piles("split", counts),
        RailAction::Keep(kept) => kept.iter().fold("keep".to_owned(), |line, ticket| {
            format!("{line} {}", ticket_name(game, ticket))
        }),
        RailAction::Take(place) => format!("take {}", u16::from(*place) + 1),
        RailAction::Draw => "draw".to_owned(),
        RailAction::Stop => "stop".to_owned(),
        RailAction::Claim { track, pay } => format!("claim {} {pay}", track_name(game, *track)),
        RailAction::DrawTickets(counts) => piles("tickets", counts),
        RailAction::PayTunnel(pay) => format!("pay {pay}"),
        RailAction::GiveUp => "give-up".to_owned(),
        RailAction::TakePassengers(colors) => {
            let word = |color: Option<Color>| color.map_or("none", Color::word);
            format!("passengers {} {}", word(colors[0]), word(colors[1]))
        }
        RailAction::PlaceNeutral(track) => format!("neutral {}", track_name(game, *track)),
        RailAction::Pass => "pass".to_owned(),
    }
}

/// The action that a line of text names.
pub fn parse(game: &RailGame, line: &str) -> Result<RailAction, NotationError> {
    let mut words = line.split_ascii_whitespace();
    let verb = words.next().ok_or(NotationError::MissingPart)?;
    if verb == "keep" {
        let kept: Result<TicketSet, _> = words.map(|name| find_ticket(game, name)).collect();
        return kept.map(RailAction::Keep);
    }
    let mut part = || words.next().ok_or(NotationError::MissingPart);
    let action = match verb {
        "split" => RailAction::Split(parse_piles(game, &mut part)?),
        "tickets" => RailAction::DrawTickets(parse_piles(game, &mut part)?),
        "take" => {
            let place: u8 = part()?.parse().map_err(|_| NotationError::BadNumber)?;
            RailAction::Take(place.checked_sub(1).ok_or(NotationError::BadNumber)?)
        }
        "draw" => RailAction::Draw,
        "stop" => RailAction::Stop,
        "claim" => RailAction::Claim {
            track: find_track(game, part()?)?,
            pay: part()?.parse().map_err(|_| NotationError::BadCards)?,
        },
        "pay" => RailAction::PayTunnel(part()?.parse().map_err(|_| NotationError::BadCards)?),
        "give-up" => RailAction::GiveUp,
        "passengers" => RailAction::TakePassengers([parse_color(part()?)?, parse_color(part()?)?]),
        "neutral" => RailAction::PlaceNeutral(find_track(game, part()?)?),
        "pass" => RailAction::Pass,
        _ => return Err(NotationError::UnknownVerb),
    };
    if words.next().is_some() {
        Err(NotationError::Extra)
    } else {
        Ok(action)
    }
}

fn parse_piles<'a>(
    game: &RailGame,
    part: &mut impl FnMut() -> Result<&'a str, NotationError>,
) -> Result<PerPile, NotationError> {
    let mut counts = [0; 2];
    for count in counts.iter_mut().take(game.piles().len()) {
        *count = part()?.parse().map_err(|_| NotationError::BadNumber)?;
    }
    Ok(counts)
}

fn parse_color(word: &str) -> Result<Option<Color>, NotationError> {
    match word {
        "none" => Ok(None),
        _ => Color::from_word(word)
            .map(Some)
            .ok_or(NotationError::BadCards),
    }
}

/// A track as text: its cities, and which of the parallel tracks.
pub fn track_name(game: &RailGame, track: TrackId) -> String {
    let route = game.route(game.track(track).route());
    let place = route
        .tracks()
        .iter()
        .position(|other| *other == track)
        .map_or(0, |place| place + 1);
    let [a, b] = route.ends().map(|city| game.city(city).id());
    format!("{a}-{b}#{place}")
}

/// The track that a text names; the cities may come in either order, and a single track needs no number.
pub fn find_track(game: &RailGame, name: &str) -> Result<TrackId, NotationError> {
    let (route_name, place) = name.split_once('#').unwrap_or((name, ""));
    let mut routes = game.routes().iter();
    let route = routes.find(|route| names_pair(game, route_name, route.ends()));
    let tracks = route.ok_or(NotationError::UnknownTrack)?.tracks();
    let place: usize = match place {
        "" if tracks.len() == 1 => 1,
        _ => place.parse().map_err(|_| NotationError::UnknownTrack)?,
    };
    place
        .checked_sub(1)
        .and_then(|place| tracks.get(place))
        .copied()
        .ok_or(NotationError::UnknownTrack)
}

/// A ticket as text: its cities.
pub fn ticket_name(game: &RailGame, ticket: TicketId) -> String {
    let [a, b] = game.ticket(ticket).ends().map(|city| game.city(city).id());
    format!("{a}-{b}")
}

/// The ticket that a text names; the cities may come in either order.
pub fn find_ticket(game: &RailGame, name: &str) -> Result<TicketId, NotationError> {
    let mut tickets = game.tickets().iter();
    let found = tickets.position(|ticket| names_pair(game, name, ticket.ends()));
    found.map(TicketId::at).ok_or(NotationError::UnknownTicket)
}

/// Whether a text names two cities, in either order and by any id that they ever had. Ids contain hyphens themselves,
/// so the text is compared, not split.
fn names_pair(game: &RailGame, name: &str, ends: [CityId; 2]) -> bool {
    let [a, b] = ends.map(|city| game.city(city));
    let named = |from: &City, to: &City| {
        let rests = from.ids().filter_map(|id| name.strip_prefix(id));
        let mut rests = rests.filter_map(|rest| rest.strip_prefix('-'));
        rests.any(|rest| to.ids().any(|id| id == rest))
    };
    named(a, b) || named(b, a)
}
