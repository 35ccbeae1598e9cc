//! The home page: a wall of travel posters, one for every game.

use leptos::prelude::*;

use crate::catalog::{self, GameId};
use crate::engine::table::Setup;
use crate::platform::storage::Keeper;
use crate::platform::{clock, preferences};
use crate::save::History;
use crate::session::{Coach, Sitter};
use crate::text::{
    Phrase, coach, daily, games, history, lessons, new_game, pad, puzzles, rules, saved, shell,
};
use crate::ui::address::Page;
use crate::ui::parts::poster;
use crate::ui::play::table::{SavedGames, keep};
use crate::ui::store::Store;

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    let store = Store::find();
    let links = [
        (Page::Today.link(), daily::TITLE),
        (Page::Puzzles.link(), puzzles::TITLE),
        (Page::Pad(None).link(), pad::TITLE),
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
        {first_game(store)}
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

/// One tap to a first game against a gentle player, with the coach beside it; for those who have never played here.
fn first_game(store: Store) -> Option<AnyView> {
    let saved = keep::slots().list().is_ok_and(|list| !list.is_empty());
    let played = History::new(Keeper::open())
        .list()
        .is_ok_and(|list| !list.is_empty());
    if saved || played {
        return None;
    }
    let id = GameId::all().next()?;
    let start = move |_| {
        let setup = Setup::new(id, 2, clock::seed());
        let sitters = vec![Sitter::person("", 0), Sitter::bot("", "novice", 1)];
        preferences::keep_coach("", &Coach::default());
        keep::start(store, setup, sitters).ok();
    };
    let button = view! {
        <p class="first-visit">
            <button id="first-game" on:click=start>{store.say(coach::FIRST_GAME)}</button>
            <span class="small">{store.say(coach::FIRST_GAME_HOW)}</span>
        </p>
    };
    Some(button.into_any())
}

/// The poster leads to the set-up: that is what most people come for.
fn game_card(id: GameId) -> impl IntoView {
    let store = Store::find();
    let game = catalog::title(id);
    // Otherwise links with the same name would lead to different places: the label includes the game.
    let link = move |page: Page, says: Phrase| {
        let named = move || {
            let lang = store.lang.get();
            format!("{} · {}", says.get(lang), lang.name(game.name()))
        };
        view! { <a href=page.link() aria-label=move || named()>{store.say(says)}</a> }
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
                {link(Page::Lessons(id), lessons::LESSONS)}
                {link(Page::Rules(Some(id)), rules::RULES)}
                {link(Page::Special(id), rules::SPECIAL)}
                {link(Page::Board(id), games::look(game))}
            </p>
        </li>
    }
}
