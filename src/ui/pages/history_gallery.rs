//! The boards of finished games as they were left, side by side. They are drawn once somebody wants to see them.

use leptos::prelude::*;

use super::history::{Shelf, finished};
use crate::catalog;
use crate::engine::table::Viewer;
use crate::platform::clock;
use crate::save::Played;
use crate::text::history;
use crate::ui::address::Page;
use crate::ui::parts::seat_names;
use crate::ui::play;
use crate::ui::store::Store;

/// So many boards at most: each is a game played again.
const MOST: usize = 24;

/// The gallery, closed.
pub fn gallery(store: Store, shelf: Shelf) -> AnyView {
    let open = RwSignal::new(false);
    let boards = move || {
        open.get().then(|| {
            let played = shelf.played.get();
            let boards = played.into_iter().filter_map(|game| board(store, game));
            boards.take(MOST).collect_view()
        })
    };
    view! {
        <details id="gallery" on:toggle=move |_| open.set(true)>
            <summary>{store.say(history::GALLERY)}</summary>
            <ul class="gallery">{move || boards()}</ul>
        </details>
    }
    .into_any()
}

/// A finished game at its end; none if it is too old to be replayed.
fn board(store: Store, game: Played) -> Option<AnyView> {
    let loaded = finished().open(game.id).ok()??.ok()?;
    let liveries: Vec<u8> = game.seats.iter().map(|seat| seat.color).collect();
    let picture = play::left(&loaded.state.view(Viewer::Table), &liveries, game.id);
    let link = Page::ReplayAt(game.id, loaded.log.len()).link();
    let says = move || {
        let lang = store.lang.get();
        let names = seat_names(lang, &game.seats);
        let names = names.iter().zip(&game.totals);
        let names: Vec<String> = names
            .map(|(name, total)| format!("{name} {total}"))
            .collect();
        names.join(", ")
    };
    let name = catalog::game(game.game).name();
    let ended = game.ended_ms;
    let board = view! {
        <li>
            <a href=link>
                {picture}
                <strong>{store.name(name)}</strong>
                <span>{move || says()}</span>
                <span class="small">{move || clock::written(ended, store.lang.get().locale())}</span>
            </a>
        </li>
    };
    Some(board.into_any())
}
