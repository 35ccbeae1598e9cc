//! Pictures that leave the page: a drawing as SVG or PNG, through the device's share menu or as a download.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use js_sys::{Array, Object, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement};
use web_sys::{HtmlImageElement, Response, Url, Window};

use super::files;
use super::offline::then;

/// The display face lies beside the app.
const FACE: &str = "jost.woff2";
/// A PNG has at least this many points along its longer side: enough for a print of the size of a postcard.
const LONG_SIDE: f64 = 2400.0;

/// What a picture is kept as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// As it is drawn.
    Svg,
    /// In points, for everything that knows no SVG.
    Png,
}

/// An ink of the theme, as the page shows it now.
pub fn ink(name: &str) -> String {
    let found = || {
        let window = web_sys::window()?;
        let root = window.document()?.document_element()?;
        let style = window.get_computed_style(&root).ok()??;
        style.get_property_value(name).ok()
    };
    found().unwrap_or_default().trim().to_owned()
}

/// Keeps a picture. `draw` is given the rules of style that bring the display face with it: a picture that is shown
/// by itself cannot fetch it. Whoever waits for a picture that cannot be drawn is told by `failed`.
pub fn keep(
    name: String,
    format: Format,
    draw: impl FnOnce(String) -> Option<String> + 'static,
    failed: impl Fn() + Clone + 'static,
) {
    with_face(move |face| {
        let svg = draw(face).and_then(|svg| files::blob(&svg, "image/svg+xml"));
        let begun = svg.and_then(|svg| match format {
            Format::Svg => {
                offer(&format!("{name}.svg"), &svg);
                Some(())
            }
            Format::Png => {
                let done = move |png| offer(&format!("{name}.png"), &png);
                in_points(&svg, done, failed.clone())
            }
        });
        if begun.is_none() {
            failed();
        }
    });
}

/// Fetches the face and writes it out; without it the letters of the device have to do.
fn with_face(go_on: impl FnOnce(String) + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    // Whichever comes first uses it up.
    let go_on = std::rc::Rc::new(std::cell::Cell::new(Some(go_on)));
    let ends = move |face: String| {
        if let Some(go_on) = go_on.take() {
            go_on(face);
        }
    };
    let failed = {
        let ends = ends.clone();
        Closure::once_into_js(move |_: JsValue| ends(String::new()))
    };
    let fetched = {
        let failed = failed.clone();
        Closure::once_into_js(move |response: JsValue| {
            let read = Closure::once_into_js(move |bytes: JsValue| ends(rules(&bytes)));
            match response.dyn_into::<Response>().map(|it| it.array_buffer()) {
                Ok(Ok(bytes)) => then(&bytes.into(), &read, &failed),
                _ => {
                    read.unchecked_ref::<js_sys::Function>()
                        .call0(&JsValue::UNDEFINED)
                        .ok();
                }
            }
        })
    };
    then(&window.fetch_with_str(FACE).into(), &fetched, &failed);
}

/// The face as a rule of style; nothing if there are no bytes.
fn rules(bytes: &JsValue) -> String {
    if !bytes.is_object() {
        return String::new();
    }
    let bytes = Uint8Array::new(bytes).to_vec();
    let written = STANDARD.encode(bytes);
    format!(
        "@font-face{{font-family:Jost;font-weight:100 900;src:url(data:font/woff2;base64,{written})}}"
    )
}

/// Draws a picture in points; none if that cannot even be begun.
fn in_points(
    svg: &Blob,
    done: impl FnOnce(Blob) + 'static,
    failed: impl Fn() + Clone + 'static,
) -> Option<()> {
    let window = web_sys::window()?;
    let address = Url::create_object_url_with_blob(svg).ok()?;
    let image = HtmlImageElement::new().ok()?;
    let drawn = {
        let (image, address, failed) = (image.clone(), address.clone(), failed.clone());
        Closure::once_into_js(move || {
            if print(&window, &image, done, failed.clone()).is_none() {
                failed();
            }
            Url::revoke_object_url(&address).ok();
        })
    };
    let unreadable = {
        let address = address.clone();
        Closure::once_into_js(move || {
            Url::revoke_object_url(&address).ok();
            failed();
        })
    };
    image.set_onload(Some(drawn.unchecked_ref()));
    image.set_onerror(Some(unreadable.unchecked_ref()));
    image.set_src(&address);
    Some(())
}

fn print(
    window: &Window,
    image: &HtmlImageElement,
    done: impl FnOnce(Blob) + 'static,
    failed: impl Fn() + 'static,
) -> Option<()> {
    let (width, height) = (
        f64::from(image.natural_width()),
        f64::from(image.natural_height()),
    );
    let scale = LONG_SIDE / width.max(height).max(1.0);
    let canvas = window.document()?.create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    let (width, height) = (width * scale, height * scale);
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let pen = canvas.get_context("2d").ok()??;
    let pen: CanvasRenderingContext2d = pen.dyn_into().ok()?;
    pen.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height)
        .ok()?;
    let printed = Closure::once_into_js(move |blob: JsValue| {
        // A canvas that is too large for the device gives nothing.
        match blob.dyn_into() {
            Ok(blob) => done(blob),
            Err(_) => failed(),
        }
    });
    canvas.to_blob(printed.unchecked_ref()).ok()
}

/// To the share menu, where the device has one that takes pictures; otherwise as a download.
fn offer(name: &str, picture: &Blob) {
    if share(name, picture).is_none() {
        files::save(name, picture);
    }
}

fn share(name: &str, picture: &Blob) -> Option<()> {
    let kind = FilePropertyBag::new();
    kind.set_type(&picture.type_());
    let parts = Array::of1(picture);
    let file = File::new_with_blob_sequence_and_options(&parts, name, &kind).ok()?;
    let what = Object::new();
    Reflect::set(&what, &"files".into(), &Array::of1(&file)).ok()?;
    let navigator = web_sys::window()?.navigator();
    let takes = files::call(&navigator, "canShare", &what)?;
    takes.as_bool().filter(|takes| *takes)?;
    let promise = files::call(&navigator, "share", &what)?;
    // Closing the menu is a change of mind; a menu that may not open leaves the download.
    let (name, picture) = (name.to_owned(), picture.clone());
    let failed = Closure::once_into_js(move |error: JsValue| {
        let word = Reflect::get(&error, &"name".into()).ok();
        if word.and_then(|word| word.as_string()).as_deref() != Some("AbortError") {
            files::save(&name, &picture);
        }
    });
    then(&promise, &JsValue::UNDEFINED, &failed);
    Some(())
}
