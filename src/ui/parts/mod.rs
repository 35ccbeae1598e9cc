//! Parts that several pages share.

mod cards;
mod choice;
mod file_choice;
mod footer;
mod games;
mod header;
mod install;
mod names;
mod notice;
mod poster;
mod sealed;
mod sure;
mod toast;

pub use cards::{locomotive_card, wagon_card};
pub use choice::{choice, switch};
pub use file_choice::file_choice;
pub use footer::{Footer, OfflineState};
pub use games::games;
pub use header::{Header, LangChoice, ThemeChoice, choose_lang, choose_theme, theme_name};
pub use install::install;
pub use names::seat_names;
pub use notice::notice;
pub use poster::poster;
pub use sealed::sealed;
pub use sure::sure;
pub use toast::{Toast, Undo};

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Lets keyboard and screen reader skip the header and go straight to the content.
pub fn focus_content(event: MouseEvent) {
    // The address after # belongs to the pages, so the link must not change it.
    event.prevent_default();
    focus_main();
}

/// A new page starts at its top, for screen readers too.
pub fn show_new_page() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    focus_main();
}

fn focus_main() {
    let main = document()
        .get_element_by_id("content")
        .and_then(|main| main.dyn_into::<HtmlElement>().ok());
    if let Some(main) = main {
        main.focus().ok();
    }
}
