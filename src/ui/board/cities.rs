//! Discs and names.

use leptos::prelude::*;

use crate::catalog::Anchor;
use crate::scene::{BoardScene, CityLabel, CityMark, CityRank};
use crate::ui::store::Store;

/// A standing figure, feet at the origin, 24 high.
pub const FIGURE: &str = "M0 -23A4.2 4.2 0 1 1 0 -14.6A4.2 4.2 0 1 1 0 -23ZM-5 -6Q-5 -13.6 0 -13.6T5 -6V-4.6H3V0H-3V-4.6H-5Z";

/// Names are sized in parts of their group, so that one attribute there sizes them all.
pub const NAMES_SIZE: f32 = 10.0;

/// The discs of all cities.
pub fn discs(scene: &BoardScene) -> impl IntoView + use<> {
    let discs = scene
        .cities
        .iter()
        .map(|city| disc(city, scene.city_radius));
    view! { <g class="cities">{discs.collect_view()}</g> }
}

/// The names of all cities, above every disc, in a group that begins with this size.
pub fn names(
    scene: &BoardScene,
    group: NodeRef<leptos::svg::G>,
    size: String,
) -> impl IntoView + use<> {
    let names = scene
        .cities
        .iter()
        .filter_map(|city| Some(name(city.rank, city.label.as_ref()?)));
    view! { <g class="names" node_ref=group font-size=size>{names.collect_view()}</g> }
}

fn disc(city: &CityMark, radius: f32) -> impl IntoView + use<> {
    let (class, radius) = match city.rank {
        CityRank::Capital => ("city capital", radius),
        CityRank::City => ("city", radius),
        CityRank::Junction => ("city junction", radius * 0.7),
        CityRank::Country => return ().into_any(),
    };
    view! {
        <g class=class>
            <circle class="city-disc" cx=city.at.x cy=city.at.y r=radius - 1.0 />
            <circle class="city-heart" cx=city.at.x cy=city.at.y r=radius * 0.45 />
        </g>
    }
    .into_any()
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
    // It grows with its group, as far as there is room around it.
    let size = format!(
        "min({:.3}em, {:.1}px)",
        label.height / NAMES_SIZE,
        label.height * label.growth
    );
    let (text, local) = (label.text.clone(), label.local.clone());
    let says = move || {
        local
            .as_ref()
            .map_or(text.as_str(), |name| lang.get().name(name))
            .to_owned()
    };
    view! {
        <text class=class x=label.at.x y=label.at.y style=("font-size", size) text-anchor=anchor>{move || says()}</text>
    }
}
