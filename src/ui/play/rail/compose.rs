//! The composer of the claim sheet: a payment put together card by card, with what is still missing.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::Card;
use crate::engine::rail::Composer;
use crate::engine::table::{Cards, RuleError};
use crate::text::{payments, refusals};
use crate::ui::play::table::decks::card_face;
use crate::ui::play::table::rule_link::to_refusal;

/// What is being put together; none while a listed payment is chosen.
pub type Composing = RwSignal<Option<Composer>>;

/// Why what is laid out does not pay; none if it does, or if nothing is being put together.
pub fn refusal(play: PlayStore, composing: Composing) -> Option<RuleError> {
    let composer = composing.get()?;
    let judged = play
        .view
        .with(|view| view.judge_payment(play.game, composer.track(), composer.cards()));
    judged.err()
}

/// The cards of the hand with a stepper each, and a sentence that says what they pay for.
pub fn composer(composing: Composing, hand: Cards) -> impl IntoView {
    let play = PlayStore::find();
    let steppers = hand
        .kinds()
        .map(|(card, held)| stepper(composing, card, held));
    let says = move || match refusal(play, composing) {
        None => payments::PAYS.get(play.app.lang.get()).to_owned(),
        Some(error) => refusals::rule(&play.speaker(), error),
    };
    let rule = move || refusal(play, composing).map(|error| to_refusal(play.table, error));
    let change = move |change: fn(&mut Composer)| {
        composing.update(|composing| composing.iter_mut().for_each(change));
    };
    view! {
        <fieldset class="composer">
            <legend>{play.say(payments::CHOOSE)}</legend>
            {steppers.collect_view()}
        </fieldset>
        <p class="composed" role="status">{move || says()}{move || rule()}</p>
        <div class="composer-tools">
            <button class="second" id="clear-payment" on:click=move |_| change(Composer::clear)>{play.say(payments::CLEAR)}</button>
            <button class="second" id="suggested-payments" on:click=move |_| composing.set(None)>{play.say(payments::SUGGESTED)}</button>
        </div>
    }
}

fn stepper(composing: Composing, card: Card, held: u8) -> impl IntoView {
    let play = PlayStore::find();
    let count = Memo::new(move |_| {
        composing.with(|composing| composing.map_or(0, |composer| composer.cards().count(card)))
    });
    let change = move |change: fn(&mut Composer, Card)| {
        composing.update(|composing| {
            if let Some(composer) = composing {
                change(composer, card);
            }
        });
    };
    view! {
        <div class="stepper" role="group" data-compose=card.word()
            aria-label=move || payments::laid_out(play.app.lang.get(), card, count.get(), held)>
            <button
                class="step less"
                aria-label=move || payments::less(play.app.lang.get(), card)
                aria-disabled=move || (count.get() == 0).to_string()
                on:click=move |_| change(Composer::remove)
            >"−"</button>
            <span class="some" aria-hidden="true">{card_face(card)}<span class="laid">{count}"/"{held}</span></span>
            <button
                class="step more"
                aria-label=move || payments::more(play.app.lang.get(), card)
                aria-disabled=move || (count.get() == held).to_string()
                on:click=move |_| change(Composer::add)
            >"+"</button>
        </div>
    }
}
