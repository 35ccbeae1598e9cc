//! A game that came as a link: what it is, and the way to take it up. Nothing here shows anybody's cards, and nothing is
//! replaced but an earlier position of the same game.

use leptos::prelude::*;

use super::saved_faults;
use crate::catalog;
use crate::platform::{address, clock};
use crate::save::{ImportError, Known, Loaded, SaveFile, StoreError, import_link, known, move_on};
use crate::session::Session;
use crate::text::{Phrase, passing, saved, shell};
use crate::ui::address::{GAME, Page};
use crate::ui::parts::{poster, seat_names};
use crate::ui::play::table::{badge, keep};
use crate::ui::store::Store;

/// The page.
pub fn passed() -> AnyView {
    let address = address::current();
    let code = address.strip_prefix(GAME).unwrap_or_default();
    match import_link(code) {
        Ok(loaded) => sheet(loaded),
        Err(error) => closed(error),
    }
}

fn sheet(loaded: Loaded) -> AnyView {
    let store = Store::find();
    let id = loaded.setup.game;
    let (decisions, to_act) = (loaded.action_count(), loaded.state.to_act());
    let seats = StoredValue::new(loaded.seats.clone());
    let save = Session::resume(loaded).save();
    let here = known(&keep::slots(), &save).ok().flatten();
    let becomes = match here {
        Some(Known::Earlier(_)) => passing::EARLIER,
        Some(Known::AsFar(_)) => passing::AS_FAR,
        None => passing::NEW,
    };
    let names = move || seats.with_value(|seats| seat_names(store.lang.get(), seats));
    let rows = move || {
        let liveries =
            seats.with_value(|seats| seats.iter().map(|seat| seat.color).collect::<Vec<_>>());
        let rows = liveries.into_iter().zip(names());
        rows.map(|(livery, name)| view! { <li>{badge(livery)}<span>{name}</span></li> })
            .collect_view()
    };
    let stands = move || {
        let names = names();
        let next = to_act.and_then(|seat| names.get(seat.index()));
        passing::stands(store.lang.get(), decisions, next.map(String::as_str))
    };
    let fault = RwSignal::new(None::<Phrase>);
    let save = StoredValue::new(save);
    let take = move |_| {
        let done = save.with_value(|save| take_up(save, here));
        fault.set(done.err().map(|error| match error {
            StoreError::Full => saved::NO_ROOM,
            StoreError::Blocked => saved::BLOCKED,
        }));
    };
    view! {
        <section class="sheet back passed">
            <header class="new-head">
                {poster(id)}
                <h1>{store.say(passing::RECEIVED)}" · "{store.name(catalog::game(id).name())}</h1>
                <p class="pitch" id="stands">{move || stands()}</p>
            </header>
            <ul class="seat-list">{move || rows()}</ul>
            <p id="becomes">{store.say(becomes)}</p>
            <p class="small">{store.say(passing::TRUST)}</p>
            <p class="fault" role="alert">{move || fault.get().map(|fault| fault.get(store.lang.get()))}</p>
            <button class="wide" id="take" on:click=take>{store.say(passing::TAKE)}</button>
            <p class="ways-out"><a href=Page::Home.link()>{store.say(shell::HOME)}</a></p>
        </section>
    }
    .into_any()
}

/// Keeps the game and goes to its table. Back leads home, not to a link that has done its work.
fn take_up(save: &SaveFile, here: Option<Known>) -> Result<(), StoreError> {
    let slot = match here {
        Some(Known::AsFar(slot)) => slot,
        Some(Known::Earlier(slot)) => {
            move_on(&keep::slots(), slot, save, clock::now_ms())?;
            slot
        }
        None => keep::add(save)?,
    };
    address::replace(&Page::Home.link());
    keep::go(Page::Play(slot));
    Ok(())
}

fn closed(error: ImportError) -> AnyView {
    let store = Store::find();
    let says = move || saved_faults::import(store.lang.get(), &error);
    view! {
        <section class="sheet back">
            <h1>{store.say(passing::TITLE)}</h1>
            <p role="alert">{move || says()}" "{store.say(passing::BROKEN)}</p>
            <p><a class="button" href=Page::Home.link()>{store.say(shell::HOME)}</a></p>
        </section>
    }
    .into_any()
}
