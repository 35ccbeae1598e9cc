//! Setting up a game: who plays, in which colours, by which variant. The defaults start in one tap.

use leptos::prelude::*;

use super::challenge::ROUNDS;
use super::new_game_seat::{Draft, Who, seat_row};
use crate::catalog::{self, Game, GameId, MAX_SEATS, Seat, Variant};
use crate::engine::table::Setup;
use crate::platform::clock;
use crate::platform::storage::Keeper;
use crate::save::{History, RememberedTable, StoreError, remembered_tables};
use crate::session::{Challenge, Sitter, seal};
use crate::text::{Phrase, challenge, games, lessons, new_game, rules, saved, table};
use crate::ui::address::Page;
use crate::ui::parts::{poster, seat_names};
use crate::ui::play::table::badge;
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
    let removable = Signal::derive(move || seats.with(Vec::len) > usize::from(players().min));
    view! {
        <section class="sheet new-game">
            <header class="new-head">
                {poster(id)}
                <h1>{move || store.lang.get().name(game.name()).to_owned()}</h1>
                <p class="pitch">{move || games::players(store.lang.get(), players())}" · "{store.name(game.pitch())}</p>
                <p class="links">
                    <a href=Page::Lessons(id).link()>{store.say(lessons::LESSONS)}</a>
                    <a href=Page::Board(id).link()>{store.say(games::look(game))}</a>
                    <a href=Page::Rules(Some(id)).link()>{store.say(rules::RULES)}</a>
                    <a href=Page::Special(id).link()>{store.say(rules::SPECIAL)}</a>
                </p>
            </header>
            {tables(store, id, fault)}
            <form on:submit=start>
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
                <p class="fault" role="alert">{says}</p>
                <button class="wide" id="start" type="submit">{store.say(new_game::START)}</button>
                <details>
                    <summary>{store.say(new_game::ADVANCED)}</summary>
                    {starter(seats, first)}
                    <label class="field">
                        <span>{store.say(new_game::SEED)}</span>
                        <input id="seed" inputmode="numeric" maxlength="20" prop:value=move || seed.get() on:input:target=move |event| seed.set(event.target().value()) />
                    </label>
                    <p class="small">{store.say(challenge::SEAL)}" "<code id="seal">{sealed}</code></p>
                    <p><button type="button" class="second" id="to-challenge" on:click=to_challenge>{store.say(challenge::MAKE)}</button></p>
                </details>
            </form>
        </section>
    }
}

/// The tables at which the game was played last, each set again at a tap.
fn tables(store: Store, id: GameId, fault: RwSignal<Option<Fault>>) -> Option<AnyView> {
    let tables = remembered_tables(&History::new(Keeper::open()), id).unwrap_or_default();
    if tables.is_empty() {
        return None;
    }
    let rows = tables.into_iter().map(|table| {
        let badges: Vec<_> = table.seats.iter().map(|seat| badge(seat.color)).collect();
        let table = StoredValue::new(table);
        let names = move || {
            let lang = store.lang.get();
            table.with_value(|table| {
                let names = seat_names(lang, &table.seats).join(", ");
                match table.variant {
                    Variant::Standard => names,
                    variant => format!("{names} · {}", new_game::variant(variant).get(lang)),
                }
            })
        };
        let again = move |_| {
            let started = table.with_value(|table| sit_again(store, id, table));
            fault.set(started.err().map(Fault::Start));
        };
        view! {
            <li><button type="button" class="second table-again" on:click=again><span class="badges">{badges}</span><span>{names}</span></button></li>
        }
    });
    let section = view! {
        <section class="last-tables" aria-labelledby="last-tables">
            <h2 id="last-tables">{store.say(new_game::LAST_TABLES)}</h2>
            <ul>{rows.collect_view()}</ul>
        </section>
    };
    Some(section.into_any())
}

fn sit_again(store: Store, id: GameId, table: &RememberedTable) -> Result<(), StartError> {
    let setup = Setup {
        game: id,
        variant: table.variant,
        seats: table.seats.len() as u8,
        first: None,
        seed: 0,
        open_piles: table.open_piles,
    };
    let sitters = table
        .seats
        .iter()
        .cloned()
        .map(Sitter::from_entry)
        .collect();
    keep::start_again(store, setup, sitters, false)
}

fn variants(game: &'static Game, variant: RwSignal<Variant>) -> impl IntoView {
    let store = Store::find();
    let mut all = game.variants();
    all.retain(|variant| game.offers(*variant));
    (all.len() > 1).then(|| {
        let options = all.into_iter().map(|variant| view! { <option value=variant.slug()>{store.say(new_game::variant(variant))}</option> });
        view! {
            <label class="field">
                <span>{store.say(new_game::VARIANT)}</span>
                <select
                    id="variant"
                    on:change:target=move |event| {
                        variant.set(Variant::from_slug(&event.target().value()).unwrap_or(Variant::Standard));
                    }
                >
                    {options.collect_view()}
                </select>
            </label>
        }
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
                {options}
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
