//! A replay that plays by itself, at three speeds, until its end or until somebody steps.

use std::time::Duration;

use leptos::prelude::*;

use super::replay::Stepper;
use crate::session::Replay;
use crate::text::{Phrase, replay};

/// How fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Time to read every step.
    Slow,
    /// Time to look.
    Usual,
    /// To find a place.
    Fast,
}

impl Pace {
    const ALL: [Pace; 3] = [Pace::Slow, Pace::Usual, Pace::Fast];

    fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 2_500,
            Pace::Usual => 1_100,
            Pace::Fast => 350,
        })
    }

    fn tag(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Usual => "usual",
            Pace::Fast => "fast",
        }
    }

    fn says(self) -> Phrase {
        match self {
            Pace::Slow => replay::SLOW,
            Pace::Usual => replay::USUAL,
            Pace::Fast => replay::FAST,
        }
    }
}

/// The buttons, and the clock behind them.
pub fn playing(stepper: Stepper) -> impl IntoView {
    let store = stepper.store;
    let pace = stepper.pace;
    let (at, steps) = (
        Memo::new(move |_| stepper.replay.with(Replay::at)),
        stepper.replay.with_untracked(Replay::steps),
    );
    Effect::new(move |before: Option<Option<TimeoutHandle>>| {
        if let Some(waiting) = before.flatten() {
            waiting.clear();
        }
        let here = at.get();
        let pace_now = pace.get()?;
        if here >= steps {
            pace.set(None);
            return None;
        }
        let next = move || {
            // Whoever has left the page, stopped it or stepped meanwhile is not moved on.
            if pace.try_get_untracked().flatten().is_some() {
                stepper.replay.update(|replay| replay.go_to(here + 1));
            }
        };
        set_timeout_with_handle(next, pace_now.pause()).ok()
    });
    let toggle = move |wanted: Pace| {
        let stops = pace.get_untracked() == Some(wanted);
        if !stops && at.get_untracked() >= steps {
            stepper.replay.update(|replay| replay.go_to(0));
        }
        pace.set((!stops).then_some(wanted));
    };
    let buttons = Pace::ALL.map(|one| {
        let on = move || pace.get() == Some(one);
        view! {
            <button class="second" data-pace=one.tag() aria-pressed=move || on().to_string() on:click=move |_| toggle(one)>
                {move || if on() { replay::STOP } else { one.says() }.get(store.lang.get())}
            </button>
        }
    });
    view! { <div class="steps paces" role="group" aria-label=store.say(replay::PLAYING)>{buttons}</div> }
}
