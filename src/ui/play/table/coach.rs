//! The coach at the table: at the first occurrence of each kind of decision one sentence, with what it is about lit.
//! What was shown counts as told, so nothing is said twice; it goes away with the decision, or at one tap.

use leptos::prelude::*;

use super::store::TableStore;
use crate::engine::scenario::Lit;
use crate::platform::preferences;
use crate::session::Coach;
use crate::text::coach::{self, Tip, tip_for};

/// The coach of whoever holds the device.
#[derive(Clone, Copy)]
pub struct Coaching {
    /// Whether the coach speaks to the viewer.
    pub on: RwSignal<bool>,
    /// What is told now.
    pub tip: RwSignal<Option<Tip>>,
}

impl Coaching {
    /// Says nothing yet.
    pub fn new() -> Coaching {
        Coaching {
            on: RwSignal::new(false),
            tip: RwSignal::new(None),
        }
    }

    /// What the tip is about.
    pub fn lit(self) -> Option<Lit> {
        match self.tip.get()? {
            Tip::Turn | Tip::YardTurn | Tip::SecondCard => Some(Lit::WholeMarket),
            Tip::LastRound => None,
            _ => Some(Lit::Question),
        }
    }
}

/// Follows the game for as long as the table is open.
pub fn follow(play: TableStore) {
    let coaching = play.coaching;
    let name = Memo::new(move |_| play.viewer_name());
    Effect::new(move |_| {
        let coach = name.get().and_then(|name| preferences::coach(&name));
        coaching.on.set(coach.is_some_and(|coach| coach.is_on()));
    });
    let due = Memo::new(move |_| {
        let moment = play.seen.with(|view| (view.to_act(), tip_for(view)));
        (coaching.on.get(), moment)
    });
    Effect::new(move |_| {
        due.get();
        coaching.tip.set(next(play));
    });
}

/// The tip that is due. It is noted as told at once.
fn next(play: TableStore) -> Option<Tip> {
    let name = play.slot.and_then(|_| untrack(|| play.viewer_name()))?;
    let mut coach = preferences::coach(&name)?;
    let tip = play.seen.with_untracked(|view| coach.tip(view))?;
    coach.read_tip(tip);
    preferences::keep_coach(&name, &coach);
    Some(tip)
}

/// Turns the coach of the viewer on, from the start, or off.
pub fn turn(play: TableStore, on: bool) {
    if let Some(name) = untrack(|| play.viewer_name()) {
        let mut coach = preferences::coach(&name).unwrap_or_default();
        coach.set(on);
        preferences::keep_coach(&name, &coach);
        play.coaching.on.set(on);
    }
}

/// What is told.
pub fn banner(play: TableStore) -> impl IntoView {
    let tip = play.coaching.tip;
    let says = Memo::new(move |_| {
        let (tip, lang) = (tip.get()?, play.app.lang.get());
        Some(
            play.seen
                .with_untracked(|view| Coach::says(lang, view, tip)),
        )
    });
    move || {
        let says = says.get()?;
        Some(view! {
            <div class="banner advice coach" id="coach">
                <span role="status">{says}</span>
                <span class="coach-ways">
                    <button class="second" id="coach-seen" on:click=move |_| tip.set(None)>{play.say(coach::GOT_IT)}</button>
                    <button class="plain" id="coach-off" on:click=move |_| turn(play, false)>{play.say(coach::NO_MORE)}</button>
                </span>
            </div>
        })
    }
}
