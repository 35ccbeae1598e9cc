//! The poster of North America: the ground is drawn once, journeys and names follow the game.

use leptos::prelude::*;

use crate::catalog::Anchor;
use crate::scene::{Livery, Poster, PosterCity};
use crate::text::games;
use crate::ui::store::Store;

const SEA_STOPS: &str = r#"<stop offset="0" class="sea-top"/><stop offset=".35" class="sea-middle"/><stop offset="1" class="sea-bottom"/>"#;
/// Distances of the water lines from the coast, outermost first.
const WATER_LINES: [f32; 3] = [14.0, 9.0, 4.5];
const WATER_LINE_WIDTH: f32 = 1.2;

/// The poster. Everything it shows is also in lists, so a label is enough for screen readers. The prefix keeps its ids apart
/// from those of others on the page.
pub fn view<F: Fn() -> &'static str + Copy + Send + 'static>(
    poster: Signal<Poster>,
    prefix: &str,
    label: F,
) -> impl IntoView + use<F> {
    let (width, height) = poster.with_untracked(|poster| (poster.width, poster.height));
    let ground = poster.with_untracked(|poster| ground(poster, prefix));
    let sheet = format!("url(#{prefix}-sheet)");
    let arcs = move || {
        poster.with(|poster| {
            let arcs = poster.arcs.iter().map(|(journey, path)| {
                let livery = journey
                    .livery
                    .map_or("", |livery| Livery::of(livery).word());
                let class = format!("journey {} {livery}", journey.look.word());
                view! {
                    <g class=class data-journey=journey.ticket.0>
                        <path class="journey-rim" d=path.clone() />
                        <path class="journey-line" d=path.clone() />
                    </g>
                }
            });
            arcs.collect_view()
        })
    };
    let cities = move || poster.with(|poster| poster.cities.iter().map(city).collect_view());
    view! {
        <svg class="board na-poster" viewBox=format!("0 0 {width} {height}") role="img" aria-label=label>
            <g clip-path=sheet>{ground}{move || arcs()}{move || cities()}</g>
            <rect x="2" y="2" width=width - 4.0 height=height - 4.0 class="poster-edge" />
        </svg>
    }
}

fn ground(poster: &Poster, prefix: &str) -> impl IntoView + use<> {
    let [sheet, land, sea] = ["sheet", "land", "sea"].map(|part| format!("{prefix}-{part}"));
    let (to_land, fill) = (format!("#{land}"), format!("url(#{sea})"));
    let backdrop = &poster.backdrop;
    let (width, height) = (poster.width, poster.height);
    let water = WATER_LINES.map(|distance| {
        view! {
            <use_ href=to_land.clone() class="water-line" stroke-width=2.0 * distance + WATER_LINE_WIDTH />
            <use_ href=to_land.clone() class="water" stroke=fill.clone() stroke-width=2.0 * distance - WATER_LINE_WIDTH />
        }
    });
    view! {
        <defs>
            <clipPath id=sheet><rect width=width height=height /></clipPath>
            <path id=land d=backdrop.land.clone() />
            <linearGradient id=sea gradientUnits="userSpaceOnUse" x1="0" y1="0" x2=width * 0.25 y2=height inner_html=SEA_STOPS></linearGradient>
        </defs>
        <rect fill=fill.clone() width=width height=height />
        {water}
        <use_ href=to_land.clone() class="land" />
        <path class="lakes" fill=fill.clone() d=backdrop.lakes.clone() />
        <path class="borders" d=backdrop.borders.clone() />
        <path class="graticule" d=backdrop.graticule.clone() />
    }
}

fn city(city: &PosterCity) -> impl IntoView + use<> {
    let lang = Store::find().lang;
    let class = match (city.bonus, city.is_touched) {
        (Some(_), _) if city.is_lit => "poster-city big lit",
        (Some(_), _) => "poster-city big",
        (None, true) => "poster-city touched",
        (None, false) => "poster-city",
    };
    let disc = match city.bonus {
        Some(bonus) => view! {
            <circle class="seal-edge" cx=city.at.x cy=city.at.y r="15" />
            <text class="seal-text" x=city.at.x y=city.at.y + 5.5 text-anchor="middle">
                {bonus}
                <title>{move || games::points(lang.get(), bonus)}</title>
            </text>
        }
        .into_any(),
        None => view! { <circle class="city-disc" cx=city.at.x cy=city.at.y r="6" /> }.into_any(),
    };
    let label = city.label.as_ref().map(|label| {
        let anchor = match label.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        view! { <text class="name" x=label.at.x y=label.at.y font-size=label.height text-anchor=anchor>{label.text.clone()}</text> }
    });
    view! { <g class=class>{disc}{label}</g> }
}
