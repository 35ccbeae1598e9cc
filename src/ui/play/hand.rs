//! The hand: grouped by colour in a fixed order, locomotives first. In a map game tapping a colour filters the tracks.

use leptos::prelude::*;

use super::decks::card_face;
use super::store::PlayStore;
use super::table_store::TableStore;
use crate::catalog::Card;
use crate::engine::table::Cards;
use crate::text::{decks, play};

/// The viewer's hand in a map game.
#[component]
pub fn Hand() -> impl IntoView {
    rack(PlayStore::find().hand, group)
}

/// The place of any hand; nothing while nobody holds the device.
pub fn rack(hand: Memo<Option<Cards>>, group: fn(Card) -> AnyView) -> impl IntoView {
    let play = TableStore::find();
    let kinds =
        std::iter::once(Card::Loco).chain(Card::ALL.into_iter().filter(|card| *card != Card::Loco));
    let kinds: Vec<Card> = kinds.collect();
    view! {
        <Show when=move || hand.get().is_some() && play.to_act.get().is_some()>
            <section class="hand" aria-label=play.say(play::HAND)>
                {kinds.iter().copied().map(group).collect_view()}
            </section>
        </Show>
    }
}

/// A card in hand. One that comes slides in; one that goes leaves the others where they are.
pub fn arriving(card: Card, count: Memo<u8>) -> impl Fn() -> AnyView + Send + 'static {
    let before = StoredValue::new(0);
    move || {
        let now = count.get();
        let class = if now > before.get_value() {
            "arriving"
        } else {
            "staying"
        };
        before.set_value(now);
        view! { <span class=class>{card_face(card)}</span> }.into_any()
    }
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
