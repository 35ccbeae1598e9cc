//! Keeping the screen lit while somebody plays, where the browser can do that, and filling the whole screen.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::VisibilityState;

/// Keeps the screen lit until it is dropped.
pub struct Awake {
    lock: Rc<RefCell<State>>,
    seen: Closure<dyn Fn()>,
}

#[derive(Default)]
struct State {
    /// The browser's lock; the browser releases it whenever the page is hidden.
    lock: Option<JsValue>,
    ended: bool,
}

impl Awake {
    /// From now on the screen stays lit.
    pub fn begin() -> Awake {
        let lock = Rc::new(RefCell::new(State::default()));
        ask(&lock);
        let again = lock.clone();
        let seen = Closure::<dyn Fn()>::new(move || ask(&again));
        if let Some(document) = document() {
            let listener = seen.as_ref().unchecked_ref();
            document
                .add_event_listener_with_callback(SEEN, listener)
                .ok();
        }
        Awake { lock, seen }
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        let mut state = self.lock.borrow_mut();
        state.ended = true;
        if let Some(lock) = state.lock.take() {
            call(&lock, "release", &[]);
        }
        if let Some(document) = document() {
            let listener = self.seen.as_ref().unchecked_ref();
            document
                .remove_event_listener_with_callback(SEEN, listener)
                .ok();
        }
    }
}

const SEEN: &str = "visibilitychange";

fn ask(state: &Rc<RefCell<State>>) {
    let visible =
        document().is_some_and(|document| document.visibility_state() == VisibilityState::Visible);
    let navigator = web_sys::window().map(|window| window.navigator());
    let lock = navigator.and_then(|navigator| Reflect::get(&navigator, &"wakeLock".into()).ok());
    let Some(lock) = lock.filter(|lock| visible && !lock.is_undefined()) else {
        return;
    };
    let asked = call(&lock, "request", &["screen".into()]);
    let Some(promise) = asked.and_then(|asked| asked.dyn_into::<Promise>().ok()) else {
        return;
    };
    let state = state.clone();
    let granted = Closure::once_into_js(move |lock: JsValue| {
        let mut state = state.borrow_mut();
        if state.ended {
            call(&lock, "release", &[]);
        } else {
            state.lock = Some(lock);
        }
    });
    // Refused when the battery is nearly empty: then the device decides.
    let refused = Closure::once_into_js(|_: JsValue| {});
    super::offline::then(&promise, &granted, &refused);
}

fn call(of: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    let method: Function = Reflect::get(of, &name.into()).ok()?.dyn_into().ok()?;
    method.apply(of, &with.iter().collect()).ok()
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

/// Whether the app can fill the whole screen.
pub fn can_fill_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_enabled())
}

/// Fills the whole screen, or gives it back.
pub fn toggle_full_screen() {
    let Some(document) = document() else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        root.request_fullscreen().ok();
    }
}

/// Whether the player has asked for reduced motion.
pub fn prefers_stillness() -> bool {
    fits("(prefers-reduced-motion: reduce)")
}

/// Whether a media query holds now.
pub fn fits(query: &str) -> bool {
    let window = web_sys::window();
    let query = window.and_then(|window| window.match_media(query).ok().flatten());
    query.is_some_and(|query| query.matches())
}
