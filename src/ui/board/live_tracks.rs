//! Tracks with everything a game adds to them. One changed track changes one `<g>`.

use leptos::prelude::*;

use super::defs::wagon;
use super::looks::Looks;
use super::tracks::{self, stand};
use crate::scene::{
    BoardScene, Livery, NEUTRAL, NEUTRAL_SHAPE, Owner, Place, SpaceMark, TrackLook, TrackMark,
    TrackState, placed, rounded,
};

/// All wagons of a track are in place after this, however many there are.
const ROLL_MS: usize = 260;

/// All tracks of a running game.
pub fn view(scene: &BoardScene, looks: &Looks, liveries: &[u8]) -> impl IntoView + use<> {
    let tracks = scene.tracks.iter().map(|mark| {
        let look = looks.track(mark.id);
        track(mark, scene.space_size, look, liveries.to_vec())
    });
    view! { <g class="tracks">{tracks.collect_view()}</g> }
}

fn track(
    mark: &TrackMark,
    size: (f32, f32),
    look: RwSignal<TrackLook>,
    liveries: Vec<u8>,
) -> impl IntoView + use<> {
    let bed = mark.bed;
    let spaces = mark.spaces.clone();
    let owner = Memo::new(move |_| look.with(|look| look.owner));
    // Wagons that were there when the board was opened do not roll in again.
    let arrival = Memo::new(move |before: Option<&(Owner, bool)>| {
        let was_free = before.is_some_and(|(owner, _)| *owner == Owner::Nobody);
        (owner.get(), was_free)
    });
    let standing = move || match arrival.get() {
        (Owner::Nobody, _) => "wagons ghost",
        (_, true) => "wagons rolling",
        (_, false) => "wagons",
    };
    // Wagons are only redrawn if the owner changes: the previewed wagons are the ones that stay.
    let whose = Memo::new(move |_| match owner.get() {
        Owner::Nobody => look.with(|look| look.ghost),
        owner => owner,
    });
    let train = move || {
        let whose = whose.get();
        // Read even while the track is free: a memo that is not read would not remember that it was free.
        arrival.get_untracked();
        (whose != Owner::Nobody).then(|| {
            let (word, shape) = livery(whose, &liveries);
            let from_second = look.with_untracked(|look| look.from_second);
            let wagons = row(&spaces, size, shape, from_second);
            view! { <g class=move || format!("{} {word}", standing())>{wagons}</g> }
        })
    };
    let middle = mark.spaces[mark.spaces.len() / 2].at;
    let is_closed = Memo::new(move |_| look.with(|look| look.state == TrackState::Closed));
    let stop = move || is_closed.get().then(|| closed_sign(middle.x, middle.y));
    let serves = Memo::new(move |_| look.with(|look| look.serves));
    let planned = Memo::new(move |_| look.with(|look| look.planned));
    let through = mark.spaces.clone();
    let way = move || planned.get().then(|| way(&through));
    let outer = outline(&mark.spaces, size);
    let second_ring = move || {
        let ring = serves.get().then(|| outer.clone());
        ring.map(|ring| view! { <path class="second-ring" d=ring /> })
    };
    view! {
        <g class=move || class(tracks::class(bed), look.get()) data-track=mark.id.0>
            {move || second_ring()}
            {tracks::print(mark, size)}
            {move || way()}
            {move || stop()}
            {move || train()}
        </g>
    }
}

/// The outline of all spaces with room for a second ring around the halo.
fn outline(spaces: &[SpaceMark], (length, width): (f32, f32)) -> String {
    let ring = rounded(length + 11.0, width + 11.0, width * 0.4);
    spaces
        .iter()
        .map(|space| placed(&ring, stand(space)))
        .collect()
}

/// A row of dots along a track that the planner marks.
fn way(spaces: &[SpaceMark]) -> impl IntoView + use<> {
    let dots: String = spaces
        .iter()
        .map(|space| format!("M{:.1} {:.1}h0", space.at.x, space.at.y))
        .collect();
    view! { <path class="planned-way" d=dots /> }
}

/// A small bar across a track that is closed: quiet, because there are many near the end.
pub fn closed_sign(x: f32, y: f32) -> impl IntoView {
    view! { <path class="stop" d=format!("M{:.1} {:.1}l10 -10m-10 0l10 10", x - 5.0, y + 5.0) /> }
}

fn class(bed: &str, look: TrackLook) -> String {
    let state = match look.state {
        TrackState::Free => "",
        TrackState::Claimable => " claimable",
        TrackState::Dear => " claimable dear",
        TrackState::Closed => " closed",
    };
    let mut class = format!("{bed}{state}");
    for (is_so, word) in [
        (look.owner != Owner::Nobody, " claimed"),
        (look.ghost != Owner::Nobody, " tried"),
        (look.own, " own"),
        (look.pointed, " pointed"),
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

/// The class that sets the inks of an owner's wagons, and the shape on their roofs.
fn livery(owner: Owner, liveries: &[u8]) -> (&'static str, &'static str) {
    match owner {
        Owner::Seat(seat) => {
            let number = liveries.get(seat.index()).copied().unwrap_or(seat.0);
            let livery = Livery::of(number);
            (livery.word(), livery.shape())
        }
        Owner::Neutral | Owner::Nobody => (NEUTRAL, NEUTRAL_SHAPE),
    }
}

/// One wagon per space, each a little later than the one before it, from whichever end the train comes.
fn row(
    spaces: &[SpaceMark],
    size: (f32, f32),
    shape: &'static str,
    from_second: bool,
) -> impl IntoView + use<> {
    let step_ms = ROLL_MS / spaces.len().max(1);
    let count = spaces.len();
    let wagons = spaces.iter().enumerate().map(|(index, space)| {
        // A wagon rolls in from the space behind it, and the leading one starts first.
        let (length, behind) = match from_second {
            true => (size.0, index),
            false => (-size.0, count - 1 - index),
        };
        let back = Place {
            degrees: space.degrees,
            ..Place::ORIGIN
        }
        .of(length, 0.0);
        let delay = format!("{}ms", behind * step_ms);
        view! {
            <g
                class="wagon"
                style=("--back-x", format!("{:.0}px", back.x))
                style=("--back-y", format!("{:.0}px", back.y))
                style=("--delay", delay)
            >
                {wagon(stand(space), size, shape)}
            </g>
        }
    });
    wagons.collect_view()
}
