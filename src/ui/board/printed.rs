//! A board for the printer: everything that is printed on it, nothing that moves.

use leptos::prelude::*;

use super::{FIGURE, backdrop, cities, defs, marks, tracks};
use crate::scene::{BoardScene, Place, Point, placed};

/// Keeps the ids of the printed board apart from those of the board on the screen.
const PREFIX: &str = "printed";

/// Paper in the printer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// A sheet as letters have.
    A4,
    /// Twice that.
    A3,
}

impl Paper {
    /// All of them.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::A3];

    /// What it is called everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "A4",
            Paper::A3 => "A3",
        }
    }
}

/// A drawing on a sheet that lies or stands as the drawing does. Style sheets show it on paper only.
pub fn sheet(paper: Paper, (width, height): (f32, f32), drawing: AnyView) -> AnyView {
    let class = match (paper, width > height) {
        (Paper::A4, true) => "print-sheet wide-a4",
        (Paper::A4, false) => "print-sheet tall-a4",
        (Paper::A3, true) => "print-sheet wide-a3",
        (Paper::A3, false) => "print-sheet tall-a3",
    };
    view! { <div class=class aria-hidden="true">{drawing}</div> }.into_any()
}

/// The whole board as one drawing.
pub fn view(scene: &BoardScene) -> AnyView {
    let tracks = scene.tracks.iter().map(|mark| {
        let print = tracks::print(mark, scene.space_size);
        view! { <g class=tracks::class(mark.bed)>{print}</g> }
    });
    let figures = scene.cities.iter().flat_map(|city| &city.figures);
    let figures = figures.map(|at| view! { <path class="figure" d=placed(FIGURE, feet(*at)) /> });
    view! {
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
    }
    .into_any()
}

fn feet(at: Point) -> Place {
    Place {
        at,
        degrees: 0.0,
        scale: 1.0,
    }
}
