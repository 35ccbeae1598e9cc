//! Lessons: a scenario with words. A position, then steps; each says something in both languages, may ask seat A for an
//! action, and may have the others act. Everything that a sentence counts is asked of the table when it is shown.
//! CONTRIBUTING.md documents the format.

use super::super::game::{Action, GameState};
use super::super::table::Setup;
use super::lesson_words::{self, Word};
use super::lit::Lit;
use super::position::Position;
use super::problem::{Failure, Problem, Unreadable};
use super::runner::{actor, lay_out};
use super::step::Line;
use super::table::Table;
use super::words::Words;
use super::{LessonTable, rail, runner, yard};
use crate::catalog::{Game, GameId, Seat, game};

/// The one who learns.
pub const LEARNER: Seat = Seat(0);

/// A chapter of the lessons of a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    game: GameId,
    position: Position,
    /// What it is called, in French and in English.
    pub title: [String; 2],
    /// What happens, one after the other.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LessonStep {
    /// What is said, in French and in English.
    pub says: [Vec<Word>; 2],
    /// What is lit.
    pub lit: Vec<Lit>,
    /// What the learner is asked to do: any of these. Nothing: the step only tells.
    pub asked: Vec<Action>,
    /// What the others do then.
    pub then: Vec<(Seat, Action)>,
    /// Lines that must hold when the step begins.
    claims: Vec<(usize, String)>,
    line: usize,
}

impl Lesson {
    /// Reads a lesson, or reports everything that cannot be read.
    pub fn read(text: &str) -> Result<Lesson, Vec<Failure>> {
        let mut reader = Reader::default();
        for line in runner::lines(text) {
            if let Err(unreadable) = reader.line(line) {
                reader.fail(line.number, unreadable.into());
            }
        }
        reader.finish()
    }

    /// How its game ends if everybody does what is asked; none if it goes on.
    pub fn ending(&self) -> Option<GameState> {
        let (_, mut state) = self.start().ok()?;
        for step in &self.steps {
            let own = step.asked.first().map(|action| (LEARNER, *action));
            for (seat, action) in own.into_iter().chain(step.then.iter().copied()) {
                state.apply(seat, action).ok()?;
            }
        }
        state.to_act().is_none().then_some(state)
    }

    /// The game that it teaches.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// How the game that it shows was set up, and the position at its beginning.
    pub fn start(&self) -> Result<(Setup, GameState), Problem> {
        let (id, position) = (self.game, &self.position);
        let setup = position.setup(id);
        let state = match game(id) {
            Game::Rail(game) => {
                let table = rail::build(game, &setup, position)?;
                GameState::from_rail(id, game, table.into_state())
            }
            Game::Yard(game) => {
                let table = yard::build(game, &setup, position)?;
                GameState::from_yard(id, game, table.into_state())
            }
        };
        Ok((setup, state))
    }

    /// Walks the lesson to its end, every asked action tried, and reports what is not as it says.
    pub fn check(&self) -> Vec<Failure> {
        let mut failures = Vec::new();
        let mut fail = |line: usize, problem: Problem| {
            failures.push(Failure {
                line,
                scenario: self.title[1].clone(),
                problem,
            });
        };
        let mut table = match lay_out(&self.position) {
            Ok(table) => table,
            Err(problem) => {
                fail(1, problem);
                return failures;
            }
        };
        for step in &self.steps {
            let now = LessonTable::of(&table.state(self.game));
            for (line, claim) in &step.claims {
                if let Err(problem) = now.claim(claim) {
                    fail(*line, problem);
                }
            }
            let said = step.says.iter().flatten();
            for problem in said.filter_map(|word| word.fault(&now)) {
                fail(step.line, problem);
            }
            let mut ways = step.asked.iter().map(Some).collect::<Vec<_>>();
            if ways.is_empty() {
                ways.push(None);
            }
            // The first way goes on; the others must lead to where the rest of the step makes sense.
            let before = table.copy();
            for (place, way) in ways.into_iter().enumerate() {
                let mut tried = before.copy();
                if let Err(problem) = step.play(game(self.game), tried.as_mut(), way) {
                    fail(step.line, problem);
                }
                if place == 0 {
                    table = tried;
                }
            }
        }
        failures
    }
}

