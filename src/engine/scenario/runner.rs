//! Plays the scenarios of a file, one after the other.

use super::super::table::Viewer;
use super::position::Position;
use super::problem::{Failure, Problem, Report, Unreadable};
use super::step::{Line, accept, refuse};
use super::table::Table;
use super::words::{Words, seat, unknown};
use super::{rail, yard};
use crate::catalog::{Game, Seat, game};

/// The lines of a file that say something.
pub(super) fn lines(text: &str) -> Vec<Line<'_>> {
    let lines = text.lines().enumerate().map(|(index, text)| Line {
        number: index + 1,
        text: text.trim(),
    });
    lines
        .filter(|line| !line.text.is_empty() && !line.text.starts_with('#'))
        .collect()
}

/// Runs all scenarios of a file.
pub(super) fn run(text: &str) -> Report {
    let mut report = Report::default();
    let lines = lines(text);
    let is_title = |line: &Line<'_>| line.text.split_ascii_whitespace().next() == Some("scenario");
    let first = lines.iter().position(is_title).unwrap_or(lines.len());
    let (head, mut rest) = lines.split_at(first);
    // What comes before the first scenario holds for all of them, and must be valid even if there is none.
    let mut position = Position::default();
    for line in head {
        if let Err(unreadable) = position.read(line.text) {
            let problem = Problem::Unreadable(unreadable);
            report.failures.push(Failure {
                line: line.number,
                scenario: String::new(),
                problem,
            });
        }
    }
    while let Some((title, after)) = rest.split_first() {
        let end = after.iter().position(is_title).unwrap_or(after.len());
        let (body, next) = after.split_at(end);
        report.scenarios += 1;
        let mut scenario = Scenario {
            title: title.text.trim_start_matches("scenario").trim().to_owned(),
            position: position.clone(),
            table: None,
            failures: Vec::new(),
        };
        scenario.play(*title, body);
        report.failures.extend(scenario.failures);
        rest = next;
    }
    report
}

struct Scenario {
    title: String,
    position: Position,
    /// The table, once the position is set up.
    table: Option<Box<dyn Table>>,
    failures: Vec<Failure>,
}

/// Whether the rest of a scenario still means anything.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Go {
    On,
    Stop,
}

impl Scenario {
    fn play(&mut self, title: Line<'_>, body: &[Line<'_>]) {
        if !names_rules(&self.title) {
            self.fail(title, Unreadable::NoTitle.into());
        }
        let mut index = 0;
        while index < body.len() {
            let line = body[index];
            let below = body[index + 1..].iter();
            let expected: Vec<Line<'_>> = below
                .take_while(|line| is_expectation(line.text))
                .copied()
                .collect();
            index += 1;
            let went = match actor(line.text) {
                Some((seat, action)) => {
                    index += expected.len();
                    self.act(line, seat, action, &expected)
                }
                None => self.line(line),
            };
            if went == Go::Stop {
                return;
            }
        }
        if self.table.is_none() {
            self.set_up(title);
        }
    }

    fn fail(&mut self, line: Line<'_>, problem: Problem) {
        self.failures.push(Failure {
            line: line.number,
            scenario: self.title.clone(),
            problem,
        });
    }

    /// A line that is not an action. After one that cannot be read, the rest of the scenario is meaningless.
    fn line(&mut self, line: Line<'_>) -> Go {
        let mut words = Words::new(line.text);
        let result = match words.maybe() {
            Some("?") | Some("=") if self.set_up(line) == Go::Stop => return Go::Stop,
            Some("?") => self.ask(&mut words),
            Some("=") => match &self.table {
                Some(table) => table.count(&mut words),
                None => Err(Unreadable::NoGame.into()),
            },
            _ if is_expectation(line.text) => Err(Unreadable::NoAction.into()),
            _ if self.table.is_some() => Err(Unreadable::TooLate.into()),
            _ => self.position.read(line.text).map_err(Problem::from),
        };
        match result {
            Ok(()) => Go::On,
            Err(problem) => {
                let readable = !matches!(problem, Problem::Unreadable(_));
                self.fail(line, problem);
                if readable { Go::On } else { Go::Stop }
            }
        }
    }

    fn ask(&self, words: &mut Words<'_>) -> Result<(), Problem> {
        let Some(table) = &self.table else {
            return Err(Unreadable::NoGame.into());
        };
        if !words.take("seen-by") {
            return table.ask(words);
        }
        let viewer = match words.take("table") {
            true => Viewer::Table,
            false => Viewer::Seat(words.seat()?),
        };
        if !words.take(">") {
            return Err(unknown(words.next()?).into());
        }
        let expected = words.line();
        let seen = table.seen_by(viewer);
        if seen.iter().any(|event| table.means(&expected, event)) {
            Ok(())
        } else {
            Err(Problem::NoSuchEvent(seen))
        }
    }

    /// Sets up the table, unless that is done already.
    fn set_up(&mut self, line: Line<'_>) -> Go {
        if self.table.is_some() {
            return Go::On;
        }
        match lay_out(&self.position) {
            Ok(table) => {
                self.table = Some(table);
                Go::On
            }
            Err(problem) => {
                self.fail(line, problem);
                Go::Stop
            }
        }
    }

    /// An action with what is expected of it.
    fn act(&mut self, line: Line<'_>, seat: Seat, action: &str, expected: &[Line<'_>]) -> Go {
        if self.set_up(line) == Go::Stop {
            return Go::Stop;
        }
        let Some(table) = &mut self.table else {
            return Go::Stop;
        };
        let action = Words::new(action).line();
        let refusal = expected.iter().find(|line| line.text.starts_with('!'));
        let problems = match refusal {
            Some(refusal) => refuse(table.as_ref(), (seat, &action), line, *refusal),
            None => accept(table.as_mut(), (seat, &action), line, expected),
        };
        let go = match &problems[..] {
            [
                (_, Problem::Unreadable(_) | Problem::Refused(_) | Problem::Broken(_)),
                ..,
            ] => Go::Stop,
            [(_, Problem::NoSuchWorld(_) | Problem::Changed), ..] => Go::Stop,
            _ => Go::On,
        };
        for (line, problem) in problems {
            self.fail(line, problem);
        }
        go
    }
}

/// The table of a position.
pub(super) fn lay_out(position: &Position) -> Result<Box<dyn Table>, Problem> {
    let id = position.game.ok_or(Unreadable::NoGame)?;
    let setup = position.setup(id);
    Ok(match game(id) {
        Game::Rail(game) => Box::new(rail::build(game, &setup, position)?),
        Game::Yard(game) => Box::new(yard::build(game, &setup, position)?),
    })
}

/// `A: claim …`: who acts, and how.
pub(super) fn actor(line: &str) -> Option<(Seat, &str)> {
    let (letter, action) = line.split_once(':')?;
    seat(letter).map(|seat| (seat, action))
}

fn is_expectation(line: &str) -> bool {
    line.starts_with(['>', '!']) || line == "exactly"
}

/// Whether a title names at least one rule, then a colon and some words.
fn names_rules(title: &str) -> bool {
    let Some((ids, words)) = title.split_once(':') else {
        return false;
    };
    let is_id = |id: &str| {
        id.split_once('-').is_some_and(|(set, number)| {
            let capitals = set.bytes().all(|byte| byte.is_ascii_uppercase());
            !set.is_empty() && capitals && number.parse::<u8>().is_ok()
        })
    };
    let mut ids = ids.split_ascii_whitespace().peekable();
    ids.peek().is_some() && ids.all(is_id) && !words.trim().is_empty()
}
