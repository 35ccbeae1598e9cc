//! The table of a lesson: it holds the whole truth, hands out views, and answers what a sentence asks.

use std::fmt;

use super::super::game::{Action, Fact, PlayerView};
use super::super::table::{RuleError, Viewer};
use super::problem::Problem;
use super::table::Table;
use super::words::Words;
use crate::catalog::{GameId, Seat, game};

/// A table that somebody learns at.
pub struct LessonTable {
    id: GameId,
    pub(super) table: Box<dyn Table>,
}

impl LessonTable {
    pub(super) fn new(id: GameId, table: Box<dyn Table>) -> LessonTable {
        LessonTable { id, table }
    }

    /// The table as somebody sees it.
    pub fn view(&self, viewer: Viewer) -> PlayerView {
        self.table.state(self.id).view(viewer)
    }

    /// Carries out an action; a refused one changes nothing.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Fact>, Problem> {
        self.table.act(seat, &action.write(game(self.id)))?;
        Ok(self.table.facts())
    }

    /// Why an action would be refused, if it would.
    pub fn why_not(&self, seat: Seat, action: Action) -> Option<RuleError> {
        match self.clone().act(seat, action) {
            Err(Problem::Refused(error)) => Some(error),
            _ => None,
        }
    }

    /// What the table answers to a question without its answer: `? wagons A`, `= A total`.
    pub(super) fn answer(&self, question: &str) -> Result<String, Problem> {
        // Nothing is answered by this word, so the table says what the answer is.
        let line = format!("{question} -");
        let mut words = Words::new(&line);
        let answer = match words.next()? {
            "=" => self.table.count(&mut words),
            _ => self.table.ask(&mut words),
        };
        match answer {
            // Of `4 bank` or `6 chicago-dallas` a sentence needs the number.
            Err(Problem::Different(found)) => {
                let first = found
                    .split(' ')
                    .next()
                    .filter(|word| word.parse::<i16>().is_ok());
                Ok(first.map_or(found.clone(), str::to_owned))
            }
            Err(problem) => Err(problem),
            Ok(()) => Ok("-".to_owned()),
        }
    }
}

impl Clone for LessonTable {
    fn clone(&self) -> LessonTable {
        LessonTable::new(self.id, self.table.copy())
    }
}

impl fmt::Debug for LessonTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LessonTable({:?})", self.id)
    }
}
