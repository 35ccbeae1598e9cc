//! One action of a scenario, and whether it went as the lines below it say.

use super::super::rail::{Fact, Hunch, RailAction, apply, determinize, view};
use super::super::table::{Rng, Viewer};
use super::build::Table;
use super::problem::Problem;
use super::words::Words;
use super::{events, questions};
use crate::catalog::Seat;

/// A line of the file that says something.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
}

/// Tries an action that should be refused; the state must not change, whatever happens.
pub(super) fn refuse<'a>(
    table: &mut Table,
    seat: Seat,
    action: RailAction,
    refusal: Line<'a>,
) -> Vec<(Line<'a>, Problem)> {
    let before = table.state.clone();
    let result = apply(table.game, &mut table.state, seat, action, &mut Vec::new());
    let expected = Words::new(refusal.text.trim_start_matches('!')).line();
    let mut problems = Vec::new();
    match result {
        Ok(()) => problems.push((refusal, Problem::Accepted)),
        Err(error) => {
            if questions::error_name(&error) != expected {
                problems.push((refusal, Problem::WrongRefusal(error)));
            }
            if table.state != before {
                problems.push((refusal, Problem::Changed));
            }
        }
    }
    table.state = before;
    problems
}

/// Carries out an action that should be accepted.
pub(super) fn accept(
    table: &mut Table,
    seat: Seat,
    action: RailAction,
) -> Result<Vec<Fact>, Problem> {
    let mut facts = Vec::new();
    apply(table.game, &mut table.state, seat, action, &mut facts).map_err(Problem::Refused)?;
    table.check().map_err(Problem::Broken)?;
    let seats = (0..table.state.own.len()).map(|seat| Viewer::Seat(Seat::at(seat)));
    for viewer in seats.chain([Viewer::Table]) {
        let seen = view(&table.state, viewer);
        let world = determinize(table.game, &seen, &Hunch::NONE, &mut Rng::new(1));
        if view(&world, viewer) != seen {
            return Err(Problem::NoSuchWorld(viewer));
        }
    }
    Ok(facts)
}

/// Whether the events are those that the lines name, in that order; after `exactly` there must be no others.
pub(super) fn happened<'a>(
    table: &Table,
    facts: &[Fact],
    action: Line<'a>,
    expected: &[Line<'a>],
) -> Vec<(Line<'a>, Problem)> {
    let text = |fact: &Fact| {
        // Everything is seen by the one whom it concerns.
        events::text(
            table.game,
            &fact.seen_by(owner(fact).map_or(Viewer::Table, Viewer::Seat)),
        )
    };
    let found: Vec<String> = facts.iter().map(text).collect();
    let exactly = expected.iter().any(|line| line.text == "exactly");
    let mut left = found.as_slice();
    for line in expected.iter().filter(|line| line.text.starts_with('>')) {
        let wanted = Words::new(line.text.trim_start_matches('>')).line();
        match left
            .iter()
            .position(|event| events::means(table.game, &wanted, event))
        {
            Some(0) => left = &left[1..],
            Some(place) if !exactly => left = &left[place + 1..],
            _ => return vec![(*line, Problem::NoSuchEvent(found))],
        }
    }
    if exactly && !left.is_empty() {
        return vec![(action, Problem::MoreEvents(found))];
    }
    Vec::new()
}

/// Who sees what is secret in an event.
fn owner(fact: &Fact) -> Option<Seat> {
    use super::super::rail::RailEvent::*;
    match fact {
        TicketsOffered { seat, .. } | TicketsKept { seat, .. } | CardDrawn { seat, .. } => {
            Some(*seat)
        }
        _ => None,
    }
}
