//! What stands for a game in menus: its travel poster.

use leptos::prelude::*;

use crate::catalog::{self, GameId};
use crate::scene;
use crate::ui::play;
use crate::ui::store::Store;

/// The poster of a game, or a small picture of its board if nobody has drawn a poster. It has no label of its own: what
/// stands beside it names the game.
pub fn poster(id: GameId) -> AnyView {
    let Some(drawing) = catalog::poster(id) else {
        return view! { <div class="travel-poster">{play::picture(id)}</div> }.into_any();
    };
    let lang = Store::find().lang;
    let name = catalog::title(id).name();
    let lettered = move || scene::travel_poster(drawing, lang.get().name(name));
    view! { <div class="travel-poster" aria-hidden="true" inner_html=move || lettered()></div> }
        .into_any()
}
