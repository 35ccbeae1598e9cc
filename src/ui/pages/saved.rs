//! The saved games: continue, rename, copy, export, import, delete and undo.

use leptos::prelude::*;

use super::saved_aside::Aside;
use super::saved_import::Import;
use super::saved_row::row;
use crate::platform::storage::Keeper;
use crate::save::{Quarantined, SlotId, SlotInfo, StoreError};
use crate::text::{Phrase, saved, shell};
use crate::ui::address::Page;
use crate::ui::parts::{Toast, Undo};
use crate::ui::play::table::keep;
use crate::ui::store::Store;

/// What the parts of the page share: signals, so it is copied freely.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// The saved games, the latest first.
    pub list: RwSignal<Vec<SlotInfo>>,
    /// What does not load.
    pub aside: RwSignal<Vec<Quarantined>>,
    /// The game that was deleted last and can still come back.
    pub deleted: RwSignal<Option<SlotId>>,
    /// One sentence about what was done last.
    pub note: RwSignal<Option<Phrase>>,
}

impl Shelf {
    fn new() -> Shelf {
        let shelf = Shelf {
            list: RwSignal::new(Vec::new()),
            aside: RwSignal::new(Vec::new()),
            deleted: RwSignal::new(None),
            note: RwSignal::new(None),
        };
        shelf.refresh();
        shelf
    }

    /// Looks again at what there is.
    pub fn refresh(self) {
        let slots = keep::slots();
        self.list.set(slots.list().unwrap_or_default());
        self.aside.set(slots.quarantined().unwrap_or_default());
    }

    /// Says how something went, and shows what there is now.
    pub fn report(self, outcome: Result<(), StoreError>, done: Option<Phrase>) {
        self.deleted.set(None);
        self.note.set(match outcome {
            Ok(()) => done,
            Err(StoreError::Full) => Some(saved::NO_ROOM),
            Err(StoreError::Blocked) => Some(saved::BLOCKED),
        });
        self.refresh();
    }

    /// Deletes a game; the player can still undo it.
    pub fn delete(self, id: SlotId) {
        let outcome = keep::slots().delete(id);
        self.report(outcome, Some(saved::DELETED));
        self.deleted.set(outcome.is_ok().then_some(id));
    }

    fn restore(self) {
        if let Some(id) = self.deleted.get_untracked() {
            self.report(keep::slots().restore(id), None);
        }
    }
}

/// The page.
#[component]
pub fn Saved() -> impl IntoView {
    let store = Store::find();
    let shelf = Shelf::new();
    let ids = move || {
        shelf
            .list
            .with(|list| list.iter().map(|info| info.id).collect::<Vec<_>>())
    };
    let blocked = Keeper::open() == Keeper::Page;
    view! {
        <section class="sheet keeping">
            <h1>{store.say(saved::TITLE)}</h1>
            {blocked.then(|| view! { <p class="note" role="status">{store.say(saved::BLOCKED)}</p> })}
            <Show when=move || shelf.list.with(Vec::is_empty)>
                <div class="empty">
                    <p><strong>{store.say(saved::EMPTY)}</strong></p>
                    <p>{store.say(saved::EMPTY_HINT)}</p>
                    <p><a class="button" href=Page::Home.link()>{store.say(saved::TO_GAMES)}</a></p>
                </div>
            </Show>
            <ul class="saves">
                <For each=ids key=|id| id.0 let:id>{row(shelf, id)}</For>
            </ul>
            <Import shelf=shelf />
            <Aside shelf=shelf />
            <p class="ways-out">
                <a href=Page::History.link()>{store.say(saved::TO_HISTORY)}</a>
                <a href=Page::Home.link()>{store.say(shell::HOME)}</a>
            </p>
            <Toast note=shelf.note>
                <Undo offered=Signal::derive(move || shelf.deleted.get().is_some()) undo=move |()| shelf.restore() />
            </Toast>
        </section>
    }
}
