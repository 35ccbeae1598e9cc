//! A hand: grouped by colour in a fixed order, locomotives first.

use leptos::prelude::*;

use super::decks::card_face;
use super::store::TableStore;
use crate::catalog::Card;
use crate::engine::table::Cards;
use crate::text::play;

/// The place of any hand; nothing while nobody holds the device.
pub fn rack(hand: Memo<Option<Cards>>, group: fn(Card) -> AnyView) -> impl IntoView {
    let play = TableStore::find();
    let kinds =
        std::iter::once(Card::Loco).chain(Card::ALL.into_iter().filter(|card| *card != Card::Loco));
    let kinds: Vec<Card> = kinds.collect();
    view! {
        <div class="rack" data-over="rest">
            <Show when=move || hand.get().is_some() && play.to_act.get().is_some()>
                <section class="hand" aria-label=play.say(play::HAND)>
                    {kinds.iter().copied().map(group).collect_view()}
                </section>
            </Show>
        </div>
    }
}

/// A card in hand. A new one slides in; when one goes, the others stay where they are.
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
