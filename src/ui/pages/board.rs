//! A game's own page: its board with the key beside it.

use leptos::prelude::*;

use crate::catalog::{self, GameId};
use crate::platform::device;
use crate::scene;
use crate::text;
use crate::ui::address::Page;
use crate::ui::after_paint::after_paint;
use crate::ui::board::printed;
use crate::ui::play;
use crate::ui::store::Store;

/// The page of a game.
pub fn board(id: GameId) -> AnyView {
    let game = catalog::game(id);
    let store = Store::find();
    // The sheet for the printer is drawn when it is first asked for: it is as much work as the board.
    let printing = RwSignal::new(false);
    let sheet = move || {
        let map = game.rail().filter(|_| printing.get())?;
        Some(printed(&scene::board(map)))
    };
    view! {
        <article class="game">
            <header class="game-head">
                <h1>{move || store.lang.get().name(game.name()).to_owned()}</h1>
                <p>{move || text::games::players(store.lang.get(), game.players())}" · "{store.name(game.pitch())}</p>
                <div class="links">
                    <a class="button" id="new-game" href=Page::New(id).link()>{store.say(text::new_game::NEW_GAME)}</a>
                    <a class="button second" href=Page::Lessons(id).link()>{store.say(text::lessons::LESSONS)}</a>
                    <a class="button second" href=Page::Rules(Some(id)).link()>{store.say(text::rules::RULES)}</a>
                    <a class="button second" href=Page::Special(id).link()>{store.say(text::rules::SPECIAL)}</a>
                    {game.rail().map(|_| print_button(printing))}
                </div>
            </header>
            {play::page(id)}
            {move || sheet()}
        </article>
    }
    .into_any()
}

fn print_button(printing: RwSignal<bool>) -> impl IntoView {
    let store = Store::find();
    let print = move |_| {
        printing.set(true);
        after_paint(device::print);
    };
    view! { <button class="second" id="print" on:click=print>{store.say(text::board::PRINT)}</button> }
}
