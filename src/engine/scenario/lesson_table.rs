//! A position that answers what the sentences of a lesson ask.

use super::super::game::{GameState, State};
use super::problem::Problem;
use super::rail::RailTable;
use super::table::Answers;
use super::words::Words;
use super::yard::YardTable;

/// What a sentence is filled in from.
pub struct LessonTable(Box<dyn Answers>);

impl LessonTable {
    /// The position as it is now.
    pub fn of(state: &GameState) -> LessonTable {
        LessonTable(match &state.0 {
            State::Rail(of) => Box::new(RailTable::of(of.game(), (**of).clone())),
            State::Yard(of) => Box::new(YardTable::of(of.game(), (**of).clone())),
        })
    }

    /// What the table answers to a question without its answer: `? wagons A`, `= A total`.
    pub(super) fn answer(&self, question: &str) -> Result<String, Problem> {
        // Nothing is answered by this word, so the table says what the answer is.
        match self.claim(&format!("{question} -")) {
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

    /// Whether a `?` or `=` line holds.
    pub(super) fn claim(&self, claim: &str) -> Result<(), Problem> {
        let mut words = Words::new(claim);
        match words.next()? {
            "=" => self.0.count(&mut words),
            _ => self.0.ask(&mut words),
        }
    }
}
