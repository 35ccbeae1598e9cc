//! The position of a replay as yards.

use leptos::prelude::*;

use super::yards::{Owners, Yards};
use crate::engine::game::Sighting;
use crate::engine::table::Cards;
use crate::engine::yard::YardView;
use crate::scene::YardScene;
use crate::ui::pages::Stepper;
use crate::ui::play::table::store::seen_as;

/// The yards; nothing if the game belongs to another rule set.
pub fn yards(stepper: Stepper) -> Option<AnyView> {
    let seen = seen_as(stepper.view, |seen| {
        seen.yard().map(|view| YardView::clone(view))
    })?;
    let scene = Memo::new(move |before: Option<&YardScene>| {
        let last = stepper
            .replay
            .with(|replay| replay.last(stepper.viewer.get()));
        let news = last.iter().flat_map(|(_, seen)| seen);
        let news: Vec<_> = news.filter_map(Sighting::yard).cloned().collect();
        seen.with(|view| YardScene::new(view, &[news], Cards::NONE).following(before))
    });
    let owners = Owners {
        names: Signal::derive(move || stepper.speaker().names),
        liveries: stepper.liveries(),
    };
    let yards = view! {
        <div class="replay-board yard-table">
            <Yards scene=scene owners=owners />
        </div>
    };
    Some(yards.into_any())
}
