//! Sea, water lines, land, lakes, borders, graticule, and the frame around it all.

use leptos::prelude::*;

use super::moved;
use crate::scene::BoardScene;
use crate::ui::store::Store;

/// Distances of the water lines from the coast, outermost first.
const WATER_LINES: [f32; 3] = [25.0, 15.0, 7.0];
const WATER_LINE_WIDTH: f32 = 1.5;

/// Everything below the tracks.
pub fn view(scene: &BoardScene, prefix: &'static str) -> impl IntoView + use<> {
    let backdrop = &scene.backdrop;
    let land = format!("#{prefix}-land");
    let sea = format!("url(#{prefix}-sea)");
    // A line at a distance from the coast is a wide stroke along it, covered by a slightly narrower one in sea ink.
    let water = WATER_LINES.map(|distance| {
        view! {
            <use_ href=land.clone() class="water-line" stroke-width=2.0 * distance + WATER_LINE_WIDTH />
            <use_ href=land.clone() class="water" stroke=sea.clone() stroke-width=2.0 * distance - WATER_LINE_WIDTH />
        }
    });
    view! {
        <g class="backdrop">
            <rect fill=sea.clone() width=scene.width height=scene.height />
            {water}
            <use_ href=land class="land" />
            <path class="lakes" fill=sea d=backdrop.lakes.clone() />
            <path class="borders" d=backdrop.borders.clone() />
            <path class="graticule" d=backdrop.graticule.clone() />
            <rect fill=format!("url(#{prefix}-grain)") width=scene.width height=scene.height />
            {seas(scene)}
            {scene.compass.map(compass)}
        </g>
    }
}

fn seas(scene: &BoardScene) -> impl IntoView + use<> {
    let lang = Store::find().lang;
    let seas = scene.seas.iter().cloned();
    seas.map(|sea| {
        let place = format!(
            "translate({} {}) rotate({})",
            sea.at.x, sea.at.y, sea.degrees
        );
        view! {
            <text class="sea-name" transform=place font-size=sea.height text-anchor="middle">
                {move || lang.get().name(&sea.name).to_owned()}
            </text>
        }
    })
    .collect_view()
}

fn compass(at: crate::scene::Point) -> impl IntoView {
    view! {
        <g class="compass" transform=moved(at)>
            <circle r="40" class="compass-ring" />
            <circle r="34" class="compass-ring" />
            <path class="compass-minor" d="M0 0L6 -14L26 -26L14 -6ZM0 0L14 6L26 26L6 14ZM0 0L-6 14L-26 26L-14 6ZM0 0L-14 -6L-26 -26L-6 -14Z" />
            <path class="compass-dark" d="M0 -50V0L-9 -9ZM50 0H0L9 -9ZM0 50V0L9 9ZM-50 0H0L-9 9Z" />
            <path class="compass-light" d="M0 -50V0L9 -9ZM50 0H0L9 9ZM0 50V0L-9 9ZM-50 0H0L-9 -9Z" />
            <text y="-53" text-anchor="middle" class="compass-north">"N"</text>
        </g>
    }
}

/// The neat line around the board, above everything.
pub fn frame(scene: &BoardScene) -> impl IntoView + use<> {
    let (width, height) = (scene.width, scene.height);
    view! {
        <g class="frame">
            <rect x="4" y="4" width=width - 8.0 height=height - 8.0 class="frame-outer" />
            <rect x="12" y="12" width=width - 24.0 height=height - 24.0 class="frame-inner" />
        </g>
    }
}
