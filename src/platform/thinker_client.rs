//! The page's end of the worker thread.

use gloo_worker::{Spawnable, WorkerBridge};

use super::thinker::Thinker;
use crate::bots::protocol::{Answer, Ask};

/// A running worker. It ends when this is dropped.
pub struct ThinkerClient(WorkerBridge<Thinker>);

impl ThinkerClient {
    /// Starts the worker; every answer goes to `on_answer`.
    pub fn start(on_answer: impl Fn(Answer) + 'static) -> ThinkerClient {
        // The loader is a file of its own, made by Trunk, because the content security
        // policy does not let a page make up scripts.
        let bridge = Thinker::spawner()
            .callback(move |answer: String| {
                if let Ok(answer) = serde_json::from_str(&answer) {
                    on_answer(answer);
                }
            })
            .with_loader(true)
            .spawn("worker_loader.js");
        ThinkerClient(bridge)
    }

    /// Sends a question; it waits in line until the worker is up.
    pub fn ask(&self, ask: Ask) {
        if let Ok(ask) = serde_json::to_string(&ask) {
            self.0.send(ask);
        }
    }
}
