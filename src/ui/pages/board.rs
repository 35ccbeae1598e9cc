//! A game's own page: its board with the key beside it.

use leptos::prelude::*;

use crate::catalog::{self, GameId};
use crate::platform::device;
use crate::text;
use crate::ui::address::Page;
use crate::ui::after_paint::after_paint;
use crate::ui::board::{Paper, sheet};
use crate::ui::play;
use crate::ui::store::Store;

/// The page of a game.
pub fn board(id: GameId) -> AnyView {
    let game = catalog::game(id);
    let store = Store::find();
    // The sheet for the printer is drawn when it is first asked for: it is as much work as the board.
    let printing = RwSignal::new(None);
    let sheet = move || {
        let (size, drawing) = printing.get().map(|_| play::printed(id))?;
        Some(sheet(printing.get()?, size, drawing))
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
                    <a class="button second" href=Page::Pad(Some(id)).link()>{store.say(text::pad::TITLE)}</a>
                    {Paper::ALL.map(|paper| print_button(paper, printing))}
                </div>
            </header>
            {play::page(id)}
            {move || sheet()}
        </article>
    }
    .into_any()
}

fn print_button(paper: Paper, printing: RwSignal<Option<Paper>>) -> impl IntoView {
    let store = Store::find();
    let print = move |_| {
        printing.set(Some(paper));
        after_paint(device::print);
    };
    let says = move || text::board::print(store.lang.get(), paper.name());
    view! { <button class="second" data-print=paper.name() on:click=print>{move || says()}</button> }
}
