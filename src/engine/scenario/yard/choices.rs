//! The `?` lines of the Card Game about what a seat may do.

use super::super::answers::{at_table, error_name, whether_listed};
use super::super::problem::Unreadable;
use super::super::words::Words;
use super::build::YardTable;
use super::events::names;
use crate::engine::table::Viewer;
use crate::engine::yard::{YardAction, YardOptions, notation, view};

/// What the options of a seat say.
pub(super) fn about(
    table: &YardTable,
    verb: &str,
    words: &mut Words<'_>,
) -> Result<String, Unreadable> {
    let YardTable { game, state, .. } = table;
    let seat = at_table(state.own.len(), words)?;
    let view = view(state, Viewer::Seat(seat));
    let parse = |line: &str| {
        notation::parse(game, line).map_err(|error| Unreadable::Notation(error, line.to_owned()))
    };
    Ok(match verb {
        "can" | "cannot" => {
            let action = parse(&words.line())?;
            let mut listed = false;
            view.legal_actions(game, &mut |legal: YardAction| listed |= legal == action);
            whether_listed(verb, listed)
        }
        // `? why-not A WrongSet lay red+blue`: the reason comes first, because an action may have any length.
        "why-not" => {
            let expected = words.next()?;
            let why = view.why_not(game, parse(&words.line())?);
            let why = why.map_or("nothing".to_owned(), |error| error_name(&error));
            if why == expected { String::new() } else { why }
        }
        "beats" => {
            let laid = words.cards()?;
            let YardOptions::Turn(turn) = view.options(game) else {
                return Ok("not asked".to_owned());
            };
            match turn.lays.into_iter().find(|lay| lay.cards == laid) {
                None => "not listed".to_owned(),
                Some(lay) => lay.beats.map_or("nothing".to_owned(), |(owner, _, cards)| {
                    format!("{owner} {cards}")
                }),
            }
        }
        _ => best(table, &view.options(game), verb),
    })
}

/// `best`: the points and tickets of the best set; `neighbour`: what the next best one costs, and its tickets.
fn best(table: &YardTable, options: &YardOptions, verb: &str) -> String {
    let YardOptions::Check { best, others, .. } = options else {
        return "not asked".to_owned();
    };
    match (verb, others.first()) {
        ("best", _) => format!("{} {}", best.points, names(table.game, best.tickets)),
        (_, Some(other)) => format!("{} {}", other.cost, names(table.game, other.tickets)),
        (_, None) => "none".to_owned(),
    }
}
