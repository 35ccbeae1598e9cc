//! The fingerprint of a deal, the same from before the first move to after the end.

use leptos::prelude::*;

use crate::engine::table::Setup;
use crate::session::seal;
use crate::text::fair;
use crate::ui::store::Store;

/// The line that shows it.
pub fn sealed(setup: &Setup) -> impl IntoView + use<> {
    let store = Store::find();
    view! { <p class="small sealed">{store.say(fair::SEAL)}" "<code>{seal(setup).ok()}</code></p> }
}
