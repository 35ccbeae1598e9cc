//! The lists that can be opened at any time, and the sheet that whatever is open lies in.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::Element;

use super::coach::{self, Place};
use super::rule_link::to_sheet;
use super::store::TableStore;
use super::top::undo;
use super::wide::covers_the_dock;
use crate::session::{Panel as List, Pull, Sheet, Stop};
use crate::text::{Phrase, play};

/// A list, its name, and the word for it on the page.
pub type TabName = (List, Phrase, &'static str);

/// A finger that moves less than this taps.
const PULL_PX: i32 = 24;

/// Buttons for the lists of a game. Pressing the one whose list is open closes it.
#[component]
pub fn Tabs(
    tabs: &'static [TabName],
    /// What they are called: there may be two rows of them.
    #[prop(optional)]
    name: Option<Phrase>,
) -> impl IntoView {
    let play = TableStore::find();
    let buttons = tabs.iter().map(|&(list, name, word)| {
        let is_open = move || play.sheet.with(|sheet| *sheet == Sheet::Panel(list));
        let press = move |_| match untrack(is_open) {
            true => play.close(),
            false => play.show(Sheet::Panel(list)),
        };
        view! {
            <button class="tab" data-tab=word aria-pressed=move || is_open().to_string() on:click=press>
                {play.say(name)}
            </button>
        }
    });
    view! { <nav class="tabs" aria-label=play.say(name.unwrap_or(play::PANELS))>{buttons.collect_view()}</nav> }
}

/// The sheet: whatever is open lies here. A list is closed by its cross; everything else has buttons of its own.
#[component]
pub fn Stage(
    /// The lists of the game, for the heading.
    tabs: &'static [TabName],
    /// Whether anything is open.
    #[prop(into)]
    open: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let play = TableStore::find();
    let title = move || {
        let front = play.sheet.with(|sheet| match sheet {
            Sheet::Panel(list) => Some(*list),
            _ => None,
        })?;
        let (_, name, _) = tabs.iter().find(|(list, ..)| *list == front)?;
        Some(view! {
            <header class="sheet-head list-head">
                <h2 class="place" tabindex="-1">{play.say(*name)}</h2>
                <button class="plain" id="close-list" aria-label=play.say(play::CLOSE) on:click=move |_| play.close()>"×"</button>
            </header>
        })
    };
    let covers = covers_the_dock();
    // A question may lie over the task and its undo.
    let can_undo = Memo::new(move |_| {
        covers.get()
            && play.sheet.with(|sheet| *sheet == Sheet::Question)
            && play.session.with(|session| session.why_no_undo().is_none())
    });
    let undo = move || can_undo.get().then(|| undo(play, "undo-question"));
    let stop = RwSignal::new(Stop::default());
    Effect::new(move |_| {
        play.sheet.track();
        stop.set(Stop::default());
    });
    let pull = move |pull: Pull| {
        let can_be_closed = play.sheet.with_untracked(Sheet::can_be_closed);
        match stop.get_untracked().after(pull, can_be_closed) {
            Some(next) => stop.set(next),
            None => play.close(),
        }
    };
    // It can take the focus so that arrow keys scroll it even if nothing inside can be focused.
    view! {
        <div class="stage" class:open=open data-stop=move || stop.get().word() data-over="sheet" tabindex=move || if open.get() { "0" } else { "-1" }>
            {edge(pull)}
            {move || undo()}
            {to_sheet(play)}
            {move || title()}
            {coach::beside(play, Place::Sheet)}
            {children()}
        </div>
    }
}

/// The edge of the sheet: a finger pulls it up and down, and a tap opens it fully or by half.
fn edge(pull: impl Fn(Pull) + Copy + Send + Sync + 'static) -> impl IntoView {
    let play = TableStore::find();
    let from = StoredValue::new(None::<i32>);
    let pulled = move |event: PointerEvent| {
        let Some(from) = from.try_update_value(Option::take).flatten() else {
            return;
        };
        let down_px = event.client_y() - from;
        pull(if down_px > PULL_PX {
            Pull::Down
        } else if down_px < -PULL_PX {
            Pull::Up
        } else {
            Pull::Tap
        });
    };
    let pressed = move |event: PointerEvent| {
        from.set_value(Some(event.client_y()));
        let target = event.current_target();
        if let Some(edge) = target.and_then(|target| target.dyn_into::<Element>().ok()) {
            // The finger leaves the edge as soon as it pulls.
            edge.set_pointer_capture(event.pointer_id()).ok();
        }
    };
    // A keyboard presses it like any button; a finger's own click has been dealt with when it was lifted.
    let clicked = move |event: MouseEvent| {
        if event.detail() == 0 {
            pull(Pull::Tap);
        }
    };
    view! {
        <button class="edge-of-sheet step" aria-label=play.say(play::SHEET_SIZE) on:pointerdown=pressed on:pointerup=pulled on:click=clicked></button>
    }
}

/// Everything below the board that a sheet may lie over: out of reach while one does.
#[component]
pub fn Dock(
    /// Whether anything is open.
    #[prop(into)]
    open: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let covers = covers_the_dock();
    view! { <div class="under-curtain" inert=move || open.get() && covers.get()>{children()}</div> }
}
