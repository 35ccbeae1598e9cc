//! The worker's end of the worker thread: it receives a question, thinks, and answers, all in JSON like saves.

use js_sys::{Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use crate::bots::protocol::{Ask, answer};

/// The worker's first message: it is now listening.
pub const READY: &str = "ready";

/// Makes this thread the thinker; the worker's whole part of `main`.
pub fn serve() {
    let hear = Closure::<dyn FnMut(JsValue)>::new(|event: JsValue| {
        let text = Reflect::get(&event, &"data".into()).ok();
        let ask = text.and_then(|text| serde_json::from_str::<Ask>(&text.as_string()?).ok());
        // A question that cannot be read gets no answer; the page does not wait for ever.
        if let Some(ask) = ask {
            let answer = answer(ask, &mut js_sys::Date::now);
            say(&serde_json::to_string(&answer).unwrap_or_default());
        }
    });
    Reflect::set(&js_sys::global(), &"onmessage".into(), hear.as_ref()).ok();
    hear.forget();
    say(READY);
}

/// Bound by hand: this is all of the browser that the worker needs.
fn say(text: &str) {
    let scope = js_sys::global();
    let post = Reflect::get(&scope, &"postMessage".into()).ok();
    if let Some(post) = post.and_then(|post| post.dyn_into::<Function>().ok()) {
        post.call1(&scope, &text.into()).ok();
    }
}
