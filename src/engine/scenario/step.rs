//! One action of a scenario, and whether it went as the lines below it say.

use super::answers::error_name;
use super::problem::Problem;
use super::table::Table;
use super::words::Words;
use crate::catalog::Seat;

/// A line of the file that says something.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
}

/// What is wrong, and at which line.
type Problems<'a> = Vec<(Line<'a>, Problem)>;

/// Tries an action that should be refused, on a copy of the table.
pub(super) fn refuse<'a>(
    table: &dyn Table,
    (seat, action): (Seat, &str),
    line: Line<'a>,
    refusal: Line<'a>,
) -> Problems<'a> {
    let expected = Words::new(refusal.text.trim_start_matches('!')).line();
    match table.copy().act(seat, action) {
        Err(Problem::Refused(error)) if error_name(&error) == expected => Vec::new(),
        Err(Problem::Refused(error)) => vec![(refusal, Problem::WrongRefusal(error))],
        Err(problem) => vec![(line, problem)],
        Ok(()) => vec![(refusal, Problem::Accepted)],
    }
}

/// Carries out an action that should be accepted, and looks at what happened.
pub(super) fn accept<'a>(
    table: &mut dyn Table,
    (seat, action): (Seat, &str),
    line: Line<'a>,
    expected: &[Line<'a>],
) -> Problems<'a> {
    match table.act(seat, action) {
        Ok(()) => happened(table, line, expected),
        Err(problem) => vec![(line, problem)],
    }
}

/// Whether the events are those that the lines name, in that order; after `exactly` there must be no others.
fn happened<'a>(table: &dyn Table, action: Line<'a>, expected: &[Line<'a>]) -> Problems<'a> {
    let found = table.told();
    let exactly = expected.iter().any(|line| line.text == "exactly");
    let mut left = found.as_slice();
    for line in expected.iter().filter(|line| line.text.starts_with('>')) {
        let wanted = Words::new(line.text.trim_start_matches('>')).line();
        match left.iter().position(|event| table.means(&wanted, event)) {
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
