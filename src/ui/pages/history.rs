//! Finished games, to be looked at again and played again, and the records that come of them.

use leptos::prelude::*;

use super::challenge::ROUNDS;
use super::history_gallery::gallery;
use super::history_records::Records;
use crate::catalog;
use crate::engine::table::Setup;
use crate::platform::storage::Keeper;
use crate::platform::{clock, files};
use crate::save::{self, MAX_PLAYED, MAX_REPLAYS, Played, StoreError};
use crate::session::{Challenge, Sitter};
use crate::text::{Phrase, challenge, fair, history, pad, passing, people, review, saved, shell};
use crate::ui::address::{Kept, Page};
use crate::ui::parts::{Toast, Undo, poster, seat_names};
use crate::ui::play::table::keep::StartError;
use crate::ui::play::table::keepsake::{self, Finished};
use crate::ui::play::table::{badge, keep};
use crate::ui::store::Store;

pub fn finished() -> save::History<Keeper> {
    save::History::new(Keeper::open())
}

/// What the parts of the page share: signals, so it is copied freely.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// Finished games, the latest first.
    pub played: RwSignal<Vec<Played>>,
    /// The game that was deleted last and can still come back.
    deleted: RwSignal<Option<u32>>,
    /// One sentence about what was done last.
    note: RwSignal<Option<Phrase>>,
}

impl Shelf {
    fn refresh(self) {
        self.played.set(finished().list().unwrap_or_default());
    }

    /// Deletes a game; the player can still undo it.
    fn delete(self, id: u32) {
        let outcome = finished().delete(id);
        self.note.set(Some(match outcome {
            Ok(()) => saved::DELETED,
            Err(StoreError::Full) => saved::NO_ROOM,
            Err(StoreError::Blocked) => saved::BLOCKED,
        }));
        self.deleted.set(outcome.is_ok().then_some(id));
        self.refresh();
    }

    fn restore(self) {
        if let Some(id) = self.deleted.get_untracked() {
            finished().restore(id).ok();
            self.say(None);
            self.refresh();
        }
    }

    /// Shows a sentence; an earlier deletion can no longer be undone.
    fn say(self, note: Option<Phrase>) {
        self.deleted.set(None);
        self.note.set(note);
    }
}

/// The page.
#[component]
pub fn History() -> impl IntoView {
    let store = Store::find();
    let shelf = Shelf {
        played: RwSignal::new(Vec::new()),
        deleted: RwSignal::new(None),
        note: RwSignal::new(None),
    };
    shelf.refresh();
    let is_empty = Memo::new(move |_| shelf.played.with(Vec::is_empty));
    let body = move || match is_empty.get() {
        true => empty(store).into_any(),
        false => games(store, shelf).into_any(),
    };
    view! {
        <section class="sheet keeping">
            <h1>{store.say(history::TITLE)}</h1>
            {move || body()}
            <p class="ways-out">
                <a href=Page::People.link()>{store.say(people::TITLE)}</a>
                <a href=Page::Fair.link()>{store.say(fair::TITLE)}</a>
                <a href=Page::Saved.link()>{store.say(saved::TITLE)}</a>
                <a href=Page::Home.link()>{store.say(shell::HOME)}</a>
            </p>
            <Toast note=shelf.note>
                <Undo offered=Signal::derive(move || shelf.deleted.get().is_some()) undo=move |()| shelf.restore() />
            </Toast>
        </section>
    }
}

fn empty(store: Store) -> impl IntoView {
    view! {
        <div class="empty">
            <p><strong>{store.say(history::EMPTY)}</strong></p>
            <p>{store.say(history::EMPTY_HINT)}</p>
            <p><a class="button" href=Page::Home.link()>{store.say(saved::TO_GAMES)}</a></p>
        </div>
    }
}

fn games(store: Store, shelf: Shelf) -> impl IntoView {
    let whole = finished().replayable().unwrap_or_default();
    let latest = move || {
        let played = shelf.played.get();
        played.into_iter().take(MAX_REPLAYS).collect::<Vec<_>>()
    };
    view! {
        {move || view! { <Records played=shelf.played.get() /> }}
        {gallery(store, shelf)}
        <h2>{store.say(history::FINISHED)}</h2>
        <p class="small" id="limit">{move || history::limit(store.lang.get(), MAX_REPLAYS, MAX_PLAYED)}</p>
        <ul class="saves">
            <For each=latest key=|game| game.id let:game>{row(shelf, whole.contains(&game.id), game)}</For>
        </ul>
    }
}

