//! The cards picked from the hand: what laying them means, who would lose a column, or why it is not possible.

use leptos::prelude::*;

use super::store::YardStore;
use super::ticket::face;
use crate::catalog::Card;
use crate::engine::table::{Cards, RuleError};
use crate::engine::yard::{LayOption, YardAction, YardOptions};
use crate::session::Sheet;
use crate::text::{play, refusals, yard};
use crate::ui::play::table::decks::card_face;
use crate::ui::play::table::rule_link::to_refusal;

/// The sheet of the picked cards.
#[component]
pub fn LaySheet() -> impl IntoView {
    let play = YardStore::find();
    let picked = play.picked;
    let option = Memo::new(move |_| option(play, picked.get()));
    let refusal = Memo::new(move |_| {
        let lay = YardAction::Lay(picked.get());
        play.view.with(|view| view.why_not(play.game, lay))
    });
    let lay = move |_| match refusal.get_untracked() {
        None => play.act(YardAction::Lay(picked.get_untracked())),
        Some(error) => play.explain(error),
    };
    let cards = move || {
        picked
            .get()
            .kinds()
            .map(|(card, count)| back(play, card, count))
            .collect_view()
    };
    let says = move || {
        let say = play.speaker();
        match (option.get(), refusal.get()) {
            (
                Some(LayOption {
                    beats: Some((seat, color, cards)),
                    ..
                }),
                _,
            ) => yard::beats(&say, seat, color, cards),
            (Some(lay), _) => yard::beats_nobody(say.lang, lay.departs),
            (None, Some(error)) => missing(play, error),
            (None, None) => String::new(),
        }
    };
    let rule = move || refusal.get().map(|error| to_refusal(play.table, error));
    view! {
        <section class="sheet-body lay" aria-labelledby="lay-title">
            <header class="sheet-head">
                <h2 class="place" id="lay-title" tabindex="-1">{play.say(yard::LAY)}</h2>
                <button class="plain" id="close-lay" aria-label=play.say(play::CLOSE) on:click=move |_| play.close()>"×"</button>
            </header>
            <div class="picked">{move || cards()}{all(play)}</div>
            <h3>{play.say(play::OPEN_TICKETS)}</h3>
            <ul class="lay-tickets">{tickets(play)}</ul>
            <div class="foot">
                <p class="preview" class:threat=move || option.get().is_some_and(|lay| lay.beats.is_some()) role="status">{move || says()}{move || rule()}</p>
                <button class="wide" id="lay" aria-disabled=move || refusal.get().is_some().to_string() on:click=lay>
                    {move || yard::lay(&play.speaker(), picked.get())}
                </button>
            </div>
        </section>
    }
}

/// The tickets that the cards are laid for.
fn tickets(play: YardStore) -> impl IntoView {
    let held = Memo::new(move |_| {
        play.view
            .with(|view| view.own.as_ref().map(|own| own.tickets).unwrap_or_default())
    });
    move || {
        let rows = held.get().iter();
        let rows = rows.map(|ticket| view! { <li class="lay-ticket">{face(play, ticket)}</li> });
        rows.collect_view()
    }
}

fn option(play: YardStore, cards: Cards) -> Option<LayOption> {
    play.options.with(|options| match options {
        YardOptions::Turn(turn) => turn.lays.iter().find(|lay| lay.cards == cards).copied(),
        _ => None,
    })
}

/// While cards are still being picked, what is missing is not a refusal yet.
fn missing(play: YardStore, error: RuleError) -> String {
    match error {
        RuleError::WrongSet | RuleError::LayMore { .. } | RuleError::LocomotivesAlone => {
            yard::PICK_MORE.get(play.app.lang.get()).to_owned()
        }
        error => refusals::rule(&play.speaker(), error),
    }
}

/// A picked card goes back with a tap.
fn back(play: YardStore, card: Card, count: u8) -> impl IntoView {
    let put_back = move |_| {
        let mut fewer = play.picked.get_untracked();
        fewer.remove(card);
        play.show(Sheet::Lay(fewer));
    };
    view! {
        <button
            class="held"
            data-picked=card.word()
            on:click=put_back
        >
            {card_face(card)}
            <span class="unseen">{move || yard::put_back(&play.speaker(), card)}</span>
            <span class="count" aria-hidden="true">{count}</span>
        </button>
    }
}

/// Picks all wagons of the one colour at once, where that can be laid.
fn all(play: YardStore) -> impl IntoView {
    move || {
        let picked = play.picked.get();
        let (card, count) = picked.kinds().find(|(card, _)| *card != Card::Loco)?;
        let held = play.hand.get()?.count(card);
        let more = picked.plus(Cards::of(card, held.saturating_sub(count)));
        (more != picked && option(play, more).is_some()).then(|| {
            view! {
                <button class="second" id="pick-all" on:click=move |_| play.show(Sheet::Lay(more))>
                    {move || yard::pick_all(&play.speaker(), card, held)}
                </button>
            }
        })
    }
}
