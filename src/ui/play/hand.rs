//! The hand: grouped by colour in a fixed order, locomotives first. Tapping a colour filters the tracks.

use leptos::prelude::*;

use super::decks::card_face;
use super::store::PlayStore;
use crate::catalog::Card;
use crate::text::{decks, play};

/// The viewer's hand; nothing while nobody holds the device.
#[component]
pub fn Hand() -> impl IntoView {
    let play = PlayStore::find();
    let kinds =
        std::iter::once(Card::Loco).chain(Card::ALL.into_iter().filter(|card| *card != Card::Loco));
    let kinds: Vec<Card> = kinds.collect();
    view! {
        <Show when=move || play.hand.get().is_some() && play.to_act.get().is_some()>
            <section class="hand" aria-label=play.say(play::HAND)>
                {kinds.iter().copied().map(group).collect_view()}
            </section>
        </Show>
    }
}

fn group(card: Card) -> impl IntoView {
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
    // A card that comes slides in; one that goes leaves the others where they are.
    let arriving = move || {
        let mut before = 0;
        move || {
            let now = count.get();
            let class = if now > before { "arriving" } else { "staying" };
            before = now;
            view! { <span class=class>{card_face(card)}</span> }
        }
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
                {arriving}
                <span class="count">{count}</span>
            </button>
        </Show>
    }
}
