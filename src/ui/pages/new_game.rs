//! Setting up a game: who plays, in which colours, by which variant. The defaults start in one tap.

use leptos::prelude::*;

use super::challenge::ROUNDS;
use super::new_game_seat::{Draft, NAMES, Who, seat_row};
use super::new_game_tables::{remember, tables};
use crate::catalog::{self, Game, GameId, MAX_SEATS, Seat, Variant};
use crate::engine::table::Setup;
use crate::platform::clock;
use crate::platform::storage::Keeper;
use crate::save::{History, StoreError, everybody};
use crate::session::{Challenge, Sitter, seal};
use crate::text::{Phrase, challenge, fair, games, lessons, new_game, rules, saved, table};
use crate::ui::address::Page;
use crate::ui::parts::{choice, poster};
use crate::ui::play::table::keep::{self, StartError};
use crate::ui::store::Store;

/// Why the game has not started.
#[derive(Clone, Copy, PartialEq)]
enum Fault {
    Start(StartError),
    Plain(Phrase),
}

/// The page.
pub fn new_game(id: GameId) -> AnyView {
    form(id, catalog::game(id)).into_any()
}

fn form(id: GameId, game: &'static Game) -> impl IntoView {
    let store = Store::find();
    // All seats exist from the start: a signal made later would be dropped together with the button that made it.
    let drafts: [Draft; MAX_SEATS] = std::array::from_fn(|number| {
        let who = if number == 0 {
            Who::Person
        } else {
            Who::Bot("regular")
        };
        Draft::new(number, who)
    });
    let seats = RwSignal::new(drafts[..usize::from(game.players().min)].to_vec());
    let variant = RwSignal::new(Variant::Standard);
    let first = RwSignal::new(None::<u8>);
    let seed = RwSignal::new(clock::seed().to_string());
    let fault = RwSignal::new(None::<Fault>);
    let players = move || game.players_of(variant.get()).unwrap_or(game.players());
    let can_add = move || seats.with(Vec::len) < usize::from(players().max);
    let add = move |_| {
        seats.update(|seats| {
            let taken: Vec<u8> = seats
                .iter()
                .map(|seat| seat.livery.get_untracked())
                .collect();
            let absent = |draft: &&Draft| seats.iter().all(|seat| seat.number != draft.number);
            let Some(draft) = drafts.iter().find(absent).copied() else {
                return;
            };
            let free = (0..MAX_SEATS as u8).find(|livery| !taken.contains(livery));
            draft.livery.set(free.unwrap_or(0));
            seats.push(draft);
        });
    };
    let remove = Callback::new(move |number: usize| {
        seats.update(|seats| seats.retain(|seat| seat.number != number));
        first.set(None);
    });
    let filled_in = move || {
        table_of(
            id,
            &seats.get_untracked(),
            variant.get_untracked(),
            first.get_untracked(),
            &seed.get_untracked(),
        )
    };
    let sealed = move || {
        variant.track();
        first.track();
        seed.track();
        seats.with(|seats| {
            for seat in seats {
                seat.who.track();
                seat.looks.track();
                seat.livery.track();
            }
        });
        filled_in().ok().and_then(|(setup, _)| seal(&setup).ok())
    };
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let started = filled_in()
            .and_then(|(setup, sitters)| keep::start(store, setup, sitters).map_err(Fault::Start));
        fault.set(started.err());
    };
    let to_challenge = move |_| match filled_in() {
        Ok((setup, sitters)) => {
            keep::go(Page::Challenge(Ok(Challenge::of(setup, &sitters, ROUNDS))));
        }
        Err(why) => fault.set(Some(why)),
    };
    let says = move || {
        let lang = store.lang.get();
        fault.get().map(|fault| match fault {
            Fault::Plain(says) => says.get(lang).to_owned(),
            Fault::Start(StartError::Setup(error)) => new_game::refused(lang, error),
            Fault::Start(StartError::Store(StoreError::Full)) => {
                saved::NO_ROOM.get(lang).to_owned()
            }
            Fault::Start(StartError::Store(StoreError::Blocked)) => {
                saved::BLOCKED.get(lang).to_owned()
            }
        })
    };
    let played = History::new(Keeper::open()).list().unwrap_or_default();
    let known = everybody(&Keeper::open(), &played).unwrap_or_default();
    let names = known
        .list()
        .map(|it| view! { <option value=it.name.clone()></option> });
    let names = names.collect_view();
    let removable = Signal::derive(move || seats.with(Vec::len) > usize::from(players().min));
    view! {
        <section class="sheet new-game">
            <header class="new-head">
                {poster(id)}
                <h1>{move || store.lang.get().name(game.name()).to_owned()}</h1>
                <p class="pitch">{move || games::players(store.lang.get(), players())}" · "{store.name(game.pitch())}</p>
                <p class="links">
                    <a href=Page::Lessons(id).link()>{store.say(lessons::LESSONS)}</a>
                    <a href=Page::Board(id).link()>{store.say(games::look(catalog::title(id)))}</a>
                    <a href=Page::Rules(Some(id)).link()>{store.say(rules::RULES)}</a>
                    <a href=Page::Special(id).link()>{store.say(rules::SPECIAL)}</a>
                </p>
            </header>
            {tables(store, id, &played, Callback::new(move |error| fault.set(Some(Fault::Start(error)))))}
            <form on:submit=start>
                <datalist id=NAMES>{names}</datalist>
                <div class="panel">
                <fieldset class="seats">
                    <legend>{store.say(new_game::SEATS)}</legend>
                    <For each=move || seats.get() key=|seat| seat.number let:draft>
                        {seat_row(game, draft, seats, removable, remove)}
                    </For>
                    <Show when=can_add>
                        <button type="button" class="second" id="add-seat" on:click=add>{store.say(new_game::ADD_SEAT)}</button>
                    </Show>
                </fieldset>
                {variants(game, variant)}
                </div>
                <p class="fault" role="alert">{move || says()}</p>
                <button class="wide" id="start" type="submit">{store.say(new_game::START)}</button>
                <p class="small seal-line">{store.say(fair::SEAL)}" "<code id="seal">{move || sealed()}</code></p>
                <details class="panel">
                    <summary>{store.say(new_game::ADVANCED)}</summary>
                    {starter(seats, first)}
                    <label class="field">
                        <span>{store.say(new_game::SEED)}</span>
                        <input id="seed" inputmode="numeric" maxlength="20" prop:value=move || seed.get() on:input:target=move |event| seed.set(event.target().value()) />
                    </label>
                    <p><button type="button" class="second" id="to-challenge" on:click=to_challenge>{store.say(challenge::MAKE)}</button></p>
                </details>
                {remember(store, move || filled_in().ok())}
            </form>
        </section>
    }
}

