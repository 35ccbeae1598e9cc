//! Title, seals and flags.

use leptos::prelude::*;

use super::moved;
use crate::catalog::{FlagInk, FlagPattern};
use crate::scene::{BoardScene, FlagMark, Seal, SealMark, Title};
use crate::ui::store::Store;

/// Seals and flags, above the tracks.
pub fn view(scene: &BoardScene) -> impl IntoView + use<> {
    let flags = scene.flags.iter().map(flag);
    let seals = scene.seals.iter().map(seal);
    view! {
        <g class="flags">{flags.collect_view()}</g>
        <g class="seals">{seals.collect_view()}</g>
    }
}

/// The title in its frame.
pub fn title(scene: &BoardScene) -> impl IntoView + use<> {
    let lang = Store::find().lang;
    scene.title.clone().map(|Title { name, center, width, height, letter_height }| {
        let inset = 7.0;
        view! {
            <g class="title" transform=moved(center)>
                <rect class="title-ground" x=-width / 2.0 y=-height / 2.0 width=width height=height rx="4" />
                <rect
                    class="title-line"
                    x=inset - width / 2.0
                    y=inset - height / 2.0
                    width=width - 2.0 * inset
                    height=height - 2.0 * inset
                />
                <text class="title-name" y=letter_height * 0.18 font-size=letter_height text-anchor="middle">
                    {move || lang.get().name(&name).to_owned()}
                </text>
                <path
                    class="title-rail"
                    d=format!("M{:.0} {:.0}H{:.0}", -width * 0.3, letter_height * 0.56, width * 0.3)
                />
            </g>
        }
    })
}

fn seal(mark: &SealMark) -> impl IntoView + use<> {
    view! { <g transform=moved(mark.at)>{sign(mark.kind)}</g> }
}

/// A seal around the origin.
pub fn sign(kind: Seal) -> AnyView {
    let (class, says) = match kind {
        Seal::Toll(tokens) => ("seal toll", tokens.to_string()),
        Seal::DrawBonus(cards) => ("seal draw-bonus", format!("+{cards}")),
        Seal::Exchange(cards) => ("seal exchange", format!("{cards}:1")),
    };
    view! {
        <g class=class>
            <circle class="seal-edge" r="12" />
            <circle class="seal-ground" r="10" />
            <text class="seal-text" y="5.5" text-anchor="middle">{says}</text>
        </g>
    }
    .into_any()
}

fn flag(mark: &FlagMark) -> impl IntoView + use<> {
    view! { <g class="flag" transform=moved(mark.at)>{cloth(mark.pattern)}</g> }
}

/// A flag around the origin.
pub fn cloth(pattern: FlagPattern) -> AnyView {
    let stripe = |index: usize, across: bool| {
        let (x, y) = if across {
            (-16.0, -10.5 + 7.0 * index as f32)
        } else {
            (-16.0 + 10.6 * index as f32, -10.5)
        };
        let (width, height) = if across { (32.0, 7.0) } else { (10.7, 21.0) };
        format!("M{x} {y}h{width}v{height}h-{width}Z")
    };
    let cloth: Vec<(FlagInk, String)> = match pattern {
        FlagPattern::Across(inks) => inks
            .into_iter()
            .enumerate()
            .map(|(i, ink)| (ink, stripe(i, true)))
            .collect(),
        FlagPattern::Down(inks) => inks
            .into_iter()
            .enumerate()
            .map(|(i, ink)| (ink, stripe(i, false)))
            .collect(),
        FlagPattern::Cross([cloth, cross]) => vec![
            (cloth, "M-16 -10.5H16V10.5H-16Z".to_owned()),
            (
                cross,
                "M-8 -10.5h4.6v21h-4.6ZM-16 -2.3h32v4.6h-32Z".to_owned(),
            ),
        ],
        FlagPattern::ShortCross([cloth, cross]) => vec![
            (cloth, "M-16 -10.5H16V10.5H-16Z".to_owned()),
            (cross, "M-2.5 -8h5v16h-5ZM-8 -2.5h16v5h-16Z".to_owned()),
        ],
        FlagPattern::Plain => vec![(FlagInk::White, "M-16 -10.5H16V10.5H-16Z".to_owned())],
    };
    let cloth = cloth.into_iter().map(|(ink, d)| {
        let class = match ink {
            FlagInk::Red => "flag-red",
            FlagInk::White => "flag-white",
            FlagInk::Blue => "flag-blue",
        };
        view! { <path class=class d=d /> }
    });
    view! {
        {cloth.collect_view()}
        <path class="flag-edge" d="M-16 -10.5H16V10.5H-16Z" />
    }
    .into_any()
}
