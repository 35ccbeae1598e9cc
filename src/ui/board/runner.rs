//! A train that runs over the board once. It has a picture of its own above all others, so that nothing below is drawn
//! again while it moves.

use leptos::prelude::*;

use crate::catalog::CityId;
use crate::scene::{LOCOMOTIVE, Leg, Livery};

/// Which train runs where.
#[derive(Clone, Debug, PartialEq)]
pub struct Train {
    /// From where to where.
    pub ends: [CityId; 2],
    /// Over which tracks, in this order.
    pub legs: Vec<Leg>,
    /// Whose it is.
    pub livery: u8,
}

/// The picture of the train: its line and its livery, while there is one.
pub fn view(
    room: String,
    runs: impl Fn() -> Option<(String, u8)> + Send + Sync + 'static,
) -> impl IntoView {
    let each = move || Vec::from_iter(runs());
    // Every ride is an element of its own, so that its motion begins anew.
    let train = |(line, livery): (String, u8)| {
        let path = format!("path('{line}')");
        view! {
            <g class=format!("runner {}", Livery::of(livery).word()) style=("offset-path", path)>
                <circle class="badge-ground" r="22" />
                <path class="badge-print" d=LOCOMOTIVE transform="scale(13)" />
            </g>
        }
    };
    view! {
        <svg class="board over-board" viewBox=room aria-hidden="true">
            <For each=each key=|run| run.clone() children=train />
        </svg>
    }
}
