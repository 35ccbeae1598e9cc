//! The claim sheet: every way to pay for a track, what it brings and what is left afterwards.

use leptos::prelude::*;

use super::compose::{Composing, composer, refusal};
use super::store::PlayStore;
use crate::catalog::{Seat, TrackId};
use crate::engine::rail::{
    ClaimOption, Composer, PaymentOption, RailAction, RailOptions, completed_tickets,
};
use crate::engine::table::Cards;
use crate::scene::way_left;
use crate::text::{board, payments, play, refusals};
use crate::ui::play::table::decks::card_face;

/// The sheet of the tapped track, if one is tapped.
#[component]
pub fn ClaimSheet() -> impl IntoView {
    let play = PlayStore::find();
    move || play.claim.get().map(sheet)
}

fn sheet(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    let option = Memo::new(move |_| {
        play.options.with(|options| match options {
            RailOptions::Turn(turn) => turn
                .claims
                .iter()
                .find(|claim| claim.track == track)
                .cloned(),
            _ => None,
        })
    });
    let close = move |_| play.close();
    let for_neutral = Memo::new(move |_| {
        play.options.with(
            |options| matches!(options, RailOptions::Neutral { tracks } if tracks.contains(&track)),
        )
    });
    let body = move || match option.get() {
        Some(option) => ways(option).into_any(),
        None if for_neutral.get() => place_neutral(track).into_any(),
        None => why_not(track).into_any(),
    };
    view! {
        <section class="sheet-body claim" data-track=track.0 aria-labelledby="claim-title">
            <header class="sheet-head">
                <h2 class="place" tabindex="-1" id="claim-title">{move || play.speaker().track(track)}</h2>
                <button class="plain" id="close-claim" aria-label=play.say(play::CLOSE) on:click=close>"×"</button>
            </header>
            <p class="facts">{move || facts(play, track)}</p>
            {body}
        </section>
    }
}

/// What the track is: colour, length, what is special about it.
pub fn facts(play: PlayStore, track: TrackId) -> String {
    let lang = play.app.lang.get();
    let it = play.game.track(track);
    let color = it.color().map_or(play::GRAY, board::color).get(lang);
    let mut parts = vec![color.to_owned(), play::spaces(lang, it.length())];
    parts.extend(play::bed(it.kind()).map(|bed| bed.get(lang).to_owned()));
    if it.draw_bonus() > 0 {
        parts.push(play::draw_bonus(lang, it.draw_bonus()));
    }
    parts.join(" · ")
}

fn why_not(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    let reason = move || {
        let view = play.view.get();
        let error = match (play.viewer.get(), play.to_act.get()) {
            (viewer, Some(to_act)) if viewer != Some(to_act) => {
                Some(crate::engine::table::RuleError::NotYourTurn { to_act })
            }
            _ => view.why_not(play.game, track),
        };
        error.map(|error| refusals::rule(&play.speaker(), error))
    };
    view! { <p class="why-not" role="status">{reason}</p> }
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
    let payments = StoredValue::new(option.payments.clone());
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
        play::left_after(
            play.app.lang.get(),
            wagons.saturating_sub(length),
            hand.total().saturating_sub(paid),
        )
    };
    let risk = move || {
        let odds = selected().and_then(|payment| payment.odds)?;
        Some(view! { <p class="risk">{play::tunnel_risk(play.app.lang.get(), odds)}</p> })
    };
    let label =
        move || selected().map(|payment| play::claim(&play.speaker(), track, payment.cards));
    let (toll, loan, value) = (option.toll, option.loan, option.points);
    let toll = move || {
        toll.map(|toll| view! { <p class="toll-line">{play::toll_line(&play.speaker(), toll.amount, toll.to, loan)}</p> })
    };
    view! {
        <p class="gain"><strong>{move || play::scores(play.app.lang.get(), value)}</strong>" · "{after}</p>
        {toll}
        {risk}
        {serves(track)}
        {passengers(track)}
        {offered}
        <div class="foot">
            {choose}
            <button class="wide" id="confirm-claim" aria-disabled=move || refusal(play, composing).is_some().to_string() on:click=confirm>{label}</button>
        </div>
    }
}

/// The listed payments, and the way to others where there are any.
fn listed(payments: StoredValue<Vec<PaymentOption>>, chosen: RwSignal<usize>) -> impl IntoView {
    let play = PlayStore::find();
    let payments = payments.get_value();
    let single = payments.len() == 1;
    let rows = payments.into_iter().enumerate();
    let rows = rows.map(|(index, payment)| way(index, payment, chosen));
    view! {
        <fieldset class="ways" class:single=single>
            <legend>{play.say(play::WAYS_TO_PAY)}</legend>
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

/// Open tickets that the track completes or shortens.
fn serves(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let view = play.view.get();
        let (seat, own) = view.seated()?;
        let mut with = view.open.seat(seat).tracks;
        with.insert(track);
        let before = view.completed(play.game);
        let done = completed_tickets(play.game, &with, own.tickets);
        let say = play.speaker();
        let names: Vec<String> = own
            .tickets
            .iter()
            .filter(|ticket| !before.contains(*ticket))
            .filter(|ticket| done.contains(*ticket) || on_the_way(play, seat, *ticket, track))
            .map(|ticket| {
                let mark = if done.contains(ticket) { " ✓" } else { "" };
                format!("{}{mark}", say.ticket(ticket))
            })
            .collect();
        let says = play::serves(say.lang, &names.join(", "));
        (!names.is_empty()).then(|| view! { <p class="serves">{says}</p> })
    }
}

fn on_the_way(
    play: PlayStore,
    seat: Seat,
    ticket: crate::catalog::TicketId,
    track: TrackId,
) -> bool {
    play.view.with(|view| {
        way_left(play.game, view, seat, ticket).is_some_and(|way| way.tracks.contains(&track))
    })
}

fn passengers(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let lang = play.app.lang.get();
        let say = play.speaker();
        let waiting = play.view.with(|view| {
            let ends = play.game.track(track).ends();
            ends.into_iter()
                .filter_map(|city| {
                    let here = view.open.passengers.get(city.index())?;
                    let colors: Vec<String> = crate::catalog::Color::ALL
                        .into_iter()
                        .filter(|color| here[color.index()] > 0)
                        .map(|color| board::passenger_count(lang, color, here[color.index()]))
                        .collect();
                    (!colors.is_empty())
                        .then(|| play::waiting(lang, &say.city(city), &colors.join(", ")))
                })
                .collect::<Vec<_>>()
        });
        (!waiting.is_empty()).then(|| {
            view! { <p class="waiting">{play::PASSENGERS.get(lang)}" · "{waiting.join(" · ")}</p> }
        })
    }
}
