//! The puzzles: a list of all, with what is solved.

use leptos::prelude::*;

use crate::catalog::{self, GameId};
use crate::engine::puzzle::Puzzle;
use crate::platform::clock;
use crate::platform::storage::Keeper;
use crate::save;
use crate::text::{daily, puzzles, shell};
use crate::ui::address::Page;
use crate::ui::parts::poster;
use crate::ui::store::Store;

/// The puzzle of a day: all of them in turn, each day another game's.
pub fn daily_puzzle(day: u32) -> Option<(GameId, u16)> {
    let ids: Vec<GameId> = GameId::all()
        .filter(|id| !id.puzzles().is_empty())
        .collect();
    let count = ids.len().max(1) as u32;
    let id = *ids.get((day % count) as usize)?;
    let puzzles = Puzzle::all(id);
    let place = (day / count) as usize % puzzles.len().max(1);
    puzzles.get(place).map(|puzzle| (id, puzzle.number))
}

/// The list.
#[component]
pub fn Puzzles() -> impl IntoView {
    let store = Store::find();
    let solved = save::solved(&Keeper::open()).unwrap_or_default();
    let games = GameId::all().map(|id| {
        let done = solved.get(id.slug()).cloned().unwrap_or_default();
        let all = Puzzle::all(id);
        let (count, known) = (all.len(), all.iter().filter(|it| done.contains(&it.number)).count());
        let links = all.into_iter().map(|puzzle| {
            let (number, level) = (puzzle.number, puzzle.level);
            let is_solved = done.contains(&number);
            let label = move || {
                let lang = store.lang.get();
                let mut parts = vec![puzzles::number(lang, number), puzzles::level(lang, level)];
                parts.extend(is_solved.then(|| puzzles::SOLVED.get(lang).to_owned()));
                parts.join(", ")
            };
            view! {
                <li><a class="puzzle-link" class:solved=is_solved href=Page::Puzzle(id, number).link() aria-label=move || label()>
                    {number}<span aria-hidden="true">{if is_solved { "✓".to_owned() } else { "·".repeat(level.into()) }}</span>
                </a></li>
            }
        });
        let heading = move || puzzles::solved_of(store.lang.get(), known, count);
        view! {
            <section class="panel puzzle-book">
                {poster(id)}
                <h2>{store.name(catalog::game(id).name())}</h2>
                <p class="small">{move || heading()}</p>
                <ul class="puzzle-list">{links.collect_view()}</ul>
            </section>
        }
    });
    let today = daily_puzzle(clock::today());
    view! {
        <section class="sheet back">
            <h1>{store.say(puzzles::TITLE)}</h1>
            <p>{store.say(puzzles::PITCH)}</p>
            {today.map(|(id, number)| view! { <p><a class="button" href=Page::Puzzle(id, number).link()>{store.say(puzzles::DAILY)}</a></p> })}
            {games.collect_view()}
            <p class="ways-out">
                <a href=Page::Today.link()>{store.say(daily::TITLE)}</a>
                <a href=Page::Home.link()>{store.say(shell::HOME)}</a>
            </p>
        </section>
    }
}
