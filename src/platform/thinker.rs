//! The worker thread: the one type that both its ends have to know.

use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};

use crate::bots::protocol::{Answer, Ask, answer};

/// Thinks beside the page, so that the page never stutters.
pub struct Thinker;

impl Worker for Thinker {
    type Message = ();
    type Input = Ask;
    type Output = Answer;

    fn create(_scope: &WorkerScope<Self>) -> Self {
        Thinker
    }

    fn update(&mut self, _scope: &WorkerScope<Self>, _message: ()) {}

    fn received(&mut self, scope: &WorkerScope<Self>, ask: Ask, id: HandlerId) {
        scope.respond(id, answer(ask, &mut js_sys::Date::now));
    }
}

/// Makes this thread the thinker; the worker's whole `main`.
pub fn serve() {
    Thinker::registrar().register();
}
