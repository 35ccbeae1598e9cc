//! A board at the size of a stamp: the ground, tracks as lines, cities as dots.

use std::fmt::Write;

use leptos::prelude::*;

use super::{backdrop, defs};
use crate::scene::{BoardScene, CityRank, TrackMark};

/// A small picture of a board, for menus. It has no label of its own: the link around it has one.
pub fn view(scene: &BoardScene, prefix: &'static str) -> impl IntoView + use<> {
    let tracks = scene.tracks.iter().map(line);
    let towns = scene
        .cities
        .iter()
        .filter(|city| city.rank != CityRank::Country);
    let towns =
        towns.map(|city| view! { <circle class="city-disc" cx=city.at.x cy=city.at.y r="13" /> });
    view! {
        <svg class="board poster" viewBox=format!("0 0 {} {}", scene.width, scene.height) preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <defs>{defs::ground(scene, prefix)}</defs>
            {backdrop::view(scene, prefix)}
            {tracks.collect_view()}
            {towns.collect_view()}
        </svg>
    }
}

fn line(track: &TrackMark) -> impl IntoView + use<> {
    let mut path = String::new();
    for (index, space) in track.spaces.iter().enumerate() {
        let step = if index == 0 { 'M' } else { 'L' };
        write!(path, "{step}{:.0} {:.0}", space.at.x, space.at.y).ok();
    }
    // As a line, a track of one space has no length; a tiny step gives it visible round ends.
    path.push_str("h.1");
    view! { <path class=format!("poster-track {}", defs::word(track.color)) d=path /> }
}
