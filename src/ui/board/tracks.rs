//! The printed part of the tracks: a few paths per track, each with all of its spaces.

use leptos::prelude::*;

use super::defs::{BED_ROUND, hatch, word};
use crate::scene::{
    Bed, LOCOMOTIVE, Place, Print, SpaceMark, Symbol, TrackMark, placed, rounded, shape,
};

/// The class of a track by what it runs on.
pub fn class(bed: Bed) -> &'static str {
    match bed {
        Bed::Ground => "track",
        Bed::Ferry => "track ferry",
        Bed::Tunnel => "track tunnel",
    }
}

/// What is printed of a track: beds, spaces, and on them the symbol of the colour or locomotives.
pub fn print(mark: &TrackMark, (length, width): (f32, f32)) -> impl IntoView + use<> {
    // One path for all of a kind, so that neighbours do not cut into each other.
    let all = |outline: &str, scale: f32, which: fn(&SpaceMark) -> bool| -> String {
        let spaces = mark.spaces.iter().filter(|space| which(space));
        spaces
            .map(|space| placed(outline, stand(space).scaled(scale)))
            .collect()
    };
    let every = |_: &SpaceMark| true;
    let wants_locomotive = |space: &SpaceMark| space.print == Print::Locomotive;
    let beds = (mark.bed != Bed::Ground).then(|| {
        let margin = if mark.bed == Bed::Tunnel { 3.5 } else { 2.5 };
        let (length, width) = (length + 2.0 * margin, width + 2.0 * margin);
        let outline = rounded(length, width, width * 0.28);
        view! { <path class="bed" d=all(&outline, 1.0, every) /> }
    });
    let spaces = all(&rounded(length, width, width * BED_ROUND), 1.0, every);
    let prints = match mark.color {
        Some(color) => {
            let symbols = all(shape(Symbol::of(color)), width * 0.34, every);
            view! { <path class="print" d=symbols /> }
        }
        None => view! { <path class="hatch" d=all(&hatch(length, width), 1.0, every) /> },
    };
    let plates = mark.spaces.iter().any(wants_locomotive).then(|| {
        let plate = rounded(width * 2.0, width * 0.88, width * 0.3);
        view! {
            <path class="plate" d=all(&plate, 1.0, wants_locomotive) />
            <path class="plate-print" d=all(LOCOMOTIVE, width * 0.36, wants_locomotive) />
        }
    });
    view! {
        <g class=format!("print-of-track {}", word(mark.color))>
            {beds}
            <path class="glow" d=spaces.clone() />
            <path class="space" d=spaces />
            {prints}
            {plates}
        </g>
    }
}

/// Where to put what is printed on a space. Symbols and locomotives are never upside down.
pub fn stand(space: &SpaceMark) -> Place {
    let turned = space.degrees.rem_euclid(360.0);
    Place {
        at: space.at,
        degrees: if (90.0..270.0).contains(&turned) {
            turned - 180.0
        } else {
            turned
        },
        scale: 1.0,
    }
}
