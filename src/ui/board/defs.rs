//! Drawings used in many places: wagons, spaces, the ground of a board, the grain of its paper.

use leptos::prelude::*;

use crate::catalog::Color;
use crate::scene::{BoardScene, Place, placed, rounded};

/// The word for gray, beside the words of the colours.
pub const GRAY: &str = "gray";

/// The word of a track's colour in ids and classes.
pub fn word(color: Option<Color>) -> &'static str {
    color.map_or(GRAY, Color::word)
}

/// All definitions of a board.
pub fn view(scene: &BoardScene, prefix: &'static str) -> impl IntoView + use<> {
    view! {
        <defs>
            {ground(scene, prefix)}
            {grain(prefix)}
        </defs>
    }
}

/// A wagon seen from above: couplings, body, roof, and the player's shape.
pub fn wagon(place: Place, (length, width): (f32, f32), shape: &str) -> impl IntoView + use<> {
    let (body, high) = (length - 3.0, width + 3.0);
    let top = high / 2.0;
    // Two bands across the roof distinguish a wagon from a printed space at any size.
    let band = body / 2.0 - high * 0.3;
    let bands = format!("M{} {}V{top}M{band} {}V{top}", -band, -top, -top);
    let coupling = length / 2.0 + 2.0;
    view! {
        <path class="glow" d=placed(&rounded(length, high, high * BED_ROUND), place) />
        <path class="coupling" d=placed(&format!("M{} 0H{coupling}", -coupling), place) />
        <path class="wagon-body" d=placed(&rounded(body, high, high * 0.2), place) />
        <path class="wagon-roof" d=placed(&roof(body, high), place) />
        <path class="wagon-bands" d=placed(&bands, place) />
        <path class="wagon-shape" d=placed(shape, place.scaled(high * 0.36)) />
    }
}

/// The lit part of a wagon's roof.
fn roof(body: f32, high: f32) -> String {
    let (half, from, to) = (body / 2.0, -high * 0.31, -high * 0.07);
    format!("M{} {from}H{half}V{to}H{}Z", -half, -half)
}

/// As text, because Chromium does not paint stops that are inserted one by one.
const SEA_STOPS: &str = r#"<stop offset="0" class="sea-top"/><stop offset=".35" class="sea-middle"/><stop offset="1" class="sea-bottom"/>"#;

/// What the backdrop needs, also on a poster: the coast, and the sea as one sheet of ink for the whole board.
pub fn ground(scene: &BoardScene, prefix: &str) -> impl IntoView + use<> {
    view! {
        <path id=format!("{prefix}-land") d=scene.backdrop.land.clone() />
        <linearGradient
            id=format!("{prefix}-sea")
            gradientUnits="userSpaceOnUse"
            x1="0"
            y1="0"
            x2=scene.width * 0.25
            y2=scene.height
            inner_html=SEA_STOPS
        >
        </linearGradient>
    }
}

/// How round the corners of a space are, in parts of its width.
pub const BED_ROUND: f32 = 0.24;

/// Slanted strokes across a space, a little shorter than it is wide.
pub fn hatch(length: f32, width: f32) -> String {
    let (half, lean, step) = (width * 0.36, width * 0.22, width * 0.42);
    let count = (length / step) as i32 / 2 - 1;
    (-count..=count)
        .map(|index| index as f32 * step)
        .map(|x| format!("M{:.1} {half:.1}L{:.1} {:.1}", x - lean, x + lean, -half))
        .collect()
}

/// A rim that becomes visible when a group around it sets its ink.
fn glow(length: f32, width: f32) -> impl IntoView + use<> {
    view! { <rect class="glow" x=-length / 2.0 y=-width / 2.0 width=length height=width rx=width * BED_ROUND /> }
}

/// The ground of a space.
pub fn bed(length: f32, width: f32) -> impl IntoView + use<> {
    view! {
        {glow(length, width)}
        <rect class="space" x=-length / 2.0 y=-width / 2.0 width=length height=width rx=width * BED_ROUND />
    }
}

/// Pseudo-random specks, the same every time: printed over land and sea alike, they make the board look like paper.
fn grain(prefix: &str) -> impl IntoView + use<> {
    let mut specks = [String::new(), String::new()];
    let mut seed = 7_u32;
    let mut next = move |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % below
    };
    for index in 0..120 {
        let (x, y, length) = (next(GRAIN), next(GRAIN), 1 + next(3));
        specks[index % 2].push_str(&format!("M{x} {y}l{length} {}", next(2)));
    }
    let [dark, light] = specks;
    view! {
        <pattern id=format!("{prefix}-grain") width=GRAIN height=GRAIN patternUnits="userSpaceOnUse">
            <path class="grain-dark" d=dark />
            <path class="grain-light" d=light />
        </pattern>
    }
}

/// The size after which the grain repeats.
const GRAIN: u32 = 160;
