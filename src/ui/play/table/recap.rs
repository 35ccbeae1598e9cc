//! The strip of all moves since the viewer's last turn. Tapping one sends the camera to its track.

use leptos::prelude::*;

use super::caption::{Harm, told};
use super::store::TableStore;
use crate::catalog::TrackId;
use crate::engine::game::Sighting;
use crate::session::{RecapEntry, Sheet};
use crate::text::play;

/// The strip; `harm` says what a move did to the viewer.
pub fn recap(harm: Harm) -> impl IntoView {
    let play = TableStore::find();
    let moves = move || {
        let seat = play.viewer.get()?;
        let recap = play.session.with(|session| session.recap(seat));
        let rows = recap.into_iter().map(|entry| row(entry, harm));
        Some(rows.collect_view())
    };
    view! {
        <section class="sheet-body recap">
            <h2 class="place" tabindex="-1">{play.say(play::RECAP)}</h2>
            <ul class="moves">{move || moves()}</ul>
            <div class="foot">
                <button class="wide" id="go-on" on:click=move |_| play.close()>{play.say(play::GO_ON)}</button>
            </div>
        </section>
    }
}

/// A move. One that nothing on the map belongs to cannot be tapped.
fn row(entry: RecapEntry, harm: Harm) -> impl IntoView {
    let play = TableStore::find();
    let tracks: Vec<TrackId> = entry.seen.iter().filter_map(Sighting::claimed).collect();
    let told = told(entry, harm);
    if tracks.is_empty() {
        return view! { <li class="move">{told}</li> }.into_any();
    }
    let sheet = Sheet::Recap(tracks);
    let shown = {
        let sheet = sheet.clone();
        Memo::new(move |_| play.sheet.with(|open| *open == sheet))
    };
    // A second tap lets the camera go back.
    let tapped = move |_| {
        play.show(match shown.get_untracked() {
            true => Sheet::Recap(Vec::new()),
            false => sheet.clone(),
        });
    };
    view! {
        <li>
            <button class="row move" aria-pressed=move || shown.get().to_string() on:click=tapped>{told}</button>
        </li>
    }
    .into_any()
}
