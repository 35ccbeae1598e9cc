//! A game's own page: its board with the key beside it.

use leptos::prelude::*;

use super::card_game;
use crate::catalog::{self, Game, GameId, RailGame};
use crate::scene;
use crate::text;
use crate::ui::address::Page;
use crate::ui::board;
use crate::ui::store::Store;

/// The page of a game.
pub fn board(id: GameId) -> AnyView {
    let game = catalog::game(id);
    let body = match game {
        Game::Rail(rail) => with_board(id, rail).into_any(),
        Game::Yard(yard) => card_game::view(yard).into_any(),
    };
    let store = Store::find();
    view! {
        <article class="game">
            <header class="game-head">
                <h1>{move || store.lang.get().name(game.name()).to_owned()}</h1>
                <p>{move || text::games::players(store.lang.get(), game.players())}" · "{store.name(game.pitch())}</p>
                <a class="button" id="new-game" href=Page::New(id).link()>{store.say(text::new_game::NEW_GAME)}</a>
                <a class="button second" href=Page::Rules(Some(id)).link()>{store.say(text::rules::RULES)}</a>
            </header>
            {body}
        </article>
    }
    .into_any()
}

fn with_board(id: GameId, game: &'static RailGame) -> impl IntoView {
    let lang = Store::find().lang;
    let scene = scene::board(game);
    let label = Signal::derive(move || {
        let lang = lang.get();
        text::board::summary(
            lang,
            lang.name(game.name()),
            game.cities().len(),
            game.tracks().len(),
        )
    });
    let legend = board::legend(&scene);
    // Nobody plays here, but the map is there to be explored.
    let table = Signal::stored(scene::TableScene::plain(game));
    let ratio = (scene.width / scene.height).to_string();
    view! {
        <div class="table">
            <div class="board-frame" style=("--ratio", ratio)>
                <board::LiveBoard scene prefix=id.slug() label table on_intent=|_| {} />
            </div>
            {legend}
        </div>
    }
}
