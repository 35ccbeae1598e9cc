//! The score pad for people who play the cardboard games: which game, who played, and then what lies on the table.

use leptos::prelude::*;

use super::pad_sheet::sheet;
use super::pad_start::start;
use crate::catalog::{self, GameId, Seat};
use crate::engine::game::Scores;
use crate::engine::pad::{PadFault, Tick};
use crate::platform::storage::Keeper;
use crate::save::{PadLost, ScorePad, StoreError};
use crate::text::speaker::Speaker;
use crate::text::{Phrase, pad as words, saved, shell};
use crate::ui::address::Page;
use crate::ui::parts::{games, poster, seat_names};
use crate::ui::store::Store;

/// What the parts of the page share: signals, so it is copied freely.
#[derive(Clone, Copy)]
pub struct Room {
    /// The app.
    pub store: Store,
    /// The game.
    pub id: GameId,
    /// The pad, once somebody has opened one.
    pub pad: RwSignal<Option<ScorePad>>,
    /// The count as it stands.
    pub scores: Memo<Option<Scores>>,
    /// Whose things are being ticked off.
    pub who: RwSignal<Seat>,
    /// Why the latest tick was refused.
    pub fault: RwSignal<Option<PadFault>>,
    /// What is said about keeping the pad.
    pub note: RwSignal<Option<Phrase>>,
}

impl Room {
    fn open(id: GameId) -> Room {
        let (pad, note) = match ScorePad::open(&Keeper::open(), id) {
            Ok(pad) => (pad, None),
            Err(PadLost::Damaged) => (None, Some(words::DAMAGED)),
            Err(PadLost::Newer) => (None, Some(words::NEWER)),
            Err(PadLost::Store(error)) => (None, Some(why(error))),
        };
        let pad = RwSignal::new(pad);
        Room {
            store: Store::find(),
            id,
            pad,
            scores: Memo::new(move |_| pad.with(|pad| pad.as_ref().map(ScorePad::scores))),
            who: RwSignal::new(Seat(0)),
            fault: RwSignal::new(None),
            note: RwSignal::new(note),
        }
    }

    /// Says things about this table.
    pub fn speaker(self) -> Speaker {
        let lang = self.store.lang.get();
        Speaker {
            lang,
            game: catalog::game(self.id),
            names: self.with(|pad| seat_names(lang, &pad.seats)),
        }
    }

    /// Looks at the pad; there is nothing to see while none is open.
    pub fn with<T: Default>(self, look: impl FnOnce(&ScorePad) -> T) -> T {
        self.pad
            .with(|pad| pad.as_ref().map(look).unwrap_or_default())
    }

    /// Ticks something off for whoever is being counted, and keeps the pad.
    pub fn tick(self, tick: Tick) {
        self.change(|pad, who| pad.tick(who, tick));
    }

    /// Changes the pad and keeps it.
    pub fn change(self, change: impl FnOnce(&mut ScorePad, Seat) -> Result<(), PadFault>) {
        let who = self.who.get_untracked();
        let mut outcome = Ok(());
        self.pad.update(|pad| {
            if let Some(pad) = pad {
                outcome = change(pad, who);
            }
        });
        self.fault.set(outcome.err());
        self.keep();
    }

    /// Keeps the pad as it is.
    pub fn keep(self) {
        let kept = { self.pad }.with_untracked(|pad| {
            let pad = pad.as_ref()?;
            pad.keep(&Keeper::open()).err()
        });
        self.note.set(kept.map(why));
    }
}

/// Why something cannot be kept.
pub fn why(error: StoreError) -> Phrase {
    match error {
        StoreError::Full => saved::NO_ROOM,
        StoreError::Blocked => saved::BLOCKED,
    }
}

/// The page of a game, or all games to choose from.
pub fn pad(game: Option<GameId>) -> AnyView {
    match game {
        Some(id) => table(id),
        None => all_games(),
    }
}

fn all_games() -> AnyView {
    let store = Store::find();
    view! {
        <section class="sheet back rules">
            <h1>{store.say(words::TITLE)}</h1>
            <p>{store.say(words::PITCH)}</p>
            <h2>{store.say(words::WHICH)}</h2>
            {games(store, Page::Pad)}
            <p class="ways-out"><a href=Page::Home.link()>{store.say(shell::HOME)}</a></p>
        </section>
    }
    .into_any()
}

fn table(id: GameId) -> AnyView {
    let room = Room::open(id);
    let store = room.store;
    let game = catalog::game(id);
    let is_open = Memo::new(move |_| room.pad.with(Option::is_some));
    let pitch = match game.rail() {
        Some(_) => words::PITCH,
        None => words::PITCH_TICKETS,
    };
    let body = move || match is_open.get() {
        // What is ticked must not build the board again.
        true => untrack(move || sheet(room)),
        false => start(room),
    };
    // While a pad is open, that is said beside the count.
    let said = move || {
        let note = room.note.get().filter(|_| !is_open.get());
        note.map(|note| note.get(store.lang.get()))
    };
    view! {
        <section class="sheet back score-pad">
            <header class="new-head">
                {poster(id)}
                <h1>{store.say(words::TITLE)}" · "{store.name(game.name())}</h1>
                <p class="pitch">{store.say(pitch)}</p>
            </header>
            <p role="status" id="pad-note">{move || said()}</p>
            {move || body()}
            <p class="ways-out">
                <a href=Page::History.link()>{store.say(crate::text::history::TITLE)}</a>
                <a href=Page::Home.link()>{store.say(shell::HOME)}</a>
            </p>
        </section>
    }
    .into_any()
}
