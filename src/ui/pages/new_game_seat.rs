//! One seat of a game that is being set up.

use leptos::prelude::*;

use crate::catalog::Game;
use crate::session::Sitter;
use crate::text::characters::character;
use crate::text::{new_game, table};
use crate::ui::play::table::badge;
use crate::ui::store::Store;

/// Where the form keeps the names of people who are known here, to choose from.
pub const NAMES: &str = "known-names";

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person.
    Person,
    /// A bot of a level.
    Bot(&'static str),
}

/// A seat as it is being filled in.
#[derive(Clone, Copy)]
pub struct Draft {
    /// Tells seats apart while some come and go.
    pub number: usize,
    /// Who plays it.
    pub who: RwSignal<Who>,
    /// The name; may be empty.
    pub name: RwSignal<String>,
    /// Colour and shape.
    pub livery: RwSignal<u8>,
    /// Whether a person wants to look at their own pile (CG-3).
    pub looks: RwSignal<bool>,
}

impl Draft {
    /// An empty seat.
    pub fn new(number: usize, who: Who) -> Draft {
        Draft {
            number,
            who: RwSignal::new(who),
            name: RwSignal::new(String::new()),
            livery: RwSignal::new(number as u8 % LIVERIES),
            looks: RwSignal::new(false),
        }
    }

    /// The player who will sit there.
    pub fn sitter(&self) -> Sitter {
        let (name, livery) = (self.name.get_untracked(), self.livery.get_untracked());
        match self.who.get_untracked() {
            Who::Person => Sitter::person(&name, livery),
            Who::Bot(level) => Sitter::bot(&name, level, livery),
        }
    }

    /// Whether the seat is for a person who wants to look at their own pile. Bots remember theirs anyway.
    pub fn looks(&self) -> bool {
        self.looks.get_untracked() && self.who.get_untracked() == Who::Person
    }
}

/// Colours and shapes to choose from.
const LIVERIES: u8 = 5;

/// The row of a seat.
pub fn seat_row(
    game: &'static Game,
    draft: Draft,
    seats: RwSignal<Vec<Draft>>,
    removable: Signal<bool>,
    remove: Callback<usize>,
) -> impl IntoView {
    let store = Store::find();
    let place = move || {
        seats.with(|seats| {
            seats
                .iter()
                .position(|seat| seat.number == draft.number)
                .unwrap_or(0)
                + 1
        })
    };
    let choose_who = move |value: String| {
        let level = table::LEVELS.into_iter().find(|level| *level == value);
        draft.who.set(level.map_or(Who::Person, Who::Bot));
    };
    let who = move || match draft.who.get() {
        Who::Person => "person",
        Who::Bot(level) => level,
    };
    let levels = table::LEVELS.map(|level| {
        let name = character(level).name;
        view! { <option value=level>{store.say(name)}" · "{store.say(table::level(level))}</option> }
    });
    let liveries = (0..LIVERIES)
        .map(|livery| view! { <option value=livery>{store.say(table::livery(livery))}</option> });
    let number = draft.number;
    view! {
        <div class="seat-row" data-seat=number role="group" aria-label=move || new_game::seat(store.lang.get(), place())>
            <span class="seat-badge">{move || badge(draft.livery.get())}</span>
            <label class="seat-who">
                <span class="unseen">{store.say(new_game::WHO)}</span>
                <select prop:value=move || who() on:change:target=move |event| choose_who(event.target().value())>
                    <option value="person">{store.say(new_game::PERSON)}</option>
                    {levels}
                </select>
            </label>
            <label class="seat-name">
                <span class="unseen">{store.say(new_game::NAME)}</span>
                <input
                    maxlength="200"
                    autocomplete="off"
                    list=NAMES
                    placeholder=move || table::person(store.lang.get(), place())
                    prop:value=move || draft.name.get()
                    on:input:target=move |event| draft.name.set(event.target().value())
                />
            </label>
            <label class="seat-livery">
                <span class="unseen">{store.say(new_game::LIVERY)}</span>
                <select
                    prop:value=move || draft.livery.get().to_string()
                    on:change:target=move |event| draft.livery.set(event.target().value().parse().unwrap_or(0))
                >
                    {liveries.collect_view()}
                </select>
            </label>
            {move || match draft.who.get() {
                Who::Person => None,
                Who::Bot(level) => Some(introduction(level)),
            }}
            <Show when=move || game.may_open_piles() && draft.who.get() == Who::Person>{look_choice(draft)}</Show>
            <Show when=move || removable.get()>
                <button type="button" class="plain seat-remove" aria-label=store.say(new_game::REMOVE_SEAT) on:click=move |_| remove.run(number)>"×"</button>
            </Show>
        </div>
    }
}

/// A bot's face, its name and how it plays.
fn introduction(level: &'static str) -> impl IntoView {
    let store = Store::find();
    let character = character(level);
    view! {
        <p class="seat-character small">
            {face(level)}
            <span><strong>{store.say(character.name)}</strong>" "{store.say(character.plays)}</span>
        </p>
    }
}

/// The front of a locomotive, with as many lamps as the level is high.
fn face(level: &str) -> impl IntoView {
    let lamps = table::LEVELS.iter().position(|known| *known == level);
    let lamps = lamps.map_or(1, |place| place + 1);
    let first = 12.0 - 2.0 * (lamps as f32 - 1.0);
    let lamps = (0..lamps).map(|lamp| {
        let x = first + 4.0 * lamp as f32;
        view! { <circle cx=x cy="3" r="1.4" /> }
    });
    view! {
        <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
            {lamps.collect_view()}
            <path fill-rule="evenodd" d="M8,6H16L19,10V18H5V10ZM8.5,8.5 7.5,11H11V8.5ZM13,8.5V11H16.5L15.5,8.5Z" />
            <path d="M4,19H20V20.5H4ZM6,21.5H9V23H6ZM15,21.5H18V23H15Z" />
        </svg>
    }
}

/// The option for beginners: this person may look at their own pile at any time.
fn look_choice(draft: Draft) -> impl IntoView {
    let store = Store::find();
    view! {
        <label class="seat-look">
            <input
                type="checkbox"
                prop:checked=move || draft.looks.get()
                on:change:target=move |event| draft.looks.set(event.target().checked())
            />
            <span class="small">{store.say(new_game::LOOK)}</span>
        </label>
    }
}
