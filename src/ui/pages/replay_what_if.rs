//! From the position of a replay to a game that goes on from there.

use leptos::prelude::*;

use super::replay::Stepper;
use crate::engine::game::PlayerView;
use crate::save::{Loaded, StoreError};
use crate::session::{Replay, what_if};
use crate::text::{Phrase, replay, saved};
use crate::ui::address::Page;
use crate::ui::play::table::keep;

/// The button; a running game has none.
pub fn button(stepper: Stepper, loaded: Loaded) -> Option<AnyView> {
    let store = stepper.store;
    stepper
        .replay
        .with_untracked(Replay::is_finished)
        .then_some(())?;
    let loaded = StoredValue::new(loaded);
    let fault = RwSignal::new(None::<Phrase>);
    let at = Memo::new(move |_| stepper.replay.with(Replay::at));
    let closed = move || at.get() == stepper.replay.with_untracked(Replay::steps);
    let begin = move |_| {
        let session = loaded.with_value(|loaded| what_if(loaded, at.get_untracked()));
        let Some(session) = session else { return };
        match keep::add(&session.save()) {
            Ok(slot) => {
                let turn = stepper.view.with_untracked(PlayerView::turn);
                let title = replay::what_if_title(store.lang.get_untracked(), turn);
                // Without its name it is still a game.
                keep::slots().rename(slot, &title).ok();
                keep::go(Page::Play(slot));
            }
            Err(StoreError::Full) => fault.set(Some(saved::NO_ROOM)),
            Err(StoreError::Blocked) => fault.set(Some(saved::BLOCKED)),
        }
    };
    let button = view! {
        <div class="what-if">
            <button class="second" id="what-if" aria-disabled=move || closed().to_string() aria-describedby="what-if-help" on:click=begin>
                {store.say(replay::WHAT_IF)}
            </button>
            <p class="small" id="what-if-help">{store.say(replay::WHAT_IF_HELP)}</p>
            <p role="alert">{move || fault.get().map(|fault| fault.get(store.lang.get()))}</p>
        </div>
    };
    Some(button.into_any())
}
