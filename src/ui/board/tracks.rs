//! What is printed of the tracks: one `<use>` a space.

use leptos::prelude::*;

use super::defs::word;
use super::turned;
use crate::scene::{Bed, Print, SpaceMark, TrackMark};

/// The class of a track by what it runs on.
pub fn class(bed: Bed) -> &'static str {
    match bed {
        Bed::Ground => "track",
        Bed::Ferry => "track ferry",
        Bed::Tunnel => "track tunnel",
    }
}

/// What is printed of a track: beds and spaces.
pub fn print(mark: &TrackMark, prefix: &'static str, size: (f32, f32)) -> impl IntoView + use<> {
    // Beds lie below all spaces of the track, so that neighbours do not cut into each other.
    let beds = mark
        .spaces
        .iter()
        .filter(|_| mark.bed != Bed::Ground)
        .map(|space| bed(space, mark.bed, size));
    let spaces = mark.spaces.iter().map(|space| {
        let place = turned(space.at, upright(space.degrees));
        let locomotive = (space.print == Print::Locomotive)
            .then(|| view! { <use_ href=format!("#{prefix}-locomotive") transform=place.clone() /> });
        view! {
            <use_ class="cell" href=format!("#{prefix}-space-{}", word(mark.color)) transform=place.clone() />
            {locomotive}
        }
    });
    view! { <g class="print-of-track">{beds.collect_view()}{spaces.collect_view()}</g> }
}

fn bed(space: &SpaceMark, bed: Bed, (length, width): (f32, f32)) -> impl IntoView + use<> {
    let margin = if bed == Bed::Tunnel { 3.5 } else { 2.5 };
    let (length, width) = (length + 2.0 * margin, width + 2.0 * margin);
    view! {
        <rect
            class="bed"
            x=-length / 2.0
            y=-width / 2.0
            width=length
            height=width
            rx=width * 0.28
            transform=turned(space.at, space.degrees)
        />
    }
}

/// Symbols and locomotives never stand on their heads.
pub fn upright(degrees: f32) -> f32 {
    let turned = degrees.rem_euclid(360.0);
    if (90.0..270.0).contains(&turned) {
        turned - 180.0
    } else {
        turned
    }
}
