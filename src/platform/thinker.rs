//! The worker thread: the one type that both its ends have to know.

use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};

use crate::bots::protocol::{Answer, Ask, answer};

/// Thinks beside the page, so that the page never stutters.
pub struct Thinker;

impl Worker for Thinker {
    type Message = ();
    // As JSON, like saves: a view holds sets that write themselves without saying how long they are, which the
    // worker library's own format cannot carry.
    type Input = String;
    type Output = String;

    fn create(_scope: &WorkerScope<Self>) -> Self {
        Thinker
    }

    fn update(&mut self, _scope: &WorkerScope<Self>, _message: ()) {}

    fn received(&mut self, scope: &WorkerScope<Self>, ask: String, id: HandlerId) {
        // A question that cannot be read is not answered; whoever asked does not wait for ever.
        if let Ok(ask) = serde_json::from_str::<Ask>(&ask) {
            let answer: Answer = answer(ask, &mut js_sys::Date::now);
            scope.respond(id, serde_json::to_string(&answer).unwrap_or_default());
        }
    }
}

/// Makes this thread the thinker; the worker's whole `main`.
pub fn serve() {
    Thinker::registrar().register();
}
