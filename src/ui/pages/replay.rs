//! A saved or finished game, step by step: what the table saw, or after the end what anybody saw.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::replay_play::{Pace, playing};
use super::replay_position::position;
use super::replay_what_if as what_if;
use crate::catalog::{self, Seat};
use crate::engine::game::PlayerView;
use crate::engine::table::Viewer;
use crate::platform::storage::Keeper;
use crate::save::{History, Loaded, SeatEntry};
use crate::session::Replay;
use crate::text::speaker::Speaker;
use crate::text::{Phrase, log, replay, review, saved, shell};
use crate::ui::address::{Kept, Page};
use crate::ui::parts::seat_names;
use crate::ui::play::table::keep;
use crate::ui::play::table::keepsake::{self, Finished};
use crate::ui::store::Store;

/// What the parts of the page share: signals, so it is copied freely.
#[derive(Clone, Copy)]
pub struct Stepper {
    /// What the whole app shares.
    pub store: Store,
    /// The game and where in it we are.
    pub replay: RwSignal<Replay>,
    /// Whose view is shown.
    pub viewer: RwSignal<Viewer>,
    /// Who sat where.
    pub seats: StoredValue<Vec<SeatEntry>>,
    /// The position, as it was seen.
    pub view: Memo<PlayerView>,
    /// How fast it plays by itself; none while it stands.
    pub pace: RwSignal<Option<Pace>>,
}

impl Stepper {
    /// Colours and shapes, by `Seat`.
    pub fn liveries(self) -> Vec<u8> {
        self.seats
            .with_value(|seats| seats.iter().map(|seat| seat.color).collect())
    }

    fn new(replay: Replay, seats: Vec<SeatEntry>, viewer: Viewer) -> Stepper {
        let replay = RwSignal::new(replay);
        let viewer = RwSignal::new(viewer);
        Stepper {
            store: Store::find(),
            replay,
            viewer,
            seats: StoredValue::new(seats),
            view: Memo::new(move |_| replay.with(|replay| replay.view(viewer.get()))),
            pace: RwSignal::new(None),
        }
    }

    /// Knows what everything is called.
    pub fn speaker(self) -> Speaker {
        let lang = self.store.lang.get();
        Speaker {
            lang,
            game: self.replay.with_untracked(Replay::game),
            names: self.seats.with_value(|seats| seat_names(lang, seats)),
        }
    }

    /// Goes to a step and stays there.
    fn go(self, step: usize) {
        self.pace.set(None);
        self.replay.update(|replay| replay.go_to(step));
    }

    fn back(self) {
        self.go(self.replay.with_untracked(Replay::at).saturating_sub(1));
    }

    fn forward(self) {
        self.go(self.replay.with_untracked(Replay::at) + 1);
    }

    fn last(self) {
        self.go(self.replay.with_untracked(Replay::steps));
    }

    /// What happened in the step that led here.
    fn told(self) -> String {
        let say = self.speaker();
        let last = self.replay.with(|replay| replay.last(self.viewer.get()));
        let Some((_, seen)) = last else {
            return replay::START.get(say.lang).to_owned();
        };
        let lines: Vec<String> = seen
            .iter()
            .filter_map(|seen| log::line(&say, seen))
            .collect();
        match lines.is_empty() {
            true => replay::NO_WORDS.get(say.lang).to_owned(),
            false => lines.join(" "),
        }
    }
}

/// The page, at a step and through somebody's eyes.
pub fn replay(kept: Kept, step: usize, viewer: Viewer) -> AnyView {
    let loaded = match load(kept) {
        Ok(loaded) => loaded,
        Err(says) => return closed(says),
    };
    let Some(mut replay) = Replay::new(&loaded) else {
        return closed(replay::RULES_CHANGED);
    };
    replay.go_to(step);
    let stepper = Stepper::new(replay, loaded.seats.clone(), viewer);
    provide_context(stepper);
    steps_by_keys(stepper);
    let game = catalog::game(loaded.setup.game);
    let store = stepper.store;
    let id = match kept {
        Kept::Finished(id) => Some(id),
        Kept::Saved(_) => None,
    };
    let to_review =
        id.map(|id| view! { <a href=Page::Review(id).link()>{store.say(review::TITLE)}</a> });
    let pictures = id.map(|id| {
        let find = move || Finished::of_history(id, store.lang.get());
        view! { <div class="choices">{keepsake::buttons(find)}</div> }
    });
    view! {
        <article
            class="replay"
            data-step=move || stepper.replay.with(Replay::at)
            data-turn=move || stepper.view.with(PlayerView::turn)
        >
            <header class="replay-head">
                <h1>{store.say(replay::TITLE)}</h1>
                <p>{move || store.lang.get().name(game.name()).to_owned()}</p>
            </header>
            {position(stepper)}
            <div class="replay-side">
                <p class="step-line" id="step-line" aria-live="polite">{move || stepper.told()}</p>
                <Steps />
                {playing(stepper)}
                {what_if::button(stepper, loaded)}
                {pictures}
                <Turns />
                <Eyes />
            </div>
            <footer class="replay-foot">
                <p class="small keys-hint">{store.say(replay::KEYS)}</p>
                <p class="ways-out">
                    {to_review}
                    <a href=Page::Saved.link()>{store.say(saved::TITLE)}</a>
                    <a href=Page::History.link()>{store.say(saved::TO_HISTORY)}</a>
                </p>
            </footer>
        </article>
    }
    .into_any()
}

