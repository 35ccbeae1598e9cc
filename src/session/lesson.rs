//! A lesson that somebody is taking: which step, what is lit, what is asked, and what the others do then. Its table is a
//! session of its own, so whatever shows a running game shows it too. It asks nobody to keep anything.

use std::collections::VecDeque;

use super::{Effect, Msg, Refusal, Session, Sitter};
use crate::catalog::{GameId, Seat};
use crate::engine::game::Action;
use crate::engine::scenario::{LEARNER, Lesson, LessonStep, LessonTable, Lit};
use crate::text::Lang;
use crate::text::lessons;
use crate::text::speaker::Speaker;

/// A lesson under way.
#[derive(Clone, Debug)]
pub struct Lessoning {
    lesson: Lesson,
    start: Session,
    session: Session,
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
    /// Somebody else acts: what is `scripted`.
    Others,
    /// Nothing: the lesson is over.
    Nothing,
}

impl Lessoning {
    /// Begins a lesson; none if its file cannot be read, which tests rule out for those that come with the program.
    pub fn begin(text: &str) -> Option<Lessoning> {
        let lesson = Lesson::read(text).ok()?;
        let (setup, state) = lesson.start().ok()?;
        let sitters = (0..setup.seats).map(|seat| match Seat(seat) {
            LEARNER => Sitter::person("", seat),
            _ => Sitter::bot("", "novice", seat),
        });
        let session = Session::from_base(setup, sitters.collect(), state);
        Some(Lessoning {
            lesson,
            start: session.clone(),
            session,
            at: 0,
            others: VecDeque::new(),
        })
    }

    /// Comes back to a lesson at a step.
    pub fn resume(text: &str, step: usize) -> Option<Lessoning> {
        let mut lesson = Lessoning::begin(text)?;
        lesson.go_to(step);
        Some(lesson)
    }

    /// Goes to a step, forwards or back, as if everything asked before it had been done.
    pub fn go_to(&mut self, step: usize) {
        self.session = self.start.clone();
        (self.at, self.others) = (0, VecDeque::new());
        while (self.at < step || !self.others.is_empty()) && self.does_it() {}
    }

    /// The game that is taught.
    pub fn game(&self) -> GameId {
        self.lesson.game()
    }

    /// The table that it is taught at.
    pub fn session(&self) -> &Session {
        &self.session
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

    /// What is said now; nothing while the others act and at the end.
    pub fn says(&self, say: &Speaker) -> Option<String> {
        let step = self.step().filter(|_| self.others.is_empty())?;
        let words = lessons::either(say.lang, &step.says);
        let table = LessonTable::of(&self.session.state);
        Some(lessons::sentence(say, &table, words))
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

    /// What somebody else does next.
    pub fn scripted(&self) -> Option<Action> {
        self.others.front().map(|(_, action)| *action)
    }

    /// Takes a message as a session does. What the rules allow but the lesson does not ask for changes nothing.
    pub fn update(&mut self, msg: Msg) -> Result<Vec<Effect>, Refusal> {
        match msg {
            Msg::Act(action) if self.asked().contains(&action) => {
                let effects = self.session.update(msg)?;
                self.finish_step();
                Ok(self.own(effects))
            }
            Msg::BotChose { action, .. } if self.scripted() == Some(action) => {
                let effects = self.session.update(msg)?;
                self.others.pop_front();
                Ok(self.own(effects))
            }
            Msg::Act(_) => {
                self.session.clone().update(msg)?;
                Err(Refusal::NotAsked)
            }
            _ => Err(Refusal::Stale),
        }
    }

    /// What to do first when the lesson is opened.
    pub fn open(&mut self) -> Vec<Effect> {
        let effects = self.session.open();
        self.own(effects)
    }

    /// Goes on from a step that asks for nothing, or does what a step asks for: nobody is stuck.
    pub fn go_on(&mut self) -> Vec<Effect> {
        match self.awaits() {
            Awaits::GoingOn => {
                self.finish_step();
                self.open()
            }
            Awaits::Action => {
                let asked = self.asked().first().copied();
                let done = asked.and_then(|action| self.update(Msg::Act(action)).ok());
                done.unwrap_or_default()
            }
            Awaits::Others | Awaits::Nothing => Vec::new(),
        }
    }

    /// Does whatever is awaited. Returns whether that worked.
    fn does_it(&mut self) -> bool {
        let before = (self.at, self.others.len());
        match self.scripted() {
            Some(action) => {
                let (position, rounds) = (self.session.position(), None);
                let msg = Msg::BotChose {
                    position,
                    action,
                    rounds,
                };
                self.update(msg).ok();
            }
            None => {
                self.go_on();
            }
        }
        before != (self.at, self.others.len())
    }

    fn finish_step(&mut self) {
        if let Some(step) = self.lesson.steps.get(self.at) {
            self.others = step.then.iter().copied().collect();
            self.at += 1;
        }
    }

    /// What is left of a session's effects: a lesson is neither kept nor counted among the games played, and nobody
    /// thinks about a move that is written down.
    fn own(&self, mut effects: Vec<Effect>) -> Vec<Effect> {
        effects.retain(|effect| match effect {
            Effect::Save | Effect::Finish => false,
            Effect::AskBot { .. } => !self.others.is_empty(),
            _ => true,
        });
        effects
    }
}
