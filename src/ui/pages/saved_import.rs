//! Importing a game, from a file or as pasted text. Whatever it contains, nothing already here changes.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::saved::Shelf;
use super::{people_record, saved_faults};
use crate::catalog::{self, GameId};
use crate::platform::files::{self, ReadError};
use crate::save::{ImportError, Notice, SlotId, StoreError, import};
use crate::session::Session;
use crate::text::saved;
use crate::ui::address::Page;
use crate::ui::parts;
use crate::ui::play::table::keep;
use crate::ui::store::Store;

/// How the last import went.
#[derive(Clone, PartialEq)]
enum Outcome {
    Done {
        slot: SlotId,
        game: GameId,
        actions: usize,
        notice: Option<Notice>,
    },
    /// A whole record came in, or it was refused: what there is to say.
    Record(String),
    Refused(ImportError),
    Unread(ReadError),
    NotKept(StoreError),
}

/// The form.
#[component]
pub fn Import(shelf: Shelf) -> impl IntoView {
    let store = Store::find();
    let outcome = RwSignal::new(None::<Outcome>);
    let text = RwSignal::new(String::new());
    let take_in = move |text: &str| {
        let record = people_record::bring_in(store.lang.get_untracked(), text);
        outcome.set(Some(record.map_or_else(|| bring_in(text), Outcome::Record)));
        shelf.refresh();
    };
    if let Some(shared) = files::take_shared() {
        take_in(&shared);
    }
    let paste = move |event: SubmitEvent| {
        event.prevent_default();
        take_in(&text.get_untracked());
        if matches!(outcome.get_untracked(), Some(Outcome::Done { .. })) {
            text.set(String::new());
        }
    };
    let choose = move |read: Result<String, ReadError>| match read {
        Ok(text) => take_in(&text),
        Err(error) => outcome.set(Some(Outcome::Unread(error))),
    };
    view! {
        <section class="import" aria-labelledby="import-title">
            <h2 id="import-title">{store.say(saved::IMPORT)}</h2>
            {parts::file_choice("import-file", saved::FROM_FILE, choose)}
            <form on:submit=paste>
                <label class="field">
                    <span>{store.say(saved::FROM_TEXT)}</span>
                    <textarea id="import-text" rows="3" maxlength="200000" autocomplete="off" spellcheck="false" prop:value=move || text.get() on:input:target=move |event| text.set(event.target().value())></textarea>
                </label>
                <button id="import" class="second" type="submit">{store.say(saved::DO_IMPORT)}</button>
            </form>
            <div role="alert" id="import-outcome">{move || outcome.get().map(told)}</div>
        </section>
    }
}

fn bring_in(text: &str) -> Outcome {
    let loaded = match import(text) {
        Ok(loaded) => loaded,
        Err(error) => return Outcome::Refused(error),
    };
    let (game, actions, notice) = (loaded.setup.game, loaded.action_count(), loaded.notice);
    match keep::add(&Session::resume(loaded).save()) {
        Ok(slot) => Outcome::Done {
            slot,
            game,
            actions,
            notice,
        },
        Err(error) => Outcome::NotKept(error),
    }
}

fn told(outcome: Outcome) -> impl IntoView {
    let store = Store::find();
    let lang = store.lang.get();
    let (slot, says) = match outcome {
        Outcome::Done {
            slot,
            game,
            actions,
            notice,
        } => {
            let mut says = saved::imported(lang, lang.name(catalog::game(game).name()), actions);
            if let Some(notice) = notice {
                says = format!("{says} {}", parts::notice(notice).get(lang));
            }
            (Some(slot), says)
        }
        Outcome::Record(says) => return view! { <p class="note">{says}</p> }.into_any(),
        Outcome::Refused(error) => (None, saved_faults::import(lang, &error)),
        Outcome::Unread(error) => (None, saved_faults::read(lang, error)),
        Outcome::NotKept(StoreError::Full) => (None, saved::NO_ROOM.get(lang).to_owned()),
        Outcome::NotKept(StoreError::Blocked) => (None, saved::BLOCKED.get(lang).to_owned()),
    };
    let go_on = slot.map(|slot| {
        view! { <a class="button" href=Page::Play(slot).link()>{store.say(saved::CONTINUE)}</a> }
    });
    view! { <p class="note" class:fault=slot.is_none()><span>{says}</span>{go_on}</p> }.into_any()
}