fn load(kept: Kept) -> Result<Loaded, Phrase> {
    let loaded = match kept {
        // Only reads the text: looking at a game must not quarantine anything.
        Kept::Saved(slot) => {
            let text = keep::slots().text(slot).ok().flatten();
            text.map(|text| crate::save::load(&text))
        }
        Kept::Finished(id) => History::new(Keeper::open()).open(id).ok().flatten(),
    };
    loaded.ok_or(replay::GONE)?.map_err(|_| replay::DAMAGED)
}

fn closed(says: Phrase) -> AnyView {
    let store = Store::find();
    view! {
        <section class="sheet">
            <h1>{store.say(says)}</h1>
            <p><a class="button" href=Page::Saved.link()>{store.say(saved::TITLE)}</a></p>
            <p><a href=Page::Home.link()>{store.say(shell::HOME)}</a></p>
        </section>
    }
    .into_any()
}

/// First, back, forward, last.
#[component]
fn Steps() -> impl IntoView {
    let stepper: Stepper = use_context().expect("the page provides it before its parts");
    let store = stepper.store;
    let at = Memo::new(move |_| stepper.replay.with(Replay::at));
    let steps = stepper.replay.with_untracked(Replay::steps);
    let at_start = move || at.get() == 0;
    let at_end = move || at.get() == steps;
    // Not `disabled`: that would drop the keyboard focus, and the screen reader's place, when the end is reached.
    view! {
        <div class="steps" role="group" aria-label=store.say(replay::STEPS)>
            <button class="second" id="first" aria-disabled=move || at_start().to_string() on:click=move |_| stepper.go(0)>{store.say(replay::FIRST)}</button>
            <button class="second" id="back" aria-disabled=move || at_start().to_string() on:click=move |_| stepper.back()>{store.say(replay::BACK)}</button>
            <button id="forward" aria-disabled=move || at_end().to_string() on:click=move |_| stepper.forward()>{store.say(replay::FORWARD)}</button>
            <button class="second" id="last" aria-disabled=move || at_end().to_string() on:click=move |_| stepper.last()>{store.say(replay::LAST)}</button>
        </div>
        <p class="small" id="step-count">{move || replay::step(store.lang.get(), at.get(), steps)}</p>
    }
}

/// To any turn.
#[component]
fn Turns() -> impl IntoView {
    let stepper: Stepper = use_context().expect("the page provides it before its parts");
    let store = stepper.store;
    let (first, last) = stepper.replay.with_untracked(Replay::turns);
    let turn = Memo::new(move |_| stepper.view.with(PlayerView::turn));
    let go = move |value: String| {
        if let Ok(turn) = value.parse() {
            stepper.replay.update(|replay| replay.go_to_turn(turn));
        }
    };
    view! {
        <label class="turn-slider">
            <span>{move || replay::turn_of(store.lang.get(), turn.get(), last)}</span>
            <input
                type="range"
                id="turn"
                min=first
                max=last
                aria-label=store.say(replay::TURN)
                aria-valuetext=move || replay::turn_of(store.lang.get(), turn.get(), last)
                prop:value=move || turn.get().to_string()
                on:input:target=move |event| go(event.target().value())
            />
        </label>
    }
}

/// Whose view is shown; a running game only shows what the whole table sees.
#[component]
fn Eyes() -> impl IntoView {
    let stepper: Stepper = use_context().expect("the page provides it before its parts");
    let store = stepper.store;
    if !stepper.replay.with_untracked(Replay::is_finished) {
        return view! { <p class="small">{store.say(replay::TABLE_ONLY)}</p> }.into_any();
    }
    let seats = move || {
        let names = stepper.speaker().names.into_iter().enumerate();
        names
            .map(|(seat, name)| view! { <option value=seat selected=stepper.viewer.get_untracked().is(Seat::at(seat))>{name}</option> })
            .collect_view()
    };
    let choose = move |value: String| {
        let seat = value.parse().ok().map(|seat| Viewer::Seat(Seat(seat)));
        stepper.viewer.set(seat.unwrap_or(Viewer::Table));
    };
    view! {
        <label class="field">
            <span>{store.say(replay::VIEWPOINT)}</span>
            <select id="eyes" on:change:target=move |event| choose(event.target().value())>
                <option value="table">{store.say(replay::TABLE)}</option>
                {move || seats()}
            </select>
        </label>
    }
    .into_any()
}

/// The arrow keys step, wherever the focus is, unless the focused element needs them itself.
fn steps_by_keys(stepper: Stepper) {
    let listener = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let held = event.ctrl_key() || event.meta_key() || event.alt_key();
        if event.default_prevented() || held || needs_arrows(&event) {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => stepper.back(),
            "ArrowRight" => stepper.forward(),
            "Home" => stepper.go(0),
            "End" => stepper.last(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}

fn needs_arrows(event: &KeyboardEvent) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| {
        element
            .closest("input, select, textarea, .board-window")
            .is_ok_and(|found| found.is_some())
    })
}
