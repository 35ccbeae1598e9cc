//! A player's colour and shape, at any size.

use leptos::prelude::*;

use super::store::TableStore;
use crate::catalog::Color;

use crate::scene::{Livery, NEUTRAL, NEUTRAL_SHAPE};
use crate::text::speaker::{number, points};

/// A disc with a player's shape. It has no label: the name is beside it.
pub fn badge(livery: u8) -> impl IntoView {
    let livery = Livery::of(livery);
    disc(livery.word(), livery.shape())
}

/// The neutral player's disc.
pub fn neutral_badge() -> impl IntoView {
    disc(NEUTRAL, NEUTRAL_SHAPE)
}

fn disc(class: &'static str, shape: &'static str) -> impl IntoView {
    view! {
        <svg class="badge" viewBox="-12 -12 24 24" aria-hidden="true">
            <g class=class>
                <circle class="badge-ground" r="11" />
                <path class="badge-print" d=shape transform="scale(6.6)" />
            </g>
        </svg>
    }
}

/// Points as a medal; screen readers hear what the number means.
pub fn medal(table: TableStore, shown: String, worth: i16) -> AnyView {
    view! {
        <span class="medal">
            <b aria-hidden="true">{shown}</b>
            <span class="unseen">{move || points(table.app.lang.get(), worth)}</span>
        </span>
    }
    .into_any()
}

/// The medal of a ticket.
pub fn worth(table: TableStore, points: i16) -> AnyView {
    medal(table, number(points), points)
}

/// A card's colour with its symbol.
pub fn card_color(color: Color) -> impl IntoView {
    use crate::scene::{Symbol, shape};
    view! {
        <svg class="board token" viewBox="-12 -12 24 24" aria-hidden="true">
            <g class=color.word()>
                <circle class="space" r="10.5" />
                <path class="print" d=shape(Symbol::of(color)) transform="scale(6)" />
            </g>
        </svg>
    }
}
