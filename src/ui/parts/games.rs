//! All games to choose from, each a link to its page of a kind.

use leptos::prelude::*;

use crate::catalog::{self, GameId};
use crate::ui::address::Page;
use crate::ui::store::Store;

/// The list, such as of all rulebooks with `Page::Rules`.
pub fn games(store: Store, page: fn(Option<GameId>) -> Page) -> impl IntoView {
    let rows = GameId::all().map(|id| {
        let game = catalog::game(id);
        view! {
            <li>
                <a class="row" href=page(Some(id)).link()>
                    <strong>{store.name(game.name())}</strong>
                    <span class="small">{store.name(game.pitch())}</span>
                </a>
            </li>
        }
    });
    view! { <ul class="rule-games">{rows.collect_view()}</ul> }
}
