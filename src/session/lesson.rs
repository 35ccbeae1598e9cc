//! A lesson that somebody is taking: which step, what is lit, what is asked, and what the others do then. It keeps its
//! own table and touches neither saves nor records.

use std::collections::VecDeque;

use crate::catalog::{GameId, Seat};
use crate::engine::game::{Action, Fact, PlayerView, Sighting};
use crate::engine::scenario::{LEARNER, Lesson, LessonStep, LessonTable, Lit, Problem};
use crate::engine::table::{RuleError, Viewer};
use crate::text::Lang;
use crate::text::lessons;
use crate::text::speaker::Speaker;

/// A lesson under way.
#[derive(Clone, Debug)]
pub struct Lessoning {
    lesson: Lesson,
    table: LessonTable,
    at: usize,
    /// What the others still do before the next step.
    others: VecDeque<(Seat, Action)>,
}

/// Whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// The learner does what is asked.
    Action,
    /// The learner reads and goes on.
    GoingOn,
    /// Somebody else acts: call `others_act`.
    Others,
    /// Nothing: the lesson is over.
    Nothing,
}

/// Why an action did not happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotThis {
    /// The rules refuse it.
    #[error("{0}")]
    Refused(RuleError),
    /// The rules allow it, but the lesson asks for something else.
    #[error("the lesson asks for something else")]
    NotAsked,
}

impl Lessoning {
    /// Begins a lesson; none if its file cannot be read, which tests rule out for those that come with the program.
    pub fn begin(text: &str) -> Option<Lessoning> {
        let lesson = Lesson::read(text).ok()?;
        let table = lesson.table().ok()?;
        Some(Lessoning {
            lesson,
            table,
            at: 0,
            others: VecDeque::new(),
        })
    }

    /// Comes back to a lesson at a step, as if everything asked before had been done.
    pub fn resume(text: &str, step: usize) -> Option<Lessoning> {
        let mut lesson = Lessoning::begin(text)?;
        while lesson.at < step && lesson.awaits() != Awaits::Nothing {
            lesson.do_it()?;
        }
        Some(lesson)
    }

    /// The game that is taught.
    pub fn game(&self) -> GameId {
        self.lesson.game()
    }

    /// What the lesson is called.
    pub fn title(&self, lang: Lang) -> &str {
        lessons::either::<String>(lang, &self.lesson.title)
    }

    /// Steps in all.
    pub fn steps(&self) -> usize {
        self.lesson.steps.len()
    }

    /// Steps done.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step that is under way.
    fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.at)
    }

    /// Whose move it is.
    pub fn awaits(&self) -> Awaits {
        if !self.others.is_empty() {
            return Awaits::Others;
        }
        match self.step() {
            None => Awaits::Nothing,
            Some(step) if step.asked.is_empty() => Awaits::GoingOn,
            Some(_) => Awaits::Action,
        }
    }

    /// The table as the learner sees it.
    pub fn view(&self) -> PlayerView {
        self.table.view(Viewer::Seat(LEARNER))
    }

    /// What is said now; nothing while the others act and at the end.
    pub fn says(&self, say: &Speaker) -> Option<String> {
        let step = self.step().filter(|_| self.others.is_empty())?;
        let words = lessons::either(say.lang, &step.says);
        Some(lessons::sentence(say, &self.table, words))
    }

    /// What is lit now.
    pub fn lit(&self) -> &[Lit] {
        match self.step() {
            Some(step) if self.others.is_empty() => &step.lit,
            _ => &[],
        }
    }

    /// What the learner may do now: any of these.
    pub fn asked(&self) -> &[Action] {
        match self.step() {
            Some(step) if self.others.is_empty() => &step.asked,
            _ => &[],
        }
    }

    /// Takes the learner's action; what came of it, as the learner sees it.
    pub fn act(&mut self, action: Action) -> Result<Vec<Sighting>, NotThis> {
        if !self.asked().contains(&action) {
            let refused = self.table.why_not(LEARNER, action);
            return Err(refused.map_or(NotThis::NotAsked, NotThis::Refused));
        }
        match self.table.act(LEARNER, action) {
            Ok(facts) => {
                self.finish_step();
                Ok(seen(&facts))
            }
            Err(Problem::Refused(error)) => Err(NotThis::Refused(error)),
            Err(_) => Err(NotThis::NotAsked),
        }
    }

    /// Goes on from a step that asks for nothing. Returns whether there was one.
    pub fn go_on(&mut self) -> bool {
        let reads = self.awaits() == Awaits::GoingOn;
        if reads {
            self.finish_step();
        }
        reads
    }

    /// The next thing that somebody else does, as the learner sees it.
    pub fn others_act(&mut self) -> Option<(Seat, Vec<Sighting>)> {
        let (seat, action) = self.others.pop_front()?;
        let facts = self.table.act(seat, action).ok()?;
        Some((seat, seen(&facts)))
    }

    /// Does whatever is awaited, the first of what is asked. None if that fails.
    fn do_it(&mut self) -> Option<()> {
        match self.awaits() {
            Awaits::Action => {
                let action = *self.asked().first()?;
                self.act(action).ok().map(|_| ())
            }
            Awaits::GoingOn => self.go_on().then_some(()),
            Awaits::Others => self.others_act().map(|_| ()),
            Awaits::Nothing => None,
        }
    }

    fn finish_step(&mut self) {
        if let Some(step) = self.lesson.steps.get(self.at) {
            self.others = step.then.iter().copied().collect();
            self.at += 1;
        }
    }
}

fn seen(facts: &[Fact]) -> Vec<Sighting> {
    let learner = Viewer::Seat(LEARNER);
    facts.iter().map(|fact| fact.seen_by(learner)).collect()
}
