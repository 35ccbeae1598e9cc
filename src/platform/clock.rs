//! The time, and the seed of a new game.

use wasm_bindgen::JsValue;

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// A moment as people write it in a language such as `fr`: day and time, without seconds.
pub fn written(moment_ms: u64, lang: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(moment_ms as f64));
    let style = js_sys::Object::new();
    for (part, size) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        js_sys::Reflect::set(&style, &part.into(), &size.into()).ok();
    }
    date.to_locale_string(lang, &style).into()
}

/// A number that nobody can guess; the time, if the browser has no randomness.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        // Below 2^53, so that it survives being typed, shared and read by other programs.
        Ok(()) => u64::from_le_bytes(bytes) >> 11,
        Err(_) => now_ms(),
    }
}
