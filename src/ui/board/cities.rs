//! Discs, names and passengers.

use leptos::prelude::*;

use super::moved;
use crate::catalog::Anchor;
use crate::scene::{BoardScene, CityLabel, CityMark, CityRank, Point};
use crate::ui::store::Store;

/// A standing figure, feet at the origin, 24 high.
pub const FIGURE: &str = "M0 -23A4.2 4.2 0 1 1 0 -14.6A4.2 4.2 0 1 1 0 -23ZM-5 -6Q-5 -13.6 0 -13.6T5 -6V-4.6H3V0H-3V-4.6H-5Z";

/// All cities; names come last, above every disc.
pub fn view(scene: &BoardScene) -> impl IntoView + use<> {
    let radius = scene.city_radius;
    let discs = scene.cities.iter().map(|city| disc(city, radius));
    let names = scene
        .cities
        .iter()
        .filter_map(|city| Some(name(city.rank, city.label.as_ref()?)));
    let figures = scene
        .cities
        .iter()
        .flat_map(|city| &city.figures)
        .map(|at| figure(*at));
    view! {
        <g class="cities">{discs.collect_view()}</g>
        <g class="figures">{figures.collect_view()}</g>
        <g class="names">{names.collect_view()}</g>
    }
}

fn disc(city: &CityMark, radius: f32) -> impl IntoView + use<> {
    let (class, radius) = match city.rank {
        CityRank::Capital => ("city capital", radius),
        CityRank::City => ("city", radius),
        CityRank::Junction => ("city junction", radius * 0.7),
        CityRank::Country => return ().into_any(),
    };
    view! {
        <g class=class transform=moved(city.at)>
            <circle class="city-disc" r=radius - 1.0 />
            <circle class="city-heart" r=radius * 0.45 />
        </g>
    }
    .into_any()
}

fn figure(at: Point) -> impl IntoView {
    view! { <path class="figure" d=FIGURE transform=moved(at) /> }
}

fn name(rank: CityRank, label: &CityLabel) -> impl IntoView + use<> {
    let lang = Store::find().lang;
    let class = match rank {
        CityRank::Capital => "name capital",
        CityRank::City | CityRank::Junction => "name",
        CityRank::Country => "name country",
    };
    let anchor = match label.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let (text, local) = (label.text.clone(), label.local.clone());
    let says = move || {
        local
            .as_ref()
            .map_or(text.as_str(), |name| lang.get().name(name))
            .to_owned()
    };
    view! {
        <text class=class x=label.at.x y=label.at.y font-size=label.height text-anchor=anchor>{says}</text>
    }
}