/// The ways to play, where there is a choice.
pub fn variants(game: &'static Game, variant: RwSignal<Variant>) -> impl IntoView {
    let mut all = game.variants();
    all.retain(|variant| game.offers(*variant));
    (all.len() > 1).then(|| {
        let values = all
            .into_iter()
            .map(|variant| (variant.slug(), new_game::variant(variant)))
            .collect();
        let choose = move |slug: &'static str| {
            variant.set(Variant::from_slug(slug).unwrap_or(Variant::Standard));
        };
        let chosen = variant.get_untracked().slug();
        choice(
            "variant",
            new_game::VARIANT,
            values,
            chosen,
            Callback::new(choose),
        )
    })
}

fn starter(seats: RwSignal<Vec<Draft>>, first: RwSignal<Option<u8>>) -> impl IntoView {
    let store = Store::find();
    let options = move || {
        let lang = store.lang.get();
        let rows = seats
            .get()
            .into_iter()
            .enumerate()
            .map(move |(index, draft)| {
                let name = draft.name.get();
                let name = if name.trim().is_empty() {
                    table::person(lang, index + 1)
                } else {
                    name
                };
                view! { <option value=index>{name}</option> }
            });
        rows.collect_view()
    };
    view! {
        <label class="field">
            <span>{store.say(new_game::FIRST)}</span>
            <select id="first" on:change:target=move |event| first.set(event.target().value().parse().ok())>
                <option value="">{store.say(new_game::BY_LOT)}</option>
                {move || options()}
            </select>
        </label>
    }
}

/// The table as it is filled in.
fn table_of(
    id: GameId,
    seats: &[Draft],
    variant: Variant,
    first: Option<u8>,
    seed: &str,
) -> Result<(Setup, Vec<Sitter>), Fault> {
    let liveries: Vec<u8> = seats
        .iter()
        .map(|seat| seat.livery.get_untracked())
        .collect();
    let twice = liveries
        .iter()
        .enumerate()
        .any(|(index, livery)| liveries[..index].contains(livery));
    if twice {
        return Err(Fault::Plain(new_game::SAME_LIVERY));
    }
    let seed = seed
        .trim()
        .parse()
        .map_err(|_| Fault::Plain(new_game::BAD_SEED))?;
    let sitters: Vec<Sitter> = seats.iter().map(Draft::sitter).collect();
    let looking = seats.iter().enumerate().filter(|(_, seat)| seat.looks());
    let setup = Setup {
        game: id,
        variant,
        seats: seats.len() as u8,
        first: first.map(Seat),
        seed,
        open_piles: looking.map(|(index, _)| Seat::at(index)).collect(),
    };
    Ok((setup, sitters))
}
