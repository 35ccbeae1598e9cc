//! Why the game is not saved, said once, with what can be done about it without leaving the table.

use leptos::prelude::*;

use super::keep;
use super::store::TableStore;
use crate::catalog;
use crate::platform::storage::Keeper;
use crate::save::{History, SlotInfo, StoreError};
use crate::text::{people, play, saved, saving};
use crate::ui::pages::download_record;
use crate::ui::parts::{seat_names, sure};

/// The banner.
#[component]
pub fn Trouble() -> impl IntoView {
    let play = TableStore::find();
    let closed = RwSignal::new(false);
    // A fault that goes away and comes back is reported again.
    Effect::new(move |_| {
        if play.keeping.trouble.get().is_none() {
            closed.set(false);
        }
    });
    let told = Memo::new(move |_| match play.keeping.trouble.get()? {
        StoreError::Blocked if play.app.knows_nothing_is_kept.get() => None,
        StoreError::Full if closed.get() => None,
        error => Some(error),
    });
    let close = move |_| match told.get_untracked() {
        Some(StoreError::Blocked) => play.app.knows_nothing_is_kept.set(true),
        _ => closed.set(true),
    };
    let banner = move |error: StoreError| {
        let full = error == StoreError::Full;
        view! {
            <div class="banner trouble" role="alert">
                <p>{play.say(saving::trouble(full))}</p>
                <div class="trouble-ways">
                    <button class="second" id="export-now" on:click=move |_| keep::export(play)>{play.say(saved::EXPORT_FILE)}</button>
                    {full.then(|| view! { <MakeRoom /> })}
                    <button class="plain" id="close-trouble" on:click=close>{play.say(play::CLOSE)}</button>
                </div>
            </div>
        }
    };
    move || told.get().map(banner)
}

/// What can be deleted to make room, without leaving the table.
#[component]
fn MakeRoom() -> impl IntoView {
    let play = TableStore::find();
    let others = move || {
        let list = keep::slots().list().unwrap_or_default();
        let others = list.into_iter().filter(|info| Some(info.id) != play.slot);
        others.map(|info| victim(play, info)).collect_view()
    };
    let finished = move || {
        keep::make_room(play, || History::new(Keeper::open()).drop_replays());
    };
    let exported = RwSignal::new(false);
    let export = move |_| exported.set(download_record());
    let carried = move || {
        let says = if exported.get() {
            saved::EXPORTED
        } else {
            people::RECORD
        };
        says.get(play.app.lang.get())
    };
    // What has been carried away may go at a tap; anything else only after a second one.
    let asks = move || saving::REPLAYS_SURE.get(play.app.lang.get()).to_owned();
    let drop_replays = move || {
        match exported.get() {
        true => view! { <button class="second" id="drop-replays" on:click=move |_| finished()>{play.say(saving::DELETE_FOR_GOOD)}</button> }.into_any(),
        false => sure("drop-replays", saving::DELETE_FOR_GOOD, asks, saved::ERASE_YES, finished),
    }
    };
    view! {
        <details class="make-room">
            <summary>{play.say(saving::MAKE_ROOM)}</summary>
            <ul>
                <li>
                    <span role="status">{move || carried()}</span>
                    <button class="second" id="export-all" on:click=export>{play.say(people::EXPORT)}</button>
                </li>
                <li>
                    <span>{play.say(saving::REPLAYS)}</span>
                    {move || drop_replays()}
                </li>
                {move || others()}
            </ul>
        </details>
    }
}

fn victim(play: TableStore, info: SlotInfo) -> impl IntoView {
    let id = info.id;
    let game = catalog::game(info.game);
    let what = move || {
        let lang = play.app.lang.get();
        format!(
            "{}, {}",
            lang.name(game.name()),
            seat_names(lang, &info.seats).join(", ")
        )
    };
    view! {
        <li>
            <span>{move || what()}</span>
            <button class="second" data-victim=id.0 on:click=move |_| keep::make_room(play, || keep::slots().delete(id))>
                {play.say(saving::DELETE_FOR_GOOD)}
            </button>
        </li>
    }
}
