//! The claim sheet: every way to pay for a track, what it brings and what is left afterwards, or what is missing.

use leptos::prelude::*;

use super::claim_facts::{about, loan, odds_bar};
use super::compose::{Composing, composer, refusal};
use super::store::PlayStore;
use super::track_parts::{drawn, facts, medal, offered, why_not};
use crate::catalog::TrackId;
use crate::engine::rail::{ClaimOption, Composer, Owner, PaymentOption, RailAction, RailOptions};
use crate::engine::table::{Cards, RuleError};
use crate::text::{payments, play, refusals, sheets};
use crate::ui::play::table::decks::card_face;
use crate::ui::play::table::rule_link::to_refusal;

/// The sheet of the tapped track, if one is tapped.
#[component]
pub fn ClaimSheet() -> impl IntoView {
    let play = PlayStore::find();
    move || play.claim.get().map(sheet)
}

fn sheet(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    let option = Memo::new(move |_| offered(play, track));
    let close = move |_| play.close();
    let for_neutral = Memo::new(move |_| {
        play.options.with(
            |options| matches!(options, RailOptions::Neutral { tracks } if tracks.contains(&track)),
        )
    });
    let body = move || match option.get() {
        Some(option) => ways(option).into_any(),
        None if for_neutral.get() => place_neutral(track).into_any(),
        None => cannot(track).into_any(),
    };
    view! {
        <section class="sheet-body claim" data-track=track.0 aria-labelledby="claim-title">
            <header class="sheet-head">
                <h2 class="place" tabindex="-1" id="claim-title">{move || play.speaker().track(track)}</h2>
                <button class="plain" id="close-claim" aria-label=play.say(play::CLOSE) on:click=close>"×"</button>
            </header>
            <div class="claim-head">
                {medal(play, track)}
                <span class="claim-track">{drawn(track)}<span class="facts">{move || facts(play, track)}</span></span>
            </div>
            {move || body()}
        </section>
    }
}

/// Why not, and what is missing; of a free track also what it would bring.
fn cannot(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    let why = Memo::new(move |_| why_not(play, track));
    let lack = Memo::new(move |_| {
        let lack = play.view.with(|view| view.lacks(play.game, track));
        lack.filter(|_| {
            matches!(
                why.get(),
                Some(RuleError::CannotPay | RuleError::NotYourTurn { .. })
            )
        })
    });
    let reason = move || match (why.get(), lack.get()) {
        (Some(RuleError::CannotPay), Some(_)) | (None, _) => None,
        (Some(error), _) => Some(refusals::rule(&play.speaker(), error)),
    };
    let rule = move || match why.get() {
        Some(RuleError::CannotPay) | None => None,
        Some(error) => Some(to_refusal(play.table, error)),
    };
    let missing = move || {
        let says = sheets::lack(&play.speaker(), &lack.get()?);
        Some(view! { <p class="lack">{says}</p> })
    };
    let is_free = move || {
        play.view.with(|view| {
            let free = view.open.owner(track) == Owner::Nobody && view.open.free.contains(track);
            free && !view.open.is_over()
        })
    };
    view! {
        <div role="status">{move || missing()}<p class="why-not">{move || reason()}{move || rule()}</p></div>
        {move || is_free().then(|| (about(track), loan(track)))}
    }
}

/// The neutral wagons are previewed on the map first, like one's own.
fn place_neutral(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    view! {
        <div class="foot">
            <button class="wide" id="confirm-neutral" on:click=move |_| play.lay(track, RailAction::PlaceNeutral(track))>
                {play.say(play::PLACE_NEUTRAL)}
            </button>
        </div>
    }
}

fn ways(option: ClaimOption) -> impl IntoView {
    let play = PlayStore::find();
    let track = option.track;
    let length = play.game.track(track).length() as u8;
    let (hand, wagons) = play.view.with_untracked(|view| {
        let seat = view
            .seated()
            .map(|(seat, own)| (own.hand, view.open.seat(seat).wagons));
        seat.unwrap_or((Cards::NONE, 0))
    });
    let chosen = RwSignal::new(0_usize);
    let composing: Composing = RwSignal::new(None);
    let payments = StoredValue::new(option.payments);
    let selected = move || match composing.get() {
        Some(composer) => Some(PaymentOption {
            cards: composer.cards(),
            odds: None,
        }),
        None => payments.with_value(|payments| payments.get(chosen.get()).cloned()),
    };
    let confirm = move |_| match (untrack(|| refusal(play, composing)), untrack(selected)) {
        (Some(error), _) => play.explain(error),
        (None, Some(PaymentOption { cards: pay, .. })) => {
            play.lay(track, RailAction::Claim { track, pay });
        }
        (None, None) => {}
    };
    let offered = move || match composing.with(Option::is_some) {
        true => composer(composing, hand).into_any(),
        false => listed(payments, chosen).into_any(),
    };
    let begin = move |_| {
        let first = untrack(selected).map_or(Cards::NONE, |payment| payment.cards);
        composing.set(Some(Composer::new(track, hand, first)));
    };
    let more = play
        .view
        .with_untracked(|view| view.has_more_payments(play.game, track));
    let choose = move || {
        (more && composing.with(Option::is_none)).then(|| {
            view! { <button class="second" id="choose-cards" on:click=begin>{play.say(payments::CHOOSE)}</button> }
        })
    };
    let after = move || {
        let paid = selected().map_or(0, |payment| payment.cards.total());
        sheets::left_after(
            play.app.lang.get(),
            wagons.saturating_sub(length),
            hand.total().saturating_sub(paid),
        )
    };
    let risk = move || {
        let odds = selected().and_then(|payment| payment.odds)?;
        Some(odds_bar(play, odds))
    };
    let label = move || selected().map(|payment| sheets::claim(&play.speaker(), payment.cards));
    view! {
        {move || offered()}
        {move || risk()}
        {about(track)}
        <p class="gain">{move || after()}</p>
        <div class="foot">
            {loan(track)}
            {move || choose()}
            <button class="wide" id="confirm-claim" aria-disabled=move || refusal(play, composing).is_some().to_string() on:click=confirm>{move || label()}</button>
        </div>
    }
}

/// The listed payments, in one row that can be scrolled sideways.
fn listed(payments: StoredValue<Vec<PaymentOption>>, chosen: RwSignal<usize>) -> impl IntoView {
    let play = PlayStore::find();
    let payments = payments.get_value();
    let single = payments.len() == 1;
    let rows = payments.into_iter().enumerate();
    let rows = rows.map(|(index, payment)| way(index, payment, chosen));
    view! {
        <fieldset class="ways" class:single=single>
            <legend class="unseen">{play.say(play::WAYS_TO_PAY)}</legend>
            {rows.collect_view()}
        </fieldset>
    }
}

fn way(index: usize, payment: PaymentOption, chosen: RwSignal<usize>) -> impl IntoView {
    let play = PlayStore::find();
    let cards = payment.cards;
    let faces = cards.kinds().map(|(card, count)| {
        view! { <span class="some">{card_face(card)}<span class="times">{count}</span></span> }
    });
    view! {
        <label class="way">
            <input
                type="radio"
                name="way"
                value=index
                prop:checked=move || chosen.get() == index
                on:change=move |_| chosen.set(index)
            />
            <span class="unseen">{move || play.speaker().cards(cards)}</span>
            <span class="faces" aria-hidden="true">{faces.collect_view()}</span>
        </label>
    }
}
