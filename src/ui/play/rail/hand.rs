//! The hand in a map game: tapping a colour filters the tracks.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::Card;
use crate::text::decks;
use crate::ui::play::table::hand::{arriving, rack};

/// The viewer's hand in a map game.
#[component]
pub fn Hand() -> impl IntoView {
    rack(PlayStore::find().hand, group)
}

fn group(card: Card) -> AnyView {
    let play = PlayStore::find();
    let count = Memo::new(move |_| play.hand.get().map_or(0, |hand| hand.count(card)));
    let chosen = move || play.filter.get() == Some(card);
    let toggle = move |_| {
        play.filter.update(|filter| {
            *filter = if *filter == Some(card) {
                None
            } else {
                Some(card)
            };
        });
    };
    view! {
        <Show when=move || { count.get() > 0 }>
            <button
                class="held"
                data-card=card.word()
                aria-pressed=move || chosen().to_string()
                aria-label=move || decks::held(&play.speaker(), card, count.get())
                on:click=toggle
            >
                {arriving(card, count)}
                <span class="count">{count}</span>
            </button>
        </Show>
    }
    .into_any()
}
