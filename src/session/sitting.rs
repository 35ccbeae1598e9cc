//! What somebody sits down to: a game that is kept, or a lesson. A table shows either in the same way, because both are
//! a session to look at and take the same messages.

use std::ops::Deref;

use super::{Effect, Lessoning, Msg, Refusal, Session};
use crate::engine::game::Action;

/// A game or a lesson.
#[derive(Clone, Debug)]
pub enum Sitting {
    /// A game.
    Game(Box<Session>),
    /// A lesson.
    Lesson(Box<Lessoning>),
}

impl Deref for Sitting {
    type Target = Session;

    fn deref(&self) -> &Session {
        match self {
            Sitting::Game(session) => session,
            Sitting::Lesson(lesson) => lesson.session(),
        }
    }
}

impl Sitting {
    /// Takes a message; tells what to do about it, or why it changes nothing.
    pub fn update(&mut self, msg: Msg) -> Result<Vec<Effect>, Refusal> {
        match self {
            Sitting::Game(session) => session.update(msg),
            Sitting::Lesson(lesson) => lesson.update(msg),
        }
    }

    /// What to do first when it is opened.
    pub fn open(&mut self) -> Vec<Effect> {
        match self {
            Sitting::Game(session) => session.open(),
            Sitting::Lesson(lesson) => lesson.open(),
        }
    }

    /// The lesson, if it is one.
    pub fn lesson(&self) -> Option<&Lessoning> {
        match self {
            Sitting::Game(_) => None,
            Sitting::Lesson(lesson) => Some(lesson),
        }
    }

    /// The lesson, to go on in it or back.
    pub fn lesson_mut(&mut self) -> Option<&mut Lessoning> {
        match self {
            Sitting::Game(_) => None,
            Sitting::Lesson(lesson) => Some(lesson),
        }
    }

    /// What a bot does now, if that is written down: then nobody has to think.
    pub fn scripted(&self) -> Option<Action> {
        self.lesson()?.scripted()
    }
}
