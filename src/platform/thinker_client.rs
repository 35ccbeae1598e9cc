//! The page's end of the worker thread. A worker can end at any time: through an error, by the browser, or because
//! its answer is no longer wanted. The owner of this then starts another one.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::rest;
use super::thinker::READY;
use crate::bots::protocol::{Answer, Ask};

/// What comes from a worker.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// An answer.
    Answer(Answer),
    /// It has failed and will not answer any more.
    Died,
}

/// A running worker. It ends when this is dropped.
pub struct ThinkerClient {
    worker: Option<Worker>,
    /// Questions for a worker that is not ready yet; none once it is.
    early: Rc<RefCell<Option<Vec<String>>>>,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn(Event)>,
}

impl ThinkerClient {
    /// Starts a worker; everything that comes from it goes to `on_heard`.
    pub fn start(on_heard: impl Fn(Heard) + Clone + 'static) -> ThinkerClient {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // A separate file, because the content security policy forbids scripts that a page generates.
        let worker = Worker::new_with_options("thinker.js", &options).ok();
        // Its program is the one that runs here, compiled already.
        if let Some(worker) = worker.clone() {
            rest::when_whole(move |program| {
                worker.post_message(&program).ok();
            });
        }
        let early = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let hear = {
            let (worker, early, on_heard) = (worker.clone(), early.clone(), on_heard.clone());
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                if text == READY {
                    for ask in early.take().unwrap_or_default() {
                        post(worker.as_ref(), &ask);
                    }
                } else if let Ok(answer) = serde_json::from_str(&text) {
                    on_heard(Heard::Answer(answer));
                }
            })
        };
        let fail = Closure::<dyn Fn(Event)>::new(move |_| on_heard(Heard::Died));
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
            worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        }
        ThinkerClient {
            worker,
            early,
            _hear: hear,
            _fail: fail,
        }
    }

    /// Sends a question; it is queued until the worker is ready.
    pub fn ask(&self, ask: &Ask) {
        let Ok(text) = serde_json::to_string(ask) else {
            return;
        };
        match &mut *self.early.borrow_mut() {
            Some(early) => early.push(text),
            None => post(self.worker.as_ref(), &text),
        }
    }
}

impl Drop for ThinkerClient {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

fn post(worker: Option<&Worker>, text: &str) {
    if let Some(worker) = worker {
        worker.post_message(&text.into()).ok();
    }
}
