//! The tracks as a list: players who cannot see or touch the board claim from here, with the same sheet. Tracks that
//! serve a ticket come first, then those that bring most points; twins that are paid alike are one row.

use std::cmp::Reverse;

use leptos::prelude::*;
use web_sys::Element;

use super::claim_facts::helped;
use super::store::PlayStore;
use super::track_parts::{color_chip, facts, medal, price};
use crate::catalog::{Arrange, Card, RailGame, TrackId};
use crate::engine::rail::{ClaimOption, RailOptions};
use crate::session::Sheet;
use crate::text::{play, sheets, speaker};

/// Tracks that can be claimed now, after the filter of the hand, the most useful first.
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
    let mut claims: Vec<(bool, u8, TrackId)> = play.options.with(|options| match options {
        RailOptions::Turn(turn) => {
            let claims = turn.claims.iter().filter(fits);
            claims
                .map(|claim| (false, claim.points, claim.track))
                .collect()
        }
        _ => Vec::new(),
    });
    for (serves, _, track) in &mut claims {
        *serves = !helped(play, *track).is_empty();
    }
    let say = play.speaker();
    let told = claims.into_iter().map(|(serves, points, track)| {
        let place = (Reverse(serves), Reverse(points), say.track(track));
        (place, track)
    });
    in_order(told.collect())
}

/// Tracks in the order of what is beside them.
fn in_order<K: Ord>(mut told: Vec<(K, TrackId)>) -> Vec<TrackId> {
    told.arrange_by(|a, b| a.0.cmp(&b.0));
    told.into_iter().map(|(_, track)| track).collect()
}

/// Tracks with how many there are of each: twins of the same colour, length and kind are one.
fn without_twins(game: &RailGame, tracks: Vec<TrackId>) -> Vec<(TrackId, usize)> {
    let mut rows: Vec<(TrackId, usize)> = Vec::new();
    for track in tracks {
        let it = game.track(track);
        let looks = |track: TrackId| {
            let it = game.track(track);
            (it.route(), it.color(), it.length(), it.toll())
        };
        let same = rows.iter_mut().find(|(other, _)| {
            looks(*other) == looks(track) && game.track(*other).kind() == it.kind()
        });
        match same {
            Some((_, count)) => *count += 1,
            None => rows.push((track, 1)),
        }
    }
    rows
}

/// The tracks panel.
#[component]
pub fn Tracks() -> impl IntoView {
    let play = PlayStore::find();
    let now = Memo::new(move |_| claimable(play));
    let rows = Memo::new(move |_| without_twins(play.game, now.get()));
    let mine = move || matches!(play.options.get(), RailOptions::Turn(_));
    // Many rows that few people want, so they are only built when unfolded.
    let unfolded = RwSignal::new(false);
    let others = Memo::new(move |_| {
        if !unfolded.get() {
            return Vec::new();
        }
        let now = now.get();
        let others = play.game.track_ids().filter(|track| !now.contains(track));
        let say = play.speaker();
        in_order(others.map(|track| (say.track(track), track)).collect())
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
    let none = move || match mine() {
        true => play::NONE_CLAIMABLE.get(play.app.lang.get()),
        false => sheets::NOT_YOUR_TURN.get(play.app.lang.get()),
    };
    view! {
        <section class="sheet-body tracks-list">
            {move || filtered()}
            <h3>{play.say(play::CLAIMABLE)}</h3>
            <Show when=move || now.with(Vec::is_empty)><p>{move || none()}</p></Show>
            <ul class="track-list now"><For each=move || rows.get() key=|(track, count)| (track.0, *count) let:row>{line(row)}</For></ul>
            <details on:toggle=move |event| unfolded.set(event_target::<Element>(&event).has_attribute("open"))>
                <summary>{play.say(play::OTHER_TRACKS)}</summary>
                <ul class="track-list"><For each=move || others.get() key=|track| track.0 let:track>{line((track, 1))}</For></ul>
            </details>
        </section>
    }
}

fn line((track, count): (TrackId, usize)) -> impl IntoView {
    let play = PlayStore::find();
    let choose = move |_| play.show(Sheet::Claim(track));
    let twins = (count > 1).then(|| view! { <b class="twins">"×"{count}</b> });
    let serves = move || {
        let helps = helped(play, track);
        (!helps.is_empty()).then(|| {
            view! { <span class="serves-sign" role="img" aria-label=play.say(sheets::KEY_SERVES)>"✦"</span> }
        })
    };
    view! {
        <li>
            <button class="row" data-list-track=track.0 on:click=choose>
                {color_chip(play.game.track(track).color())}
                <span class="choice-words">
                    <span class="ticket-name">{move || play.speaker().track(track)}" "{twins}</span>
                    <span class="small">{move || facts(play, track)}</span>
                </span>
                {move || serves()}
                {medal(play, track)}
                {move || price(play, track)}
            </button>
        </li>
    }
}
