//! A track on a button or in a heading: drawn by itself, with what tells it from its twin and what it costs.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::{Color, TrackId};
use crate::engine::rail::{ClaimOption, Owner, RailOptions};
use crate::engine::table::RuleError;
use crate::scene::{TrackSide, is_dear, straight, track_side};
use crate::text::{Phrase, board, play, refusals, sheets};
use crate::ui::board::{GRAY, hatch, strip};
use crate::ui::play::table::emblem::{self, badge, card_color, neutral_badge};

/// The spaces of a track in a row, in its colour and on its bed.
pub fn drawn(track: TrackId) -> AnyView {
    let game = PlayStore::find().game;
    strip(&straight(game, track), game.board().space_size(), None)
}

/// What the track is: colour, length, what is special about it, and which of its twins.
pub fn facts(play: PlayStore, track: TrackId) -> String {
    let lang = play.app.lang.get();
    let it = play.game.track(track);
    let color = it.color().map_or(play::GRAY, board::color).get(lang);
    let mut parts = vec![color.to_owned(), play::spaces(lang, it.length())];
    parts.extend(play::bed(it.kind()).map(|bed| bed.get(lang).to_owned()));
    parts.extend(track_side(play.game, track).map(|side| side_word(side).get(lang).to_owned()));
    if it.draw_bonus() > 0 {
        parts.push(play::draw_bonus(lang, it.draw_bonus()));
    }
    parts.join(" · ")
}

fn side_word(side: TrackSide) -> Phrase {
    match side {
        TrackSide::Upper => sheets::UPPER,
        TrackSide::Lower => sheets::LOWER,
        TrackSide::Left => sheets::LEFT,
        TrackSide::Right => sheets::RIGHT,
        TrackSide::Middle => sheets::MIDDLE,
    }
}

/// How the viewer may claim a track now, if it may.
pub fn offered(play: PlayStore, track: TrackId) -> Option<ClaimOption> {
    play.options.with(|options| match options {
        RailOptions::Turn(turn) => {
            let claim = turn.claims.iter().find(|claim| claim.track == track);
            claim.cloned()
        }
        _ => None,
    })
}

/// Why the viewer cannot claim a track now, with whose turn it is first.
pub fn why_not(play: PlayStore, track: TrackId) -> Option<RuleError> {
    let why = play.view.with(|view| view.why_not(play.game, track));
    match (play.viewer.get(), play.to_act.get()) {
        // What never changes back is worth more than whose turn it is.
        _ if matches!(
            why,
            Some(
                RuleError::TrackTaken { .. }
                    | RuleError::OwnRoute { .. }
                    | RuleError::TrackClosed
                    | RuleError::TooFewWagons { .. }
            )
        ) =>
        {
            why
        }
        (viewer, Some(to_act)) if viewer != Some(to_act) => Some(RuleError::NotYourTurn { to_act }),
        _ => why,
    }
}

/// What a track costs the viewer, in a few words: payable, what is missing, or why never.
pub fn price(play: PlayStore, track: TrackId) -> AnyView {
    let say = play.speaker();
    let lang = say.lang;
    if let Some(claim) = offered(play, track) {
        let (class, says) = match is_dear(play.game, &claim) {
            true => ("price dear", sheets::DEAR),
            false => ("price payable", sheets::PAYABLE),
        };
        return view! { <span class=class>{says.get(lang)}</span> }.into_any();
    }
    let lack = play.view.with(|view| view.lacks(play.game, track));
    let says = match (why_not(play, track), lack) {
        (Some(RuleError::TrackTaken { .. }), _) => return owner(play, track).into_any(),
        (Some(RuleError::GameOver), _) => return ().into_any(),
        (Some(RuleError::OwnRoute { .. } | RuleError::TrackClosed), _) => {
            sheets::CLOSED.get(lang).to_owned()
        }
        (Some(error @ RuleError::TooFewWagons { .. }), _) => refusals::rule(&say, error),
        (_, Some(lack)) => sheets::lack(&say, &lack),
        (_, None) => sheets::FREE.get(lang).to_owned(),
    };
    view! { <span class="price">{says}</span> }.into_any()
}

/// Who has the track, if somebody has.
pub fn owner(play: PlayStore, track: TrackId) -> Option<AnyView> {
    let owner = play.view.with(|view| view.open.owner(track));
    let (disc, name) = match owner {
        Owner::Nobody => return None,
        Owner::Neutral => {
            let name = play::NEUTRAL.get(play.app.lang.get()).to_owned();
            (neutral_badge().into_any(), name)
        }
        Owner::Seat(seat) => {
            let name = play.speaker().seat(seat).to_owned();
            (badge(play.livery(seat)).into_any(), name)
        }
    };
    Some(view! { <span class="owner">{disc}<span>{name}</span></span> }.into_any())
}

/// A colour of tracks with its symbol; gray has a hatching.
pub fn color_chip(color: Option<Color>) -> AnyView {
    match color {
        Some(color) => card_color(color).into_any(),
        None => view! {
            <svg class="board token" viewBox="-12 -12 24 24" aria-hidden="true">
                <g class=GRAY><circle class="space" r="10.5" /><path class="hatch" d=hatch(16.0, 16.0) /></g>
            </svg>
        }
        .into_any(),
    }
}

/// Points as a medal.
pub fn medal(play: PlayStore, track: TrackId) -> AnyView {
    let worth = play
        .view
        .with_untracked(|view| view.terms(play.game, track).points);
    emblem::medal(*play, sheets::medal(worth), worth.into())
}

/// A track on a large button: drawn, named, told from its twin.
pub fn named(play: PlayStore, track: TrackId) -> impl IntoView {
    view! {
        {drawn(track)}
        <span class="choice-words">
            <span class="ticket-name">{move || play.speaker().track(track)}</span>
            <span class="small">{move || facts(play, track)}</span>
        </span>
    }
}

/// The same with its points and what it costs the viewer.
pub fn priced(play: PlayStore, track: TrackId) -> impl IntoView {
    view! {
        {named(play, track)}
        {medal(play, track)}
        {move || price(play, track)}
    }
}
