//! The part of the address after `#`: it says which page is shown, so that Back works
//! and any static host will do.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The address after the `#`, such as `/about`; empty on a first visit.
pub fn current() -> String {
    web_sys::window()
        .and_then(|window| window.location().hash().ok())
        .map(|hash| hash.trim_start_matches('#').to_owned())
        .unwrap_or_default()
}

/// The whole address of this app with another part after it, to be sent to somebody.
pub fn with(part: &str) -> String {
    let here = web_sys::window().and_then(|window| window.location().href().ok());
    let here = here.unwrap_or_default();
    let app = here.split('#').next().unwrap_or_default();
    format!("{app}{part}")
}

/// Calls `on_change` with the new address for as long as the page lives.
pub fn watch(on_change: impl Fn(String) + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let listener = Closure::<dyn Fn()>::new(move || on_change(current()));
    window.set_onhashchange(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
}

/// Writes another address over the current one: what was there cannot be gone back to.
pub fn replace(address: &str) {
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        let nothing = wasm_bindgen::JsValue::NULL;
        history
            .replace_state_with_url(&nothing, "", Some(address))
            .ok();
    }
}

/// Adds a step to the browser's history without leaving the page; returns whether that worked.
pub fn step() -> bool {
    web_sys::window()
        .and_then(|window| window.history().ok())
        .is_some_and(|history| history.push_state(&STEP.into(), "").is_ok())
}

/// Whether the browser's current history step was added by `step`.
pub fn is_step() -> bool {
    web_sys::window()
        .and_then(|window| window.history().ok())
        .and_then(|history| history.state().ok())
        .is_some_and(|state| state.as_string().as_deref() == Some(STEP))
}

/// What the browser's Back does.
pub fn back() {
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        history.back().ok();
    }
}

const STEP: &str = "step";
