//! The key beside a board: its colours with their symbols, and only the signs that this board has.

use leptos::prelude::*;

use super::cities::FIGURE;
use super::defs::{GRAY, bed, hatch};
use super::live_tracks::closed_sign;
use crate::catalog::Color;
use crate::scene::{Bed, BoardScene, LOCOMOTIVE, Seal, Symbol, shape};
use crate::text::{Phrase, board, sheets};
use crate::ui::store::Store;

const LENGTH: f32 = 50.0;
const WIDTH: f32 = 18.0;

/// The key of a board.
pub fn view(scene: &BoardScene) -> impl IntoView + use<> {
    let store = Store::find();
    let mut rows: Vec<(AnyView, Phrase)> = Color::ALL
        .map(|color| (swatch(color), board::color(color)))
        .into();
    rows.push((gray(), board::GRAY));
    if scene.tracks.iter().any(|track| track.bed == Bed::Ferry) {
        rows.push((ferry(), board::FERRY));
    }
    if scene.tracks.iter().any(|track| track.bed == Bed::Tunnel) {
        rows.push((tunnel(), board::TUNNEL));
    }
    rows.extend(seals(scene));
    if scene.cities.iter().any(|city| !city.figures.is_empty()) {
        let sign = view! { <path class="figure" d=FIGURE transform="translate(0 12)" /> };
        rows.push((sign.into_any(), board::PASSENGERS));
    }
    rows.extend(
        scene
            .flags
            .first()
            .map(|flag| (super::marks::cloth(flag.pattern), board::FLAG)),
    );
    rows.extend(marks());
    let rows = rows.into_iter().map(|(sign, says)| {
        view! {
            <li>
                <svg class="board sign" viewBox="-30 -15 60 30" aria-hidden="true">{sign}</svg>
                <span>{store.say(says)}</span>
            </li>
        }
    });
    view! {
        <section class="legend">
            <h2>{store.say(board::KEY)}</h2>
            <ul>{rows.collect_view()}</ul>
        </section>
    }
}

/// What may be claimed, as it is marked during a game.
fn marks() -> [(AnyView, Phrase); 4] {
    let space = |class: &'static str| {
        view! { <g class=class><g class=GRAY>{bed(38.0, 13.0)}</g></g> }
    };
    let ring =
        view! { <rect class="second-ring" x="-26" y="-13.5" width="52" height="27" rx="7" /> };
    [
        (space("claimable").into_any(), sheets::KEY_CLAIMABLE),
        (space("claimable dear").into_any(), sheets::KEY_DEAR),
        (
            view! { {ring}{space("claimable")} }.into_any(),
            sheets::KEY_SERVES,
        ),
        (
            view! { <g class="closed"><g class="print-of-track">{space("")}</g>{closed_sign(0.0, 0.0)}</g> }.into_any(),
            sheets::KEY_CLOSED,
        ),
    ]
}

fn swatch(color: Color) -> AnyView {
    view! {
        <g class=color.word()>
            {bed(LENGTH, WIDTH)}
            <path class="print" d=shape(Symbol::of(color)) transform="scale(6.2)" />
        </g>
    }
    .into_any()
}

fn gray() -> AnyView {
    view! { <g class=GRAY>{bed(LENGTH, WIDTH)}<path class="hatch" d=hatch(LENGTH, WIDTH) /></g> }
        .into_any()
}

fn ferry() -> AnyView {
    view! {
        <rect class="plate" x="-18" y="-8" width="36" height="16" rx="5" />
        <path class="plate-print" d=LOCOMOTIVE transform="scale(6.5)" />
    }
    .into_any()
}

fn tunnel() -> AnyView {
    view! {
        <g class="tunnel">
            <rect class="bed" x="-28.5" y="-12.5" width="57" height="25" rx="7" />
            <g class=GRAY>{bed(LENGTH, WIDTH)}<path class="hatch" d=hatch(LENGTH, WIDTH) /></g>
        </g>
    }
    .into_any()
}

/// The first seal of each kind stands for all of its kind.
fn seals(scene: &BoardScene) -> Vec<(AnyView, Phrase)> {
    let mut rows: Vec<(Phrase, Seal)> = Vec::new();
    for seal in &scene.seals {
        let says = match seal.kind {
            Seal::Toll(_) => board::TOLL,
            Seal::DrawBonus(_) => board::DRAW_BONUS,
            Seal::Exchange(_) => board::EXCHANGE,
        };
        if !rows.iter().any(|(known, _)| *known == says) {
            rows.push((says, seal.kind));
        }
    }
    rows.into_iter()
        .map(|(says, kind)| (super::marks::sign(kind), says))
        .collect()
}
