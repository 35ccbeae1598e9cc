//! How much room the window has. What there is no room for is not even built.

use leptos::ev;
use leptos::prelude::*;

use crate::platform::screen;

/// Room for the tickets beside everything else: the same as in `play.css`.
const ROOMY: &str = "(min-width: 700px) and (min-height: 480px)";
/// A sheet lies over the dock: the same as in `play.css`.
const PHONE: &str = "(max-width: 699.98px), (max-height: 479.98px)";

/// Room for a rail at the left of the map: the same as in `play.css`.
const WIDE: &str = "(min-width: 1100px) and (min-height: 480px) and (min-aspect-ratio: 1)";

/// Room for the tickets beside whatever is open: the same as in `play.css`.
const ROOM_FOR_BOTH: &str = "(min-width: 1100px) and (min-height: 800px) and (min-aspect-ratio: 1)";

/// Whether tickets stay in view whatever is open.
pub fn has_room_for_both() -> Memo<bool> {
    follows(ROOM_FOR_BOTH)
}

/// Whether there is a rail at the left of the map.
pub fn is_wide() -> Memo<bool> {
    follows(WIDE)
}

/// Whether tickets are always in view.
pub fn is_roomy() -> Memo<bool> {
    follows(ROOMY)
}

/// Whether a sheet covers the dock.
pub fn covers_the_dock() -> Memo<bool> {
    follows(PHONE)
}

/// Follows the window for as long as the component that asks is shown.
fn follows(query: &'static str) -> Memo<bool> {
    let fits = RwSignal::new(screen::fits(query));
    let listener = window_event_listener(ev::resize, move |_| fits.set(screen::fits(query)));
    on_cleanup(move || listener.remove());
    Memo::new(move |_| fits.get())
}
