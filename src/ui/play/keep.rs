//! Keeping the running game: after every action, by one tab at a time, and in the history once it is over.

use leptos::prelude::*;

use super::table_store::TableStore;
use crate::catalog::Seat;
use crate::engine::table::Setup;
use crate::platform::storage::{Keeper, ask_to_persist};
use crate::platform::tabs::Hold;
use crate::platform::{clock, preferences};
use crate::save::{History, Played, SlotId, Slots, StoreError};
use crate::session::{Session, Sitter};
use crate::ui::address::Page;

/// The saved games of this browser.
pub fn slots() -> Slots<Keeper> {
    Slots::new(Keeper::open())
}

/// Saves the game, if this tab is the one that writes it.
pub fn save(play: TableStore) {
    if play.hold.get_untracked() != Hold::Here {
        // Whoever is still asking saves as soon as the browser has answered.
        return;
    }
    let keeper = Keeper::open();
    let save = play.session.with_untracked(Session::save);
    let kept = Slots::new(keeper).save(play.slot, &save, clock::now_ms());
    play.trouble.set(match (kept, keeper) {
        (Err(error), _) => Some(error),
        (Ok(()), Keeper::Page) => Some(StoreError::Blocked),
        (Ok(()), Keeper::Device) => None,
    });
    if save.actions.len() == ASK_AFTER_ACTIONS {
        ask_to_persist();
    }
}

/// Saves what happened while the browser had not yet said who writes.
pub fn save_if_newer(play: TableStore) {
    let kept = slots()
        .list()
        .ok()
        .and_then(|list| list.into_iter().find(|info| info.id == play.slot))
        .map(|info| info.actions as usize);
    let here = play.session.try_with_untracked(Session::action_count);
    if let (Some(kept), Some(here)) = (kept, here)
        && here > kept
    {
        save(play);
    }
}

/// About a first finished turn: by then somebody means to play, and the browser is more likely to agree.
const ASK_AFTER_ACTIONS: usize = 6;

/// Enters a finished game into the history, once.
pub fn finish(play: TableStore) {
    if play.hold.get_untracked() != Hold::Here {
        return;
    }
    let (scores, save) = play
        .session
        .with_untracked(|session| (session.scores(), session.save()));
    let Some(scores) = scores else { return };
    let slots = slots();
    // A slot that is no longer listed was entered when the game ended.
    let listed = slots
        .list()
        .is_ok_and(|list| list.iter().any(|info| info.id == play.slot));
    if !listed {
        return;
    }
    let played = Played {
        id: 0,
        game: save.game,
        variant: save.variant,
        seats: save.seats.clone(),
        totals: scores.totals(),
        winners: scores.winners().iter().map(|seat| seat.0).collect(),
        ended_ms: clock::now_ms(),
    };
    let entered = History::new(Keeper::open()).add(played, &save);
    match entered.and_then(|_| slots.delete(play.slot)) {
        Ok(()) => {}
        Err(error) => play.trouble.set(Some(error)),
    }
}

/// Starts a game: keeps it and goes to its page.
pub fn start(setup: Setup, sitters: Vec<Sitter>) -> Result<(), StartError> {
    let session = Session::new(setup, sitters).map_err(StartError::Setup)?;
    let slot = create(&session).map_err(StartError::Store)?;
    go(Page::Play(slot));
    Ok(())
}

/// Why a game could not be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The table cannot be set up like this.
    Setup(crate::engine::table::SetupError),
    /// It cannot be kept.
    Store(StoreError),
}

fn create(session: &Session) -> Result<SlotId, StoreError> {
    let slots = slots();
    slots.empty_bin()?;
    slots.create(&session.save(), clock::now_ms())
}

/// Goes to a page.
pub fn go(page: Page) {
    window().location().set_hash(&page.link()).ok();
}

/// The same people at the same table; with the same seed also the same deal.
pub fn again(play: TableStore, same_deal: bool) {
    let (setup, sitters) = play
        .session
        .with_untracked(|session| (*session.setup(), session.sitters().to_vec()));
    let seed = if same_deal { setup.seed } else { clock::seed() };
    // Who started by lot starts by lot again.
    let first: Option<Seat> = setup.first;
    let setup = Setup {
        seed,
        first,
        ..setup
    };
    if let Err(StartError::Store(error)) = start(setup, sitters) {
        play.trouble.set(Some(error));
    }
}

/// Remembers how fast bots shall play.
pub fn keep_speed(tag: &str) {
    preferences::keep_bot_speed(tag);
}
