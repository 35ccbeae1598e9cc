//! A game's own page: its board with the key beside it.

use leptos::prelude::*;

use crate::catalog::{self, GameId};
use crate::text;
use crate::ui::address::Page;
use crate::ui::play;
use crate::ui::store::Store;

/// The page of a game.
pub fn board(id: GameId) -> AnyView {
    let game = catalog::game(id);
    let store = Store::find();
    view! {
        <article class="game">
            <header class="game-head">
                <h1>{move || store.lang.get().name(game.name()).to_owned()}</h1>
                <p>{move || text::games::players(store.lang.get(), game.players())}" · "{store.name(game.pitch())}</p>
                <a class="button" id="new-game" href=Page::New(id).link()>{store.say(text::new_game::NEW_GAME)}</a>
                <a class="button second" href=Page::Rules(Some(id)).link()>{store.say(text::rules::RULES)}</a>
            </header>
            {play::page(id)}
        </article>
    }
    .into_any()
}
