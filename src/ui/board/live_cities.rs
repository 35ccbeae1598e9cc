//! Rings around the cities that matter to the viewer, and the passengers who still wait.

use leptos::prelude::*;

use super::cities::FIGURE;
use super::looks::Looks;
use crate::catalog::{CityId, Color};
use crate::scene::{
    BoardScene, CityMark, CityRank, PerColor, Place, Point, Symbol, TicketEnd, placed, room_of,
    shape,
};

/// Rings below the discs, one `<g>` per city.
pub fn rings(
    scene: &BoardScene,
    looks: &Looks,
    found: Signal<Option<CityId>>,
) -> impl IntoView + use<> {
    let rings = scene.cities.iter().map(|city| {
        let look = looks.city(city.id);
        let id = city.id;
        let is_found = Memo::new(move |_| found.get() == Some(id));
        let marks = Memo::new(move |_| look.with(|look| (look.ticket, look.lit)));
        let place = Around::of(city, scene.city_radius);
        move || {
            let (ticket, is_lit) = marks.get();
            let mut rings = Vec::new();
            if is_found.get() {
                rings.push(place.ring("ring found", 17.0));
            }
            if is_lit {
                rings.push(place.ring("ring lit", 12.0));
            }
            match ticket {
                TicketEnd::None => {}
                TicketEnd::Open => rings.push(place.ring("ring ticket", 6.0)),
                TicketEnd::Offered => rings.push(place.ring("ring offered", 6.0)),
            }
            (!rings.is_empty()).then(|| view! { <g data-city=id.0>{rings}</g> })
        }
    });
    view! { <g class="rings">{rings.collect_view()}</g> }
}

/// Standing figures, one `<g>` per city.
pub fn figures(scene: &BoardScene, looks: &Looks) -> impl IntoView + use<> {
    let groups = scene
        .cities
        .iter()
        .filter(|city| !city.figures.is_empty())
        .map(|city| {
            let look = looks.city(city.id);
            let standing = Memo::new(move |_| look.with(|look| look.passengers));
            let places = city.figures.clone();
            view! { <g class="waiting">{move || waiting(&places, standing.get())}</g> }
        });
    view! { <g class="figures">{groups.collect_view()}</g> }
}

/// The figures of one city. A passenger who leaves leaves a gap, so that the others do not move.
fn waiting(places: &[Point], standing: Option<PerColor>) -> AnyView {
    let Some(standing) = standing else {
        let all = places
            .iter()
            .map(|at| view! { <path class="figure" d=placed(FIGURE, standing_at(*at)) /> });
        return all.collect_view().into_any();
    };
    let colors = Color::ALL
        .into_iter()
        .flat_map(|color| std::iter::repeat_n(color, usize::from(standing[color.index()])));
    places
        .iter()
        .zip(colors)
        .map(|(at, color)| {
            let feet = standing_at(*at);
            let breast = standing_at(feet.of(0.0, -8.6)).scaled(2.9);
            view! {
                <g class=format!("passenger {}", color.word())>
                    <path class="figure-body" d=placed(FIGURE, feet) />
                    <path class="print" d=placed(shape(Symbol::of(color)), breast) />
                </g>
            }
        })
        .collect_view()
        .into_any()
}

fn standing_at(at: Point) -> Place {
    Place {
        at,
        ..Place::ORIGIN
    }
}

/// What a ring goes around: a disc, or the name of a country.
enum Around {
    Disc(Point, f32),
    Name(Point, f32, f32),
}

impl Around {
    fn of(city: &CityMark, radius: f32) -> Around {
        match (&city.label, city.rank) {
            (Some(label), CityRank::Country) => {
                let room = room_of(label);
                Around::Name(room.center, room.length, room.width)
            }
            _ => Around::Disc(city.at, radius),
        }
    }

    fn ring(&self, class: &'static str, away: f32) -> AnyView {
        match *self {
            Around::Disc(at, radius) => {
                view! { <circle class=class cx=at.x cy=at.y r=radius + away /> }.into_any()
            }
            Around::Name(at, length, height) => {
                let (width, height) = (length + 2.0 * away, height + 2.0 * away);
                view! {
                    <rect
                        class=class
                        x=at.x - width / 2.0
                        y=at.y - height / 2.0
                        width=width
                        height=height
                        rx=height * 0.3
                    />
                }
                .into_any()
            }
        }
    }
}
