//! How many cards of each kind have not been seen: what a good memory at the table would know, and no more.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::Card;
use crate::engine::table::Cards;
use crate::text::play;
use crate::ui::play::table::decks::card_face;

/// The counter.
pub fn counter() -> impl IntoView {
    let play = PlayStore::find();
    let unseen = Memo::new(move |_| play.view.with(|view| view.unseen_cards(play.game)));
    let kinds = Card::ALL.map(|card| {
        let count = move || unseen.get().count(card);
        view! {
            <li class="some" class:none=move || count() == 0>
                <span class="unseen">{move || play.speaker().some(card, count())}</span>
                <span aria-hidden="true">{card_face(card)}</span>
                <b aria-hidden="true">{move || count()}</b>
            </li>
        }
    });
    let explain = move || {
        play::unseen_cards(
            play.app.lang.get(),
            unseen.with(|cards: &Cards| cards.total()),
        )
    };
    view! {
        <h3>{play.say(play::UNSEEN)}</h3>
        <p class="small">{move || explain()}</p>
        <ul class="unseen-cards">{kinds}</ul>
    }
}
