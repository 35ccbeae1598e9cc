//! What every table has: the page of a running game, the bar, the curtain, the log, saving, bots, the count.

mod aloud;
mod back;
mod bots;
pub mod caption;
pub mod coach;
pub mod count_show;
pub mod curtain;
pub mod decks;
mod device;
mod effects;
pub mod emblem;
mod flights;
mod focus;
mod free;
pub mod hand;
mod hints;
pub mod keep;
pub mod keepsake;
pub mod keys;
pub mod lesson;
pub mod noises;
pub mod panel_keys;
pub mod panel_log;
pub mod panel_menu;
pub mod planner;
pub mod plates;
mod podium;
pub mod recap;
pub mod result;
pub mod result_table;
pub mod rule_link;
mod saved;
mod send;
pub mod store;
pub mod tab_row;
pub mod top;
mod trouble;
pub mod wide;

pub use emblem::badge;
pub use lesson::lesson;
pub use saved::SavedGames;

use leptos::prelude::*;

use crate::platform::tabs::{self, Hold};
use crate::platform::{preferences, screen};
use crate::save::{OpenError, SlotId};
use crate::session::{Session, Sitting};
use crate::text::{Phrase, saved as words, saving, shell};
use crate::ui::address::Page;
use crate::ui::parts;
use crate::ui::store::Store;
use store::{Hint, TableStore};

/// The page of a running game. Opened again from storage when this tab takes it over.
pub fn play(slot: SlotId) -> AnyView {
    let steals = RwSignal::new(0_u32);
    let take_over = Callback::new(move |()| steals.update(|count| *count += 1));
    (move || open(slot, steals.get() > 0, take_over)).into_any()
}

fn open(slot: SlotId, steal: bool, take_over: Callback<()>) -> AnyView {
    let kept = keep::stamp(slot);
    let opened = match keep::slots().open(slot) {
        Ok(opened) => opened,
        Err(error) => {
            return closed(match error {
                OpenError::NoSuchSlot | OpenError::Store(_) => saving::NO_SUCH_GAME,
                OpenError::Quarantined(_) => saving::DAMAGED,
                OpenError::Newer { .. } => saving::NEWER,
            });
        }
    };
    let hint = match (&opened.fell_back, opened.loaded.notice) {
        (Some(_), _) => Some(saving::FELL_BACK),
        (None, notice) => notice.map(parts::notice),
    };
    let session = Session::resume(opened.loaded);
    let play = TableStore::new(
        Page::Play(slot),
        Sitting::Game(Box::new(session)),
        take_over,
    );
    play.hint.set(hint.map(Hint::Plain));
    play.keeping.kept.set_value(kept);
    keep::tell(play, None);
    hold(play, slot, steal);
    sit_down(play)
}

/// The table itself, whatever is played at it.
fn sit_down(play: TableStore) -> AnyView {
    provide_context(play);
    back::closes_sheets(play);
    focus::follow(play);
    keys::listen(play);
    free::follow(play);
    noises::listen(play);
    stay_awake();
    bots::listen(play);
    hints::listen(play);
    coach::follow(play);
    planner::follow(play);
    play.open();
    if let Some(left) = play.app.comes_back(play.page) {
        // Behind a curtain others look on.
        if play.curtain.get_untracked().is_none() {
            play.ticked.set(left.ticked);
        }
        // What the game itself opens is open again already.
        if left.open.can_be_closed() {
            play.show(left.open);
        }
    }
    let down = Memo::new(move |_| curtain::is_down(play));
    view! {
        <div class="play" data-lit=move || lesson::marks(play) on:click:capture=focus::one_tap_one_act>
            {super::running(play, down)}
            <podium::Podium />
            <aloud::Announcer />
            <curtain::Curtain />
            <curtain::OtherTab take_over=play.keeping.reopen />
        </div>
    }
    .into_any()
}

/// Only one tab writes, and it starts from what is stored at that moment.
fn hold(play: TableStore, slot: SlotId, steal: bool) {
    let name = format!("branchline.slot.{}", slot.0);
    let claim = tabs::hold(&name, steal, move |hold| {
        if play.keeping.hold.try_set(hold).is_none() && hold == Hold::Here {
            keep::take_up(play);
        }
    });
    // Kept until the player leaves the page: dropping it lets another tab have the game.
    StoredValue::new_local(claim);
}

/// Keeps the screen lit for as long as the table is open, unless the player has switched that off.
fn stay_awake() {
    if preferences::stay_awake() {
        StoredValue::new_local(screen::Awake::begin());
    }
}

fn closed(says: Phrase) -> AnyView {
    let store = Store::find();
    view! {
        <section class="sheet">
            <h1>{store.say(says)}</h1>
            <p><a class="button" href=Page::Saved.link()>{store.say(words::TITLE)}</a></p>
            <p><a href=Page::Home.link()>{store.say(shell::HOME)}</a></p>
        </section>
    }
    .into_any()
}
