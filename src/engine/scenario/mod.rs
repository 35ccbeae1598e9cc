//! Scenario files: positions set up by hand, actions in notation, and what is expected of them. They live inside
//! the engine because they lay out what nobody at the table sees. CONTRIBUTING.md documents the format.
//!
//! ```
//! let report = branchline_core::engine::scenario::run(
//!     "scenario R-20 R-23: a track takes as many cards of its colour as it has spaces
//!      game nordic
//!      hand A blue*2
//!      A: claim goteborg-orebro blue*2
//!        > claimed A goteborg-orebro blue*2 +2
//!      ? wagons A 38",
//! );
//! assert!(report.failures.is_empty());
//! ```

mod answers;
mod cards;
mod lesson;
mod lesson_table;
mod lesson_words;
mod lit;
mod numbers;
mod position;
mod problem;
mod rail;
mod runner;
mod step;
mod table;
mod words;
mod yard;

pub use lesson::{LEARNER, Lesson, LessonStep};
pub use lesson_table::LessonTable;
pub use lesson_words::Word;
pub use lit::Lit;
pub use problem::{Failure, Impossible, Problem, Report, Unreadable};

/// Runs all scenarios of a file, or walks through the lesson that it holds.
pub fn run(text: &str) -> Report {
    let first = runner::lines(text).into_iter().next();
    if !first.is_some_and(|line| line.text.starts_with("lesson")) {
        return runner::run(text);
    }
    Report {
        scenarios: 1,
        failures: match Lesson::read(text) {
            Ok(lesson) => lesson.check(),
            Err(failures) => failures,
        },
    }
}

/// What a run over several files has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many scenarios there are.
    pub scenarios: usize,
    /// A line for every failure, with file and line number.
    pub failures: Vec<String>,
}

/// Runs scenario files, given by name and content.
pub fn check_files<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Summary {
    let mut summary = Summary::default();
    for (name, bytes) in files {
        let report = match std::str::from_utf8(bytes) {
            Ok(text) => run(text),
            Err(error) => {
                let before = &bytes[..error.valid_up_to()];
                let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
                let problem = Problem::Unreadable(Unreadable::NotText);
                let failure = Failure {
                    line,
                    scenario: String::new(),
                    problem,
                };
                Report {
                    scenarios: 0,
                    failures: vec![failure],
                }
            }
        };
        summary.scenarios += report.scenarios;
        let failures = report
            .failures
            .iter()
            .map(|failure| format!("{name}:{failure}"));
        summary.failures.extend(failures);
    }
    summary
}
