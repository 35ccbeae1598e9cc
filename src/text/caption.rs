//! The caption of the last move: what somebody did in a turn, and what it did to the viewer.

use super::Lang;
use super::log;
use super::speaker::Speaker;
use crate::catalog::Seat;
use crate::engine::game::Sighting;

/// A turn in one sentence as far as possible: who did it is said once.
pub fn turn(say: &Speaker, seat: Seat, seen: &[Sighting]) -> String {
    let who = format!("{} ", say.seat(seat));
    let mut sentences: Vec<String> = Vec::new();
    for line in seen.iter().filter_map(|seen| log::line(say, seen)) {
        let before = sentences
            .last_mut()
            .filter(|before| before.starts_with(&who));
        match (before, line.strip_prefix(&who)) {
            (Some(before), Some(more)) => {
                *before = format!("{}, {more}", before.trim_end_matches('.'));
            }
            _ => sentences.push(line),
        }
    }
    sentences.join(" ")
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
