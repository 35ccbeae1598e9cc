//! Wagon cards at any size.

use leptos::prelude::*;

use crate::catalog::Color;
use crate::scene::{LOCOMOTIVE, Symbol, WHEELS, shape, vehicle};
use crate::text::board;
use crate::ui::store::Store;

/// A card of a colour: its vehicle, and its symbol in two corners.
pub fn wagon_card(color: Color) -> impl IntoView {
    let store = Store::find();
    let corner = |place: &'static str| view! { <path class="print" d=shape(Symbol::of(color)) transform=place /> };
    view! {
        <svg class="board card" viewBox="-22 -30 44 60" role="img" aria-label=store.say(board::color(color))>
            <g class=color.word()>
                <rect class="space" x="-21" y="-29" width="42" height="58" rx="5" />
                {corner("translate(-12.5 -20) scale(6)")}
                {corner("translate(12.5 20) scale(6)")}
                <g class="print" transform="translate(0 1.5) scale(1.08)">
                    <path fill-rule="evenodd" d=vehicle(color) />
                    <path d=WHEELS />
                </g>
            </g>
        </svg>
    }
}

/// A locomotive, which stands for any colour.
pub fn locomotive_card() -> impl IntoView {
    let store = Store::find();
    let band = Color::ALL.into_iter().enumerate().map(|(index, color)| {
        let x = -20.0 + 5.0 * index as f32;
        view! { <rect class=format!("band {}", color.word()) x=x y="12" width="5" height="7" /> }
    });
    view! {
        <svg class="board card" viewBox="-22 -30 44 60" role="img" aria-label=store.say(board::LOCOMOTIVE)>
            <rect class="plate" x="-21" y="-29" width="42" height="58" rx="5" />
            {band.collect_view()}
            <path class="plate-print" d=LOCOMOTIVE transform="translate(0 -3) scale(8.6)" />
        </svg>
    }
}
