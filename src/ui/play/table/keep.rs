//! Keeping the running game: after every action, by one tab at a time, and in the history once it is over.

use leptos::prelude::*;

use super::coach;
use super::store::TableStore;
use crate::catalog::GameId;
use crate::engine::table::Setup;
use crate::platform::storage::{Keeper, Persistence, ask_to_persist};
use crate::platform::tabs::Hold;
use crate::platform::{address, clock, files};
use crate::save::{History, SaveFile, SlotId, Slots, StoreError};
use crate::session::{Session, Sitter};
use crate::ui::address::Page;
use crate::ui::store::Store;

/// The saved games of this browser.
pub fn slots() -> Slots<Keeper> {
    Slots::new(Keeper::open())
}

/// Saves the game, if this tab is the one that writes it.
pub fn save(play: TableStore) {
    let Some(slot) = play.slot else {
        return;
    };
    if play.keeping.hold.get_untracked() != Hold::Here {
        // A tab that is still waiting for the browser's answer saves as soon as it has it.
        return;
    }
    if is_overtaken(play) {
        return play.keeping.reopen.run(());
    }
    let save = play.session.with_untracked(|session| session.save());
    let now_ms = clock::now_ms();
    let outcome = write(slot, &save, now_ms);
    if outcome.is_ok() {
        play.keeping
            .kept
            .set_value(Some((now_ms, save.actions.len() as u32)));
    }
    tell(play, outcome.err());
    ask_to_keep(play, &save);
}

/// Whether another tab has written since this one did, just before it learned that it no longer may.
fn is_overtaken(play: TableStore) -> bool {
    let kept = play.slot.and_then(stamp);
    kept.is_some() && kept != play.keeping.kept.get_value()
}

/// A mark for what storage holds of a game, different after every change.
pub fn stamp(slot: SlotId) -> Option<(u64, u32)> {
    slots().find(slot).ok()?.map(|info| info.stamp())
}

/// Deleted games are dropped for good before the player has to make room.
fn write(slot: SlotId, save: &SaveFile, now_ms: u64) -> Result<(), StoreError> {
    let slots = slots();
    match slots.save(slot, save, now_ms) {
        Err(StoreError::Full) => {
            slots.empty_bin()?;
            slots.save(slot, save, now_ms)
        }
        outcome => outcome,
    }
}

/// Notes why the game is not saved, or that it is again. Reported when it changes, not at every action.
pub fn tell(play: TableStore, error: Option<StoreError>) {
    let trouble = match Keeper::open() {
        Keeper::Page => Some(StoreError::Blocked),
        Keeper::Device => error,
    };
    if play.keeping.trouble.get_untracked() != trouble {
        play.keeping.trouble.set(trouble);
    }
}

/// Asks the browser to keep the games, after the first finished turn: by then somebody really plays, and the browser
/// is more likely to agree.
fn ask_to_keep(play: TableStore, save: &SaveFile) {
    let promised = play.app.persistence;
    let asked = promised.get_untracked() != Persistence::NotAsked;
    if !asked && save.turn().is_some_and(|turn| turn > 1) {
        // Whatever the answer, the question is asked only once.
        promised.set(Persistence::Refused);
        ask_to_persist(move |answer| promised.set(answer));
    }
}

/// The browser has said that this tab may write: what happened meanwhile is saved, and a finished game that a closed
/// tab left behind goes into the history. If another tab has written meanwhile, its game is opened instead.
pub fn take_up(play: TableStore) {
    if is_overtaken(play) {
        return play.keeping.reopen.run(());
    }
    let kept = play
        .keeping
        .kept
        .get_value()
        .map(|(_, actions)| actions as usize);
    let Some((count, over)) = play
        .session
        .try_with_untracked(|session| (session.action_count(), session.is_over()))
    else {
        return;
    };
    if kept.is_some_and(|kept| count > kept) {
        save(play);
    }
    if over {
        finish(play);
    }
}

