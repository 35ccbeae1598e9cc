//! One seat of a game that is being set up.

use leptos::prelude::*;

use crate::catalog::Game;
use crate::session::Sitter;
use crate::text::{new_game, table};
use crate::ui::play::table::badge;
use crate::ui::store::Store;

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
        view! { <option value=level>{store.say(new_game::COMPUTER)}" · "{store.say(table::level(level))}</option> }
    });
    let liveries = (0..LIVERIES)
        .map(|livery| view! { <option value=livery>{store.say(table::livery(livery))}</option> });
    let number = draft.number;
    view! {
        <div class="seat-row" data-seat=number role="group" aria-label=move || new_game::seat(store.lang.get(), place())>
            <span class="seat-badge">{move || badge(draft.livery.get())}</span>
            <label class="seat-who">
                <span class="unseen">{store.say(new_game::WHO)}</span>
                <select prop:value=who on:change:target=move |event| choose_who(event.target().value())>
                    <option value="person">{store.say(new_game::PERSON)}</option>
                    {levels}
                </select>
            </label>
            <label class="seat-name">
                <span class="unseen">{store.say(new_game::NAME)}</span>
                <input
                    maxlength="200"
                    autocomplete="off"
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
            <Show when=move || game.may_open_piles() && draft.who.get() == Who::Person>{look_choice(draft)}</Show>
            <Show when=move || removable.get()>
                <button type="button" class="plain seat-remove" aria-label=store.say(new_game::REMOVE_SEAT) on:click=move |_| remove.run(number)>"×"</button>
            </Show>
        </div>
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
