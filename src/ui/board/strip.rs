//! A track by itself, on a button, in a heading or in the rules.

use leptos::prelude::*;

use super::defs::wagon;
use super::tracks::{class, print, stand};
use crate::scene::{Livery, TrackMark};

/// Room for the bed of a ferry or a tunnel.
const MARGIN: f32 = 6.0;

/// The spaces of a track in a row, in its colour and on its bed, or under the wagons of a livery.
pub fn strip(mark: &TrackMark, (length, width): (f32, f32), wagons: Option<u8>) -> AnyView {
    let last = mark.spaces.last().map_or(0.0, |space| space.at.x);
    let (left, top) = (-length / 2.0 - MARGIN, -width / 2.0 - MARGIN);
    let (wide, high) = (last + length + 2.0 * MARGIN, width + 2.0 * MARGIN);
    // All strips have the same scale, so that a longer track looks longer.
    let shown = format!("{:.2}em", wide / high * 1.5);
    let wagons = wagons.map(Livery::of).map(|livery| {
        let each = mark.spaces.iter();
        let each = each.map(|space| wagon(stand(space), (length, width), livery.shape()));
        view! { <g class=livery.word()>{each.collect_view()}</g> }
    });
    view! {
        <svg class="board track-strip" viewBox=format!("{left} {top} {wide} {high}") style=("--strip", shown) aria-hidden="true">
            <g class=class(mark.bed)>{print(mark, (length, width))}</g>
            {wagons}
        </svg>
    }
    .into_any()
}
