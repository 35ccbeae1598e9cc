//! The caption of the last move: what somebody did in a turn, and what it did to the viewer.

use super::Lang;
use super::log;
use super::speaker::Speaker;
use crate::catalog::Seat;
use crate::engine::game::Sighting;

/// A turn in one sentence as far as possible: who did it is said once.
pub fn turn(say: &Speaker, seat: Seat, seen: &[Sighting]) -> String {
    let who = format!("{} ", say.seat(seat));
    let mut said = String::new();
    for line in seen.iter().filter_map(|seen| log::line(say, seen)) {
        match (line.strip_prefix(&who), said.strip_suffix('.')) {
            (Some(more), Some(before)) if before.starts_with(&who) => {
                said = format!("{before}, {more}");
            }
            _ if said.is_empty() => said = line,
            _ => said = format!("{said} {line}"),
        }
    }
    said
}

/// The way to one's own tickets.
pub fn open_tickets(lang: Lang, count: usize) -> String {
    match lang {
        Lang::Fr => format!("Vos billets : {count} à faire"),
        Lang::En => format!("Your tickets: {count} still open"),
    }
}

/// Somebody's move has made a ticket impossible.
pub fn lost(lang: Lang, ticket: &str) -> String {
    match lang {
        Lang::Fr => format!("Votre billet {ticket} n’est plus possible."),
        Lang::En => format!("Your ticket {ticket} is no longer possible."),
    }
}

/// Somebody's move has made a ticket's way longer.
pub fn longer(lang: Lang, ticket: &str, spaces: u16) -> String {
    let spaces_word = match (lang, spaces) {
        (Lang::Fr, 1) => "case",
        (Lang::Fr, _) => "cases",
        (Lang::En, 1) => "space",
        (Lang::En, _) => "spaces",
    };
    match lang {
        Lang::Fr => format!("{ticket} : {spaces} {spaces_word} de plus."),
        Lang::En => format!("{ticket}: {spaces} more {spaces_word}."),
    }
}
