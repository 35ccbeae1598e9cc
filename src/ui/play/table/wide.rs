//! Whether there is room for panels beside the decks. If there is none, they are not even built.

use leptos::ev;
use leptos::prelude::*;

use crate::platform::screen;

/// The same as the wide layout in `play.css`.
const WIDE: &str =
    "(min-width: 56rem) and (min-height: 30rem), (orientation: landscape) and (min-width: 40rem)";

/// Follows the window for as long as the component that asks is shown.
pub fn is_wide() -> Memo<bool> {
    let fits = RwSignal::new(screen::fits(WIDE));
    let listener = window_event_listener(ev::resize, move |_| fits.set(screen::fits(WIDE)));
    on_cleanup(move || listener.remove());
    Memo::new(move |_| fits.get())
}
