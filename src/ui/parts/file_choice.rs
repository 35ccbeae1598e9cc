//! A button that lets somebody choose a file of theirs.

use leptos::prelude::*;

use crate::platform::files::{self, ReadError};
use crate::text::Phrase;
use crate::ui::store::Store;

/// The button; what the file holds, or why it could not be read, is reported.
pub fn file_choice(
    id: &'static str,
    says: Phrase,
    report: impl Fn(Result<String, ReadError>) + Copy + 'static,
) -> impl IntoView {
    let store = Store::find();
    let choose =
        move |event: leptos::ev::Targeted<leptos::ev::Event, web_sys::HtmlInputElement>| {
            let input = event.target();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                files::read(&file, report);
            }
            // The same file can be chosen again after it was repaired.
            input.set_value("");
        };
    view! {
        <label class="button second file">
            <input type="file" id=id accept=".json,application/json,text/plain" on:change:target=choose />
            <span>{store.say(says)}</span>
        </label>
    }
}
