//! A board for the printer: everything that is printed on it, nothing that moves.

use leptos::prelude::*;

use super::{FIGURE, backdrop, cities, defs, marks, tracks};
use crate::scene::{BoardScene, Place, Point, placed};

/// Keeps the ids of the printed board apart from those of the board on the screen.
const PREFIX: &str = "printed";

/// The whole board as one drawing, on a page that lies or stands as the board does. Style sheets show it on paper only.
pub fn view(scene: &BoardScene) -> impl IntoView + use<> {
    let turned = match scene.width > scene.height {
        true => "print-sheet wide-sheet",
        false => "print-sheet tall-sheet",
    };
    let tracks = scene.tracks.iter().map(|mark| {
        let print = tracks::print(mark, scene.space_size);
        view! { <g class=tracks::class(mark.bed)>{print}</g> }
    });
    let figures = scene.cities.iter().flat_map(|city| &city.figures);
    let figures = figures.map(|at| view! { <path class="figure" d=placed(FIGURE, feet(*at)) /> });
    view! {
        <div class=turned aria-hidden="true">
            <svg class="board" viewBox=format!("0 0 {} {}", scene.width, scene.height)>
                {defs::view(scene, PREFIX)}
                {backdrop::view(scene, PREFIX)}
                {marks::title(scene)}
                <g class="tracks">{tracks.collect_view()}</g>
                {marks::view(scene)}
                {cities::discs(scene)}
                <g class="figures">{figures.collect_view()}</g>
                {cities::names(scene, NodeRef::new(), cities::NAMES_SIZE.to_string())}
                {backdrop::frame(scene)}
            </svg>
        </div>
    }
}

fn feet(at: Point) -> Place {
    Place {
        at,
        degrees: 0.0,
        scale: 1.0,
    }
}