fn row(shelf: Shelf, whole: bool, game: Played) -> impl IntoView {
    let store = Store::find();
    let (id, cardboard) = (game.id, game.cardboard);
    let game = StoredValue::new(game);
    let again = move |same_deal: bool| {
        let outcome = game.with_value(|game| play_again(store, game, same_deal));
        shelf.say(outcome.err());
    };
    let replay = view! {
        <a class="button" href=Page::Replay(Kept::Finished(id)).link()>{store.say(saved::REPLAY)}</a>
        <a class="button second" data-do="review" href=Page::Review(id).link()>{store.say(review::OPEN)}</a>
        <button class="second" data-do="same-deal" on:click=move |_| again(true)>{store.say(history::SAME_DEAL)}</button>
    };
    let to_challenge = move |_| match game.with_value(challenge_of) {
        Some(challenge) => keep::go(Page::Challenge(Ok(challenge))),
        None => shelf.say(Some(saved::NOT_THERE)),
    };
    let lang = store.lang;
    let export = view! {
        {keepsake::buttons(move || Finished::of_history(id, lang.get()))}
        <button class="second" data-do="challenge" on:click=to_challenge>{store.say(challenge::MAKE)}</button>
        <a class="button second" data-do="pass-on" href=Page::PassOn(Kept::Finished(id)).link()>{store.say(passing::DO)}</a>
        <button class="second" data-do="file" on:click=move |_| shelf.say(Some(export(id)))>{store.say(saved::EXPORT_FILE)}</button>
    };
    view! {
        <li class="save" data-finished=id>
            {move || game.with_value(result)}
            <div class="save-ways">
                {whole.then_some(replay)}
                <button class="second" data-do="rematch" on:click=move |_| again(false)>{store.say(history::REMATCH)}</button>
                <details class="more">
                    <summary>{store.say(saved::MORE)}</summary>
                    <div class="more-ways">
                        {whole.then_some(export)}
                        <button class="second" data-do="delete" on:click=move |_| shelf.delete(id)>{store.say(saved::DELETE)}</button>
                    </div>
                </details>
            </div>
            {(!whole).then(|| view! { <p class="small" data-why="">{store.say(if cardboard { pad::CARDBOARD } else { history::TOO_OLD })}</p> })}
        </li>
    }
}

/// Who played, and how it ended.
fn result(game: &Played) -> impl IntoView + use<> {
    let store = Store::find();
    let lang = store.lang.get();
    let name = lang.name(catalog::game(game.game).name()).to_owned();
    let names = seat_names(lang, &game.seats);
    let seats = names.into_iter().enumerate().map(|(seat, name)| {
        let won = game.winners.iter().any(|winner| *winner as usize == seat);
        let points = game.totals.get(seat).copied().unwrap_or(0);
        let livery = game.seats[seat].color;
        view! {
            <li class:won=won>
                {badge(livery)}
                <span class="player-name">{name}</span>
                <span class="small">{won.then(|| store.say(history::WON))}</span>
                <b>{points}</b>
            </li>
        }
    });
    view! {
        <div class="save-head">
            {poster(game.game)}
            <h3>{name}</h3>
            <p class="small">{clock::written(game.ended_ms, lang.locale())}</p>
            <ul class="outcome">{seats.collect_view()}</ul>
        </div>
    }
}

/// The same people again, with the same deal or another.
fn play_again(store: Store, game: &Played, same_deal: bool) -> Result<(), Phrase> {
    let setup = if same_deal {
        let whole = finished().open(game.id).ok().flatten();
        let loaded = whole.and_then(Result::ok).ok_or(saved::NOT_THERE)?;
        loaded.setup
    } else {
        Setup {
            game: game.game,
            variant: game.variant,
            seats: game.seats.len() as u8,
            first: None,
            seed: 0,
            open_piles: game.open_piles,
        }
    };
    let sitters = game.seats.iter().cloned().map(Sitter::from_entry).collect();
    match keep::start_again(store, setup, sitters, same_deal) {
        Ok(()) => Ok(()),
        Err(StartError::Store(StoreError::Full)) => Err(saved::NO_ROOM),
        Err(StartError::Store(StoreError::Blocked)) => Err(saved::BLOCKED),
        Err(StartError::Setup(_)) => Err(saved::faults::BAD_SETUP),
    }
}

/// The same table for somebody else.
fn challenge_of(game: &Played) -> Option<Challenge> {
    let loaded = finished().open(game.id).ok()??.ok()?;
    let sitters: Vec<Sitter> = loaded.seats.into_iter().map(Sitter::from_entry).collect();
    Some(Challenge::of(loaded.setup, &sitters, ROUNDS))
}

/// Hands a finished game to the browser as a file; reports how that went.
fn export(id: u32) -> Phrase {
    let text = finished().text(id).ok().flatten();
    let save = text.and_then(|text| save::read(&text).ok());
    let done = save.is_some_and(|save| {
        files::download(
            &keep::file_name(save.game, save.actions.len()),
            &save.to_json(),
        )
    });
    if done {
        saved::EXPORTED
    } else {
        saved::NOT_THERE
    }
}
