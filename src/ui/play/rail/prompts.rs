//! Questions that are not a turn: splits, tickets, tunnels, passengers, the neutral player.

use leptos::prelude::*;

use super::claim_facts::standing;
use super::keep_tickets::keep;
use super::store::PlayStore;
use super::track_parts::named;
use super::tunnel::tunnel;
use crate::catalog::{Color, TrackId};
use crate::engine::rail::{PerPile, RailAction, RailOptions};
use crate::session::Sheet;
use crate::text::{board, play, sheets};
use crate::ui::play::table::emblem::card_color;

/// The question that is open, if there is one.
#[component]
pub fn Prompt() -> impl IntoView {
    let play = PlayStore::find();
    move || match play.options.get() {
        RailOptions::Split { splits } => split(splits).into_any(),
        RailOptions::Keep { offer, at_least } => keep(offer, at_least).into_any(),
        RailOptions::Tunnel { tunnel, payments } => self::tunnel(tunnel, payments).into_any(),
        RailOptions::Passengers {
            track,
            ends,
            suggested,
        } => passengers(track, ends, suggested).into_any(),
        RailOptions::Neutral { tracks } => neutral(tracks).into_any(),
        RailOptions::Nothing | RailOptions::Turn(_) | RailOptions::SecondCard { .. } => {
            ().into_any()
        }
    }
}

fn split(splits: Vec<PerPile>) -> impl IntoView {
    let play = PlayStore::find();
    let names = play.game.piles();
    let buttons = splits.into_iter().map(|split| {
        view! {
            <button class="choice" data-split=format!("{}-{}", split[0], split[1]) on:click=move |_| play.act(RailAction::Split(split))>
                {move || sheets::split(play.app.lang.get(), split, names)}
            </button>
        }
    });
    view! {
        <section class="sheet-body prompt">
            <h2 class="place" tabindex="-1">{play.say(play::CHOOSE_SPLIT)}</h2>
            <div class="choices">{buttons.collect_view()}</div>
        </section>
    }
}

fn passengers(
    track: TrackId,
    ends: [Vec<Color>; 2],
    suggested: [Option<Color>; 2],
) -> impl IntoView {
    let play = PlayStore::find();
    let chosen = RwSignal::new(suggested);
    let cities = play.game.track(track).ends();
    let groups = ends
        .into_iter()
        .enumerate()
        .filter(|(_, colors)| !colors.is_empty());
    let groups = groups.map(|(end, colors)| {
        let mut choices: Vec<Option<Color>> = colors.into_iter().map(Some).collect();
        choices.push(None);
        let rows = choices.into_iter().map(|color| {
            let name = format!("passenger-{end}");
            let face = color.map(card_color);
            view! {
                <label class="way">
                    <input
                        type="radio"
                        name=name
                        value=color.map_or("none", Color::word)
                        prop:checked=move || chosen.get()[end] == color
                        on:change=move |_| chosen.update(|chosen| chosen[end] = color)
                    />
                    {face}
                    <span class="passenger-words">
                        <span>{move || color.map_or(play::NO_PASSENGER, board::color).get(play.app.lang.get())}</span>
                        <span class="small">{move || color.map(|color| standing(play, color))}</span>
                    </span>
                </label>
            }
        });
        view! {
            <fieldset class="ways">
                <legend>{move || play.speaker().city(cities[end])}</legend>
                {rows.collect_view()}
            </fieldset>
        }
    });
    view! {
        <section class="sheet-body prompt">
            <h2 class="place" tabindex="-1">{play.say(play::CHOOSE_PASSENGERS)}</h2>
            {groups.collect_view()}
            <div class="foot">
                <button class="wide" id="take-passengers" on:click=move |_| play.act(RailAction::TakePassengers(chosen.get_untracked()))>
                    {play.say(play::TAKE_PASSENGERS)}
                </button>
            </div>
        </section>
    }
}

fn neutral(tracks: Vec<TrackId>) -> impl IntoView {
    let play = PlayStore::find();
    let buttons = tracks.into_iter().map(|track| {
        view! {
            <li>
                <button class="row track-choice" data-neutral=track.0 on:click=move |_| play.show(Sheet::Claim(track))>
                    {named(play, track)}
                </button>
            </li>
        }
    });
    view! {
        <section class="sheet-body prompt">
            <h2 class="place" tabindex="-1">{play.say(play::CHOOSE_NEUTRAL)}</h2>
            <ul class="track-choices">{buttons.collect_view()}</ul>
        </section>
    }
}
