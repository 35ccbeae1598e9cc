//! Which of several tracks was meant: each drawn apart, with what tells it from the others and whether it can be paid.

use leptos::prelude::*;

use super::store::PlayStore;
use super::track_parts::priced;
use crate::catalog::TrackId;
use crate::session::Sheet;
use crate::text::{play, sheets};

/// The candidates as large buttons.
pub fn chooser(tracks: Vec<TrackId>) -> impl IntoView {
    let play = PlayStore::find();
    let buttons = tracks.into_iter().map(|track| {
        view! {
            <li>
                <button class="row track-choice" data-near=track.0 on:click=move |_| play.show(Sheet::Claim(track))>
                    {priced(play, track)}
                </button>
            </li>
        }
    });
    view! {
        <section class="sheet-body which-track" aria-labelledby="which-title">
            <header class="sheet-head">
                <h2 class="place" tabindex="-1" id="which-title">{play.say(sheets::WHICH_TRACK)}</h2>
                <button class="plain" id="close-near" aria-label=play.say(play::CLOSE) on:click=move |_| play.close()>"×"</button>
            </header>
            <ul class="track-choices">{buttons.collect_view()}</ul>
        </section>
    }
}
