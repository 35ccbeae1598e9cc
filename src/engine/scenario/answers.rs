//! What all expected words and answers have in common.

use super::super::table::{NotationError, RuleError, TicketSet};
use super::problem::{Problem, Unreadable};
use super::words::{Words, unknown};
use crate::catalog::{Seat, TicketId, TieBreak};

/// The name of a refusal, without its ids and counts.
pub(super) fn error_name(error: &RuleError) -> String {
    word_of(&format!("{error:?}"))
}

/// The name of a refusal; of a payment, what is wrong with it.
pub(super) fn reason(error: &RuleError) -> String {
    match error {
        RuleError::WrongPayment(fault) => word_of(&format!("{fault:?}")),
        error => error_name(error),
    }
}

/// The name of a variant as `Debug` writes it.
pub(super) fn word_of(debug: &str) -> String {
    debug
        .chars()
        .take_while(|letter| letter.is_ascii_alphanumeric())
        .collect()
}

/// The seat of the next word, which must sit at a table of so many.
pub(super) fn at_table(seats: usize, words: &mut Words<'_>) -> Result<Seat, Unreadable> {
    let seat = words.seat()?;
    if seat.index() < seats {
        Ok(seat)
    } else {
        Err(unknown(&seat.to_string()))
    }
}

/// A seat's letter, or another word where there is none.
pub(super) fn letter_or(seat: Option<Seat>, otherwise: &str) -> String {
    seat.map_or(otherwise.to_owned(), |seat| seat.to_string())
}

/// Names joined to a line; `none` for no names.
pub(super) fn listed(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(" ")
    }
}

/// How the names of tickets are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// A pile, from the top.
    Kept,
    /// A set.
    Free,
}

/// Whether two lines name the same tickets.
pub(super) fn same_tickets(
    find: impl Fn(&str) -> Result<TicketId, NotationError>,
    order: Order,
    expected: &str,
    found: &str,
) -> Result<bool, Unreadable> {
    let (expected, found) = (
        Words::new(expected).tickets(&find)?,
        Words::new(found).tickets(&find)?,
    );
    let set = |tickets: &[TicketId]| tickets.iter().copied().collect::<TicketSet>();
    Ok(match order {
        Order::Kept => expected == found,
        Order::Free => set(&expected) == set(&found) && expected.len() == found.len(),
    })
}

/// `can` and `cannot`: nothing is left on the line, so the expected answer is the empty one.
pub(super) fn whether_listed(verb: &str, listed: bool) -> String {
    match (listed, verb) {
        (true, "can") | (false, "cannot") => String::new(),
        (true, _) => "listed".to_owned(),
        (false, _) => "not listed".to_owned(),
    }
}

/// `winners` and `decided-by`, if the line asks for one of them.
pub(super) fn verdict(
    words: &mut Words<'_>,
    winners: &[Seat],
    decided_by: Option<TieBreak>,
) -> Option<String> {
    if words.take("winners") {
        return Some(listed(winners.iter().map(|seat| seat.to_string())));
    }
    let nothing = || "nothing".to_owned();
    words
        .take("decided-by")
        .then(|| decided_by.map_or_else(nothing, |tie_break| format!("{tie_break:?}")))
}

/// Whether the points are as the rest of the line says; a leading plus only helps the reader.
pub(super) fn same_points(words: &mut Words<'_>, found: String) -> Result<(), Problem> {
    if words.line().trim_start_matches('+') == found {
        Ok(())
    } else {
        Err(Problem::Different(found))
    }
}
