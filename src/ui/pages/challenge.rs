//! A challenge: what is on the table, the way to sit down at it, and the link to pass on.

use leptos::prelude::*;

use crate::catalog;
use crate::platform::{address, files};
use crate::save::StoreError;
use crate::scene;
use crate::session::{Chair, Challenge, ChallengeError};
use crate::text::{Lang, Phrase, challenge as words, games, new_game, saved, shell, table};
use crate::ui::address::Page;
use crate::ui::parts::{poster, sealed};
use crate::ui::play::table::{badge, keep};
use crate::ui::store::Store;

/// Rounds of thought of the bots in a new challenge: an Expert that still answers soon on a slow phone.
pub const ROUNDS: u16 = 200;

/// The page.
pub fn challenge(opened: Result<Challenge, ChallengeError>) -> AnyView {
    match opened {
        Ok(challenge) => sheet(challenge).into_any(),
        Err(error) => closed(error).into_any(),
    }
}

fn sheet(challenge: Challenge) -> impl IntoView {
    let store = Store::find();
    let id = challenge.setup.game;
    let game = catalog::game(id);
    let names = challenge
        .who()
        .iter()
        .map(|_| RwSignal::new(String::new()))
        .collect::<Vec<_>>();
    let people: Vec<RwSignal<String>> = { challenge.who().iter().zip(&names) }
        .filter(|(who, _)| **who == Chair::Person)
        .map(|(_, name)| *name)
        .collect();
    let seats = challenge.who().iter().zip(names).enumerate();
    let seats = seats.map(|(seat, (who, name))| seat_row(seat, *who, name));
    let fault = RwSignal::new(None);
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let names: Vec<String> = people.iter().map(RwSignal::get_untracked).collect();
        fault.set(start(&challenge, &names).err());
    };
    let variant = challenge.setup.variant;
    view! {
        <section class="sheet back challenge">
            <header class="new-head">
                {poster(id)}
                <h1>{store.say(words::TITLE)}" · "{store.name(game.name())}</h1>
                <p class="pitch">{store.say(words::PITCH)}</p>
                <p class="small">{move || games::players(store.lang.get(), game.players())}" · "{store.say(new_game::variant(variant))}</p>
            </header>
            <form class="panel" on:submit=begin>
                <h2>{store.say(words::SEATS)}</h2>
                <ul class="seat-list">{seats.collect_view()}</ul>
                {sealed(&challenge.setup)}
                <p class="fault" role="alert">{move || fault.get().map(|fault: Phrase| fault.get(store.lang.get()))}</p>
                <button class="wide" id="start" type="submit">{store.say(words::START)}</button>
            </form>
            <section class="panel">
                <h2>{store.say(words::PASS_ON)}</h2>
                {link(&address::with(&Page::Challenge(Ok(challenge)).link()), words::SCAN)}
            </section>
            <p class="ways-out"><a href=Page::Home.link()>{store.say(shell::HOME)}</a></p>
        </section>
    }
}

fn seat_row(seat: usize, who: Chair, name: RwSignal<String>) -> impl IntoView {
    let store = Store::find();
    let number = seat + 1;
    let called = move |lang: Lang| match who {
        Chair::Person => table::person(lang, number),
        Chair::Bot(level) => table::bot(lang, level.slug(), number),
    };
    let field = (who == Chair::Person).then(|| {
        view! {
            <input
                maxlength="200"
                autocomplete="off"
                aria-label=move || format!("{} · {}", new_game::NAME.get(store.lang.get()), called(store.lang.get()))
                placeholder=move || called(store.lang.get())
                on:input:target=move |event| name.set(event.target().value())
            />
        }
    });
    let bot = (who != Chair::Person).then_some(move || called(store.lang.get()));
    view! { <li>{badge(seat as u8)}{field}{bot}</li> }
}

fn start(challenge: &Challenge, names: &[String]) -> Result<(), Phrase> {
    let session = challenge.begin(names).map_err(|_| words::DAMAGED)?;
    match keep::add(&session.save()) {
        Ok(slot) => keep::go(Page::Play(slot)),
        Err(StoreError::Full) => return Err(saved::NO_ROOM),
        Err(StoreError::Blocked) => return Err(saved::BLOCKED),
    }
    Ok(())
}

/// From this many squares on, a code needs room for a camera to tell them apart.
const DENSE: i32 = 80;

/// An address as a code to scan, as text, and by the device's share menu.
pub fn link(address: &str, help: Phrase) -> AnyView {
    let store = Store::find();
    let copied = RwSignal::new(None::<bool>);
    let code = scene::qr(address);
    let help = if code.is_some() { help } else { words::NO_CODE };
    let code = code.map(|code| {
        let around = format!("0 0 {0} {0}", code.size);
        view! {
            <svg class="qr" class:dense={code.size > DENSE} viewBox=around role="img" aria-label=store.say(words::CODE)>
                <path d=code.path />
            </svg>
        }
    });
    let (to_copy, to_share) = (address.to_owned(), address.to_owned());
    let copy = move |_| files::copy(&to_copy, move |done| copied.set(Some(done)));
    let share = files::can_share().then(|| {
        view! { <button class="second" id="share" on:click=move |_| files::share(shell::NAME, &to_share)>{store.say(saved::SHARE)}</button> }
    });
    let says = move || {
        let done = copied.get()?;
        let note = if done {
            saved::COPIED
        } else {
            saved::NOT_COPIED
        };
        Some(note.get(store.lang.get()))
    };
    view! {
        <div class="pass-on">
            {code}
            <div>
                <p>{store.say(help)}</p>
                <label class="field">
                    <span>{store.say(words::LINK)}</span>
                    <input id="link" readonly prop:value=address.to_owned() />
                </label>
                <p class="choices">
                    <button class="second" id="copy" on:click=copy>{store.say(words::COPY)}</button>
                    {share}
                </p>
                <p role="status">{move || says()}</p>
            </div>
        </div>
    }
    .into_any()
}

fn closed(error: ChallengeError) -> impl IntoView {
    let store = Store::find();
    let says = move || {
        let lang = store.lang.get();
        match error {
            ChallengeError::TooLong => words::TOO_LONG.get(lang).to_owned(),
            ChallengeError::Damaged => words::DAMAGED.get(lang).to_owned(),
            ChallengeError::Newer { .. } => words::NEWER.get(lang).to_owned(),
            ChallengeError::Unknown => words::UNKNOWN.get(lang).to_owned(),
            ChallengeError::CannotStart(error) => words::cannot_start(lang, error),
        }
    };
    view! {
        <section class="sheet back">
            <h1>{store.say(words::TITLE)}</h1>
            <p role="alert">{move || says()}</p>
            <p><a class="button" href=Page::Home.link()>{store.say(shell::HOME)}</a></p>
        </section>
    }
}
