//! The hand: every tap picks one card to lay. Tapping a card that fits no legal set explains why.

use leptos::prelude::*;

use super::store::YardStore;
use crate::catalog::Card;
use crate::engine::table::{Cards, RuleError};
use crate::engine::yard::{YardAction, YardOptions};
use crate::session::Sheet;
use crate::text::yard;
use crate::ui::play::table::hand::{arriving, rack};

/// The viewer's hand; nothing while nobody holds the device.
#[component]
pub fn Hand() -> impl IntoView {
    rack(YardStore::find().hand, group)
}

fn group(card: Card) -> AnyView {
    let play = YardStore::find();
    let held = Memo::new(move |_| play.hand.get().map_or(0, |hand| hand.count(card)));
    let picked = Memo::new(move |_| play.picked.get().count(card));
    let refusal = Memo::new(move |_| why_not(play, card));
    let pick = move |_| match refusal.get_untracked() {
        Some(error) => play.explain(error),
        None => {
            play.hint.set(None);
            let mut more = play.picked.get_untracked();
            more.add(card);
            play.show(Sheet::Lay(more));
        }
    };
    view! {
        <Show when=move || { held.get() > 0 }>
            <button
                class="held"
                data-card=card.word()
                aria-pressed=move || { (picked.get() > 0).to_string() }
                aria-disabled=move || refusal.get().is_some().to_string()
                on:click=pick
            >
                {arriving(card, held)}
                <span class="unseen">{move || yard::pick(&play.speaker(), card, held.get(), picked.get())}</span>
                <span class="count" aria-hidden="true">{move || held.get() - picked.get().min(held.get())}</span>
                <Show when=move || { picked.get() > 0 }><span class="picked-count" aria-hidden="true">"+"{picked}</span></Show>
            </button>
        </Show>
    }
    .into_any()
}

/// Why one more card of a kind cannot be picked; none if it fits into some legal set.
fn why_not(play: YardStore, card: Card) -> Option<RuleError> {
    let mut more = play.picked.get();
    let hand = play.hand.get()?;
    more.add(card);
    play.options.with(|options| {
        let YardOptions::Turn(turn) = options else {
            return Some(play.not_now());
        };
        if turn.lays.iter().any(|lay| lay.cards.contains(more)) {
            return None;
        }
        // The best attempt with this card gives the most helpful reason.
        let all = match (play.picked.get().is_empty(), card.color()) {
            (true, Some(_)) => {
                Cards::of(card, hand.count(card)).plus(Cards::of(Card::Loco, hand.locos()))
            }
            _ => more,
        };
        let why = |cards| {
            play.view
                .with(|view| view.why_not(play.game, YardAction::Lay(cards)))
        };
        why(all).or_else(|| why(more)).or(Some(RuleError::WrongSet))
    })
}
