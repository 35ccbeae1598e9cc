//! Installing the app: the browser's own offer, which `first.js` keeps until somebody takes it.

use js_sys::Reflect;
use wasm_bindgen::JsValue;

use super::device;
use super::files::call;

/// Where `first.js` leaves the offer.
const OFFER: &str = "installOffer";

/// How the app is installed in this browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Install {
    /// It is installed.
    Done,
    /// A button does it.
    Offered,
    /// From the share menu of an iPhone or iPad.
    Apple,
    /// From the menu of the browser, if at all.
    ByMenu,
}

impl Install {
    /// The way in this browser, now.
    pub fn here() -> Install {
        match (device::is_installed(), device::is_apple_mobile()) {
            (true, _) => Install::Done,
            (false, true) => Install::Apple,
            (false, false) if offer().is_some() => Install::Offered,
            (false, false) => Install::ByMenu,
        }
    }
}

/// Shows the browser's question. It can be asked once only.
pub fn ask() {
    if let Some(offer) = offer() {
        call(&offer, "prompt", &JsValue::UNDEFINED);
        Reflect::set(&js_sys::global(), &OFFER.into(), &JsValue::UNDEFINED).ok();
    }
}

fn offer() -> Option<JsValue> {
    let offer = Reflect::get(&js_sys::global(), &OFFER.into()).ok()?;
    offer.is_object().then_some(offer)
}