impl LessonStep {
    fn play(
        &self,
        game: &Game,
        table: &mut dyn Table,
        way: Option<&Action>,
    ) -> Result<(), Problem> {
        let own = way.map(|action| (LEARNER, *action));
        for (seat, action) in own.into_iter().chain(self.then.iter().copied()) {
            table.act(seat, &action.write(game))?;
        }
        Ok(())
    }
}

#[derive(Default)]
struct Reader {
    position: Position,
    title: [Option<String>; 2],
    steps: Vec<LessonStep>,
    failures: Vec<Failure>,
}

impl Reader {
    fn fail(&mut self, line: usize, problem: Problem) {
        self.failures.push(Failure {
            line,
            scenario: String::new(),
            problem,
        });
    }

    fn line(&mut self, line: Line<'_>) -> Result<(), Unreadable> {
        let (verb, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
        let language = ["fr", "en"].iter().position(|word| *word == verb);
        match (verb, language, self.steps.is_empty()) {
            ("lesson", ..) => Ok(()),
            ("step", ..) => {
                self.steps.push(LessonStep {
                    line: line.number,
                    ..LessonStep::default()
                });
                Ok(())
            }
            (_, Some(language), true) => {
                self.title[language] = Some(rest.trim().to_owned());
                Ok(())
            }
            (_, None, true) => self.position.read(line.text),
            (_, Some(language), false) => {
                let said = lesson_words::read(self.game()?, rest.trim())?;
                self.step()?.says[language] = said;
                Ok(())
            }
            (_, None, false) => self.in_step(line, verb, rest),
        }
    }

    fn in_step(&mut self, line: Line<'_>, verb: &str, rest: &str) -> Result<(), Unreadable> {
        let game = self.game()?;
        let parse = |action: &str| {
            let action = Words::new(action).line();
            Action::parse(game, &action)
                .map_err(|error| Unreadable::Notation(error, action.clone()))
        };
        if let Some((seat, action)) = actor(line.text) {
            let action = parse(action)?;
            self.step()?.then.push((seat, action));
            return Ok(());
        }
        match verb {
            "light" => {
                let lit = Lit::read(game, &mut Words::new(rest))?;
                self.step()?.lit.push(lit);
            }
            "ask" => {
                let action = parse(rest)?;
                self.step()?.asked.push(action);
            }
            "?" | "=" => {
                let claim = (line.number, line.text.to_owned());
                self.step()?.claims.push(claim);
            }
            word => return Err(Unreadable::UnknownWord(word.to_owned())),
        }
        Ok(())
    }

    fn game(&self) -> Result<&'static Game, Unreadable> {
        self.position.game.map(game).ok_or(Unreadable::NoGame)
    }

    fn step(&mut self) -> Result<&mut LessonStep, Unreadable> {
        self.steps.last_mut().ok_or(Unreadable::NoAction)
    }

    fn finish(mut self) -> Result<Lesson, Vec<Failure>> {
        let silent = |step: &&LessonStep| step.says.iter().any(Vec::is_empty);
        if let Some(line) = self.steps.iter().find(silent).map(|step| step.line) {
            self.fail(line, Unreadable::MissingPart.into());
        }
        let missing = |reader: &mut Reader, unreadable: Unreadable| {
            reader.fail(1, unreadable.into());
        };
        if self.steps.is_empty() {
            missing(&mut self, Unreadable::MissingPart);
        }
        match (self.position.game, self.title.clone()) {
            (Some(game), [Some(fr), Some(en)]) if self.failures.is_empty() => Ok(Lesson {
                game,
                position: self.position,
                title: [fr, en],
                steps: self.steps,
            }),
            (game, title) => {
                if game.is_none() {
                    missing(&mut self, Unreadable::NoGame);
                }
                if title.iter().any(Option::is_none) {
                    missing(&mut self, Unreadable::NoTitle);
                }
                Err(self.failures)
            }
        }
    }
}
