//! A board at the size of a stamp: the ground, tracks as lines, cities as dots.

use std::fmt::Write;

use leptos::prelude::*;

use super::{backdrop, defs};
use crate::scene::{BoardScene, CityRank, TrackMark};

/// A small picture of a board, for menus. It has no label of its own: the link around it has one.
pub fn view(scene: &BoardScene, prefix: &'static str) -> AnyView {
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
    .into_any()
}

/// A board as a game left it, even smaller: who had which track. `owners` are the classes of their inks, by track. It has
/// neither ground nor coasts, so that many can be shown together.
pub fn claimed(scene: &BoardScene, owners: &[Option<&'static str>]) -> AnyView {
    let tracks = scene.tracks.iter().zip(owners).map(|(track, owner)| {
        let class = match owner {
            Some(owner) => format!("poster-track owned {owner}"),
            None => "poster-track free".to_owned(),
        };
        view! { <path class=class d=path(track) /> }
    });
    view! {
        <svg class="board claimed" viewBox=format!("0 0 {} {}", scene.width, scene.height) aria-hidden="true">
            {tracks.collect_view()}
        </svg>
    }
    .into_any()
}

fn line(track: &TrackMark) -> impl IntoView + use<> {
    view! { <path class=format!("poster-track {}", defs::word(track.color)) d=path(track) /> }
}

fn path(track: &TrackMark) -> String {
    let mut path = String::new();
    for (index, space) in track.spaces.iter().enumerate() {
        let step = if index == 0 { 'M' } else { 'L' };
        write!(path, "{step}{:.0} {:.0}", space.at.x, space.at.y).ok();
    }
    // As a line, a track of one space has no length; a tiny step gives it visible round ends.
    path.push_str("h.1");
    path
}
