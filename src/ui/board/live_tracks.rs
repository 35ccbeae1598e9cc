//! Tracks with everything a game adds to them. One changed track changes one `<g>`.

use leptos::prelude::*;

use super::looks::Looks;
use super::tracks::{self, upright};
use super::{moved, turned};
use crate::engine::rail::Owner;
use crate::scene::{BoardScene, Livery, NEUTRAL, SpaceMark, TrackLook, TrackMark, TrackState};

/// Wagons of a track all stand after this, however many there are.
const ROLL_MS: usize = 260;

/// All tracks of a running game.
pub fn view(
    scene: &BoardScene,
    prefix: &'static str,
    looks: &Looks,
    liveries: &[u8],
) -> impl IntoView + use<> {
    let tracks = scene.tracks.iter().map(|mark| {
        let look = looks.track(mark.id);
        track(mark, prefix, scene.space_size, look, liveries.to_vec())
    });
    view! { <g class="tracks">{tracks.collect_view()}</g> }
}

fn track(
    mark: &TrackMark,
    prefix: &'static str,
    size: (f32, f32),
    look: RwSignal<TrackLook>,
    liveries: Vec<u8>,
) -> impl IntoView + use<> {
    let bed = mark.bed;
    let spaces = mark.spaces.clone();
    // Wagons are drawn again only if they change, not with every mark around them.
    let wagons = Memo::new(move |_| look.with(|look| (look.owner, look.ghost)));
    let mut owner_before = None;
    let train = move || {
        let (owner, ghost) = wagons.get();
        // What stood there when the board was opened does not roll in again.
        let is_new = owner_before.replace(owner) == Some(Owner::Nobody);
        match (owner, ghost) {
            (Owner::Nobody, Owner::Nobody) => ().into_any(),
            (Owner::Nobody, ghost) => {
                let word = livery_word(ghost, &liveries);
                row(&spaces, prefix, word, size.0, "wagons ghost").into_any()
            }
            (owner, _) => {
                let word = livery_word(owner, &liveries);
                let class = if is_new { "wagons rolling" } else { "wagons" };
                row(&spaces, prefix, word, size.0, class).into_any()
            }
        }
    };
    let middle = mark.spaces[mark.spaces.len() / 2].at;
    let is_closed = Memo::new(move |_| look.with(|look| look.state == TrackState::Closed));
    let stop = move || {
        is_closed.get().then(|| {
            view! {
                <g class="stop" transform=moved(middle)>
                    <circle class="stop-ground" r="9" />
                    <path class="stop-bar" d="M-5 0H5" />
                </g>
            }
        })
    };
    view! {
        <g class=move || class(tracks::class(bed), look.get()) data-track=mark.id.0>
            {tracks::print(mark, prefix, size)}
            {stop}
            {train}
        </g>
    }
}

fn class(bed: &str, look: TrackLook) -> String {
    let state = match look.state {
        TrackState::Free => "",
        TrackState::Claimable => " claimable",
        TrackState::Closed => " closed",
    };
    let mut class = format!("{bed}{state}");
    for (is_so, word) in [
        (look.owner != Owner::Nobody, " claimed"),
        (look.ghost != Owner::Nobody, " tried"),
        (look.own, " own"),
        (look.last, " last"),
        (look.lit, " lit"),
        (look.dimmed, " dimmed"),
    ] {
        if is_so {
            class.push_str(word);
        }
    }
    class
}

fn livery_word(owner: Owner, liveries: &[u8]) -> &'static str {
    match owner {
        Owner::Seat(seat) => {
            Livery::of(liveries.get(seat.index()).copied().unwrap_or(seat.0)).word()
        }
        Owner::Neutral | Owner::Nobody => NEUTRAL,
    }
}

/// One wagon a space, each a little later than the one before.
fn row(
    spaces: &[SpaceMark],
    prefix: &'static str,
    word: &'static str,
    length: f32,
    class: &'static str,
) -> impl IntoView + use<> {
    let href = format!("#{prefix}-wagon-{word}");
    let step_ms = ROLL_MS / spaces.len().max(1);
    let count = spaces.len();
    let wagons = spaces.iter().enumerate().map(|(index, space)| {
        let degrees = upright(space.degrees);
        // The first wagon goes farthest; turned upright, some tracks run backwards in their own direction.
        let runs_on = (degrees - space.degrees).rem_euclid(360.0) < 1.0;
        let from = if runs_on { -length } else { length };
        let delay = format!("{}ms", (count - 1 - index) * step_ms);
        view! {
            <g transform=turned(space.at, degrees)>
                <use_
                    class="wagon"
                    href=href.clone()
                    style=("--from", format!("{from:.0}px"))
                    style=("--delay", delay)
                />
            </g>
        }
    });
    view! { <g class=class>{wagons.collect_view()}</g> }
}
