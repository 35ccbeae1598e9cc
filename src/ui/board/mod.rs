//! Draws a board from its scene. Everything here is built once per visit; what moves will be layers above it.

mod backdrop;
mod cities;
mod defs;
mod legend;
mod marks;
mod poster;
mod tracks;

pub use legend::view as legend;
pub use poster::view as poster;

use leptos::prelude::*;

use crate::scene::{BoardScene, Point};

/// A whole board. `prefix` is a word that no other board on the page has: it keeps their definitions apart.
/// `label` is what a screen reader says of it.
pub fn board(
    scene: &BoardScene,
    prefix: &'static str,
    label: Signal<String>,
) -> impl IntoView + use<> {
    view! {
        <svg class="board" viewBox=format!("0 0 {} {}", scene.width, scene.height) role="img" aria-label=label>
            {defs::view(scene, prefix)}
            {backdrop::view(scene, prefix)}
            {marks::title(scene)}
            {tracks::view(scene, prefix)}
            {marks::view(scene)}
            {cities::view(scene)}
            {backdrop::frame(scene)}
        </svg>
    }
}

/// Moves a drawing from the origin to its place.
fn moved(at: Point) -> String {
    format!("translate({:.1} {:.1})", at.x, at.y)
}

/// Moves a drawing to its place and turns it.
fn turned(at: Point, degrees: f32) -> String {
    format!("translate({:.1} {:.1}) rotate({:.1})", at.x, at.y, degrees)
}
