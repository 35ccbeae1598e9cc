//! The position of a replay on its board.

use leptos::prelude::*;

use crate::catalog::TrackId;
use crate::engine::game::Sighting;
use crate::engine::rail::{RailOptions, RailView};
use crate::engine::table::Viewer;
use crate::scene::{self, Focus, TableScene};
use crate::session::Replay;
use crate::text;
use crate::ui::board::LiveBoard;
use crate::ui::pages::Stepper;
use crate::ui::play::table::store::seen_as;

/// The board; nothing if the game belongs to another rule set.
pub fn board(stepper: Stepper) -> Option<AnyView> {
    let game = stepper.replay.with_untracked(Replay::game).rail()?;
    let seen = seen_as(stepper.view, |seen| {
        seen.rail().map(|view| RailView::clone(view))
    })?;
    let table = Memo::new(move |_| {
        let focus = Focus {
            last: stepper.replay.with(claimed),
            ..Focus::default()
        };
        // A replay shows what was done, not what could be done, so there are no options.
        seen.with(|view| TableScene::new(game, view, &RailOptions::Nothing, &focus))
    });
    let liveries = stepper.liveries();
    let lang = stepper.store.lang;
    let label = Signal::derive(move || {
        let lang = lang.get();
        let (cities, tracks) = (game.cities().len(), game.tracks().len());
        text::board::summary(lang, lang.name(game.name()), cities, tracks)
    });
    let board = view! {
        <div class="replay-board">
            <LiveBoard scene=scene::board(game) prefix="replay" label=label table=table liveries=liveries on_intent=|_| {} />
        </div>
    };
    Some(board.into_any())
}

/// Tracks that the last step has taken.
fn claimed(replay: &Replay) -> Vec<TrackId> {
    let seen = replay.last(Viewer::Table).map(|(_, seen)| seen);
    seen.iter()
        .flatten()
        .filter_map(Sighting::claimed)
        .collect()
}
