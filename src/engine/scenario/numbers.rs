//! `? number NAME`: the numbers of a game's rules, so that a sentence that names one can be checked.

use super::problem::Unreadable;
use super::words::{Words, unknown};
use crate::catalog::{RailRules, TicketRules, YardRules};

/// A number of a map game.
pub(super) fn of_a_map(rules: &RailRules, words: &mut Words<'_>) -> Result<String, Unreadable> {
    told(words, |word| match word {
        "turned-up" => rules.tunnel.map(|it| it.turn_up),
        "substitutes" => rules.substitute.map(|it| it.cards),
        "loan-cost" => rules.tolls.as_ref().map(|it| it.loan_cost),
        "neutral-round" => rules.neutral.map(|it| it.from_round),
        word => of_tickets(&rules.tickets, word),
    })
}

/// A number of the Card Game.
pub(super) fn of_yards(rules: &YardRules, words: &mut Words<'_>) -> Result<String, Unreadable> {
    told(words, |word| match word {
        "lay-same" => Some(rules.lay_same),
        "lay-different" => Some(rules.lay_different),
        word => of_tickets(&rules.tickets, word),
    })
}

fn of_tickets(rules: &TicketRules, word: &str) -> Option<u8> {
    match word {
        "first-dealt" => Some(rules.first_deal),
        "first-kept" => Some(rules.first_keep),
        "drawn" => Some(rules.draw),
        "kept" => Some(rules.keep),
        _ => None,
    }
}

fn told(words: &mut Words<'_>, find: impl Fn(&str) -> Option<u8>) -> Result<String, Unreadable> {
    let word = words.next()?;
    find(word).map_or_else(|| Err(unknown(word)), |number| Ok(number.to_string()))
}
