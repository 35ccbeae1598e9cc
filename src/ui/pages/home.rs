//! The home page: a wall of travel posters, one for every game.

use leptos::prelude::*;

use crate::catalog::{self, GameId};
use crate::text::{Phrase, daily, games, history, new_game, puzzles, rules, saved, shell};
use crate::ui::address::Page;
use crate::ui::parts::poster;
use crate::ui::play::table::SavedGames;
use crate::ui::store::Store;

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    let store = Store::find();
    let links = [
        (Page::Today.link(), daily::TITLE),
        (Page::Puzzles.link(), puzzles::TITLE),
        (Page::Saved.link(), saved::TITLE),
        (Page::History.link(), history::TITLE),
        (Page::Rules(None).link(), rules::RULES),
        (Page::Settings.link(), shell::SETTINGS),
        (Page::About.link(), shell::ABOUT),
    ];
    let links = links.map(|(to, says)| view! { <a href=to>{store.say(says)}</a> });
    view! {
        <section class="hero">
            <h1>{shell::NAME}</h1>
            <p class="tagline">{store.say(shell::TAGLINE)}</p>
        </section>
        <SavedGames />
        <section aria-labelledby="games">
            <h2 id="games" class="games-title"><span>{store.say(new_game::NEW_GAME)}</span></h2>
            <div class="wall">
                <ul class="games" role="list">{GameId::all().map(game_card).collect_view()}</ul>
                <nav class="home-links" aria-label=store.say(shell::MORE)>
                    <p class="sign-head" aria-hidden="true">{shell::NAME}</p>
                    {links}
                </nav>
            </div>
        </section>
        <p class="promise">{store.say(shell::PROMISE)}</p>
    }
}

/// The poster leads to the set-up: that is what most people come for.
fn game_card(id: GameId) -> impl IntoView {
    let store = Store::find();
    let game = catalog::game(id);
    // Otherwise links with the same name would lead to different places: the label includes the game.
    let link = move |page: Page, says: Phrase| {
        let named = move || {
            let lang = store.lang.get();
            format!("{} · {}", says.get(lang), lang.name(game.name()))
        };
        view! { <a href=page.link() aria-label=named>{store.say(says)}</a> }
    };
    view! {
        <li class="game-tile">
            <a class="game-card" href=Page::New(id).link()>
                {poster(id)}
                <strong class="game-name unseen">{store.name(game.name())}</strong>
                <span class="game-players">{move || games::players(store.lang.get(), game.players())}</span>
                <span class="game-pitch">{store.name(game.pitch())}</span>
            </a>
            <p class="game-links">
                {link(Page::Board(id), games::look(game))}
                {link(Page::Rules(Some(id)), rules::RULES)}
                {link(Page::Special(id), rules::SPECIAL)}
            </p>
        </li>
    }
}
