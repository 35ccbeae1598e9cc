//! Texts that leave the page or come into it: files, the clipboard, the device's share menu.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use super::offline::then;

/// A record of 5,000 games takes about 3 MB; larger files are not even read.
const MAX_BYTES: f64 = (8 << 20) as f64;

/// Lets the browser save a text as a file; returns whether it accepted it.
pub fn download(name: &str, text: &str) -> bool {
    blob(text, "application/json")
        .and_then(|blob| save(name, &blob))
        .is_some()
}

/// A text as the bytes of a file.
pub(super) fn blob(text: &str, kind: &str) -> Option<Blob> {
    let of_kind = BlobPropertyBag::new();
    of_kind.set_type(kind);
    let parts = Array::of1(&text.into());
    Blob::new_with_str_sequence_and_options(&parts, &of_kind).ok()
}

/// Lets the browser save bytes as a file.
pub(super) fn save(name: &str, blob: &Blob) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let address = Url::create_object_url_with_blob(blob).ok()?;
    let link = document.create_element("a").ok()?;
    let link: HtmlAnchorElement = link.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has the bytes by then; keeping the address would keep them in memory until the page is closed.
    Url::revoke_object_url(&address).ok();
    Some(())
}

/// What went wrong with a file that somebody chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// Larger than anything of ours.
    #[error("larger than anything of ours")]
    TooLarge,
    /// The browser could not read it.
    #[error("the browser could not read the file")]
    Unreadable,
}

/// Reads a file that somebody chose.
pub fn read(file: &File, report: impl Fn(Result<String, ReadError>) + Clone + 'static) {
    if file.size() > MAX_BYTES {
        return report(Err(ReadError::TooLarge));
    }
    let done = {
        let report = report.clone();
        Closure::once_into_js(move |text: JsValue| {
            report(text.as_string().ok_or(ReadError::Unreadable));
        })
    };
    let failed = Closure::once_into_js(move |_: JsValue| report(Err(ReadError::Unreadable)));
    then(&file.text().into(), &done, &failed);
}

/// A game that was shared with the installed app or opened with it, once; `start.js` has left it there.
pub fn take_shared() -> Option<String> {
    const INBOX: &str = "branchline.inbox";
    let storage = web_sys::window()?.session_storage().ok()??;
    let text = storage.get_item(INBOX).ok()??;
    storage.remove_item(INBOX).ok();
    Some(text)
}

/// Puts a text on the clipboard and reports whether that worked.
pub fn copy(text: &str, report: impl Fn(bool) + Clone + 'static) {
    let promise =
        navigator("clipboard").and_then(|clipboard| call(&clipboard, "writeText", &text.into()));
    let Some(promise) = promise else {
        return report(false);
    };
    let done = {
        let report = report.clone();
        Closure::once_into_js(move |_: JsValue| report(true))
    };
    let failed = Closure::once_into_js(move |_: JsValue| report(false));
    then(&promise, &done, &failed);
}

/// Whether the device has a share menu.
pub fn can_share() -> bool {
    navigator("share").is_some()
}

/// Opens the device's share menu with a text. Closing the menu is a change of mind, not an error.
pub fn share(title: &str, text: &str) {
    let what = Object::new();
    Reflect::set(&what, &"title".into(), &title.into()).ok();
    Reflect::set(&what, &"text".into(), &text.into()).ok();
    let Some(window) = web_sys::window() else {
        return;
    };
    if let Some(promise) = call(&window.navigator(), "share", &what) {
        let ignore = Closure::once_into_js(|_: JsValue| {});
        then(&promise, &JsValue::UNDEFINED, &ignore);
    }
}

/// A part of the browser that is missing in older ones and on pages without https.
fn navigator(part: &str) -> Option<JsValue> {
    let navigator = web_sys::window()?.navigator();
    Reflect::get(&navigator, &part.into())
        .ok()
        .filter(|part| !part.is_undefined() && !part.is_null())
}

pub(super) fn call(object: &JsValue, method: &str, argument: &JsValue) -> Option<JsValue> {
    let method: Function = Reflect::get(object, &method.into()).ok()?.dyn_into().ok()?;
    method.call1(object, argument).ok()
}
