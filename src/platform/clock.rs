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
    date.to_locale_string(&locale(lang), &style).into()
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

const DAY_MS: f64 = 86_400_000.0;

/// The day that the device's calendar shows, counted from 1970.
pub fn today() -> u32 {
    day_of(now_ms())
}

/// The day of a moment in the device's calendar.
pub fn day_of(moment_ms: u64) -> u32 {
    let moment = js_sys::Date::new(&JsValue::from_f64(moment_ms as f64));
    let local_ms = moment.get_time() - moment.get_timezone_offset() * 60_000.0;
    (local_ms / DAY_MS).max(0.0) as u32
}

/// A day as people write it in a language such as `fr`.
pub fn date(day: u32, lang: &str) -> String {
    let style = js_sys::Object::new();
    for (part, value) in [("dateStyle", "long"), ("timeZone", "UTC")] {
        js_sys::Reflect::set(&style, &part.into(), &value.into()).ok();
    }
    noon(day)
        .to_locale_date_string(&locale(lang), &style)
        .into()
}

/// The short name of a day's weekday.
pub fn weekday(day: u32, lang: &str) -> String {
    let style = js_sys::Object::new();
    for (part, value) in [("weekday", "short"), ("timeZone", "UTC")] {
        js_sys::Reflect::set(&style, &part.into(), &value.into()).ok();
    }
    noon(day)
        .to_locale_date_string(&locale(lang), &style)
        .into()
}

/// The number of a day in its month.
pub fn day_of_month(day: u32) -> u32 {
    noon(day).get_utc_date()
}

fn noon(day: u32) -> js_sys::Date {
    js_sys::Date::new(&JsValue::from_f64((f64::from(day) + 0.5) * DAY_MS))
}

/// Plain `en` would mean American dates: the region comes from the browser where it speaks the same language, and is Great
/// Britain otherwise, as the app's English is.
fn locale(lang: &str) -> String {
    let own = super::device::languages();
    let region = own
        .into_iter()
        .find(|tag| tag.split('-').next() == Some(lang) && tag.contains('-'));
    let usual = if lang == "en" { "en-GB" } else { lang };
    region.unwrap_or_else(|| usual.to_owned())
}
