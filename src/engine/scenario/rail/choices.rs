//! The `?` lines about what a seat may do, and at what price.

use super::super::answers::{at_table, error_name, letter_or, reason, whether_listed};
use super::super::problem::Unreadable;
use super::build::RailTable;
use crate::engine::rail::{RailAction, RailOptions, Toll, notation, view};
use crate::engine::table::{Cards, Viewer};

use super::super::words::Words;
use crate::catalog::*;

/// What the options of a seat say.
pub(super) fn about(
    table: &RailTable,
    verb: &str,
    words: &mut Words<'_>,
) -> Result<String, Unreadable> {
    let RailTable { game, state, .. } = table;
    let seat = at_table(state.own.len(), words)?;
    let view = view(state, Viewer::Seat(seat));
    if verb == "can" || verb == "cannot" {
        let line = words.line();
        let action = notation::parse(game, &line)
            .map_err(|error| Unreadable::Notation(error, line.clone()))?;
        let mut listed = false;
        view.legal_actions(game, &mut |legal: RailAction| listed |= legal == action);
        return Ok(whether_listed(verb, listed));
    }
    let options = view.options(game);
    if verb == "suggested" {
        let word = |color: Option<Color>| color.map_or("none", Color::word);
        return Ok(match options {
            RailOptions::Passengers {
                suggested: [a, b], ..
            } => format!("{} {}", word(a), word(b)),
            _ => "not asked".to_owned(),
        });
    }
    let track = words.track(game)?;
    if verb == "why-not" {
        let why = view.why_not(game, track);
        return Ok(why.map_or("nothing".to_owned(), |error| error_name(&error)));
    }
    if verb == "more" {
        let more = view.has_more_payments(game, track);
        return Ok(if more { "yes" } else { "no" }.to_owned());
    }
    if verb == "judge" {
        let verdict = view.judge_payment(game, track, words.cards()?);
        return Ok(verdict.map_or_else(|error| reason(&error), |()| "pays".to_owned()));
    }
    let RailOptions::Turn(turn) = options else {
        return Ok("not asked".to_owned());
    };
    let Some(claim) = turn.claims.into_iter().find(|claim| claim.track == track) else {
        return Ok("none".to_owned());
    };
    Ok(match verb {
        "points" => claim.points.to_string(),
        "payments" => {
            let payments: Vec<String> = claim
                .payments
                .iter()
                .map(|payment| payment.cards.to_string())
                .collect();
            payments.join(" ")
        }
        "toll" => {
            let loan = if claim.loan { " loan" } else { "" };
            claim
                .toll
                .map_or("none".to_owned(), |Toll { amount, to: payee }| {
                    format!("{amount} {}{loan}", letter_or(payee, "bank"))
                })
        }
        _ => {
            let cards = words.cards()?;
            let payment = claim.payments.iter().find(|payment| payment.cards == cards);
            let odds = payment.and_then(|payment| payment.odds).unwrap_or_default();
            odds.map(|chance| format!("{chance:.4}")).join(" ")
        }
    })
}

/// Whether these are the payments, in this order.
pub(super) fn same_payments(expected: &str, found: &str) -> bool {
    let read = |line: &str| -> Vec<Option<Cards>> {
        line.split_ascii_whitespace()
            .map(|word| word.parse().ok())
            .collect()
    };
    // `...` at the end: these come first, anything may follow.
    match expected.strip_suffix("...") {
        Some(first) => read(found).starts_with(&read(first)),
        None => read(expected) == read(found),
    }
}

/// Chances are compared as closely as a person would write them.
pub(super) fn near(expected: &str, found: &str) -> bool {
    let read = |line: &str| -> Option<Vec<f64>> {
        line.split_ascii_whitespace()
            .map(|word| word.parse().ok())
            .collect()
    };
    let (Some(expected), Some(found)) = (read(expected), read(found)) else {
        return false;
    };
    expected.len() == found.len()
        && expected
            .iter()
            .zip(&found)
            .all(|(a, b)| (a - b).abs() < 0.001)
}