/// Enters a finished game into the history, once.
pub fn finish(play: TableStore) {
    let Some(slot) = play.slot else {
        return;
    };
    if play.keeping.hold.get_untracked() != Hold::Here {
        return;
    }
    let (played, save) = play
        .session
        .with_untracked(|session| (session.played(clock::now_ms()), session.save()));
    let Some(played) = played else { return };
    let slots = slots();
    // A slot that is no longer listed was entered when the game ended.
    let listed = slots
        .list()
        .is_ok_and(|list| list.iter().any(|info| info.id == slot));
    if !listed {
        return;
    }
    if save.terms.is_some_and(|terms| terms.what_if) {
        if let Err(error) = slots.delete(slot) {
            tell(play, Some(error));
        }
        return;
    }
    match slots.finish(slot, played, &save) {
        Ok(dropped) => play.keeping.dropped.set(dropped),
        Err(error) => tell(play, Some(error)),
    }
}

/// The number of the finished game in the history; none if it could not be entered there.
pub fn number_of(play: TableStore) -> Option<u32> {
    let save = play.session.with_untracked(|session| session.save());
    History::new(Keeper::open()).number_of(&save).ok()?
}

/// When the finished game ended: now, if it could not be entered in the history.
pub fn ended_ms(play: TableStore) -> u64 {
    let ended = || {
        let number = number_of(play)?;
        let played = History::new(Keeper::open()).list().ok()?;
        let played = played.iter().find(|played| played.id == number)?;
        Some(played.ended_ms)
    };
    ended().unwrap_or_else(clock::now_ms)
}

/// Starts a game: keeps it and goes to its page. A second press of the same button starts nothing more.
pub fn start(app: Store, setup: Setup, sitters: Vec<Sitter>) -> Result<(), StartError> {
    if is_leaving(app) {
        return Ok(());
    }
    let session = Session::new(setup, sitters).map_err(StartError::Setup)?;
    coach::meet(session.sitters());
    let slot = create(&session).map_err(StartError::Store)?;
    // Back leads home from the table, not to a form that has done its work or to a game that is over.
    address::replace(&Page::Home.link());
    go(Page::Play(slot));
    Ok(())
}

/// Why a game could not be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The table cannot be set up like this.
    #[error("the table cannot be set up like this: {0}")]
    Setup(crate::engine::table::SetupError),
    /// It cannot be kept.
    #[error("the game cannot be kept: {0}")]
    Store(StoreError),
}

/// Whether the page on the screen is being left: the address has changed, and the browser is about to say so.
fn is_leaving(app: Store) -> bool {
    Page::from_address(&address::current()) != app.page.get_untracked()
}

/// The bin is emptied afterwards: a game that has just ended lies there, and the new one must not get its number, or
/// the address would not change.
fn create(session: &Session) -> Result<SlotId, StoreError> {
    let slot = add(&session.save())?;
    // If that fails, it is done next time.
    slots().empty_bin().ok();
    Ok(slot)
}

/// Saves one more game. Deleted games are dropped for good before the player has to make room.
pub fn add(save: &SaveFile) -> Result<SlotId, StoreError> {
    slots().create(save, clock::now_ms())
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
    if let Err(StartError::Store(error)) = start_again(play.app, setup, sitters, same_deal) {
        play.keeping.trouble.set(Some(error));
    }
}

/// Starts a game like one that was played. If the first player was drawn by lot, so is this one.
pub fn start_again(
    app: Store,
    setup: Setup,
    sitters: Vec<Sitter>,
    same_deal: bool,
) -> Result<(), StartError> {
    let seed = if same_deal { setup.seed } else { clock::seed() };
    start(app, Setup { seed, ..setup }, sitters)
}

/// The name of a file that holds a game.
pub fn file_name(game: GameId, actions: usize) -> String {
    format!("{}-{actions}.branchline.json", game.slug())
}

/// Lets the browser save the running game as a file.
pub fn export(play: TableStore) {
    let save = play.session.with_untracked(|session| session.save());
    files::download(&file_name(save.game, save.actions.len()), &save.to_json());
}

/// Deletes other games for good and tries to save again.
pub fn make_room(play: TableStore, delete: impl FnOnce() -> Result<(), StoreError>) {
    if let Err(error) = delete().and_then(|()| slots().empty_bin()) {
        return tell(play, Some(error));
    }
    save(play);
    if play.session.with_untracked(|session| session.is_over()) {
        finish(play);
    }
}
