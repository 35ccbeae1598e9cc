//! Drawings that a board uses many times: a space of every colour, a locomotive, a figure.
//! One `<use>` a space keeps the page small.

use leptos::prelude::*;

use crate::catalog::Color;
use crate::scene::{BoardScene, LOCOMOTIVE, Livery, NEUTRAL, NEUTRAL_SHAPE, Symbol, shape};

/// The word for gray, beside the words of the colours.
pub const GRAY: &str = "gray";

/// The word of a track's colour in ids and classes.
pub fn word(color: Option<Color>) -> &'static str {
    color.map_or(GRAY, Color::word)
}

/// All definitions of a board.
pub fn view(scene: &BoardScene, prefix: &'static str) -> impl IntoView + use<> {
    let (length, width) = scene.space_size;
    let colors = Color::ALL.map(|color| space(prefix, color, length, width));
    view! {
        <defs>
            {colors}
            {gray(prefix, length, width)}
            {wagons(prefix, length, width)}
            <g id=format!("{prefix}-locomotive")>
                <rect class="plate" x=-width y=-width * 0.44 width=width * 2.0 height=width * 0.88 rx=width * 0.3 />
                <path class="plate-print" d=LOCOMOTIVE transform=format!("scale({:.2})", width * 0.36) />
            </g>
            {ground(scene, prefix)}
            {grain(prefix)}
        </defs>
    }
}

/// A wagon of every livery, seen from above: couplings, body, roof, and the player's shape.
fn wagons(prefix: &str, length: f32, width: f32) -> impl IntoView + use<> {
    let liveries = Livery::ALL
        .map(|livery| (livery.word(), livery.shape()))
        .into_iter()
        .chain([(NEUTRAL, NEUTRAL_SHAPE)]);
    let prefix = prefix.to_owned();
    liveries
        .map(|(word, shape)| {
            view! { <g id=format!("{prefix}-wagon-{word}") class=word>{wagon(length, width, shape)}</g> }
        })
        .collect_view()
}

/// A wagon around the origin.
pub fn wagon(length: f32, width: f32, shape: &'static str) -> impl IntoView + use<> {
    let (body, high) = (length - 3.0, width + 3.0);
    let (half, top) = (body / 2.0, high / 2.0);
    // Two bands across the roof: they tell a wagon from a printed space at any size.
    let band = half - high * 0.3;
    let bands = format!(
        "M{:.1} {:.1}V{:.1}M{:.1} {:.1}V{:.1}",
        -band, -top, top, band, -top, top
    );
    view! {
        {glow(length, high)}
        <path class="coupling" d=format!("M{:.1} 0H{:.1}", -length / 2.0 - 2.0, length / 2.0 + 2.0) />
        <rect class="wagon-body" x=-half y=-top width=body height=high rx=high * 0.2 />
        <rect class="wagon-roof" x=-half y=-top * 0.62 width=body height=high * 0.24 />
        <path class="wagon-bands" d=bands />
        <path class="wagon-shape" d=shape transform=format!("scale({:.2})", high * 0.36) />
    }
}

/// As text, because stops that are put in one by one are not painted by Chromium.
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

fn space(prefix: &str, color: Color, length: f32, width: f32) -> impl IntoView + use<> {
    let class = color.word();
    view! {
        <g id=format!("{prefix}-space-{class}") class=class>
            {bed(length, width)}
            <path class="print" d=shape(Symbol::of(color)) transform=format!("scale({:.2})", width * 0.34) />
        </g>
    }
}

fn gray(prefix: &str, length: f32, width: f32) -> impl IntoView + use<> {
    view! {
        <g id=format!("{prefix}-space-{GRAY}") class=GRAY>
            {bed(length, width)}
            <path class="hatch" d=hatch(length, width) />
        </g>
    }
}

/// Slanted strokes across a space, a little shorter than it is wide.
pub fn hatch(length: f32, width: f32) -> String {
    let (half, lean, step) = (width * 0.36, width * 0.22, width * 0.42);
    let count = (length / step) as i32 / 2 - 1;
    (-count..=count)
        .map(|index| index as f32 * step)
        .map(|x| format!("M{:.1} {half:.1}L{:.1} {:.1}", x - lean, x + lean, -half))
        .collect()
}

/// A rim that is seen where a group around it gives it an ink.
fn glow(length: f32, width: f32) -> impl IntoView + use<> {
    view! { <rect class="glow" x=-length / 2.0 y=-width / 2.0 width=length height=width rx=width * 0.24 /> }
}

/// The ground of a space.
pub fn bed(length: f32, width: f32) -> impl IntoView + use<> {
    view! {
        {glow(length, width)}
        <rect class="space" x=-length / 2.0 y=-width / 2.0 width=length height=width rx=width * 0.24 />
    }
}

/// Specks of paper, thrown by a fixed hand: printed over land and sea alike, the board looks like paper.
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

/// After so much the grain repeats itself.
const GRAIN: u32 = 160;
