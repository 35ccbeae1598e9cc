//! The small drawings of the rules, in the inks of the boards. The sentences beside them say the same in words.

use leptos::prelude::*;

use crate::catalog::Color;
use crate::scene::{LOCOMOTIVE, Livery, Place, Seal, Symbol, shape};
use crate::text::rules::Figure;
use crate::ui::board::{FIGURE, GRAY, bed, hatch, seal, wagon};

const LENGTH: f32 = 44.0;
const WIDTH: f32 = 16.0;
/// From the middle of one space to the next.
const STEP: f32 = 47.0;

/// A drawing.
pub fn figure(shows: Figure) -> AnyView {
    let drawing = match shows {
        Figure::Tracks => vec![
            row(0.0, -24.0, spaces(Some(Color::Red), 3)),
            row(0.0, 0.0, spaces(None, 3)),
            row(0.0, 24.0, wagons(3)),
        ],
        Figure::Ferry => vec![row(0.0, 0.0, spaces(None, 3)), at(-STEP, 0.0, locomotive())],
        Figure::Tunnel => vec![
            at(0.0, 0.0, tunnel_bed()),
            row(0.0, 0.0, spaces(Some(Color::Violet), 3)),
        ],
        Figure::Substitute(cards) => vec![
            row(0.0, 6.0, spaces(None, 4)),
            at(0.0, -18.0, seal(Seal::Exchange(cards))),
        ],
        Figure::DrawBonus(cards) => vec![
            row(0.0, 6.0, spaces(Some(Color::Green), 3)),
            at(0.0, -18.0, seal(Seal::DrawBonus(cards))),
        ],
        Figure::Toll(tokens) => vec![
            row(0.0, -12.0, spaces(Some(Color::Blue), 3)),
            row(0.0, 12.0, wagons(3)),
            at(-STEP * 2.0, 0.0, seal(Seal::Toll(tokens))),
        ],
        Figure::Passengers(color) => vec![passengers(color)],
        Figure::Yard => yard(),
    };
    view! { <svg class="board rule-figure" viewBox="-120 -40 240 80" aria-hidden="true">{drawing}</svg> }
        .into_any()
}

fn at(x: f32, y: f32, drawing: AnyView) -> AnyView {
    view! { <g transform=format!("translate({x} {y})")>{drawing}</g> }.into_any()
}

/// Things side by side, the whole row around a point.
fn row(x: f32, y: f32, things: Vec<AnyView>) -> AnyView {
    let left = x - STEP * (things.len() as f32 - 1.0) / 2.0;
    let placed = things.into_iter().enumerate();
    let placed: Vec<AnyView> = placed
        .map(|(index, thing)| at(left + STEP * index as f32, y, thing))
        .collect();
    placed.into_any()
}

fn spaces(color: Option<Color>, count: usize) -> Vec<AnyView> {
    (0..count).map(|_| space(color)).collect()
}

fn space(color: Option<Color>) -> AnyView {
    let print = match color {
        Some(color) => {
            view! { <path class="print" d=shape(Symbol::of(color)) transform="scale(5.4)" /> }
                .into_any()
        }
        None => view! { <path class="hatch" d=hatch(LENGTH, WIDTH) /> }.into_any(),
    };
    view! { <g class=color.map_or(GRAY, Color::word)>{bed(LENGTH, WIDTH)}{print}</g> }.into_any()
}

fn wagons(count: usize) -> Vec<AnyView> {
    let livery = Livery::Raspberry;
    let one = |_| {
        view! { <g class=livery.word()>{wagon(Place::ORIGIN, (LENGTH, WIDTH), livery.shape())}</g> }
            .into_any()
    };
    (0..count).map(one).collect()
}

fn locomotive() -> AnyView {
    view! {
        <rect class="plate" x="-16" y="-7" width="32" height="14" rx="5" />
        <path class="plate-print" d=LOCOMOTIVE transform="scale(5.8)" />
    }
    .into_any()
}

fn tunnel_bed() -> AnyView {
    view! { <g class="tunnel"><rect class="bed" x="-75" y="-13" width="150" height="26" rx="8" /></g> }.into_any()
}

fn passengers(color: Color) -> AnyView {
    let figures = [-18.0, 0.0, 18.0]
        .map(|x| view! { <path class="figure" d=FIGURE transform=format!("translate({x} -8)") /> });
    view! {
        {figures}
        <g class=color.word()><circle class="space" cx="44" cy="8" r="9" /><path class="print" d=shape(Symbol::of(color)) transform="translate(44 8) scale(5)" /></g>
        <circle class="city-disc" cy="8" r="10" /><circle class="city-heart" cy="8" r="4" />
    }
    .into_any()
}

/// Two columns of cards, the one with a locomotive on top.
fn yard() -> Vec<AnyView> {
    let card = |x: f32, y: f32, color: Color| {
        let symbol = view! { <path class="print" d=shape(Symbol::of(color)) transform="translate(-10 -15) scale(4.5)" /> };
        let card = view! { <g class=color.word()><rect class="space" x="-17" y="-22" width="34" height="44" rx="4" />{symbol}</g> };
        at(x, y, card.into_any())
    };
    let loco = view! {
        <rect class="plate" x="-17" y="-22" width="34" height="44" rx="4" />
        <path class="plate-print" d=LOCOMOTIVE transform="scale(6.4)" />
    };
    vec![
        card(-40.0, -14.0, Color::Green),
        card(-40.0, 0.0, Color::Green),
        at(-40.0, 14.0, loco.into_any()),
        card(10.0, -7.0, Color::Orange),
        card(10.0, 7.0, Color::Orange),
        card(60.0, 7.0, Color::Violet),
    ]
}
