//! Drawings that a board uses many times: a space of every colour, a locomotive, a figure.
//! One `<use>` a space keeps the page small.

use leptos::prelude::*;

use crate::catalog::Color;
use crate::scene::{BoardScene, LOCOMOTIVE, Symbol, shape};

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
            <g id=format!("{prefix}-locomotive")>
                <rect class="plate" x=-width y=-width * 0.44 width=width * 2.0 height=width * 0.88 rx=width * 0.3 />
                <path class="plate-print" d=LOCOMOTIVE transform=format!("scale({:.2})", width * 0.36) />
            </g>
            {ground(scene, prefix)}
        </defs>
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

/// The ground of a space.
pub fn bed(length: f32, width: f32) -> impl IntoView + use<> {
    view! { <rect class="space" x=-length / 2.0 y=-width / 2.0 width=length height=width rx=width * 0.24 /> }
}
