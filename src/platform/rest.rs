//! The rest of the program. A release comes in two parts (`.ci/parts/`): what the home page calls, and everything else,
//! which `public/rest.js` fetches once home is there.

use js_sys::{Array, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::offline::then;

#[wasm_bindgen]
extern "C" {
    /// What the first part calls where it cannot go on without the rest: usually it is there, otherwise the page stands
    /// still until it is. A release finds this by its name.
    #[wasm_bindgen(js_name = bringRest)]
    pub fn bring();
}

/// Where `rest.js` promises the rest.
const PROMISE: &str = "restOfApp";

/// Calls a function with the whole program, compiled, once it is there.
pub fn when_whole(act: impl FnOnce(Array) + 'static) {
    let Ok(promise) = Reflect::get(&js_sys::global(), &PROMISE.into()) else {
        return;
    };
    let come = Closure::once_into_js(move |rest: JsValue| {
        act(Array::of2(&wasm_bindgen::module(), &rest));
    });
    then(promise.unchecked_ref(), &come, &JsValue::UNDEFINED);
}
