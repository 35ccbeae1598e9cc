//! One saved game and everything that can be done with it.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::saved::Shelf;
use crate::catalog;
use crate::platform::{clock, files};
use crate::save::{SlotId, SlotInfo, read, to_text};
use crate::session::clean_name;
use crate::text::{passing, saved};
use crate::ui::address::{Kept, Page};
use crate::ui::parts::{poster, seat_names};
use crate::ui::play::table::{badge, keep};
use crate::ui::store::Store;

/// What is open below a game.
#[derive(Clone, PartialEq)]
enum Drawer {
    Shut,
    Rename,
    Text(String),
}

/// The row of a game. It stays when the game is renamed, so that the keyboard focus is not lost.
pub fn row(shelf: Shelf, id: SlotId) -> impl IntoView {
    let info = Memo::new(move |_| {
        shelf
            .list
            .with(|list| list.iter().find(|info| info.id == id).cloned())
    });
    let drawer = RwSignal::new(Drawer::Shut);
    let content = move || match drawer.get() {
        Drawer::Shut => ().into_any(),
        Drawer::Rename => rename(shelf, id, drawer).into_any(),
        Drawer::Text(text) => as_text(id, text).into_any(),
    };
    view! {
        <li class="save" data-slot=id.0>
            {move || info.get().map(head)}
            {buttons(shelf, id, drawer)}
            <div class="drawer">{move || content()}</div>
        </li>
    }
}

fn head(info: SlotInfo) -> impl IntoView {
    let store = Store::find();
    let lang = store.lang.get();
    let game = lang.name(catalog::game(info.game).name()).to_owned();
    let badges = info.seats.iter().map(|seat| badge(seat.color));
    let turn = info.turn.map(|turn| saved::turn(lang, turn));
    let when = (info.saved_ms > 0).then(|| clock::written(info.saved_ms, lang.locale()));
    let facts: Vec<String> = [turn, when].into_iter().flatten().collect();
    let (title, below) = match info.title.is_empty() {
        true => (game, None),
        false => (info.title, Some(game)),
    };
    view! {
        <div class="save-head">
            {poster(info.game)}
            <h2>{title}</h2>
            {below.map(|game| view! { <p class="save-game">{game}</p> })}
            <p class="save-names"><span class="badges">{badges.collect_view()}</span>{seat_names(lang, &info.seats).join(", ")}</p>
            <p class="small">{facts.join(" · ")}</p>
        </div>
    }
}

fn buttons(shelf: Shelf, id: SlotId, drawer: RwSignal<Drawer>) -> impl IntoView {
    let store = Store::find();
    let toggle = move |wanted: Drawer| {
        drawer.update(|open| {
            *open = if *open == wanted {
                Drawer::Shut
            } else {
                wanted
            }
        });
    };
    let duplicate = move |_| {
        let copied = keep::slots().text(id).ok().flatten();
        match copied.and_then(|text| read(&text).ok()) {
            Some(save) => shelf.report(keep::add(&save).map(|_| ()), None),
            None => shelf.note.set(Some(saved::NOT_THERE)),
        }
    };
    let text = move |_| match packed(id) {
        Some(text) => toggle(Drawer::Text(text)),
        None => shelf.note.set(Some(saved::NOT_THERE)),
    };
    view! {
        <div class="save-ways">
            <a class="button" href=Page::Play(id).link()>{store.say(saved::CONTINUE)}</a>
            <a class="button second" href=Page::Replay(Kept::Saved(id)).link()>{store.say(saved::REPLAY)}</a>
            <details class="more">
                <summary>{store.say(saved::MORE)}</summary>
                <div class="more-ways">
                    <button class="second" data-do="rename" on:click=move |_| toggle(Drawer::Rename)>{store.say(saved::RENAME)}</button>
                    <button class="second" data-do="duplicate" on:click=duplicate>{store.say(saved::DUPLICATE)}</button>
                    <button class="second" data-do="file" on:click=move |_| export(shelf, id)>{store.say(saved::EXPORT_FILE)}</button>
                    <a class="button second" data-do="pass-on" href=Page::PassOn(Kept::Saved(id)).link()>{store.say(passing::DO)}</a>
                    <button class="second" data-do="text" on:click=text>{store.say(saved::EXPORT_TEXT)}</button>
                    <button class="second" data-do="delete" on:click=move |_| shelf.delete(id)>{store.say(saved::DELETE)}</button>
                </div>
            </details>
        </div>
    }
}

/// Hands the game to the browser as a file, exactly as it is stored.
fn export(shelf: Shelf, id: SlotId) {
    let slots = keep::slots();
    let info = slots.find(id).ok().flatten();
    let done = info
        .zip(slots.text(id).ok().flatten())
        .is_some_and(|(info, text)| {
            files::download(&keep::file_name(info.game, info.actions as usize), &text)
        });
    let note = if done {
        saved::EXPORTED
    } else {
        saved::NOT_THERE
    };
    shelf.note.set(Some(note));
}

fn packed(id: SlotId) -> Option<String> {
    let text = keep::slots().text(id).ok().flatten()?;
    read(&text).ok().map(|save| to_text(&save))
}

fn rename(shelf: Shelf, id: SlotId, drawer: RwSignal<Drawer>) -> impl IntoView {
    let store = Store::find();
    let title = shelf.list.with_untracked(|list| {
        let info = list.iter().find(|info| info.id == id);
        info.map(|info| info.title.clone()).unwrap_or_default()
    });
    let name = RwSignal::new(title);
    let keep_name = move |event: SubmitEvent| {
        event.prevent_default();
        let outcome = keep::slots().rename(id, &clean_name(&name.get_untracked()));
        drawer.set(Drawer::Shut);
        shelf.report(outcome, None);
    };
    view! {
        <form class="rename" on:submit=keep_name>
            <label class="field">
                <span>{store.say(saved::NAME)}</span>
                <input autocomplete="off" maxlength="200" prop:value=move || name.get() on:input:target=move |event| name.set(event.target().value()) />
            </label>
            <button type="submit">{store.say(saved::KEEP_NAME)}</button>
        </form>
    }
}

fn as_text(id: SlotId, text: String) -> impl IntoView {
    let store = Store::find();
    let copied = RwSignal::new(None::<bool>);
    let (length, label) = (text.len(), format!("text-{}", id.0));
    let (to_copy, to_share) = (text.clone(), text.clone());
    let says = move || {
        copied.get().map(|copied| {
            let note = if copied {
                saved::COPIED
            } else {
                saved::NOT_COPIED
            };
            note.get(store.lang.get())
        })
    };
    let share = files::can_share().then(|| {
        view! {
            <button class="second" on:click=move |_| files::share("Branchline", &to_share)>{store.say(saved::SHARE)}</button>
        }
    });
    view! {
        <div class="as-text">
            <label class="field" for=label.clone()>
                <span>{store.say(saved::TEXT)}" ("{move || saved::letters(store.lang.get(), length)}")"</span>
            </label>
            <textarea id=label class="packed" readonly rows="4" prop:value=text></textarea>
            <p class="small">{store.say(saved::TEXT_HELP)}</p>
            <div class="choices">
                <button data-do="copy" on:click=move |_| files::copy(&to_copy, move |done| copied.set(Some(done)))>{store.say(saved::COPY)}</button>
                {share}
            </div>
            <p role="status">{move || says()}</p>
        </div>
    }
}
