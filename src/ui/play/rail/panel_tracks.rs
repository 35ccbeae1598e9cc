//! The tracks as a list: players who cannot see or touch the board claim from here, with the same sheet.

use leptos::prelude::*;
use web_sys::Element;

use super::claim::facts;
use super::store::PlayStore;
use crate::catalog::{Card, TrackId};
use crate::engine::rail::{ClaimOption, Owner, RailOptions};
use crate::session::Sheet;
use crate::text::{play, speaker};

/// Tracks that can be claimed now, after the filter of the hand.
pub fn claimable(play: PlayStore) -> Vec<TrackId> {
    let filter = play.filter.get();
    let fits = |claim: &&ClaimOption| {
        filter.is_none_or(|card| {
            claim
                .payments
                .iter()
                .any(|payment| payment.cards.count(card) > 0)
        })
    };
    play.options.with(|options| match options {
        RailOptions::Turn(turn) => turn
            .claims
            .iter()
            .filter(fits)
            .map(|claim| claim.track)
            .collect(),
        _ => Vec::new(),
    })
}

/// The tracks panel.
#[component]
pub fn Tracks() -> impl IntoView {
    let play = PlayStore::find();
    let now = Memo::new(move |_| claimable(play));
    // Many rows that few people want, so they are only built when unfolded.
    let unfolded = RwSignal::new(false);
    let others = Memo::new(move |_| {
        if !unfolded.get() {
            return Vec::new();
        }
        let now = now.get();
        let mut others: Vec<TrackId> = play
            .game
            .track_ids()
            .filter(|track| !now.contains(track))
            .collect();
        let say = play.speaker();
        others.sort_by_key(|track| say.track(*track));
        others
    });
    let filtered = move || {
        play.filter.get().map(|card: Card| {
            let lang = play.app.lang.get();
            view! {
                <button class="plain" on:click=move |_| play.filter.set(None)>
                    {speaker::kind(lang, card, 1)}" × · "{play::ALL_COLORS.get(lang)}
                </button>
            }
        })
    };
    view! {
        <section class="sheet-body">
            {filtered}
            <h3>{play.say(play::CLAIMABLE)}</h3>
            <Show when=move || now.with(Vec::is_empty)><p>{play.say(play::NONE_CLAIMABLE)}</p></Show>
            <ul class="track-list now"><For each=move || now.get() key=|track| track.0 let:track>{row(track)}</For></ul>
            <details on:toggle=move |event| unfolded.set(event_target::<Element>(&event).has_attribute("open"))>
                <summary>{play.say(play::OTHER_TRACKS)}</summary>
                <ul class="track-list"><For each=move || others.get() key=|track| track.0 let:track>{row(track)}</For></ul>
            </details>
        </section>
    }
}

fn row(track: TrackId) -> impl IntoView {
    let play = PlayStore::find();
    let owner = move || {
        play.view.with(|view| match view.open.owner(track) {
            Owner::Nobody => None,
            Owner::Neutral => Some(play::NEUTRAL.get(play.app.lang.get()).to_owned()),
            Owner::Seat(seat) => Some(play.speaker().seat(seat).to_owned()),
        })
    };
    let choose = move |_| {
        play.show(Sheet::Claim(track));
        play.sought.set(Some(track));
    };
    view! {
        <li>
            <button class="row" data-list-track=track.0 on:click=choose>
                <span class="ticket-name">{move || play.speaker().track(track)}</span>
                <span class="small">{move || facts(play, track)}</span>
                <span class="ticket-worth">{owner}</span>
            </button>
        </li>
    }
}
