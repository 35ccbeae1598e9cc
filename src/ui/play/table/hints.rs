//! Hints for the person to act: one button, always there, and one sentence that goes a depth deeper with every tap. The
//! worker thinks of them, from what the person sees.

use std::time::Duration;

use leptos::prelude::*;

use super::store::TableStore;
use crate::bots::protocol::{Answer, Ask, Patience};
use crate::platform::clock;
use crate::platform::thinker_client::Heard;
use crate::session::{Depth, Hinting, Msg};
use crate::text::hints;

/// How long the worker thinks ahead for a second answer, after the first has been given.
const SECOND_THOUGHT_MS: u32 = 400;
/// A worker that is this late will never answer.
const LATE_MS: u64 = 8_000;

/// What is asked for, and the question that waits for its answer.
#[derive(Clone, Copy)]
pub struct Hints {
    /// How far the player has asked.
    pub asked: RwSignal<Hinting>,
    waiting: StoredValue<Option<Waiting>>,
}

/// A question to the worker.
#[derive(Clone, Copy)]
struct Waiting {
    request: u64,
    position: u64,
    /// Whether it is the second one about its position.
    second: bool,
}

impl Hints {
    /// Nothing asked yet.
    pub fn new() -> Hints {
        Hints {
            asked: RwSignal::new(Hinting::default()),
            waiting: StoredValue::new(None),
        }
    }
}

/// Listens to the worker for as long as the table is open.
pub fn listen(play: TableStore) {
    let hints = play.hints;
    Effect::new(move |_| {
        let heard = play.app.heard.get();
        let Some(waiting) = hints.waiting.get_value() else {
            return;
        };
        let advice = match heard {
            Some(Heard::Answer(Answer::Advice { request, advice }))
                if request == waiting.request =>
            {
                advice.and_then(|advice| advice.read(play.whole))
            }
            Some(Heard::Died) => return lose(play, waiting),
            _ => return,
        };
        hints.waiting.set_value(None);
        if waiting.second {
            hints
                .asked
                .update(|asked| asked.hear_better(waiting.position, advice));
            return;
        }
        let is_there = advice.is_some();
        hints.asked.update(|asked| asked.hear(advice));
        let position = play.session.with_untracked(|session| session.position());
        if is_there && position == waiting.position {
            ask(play, position, true);
        }
    });
}

/// Asks the worker, first for what it sees at once, then for a second thought.
fn ask(play: TableStore, position: u64, second: bool) {
    let request = clock::seed();
    play.hints.waiting.set_value(Some(Waiting {
        request,
        position,
        second,
    }));
    play.app.ask(&Ask::Advise {
        request,
        patience: second.then_some(Patience::Milliseconds(SECOND_THOUGHT_MS)),
        view: Box::new(play.seen.get_untracked()),
    });
    let late = move || {
        let waiting = play.hints.waiting.try_get_value().flatten();
        if let Some(waiting) = waiting.filter(|it| it.request == request) {
            lose(play, waiting);
        }
    };
    set_timeout(late, Duration::from_millis(LATE_MS));
}

/// The worker is dead or silent: another one is asked, and if that is of no use either, the banner says so. Without a second
/// thought the first one stands.
fn lose(play: TableStore, waiting: Waiting) {
    play.hints.waiting.set_value(None);
    play.app.stop_thinking();
    if waiting.second {
        return;
    }
    let asks = { play.hints.asked }.try_update(|asked| asked.lose(waiting.position));
    if asks == Some(true) {
        ask(play, waiting.position, false);
    }
}

/// Whether somebody could be helped: a person whose decision it is, with the device in hand, in a game.
fn can_help(play: TableStore) -> bool {
    let to_act = play.to_act.get();
    play.slot.is_some() && to_act.is_some() && play.viewer.get() == to_act
}

/// Asks for a hint, or for more of it.
pub fn tap(play: TableStore) {
    if !untrack(|| can_help(play)) {
        return;
    }
    let position = play.session.with_untracked(|session| session.position());
    let hints = play.hints;
    let again = hints.asked.with_untracked(|asked| asked.is_lost(position));
    let asks = { hints.asked }.try_update(|asked| asked.tap(position));
    if asks == Some(true) {
        // One thing is told at a time.
        play.coaching.tip.set(None);
        ask(play, position, false);
        // What could not be given is counted once.
        if !again {
            play.send(Msg::Hinted);
        }
    }
}

/// The button.
pub fn button(play: TableStore) -> impl IntoView {
    let depth = Memo::new(move |_| {
        let position = play.session.with(|session| session.position());
        play.hints.asked.with(|asked| asked.depth(position))
    });
    let label = move || match depth.get() {
        None => hints::HINT,
        Some(_) => hints::MORE,
    };
    let label = move || label().get(play.app.lang.get());
    view! {
        <Show when=move || can_help(play)>
            <button class="hint-button" id="hint" aria-label=move || label() title=move || label() on:click=move |_| tap(play)>
                <svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-4 5C-4 2 -7.5 0.5 -7.5 -3.5A7.5 7.5 0 0 1 7.5 -3.5C7.5 0.5 4 2 4 5ZM-3.5 7.5H3.5M-2 10.2H2" /></svg>
            </button>
        </Show>
    }
}

/// What the hint says; nothing unless it was asked for at this position.
pub fn banner(play: TableStore) -> impl IntoView {
    let told = Memo::new(move |_| {
        let position = play.session.with(|session| session.position());
        let say = play.speaker();
        play.hints.asked.with(|asked| {
            let more = asked
                .depth(position)
                .is_some_and(|depth| depth < Depth::Deed);
            Some((asked.says(&say, position)?, more))
        })
    });
    let close = move |_| play.hints.asked.set(Hinting::default());
    move || {
        let (says, more) = told.get()?;
        let next = move || {
            view! { <button class="second" id="hint-more" on:click=move |_| tap(play)>{play.say(hints::MORE)}</button> }
        };
        Some(view! {
            <div class="banner hint advice">
                <span role="status">{says}</span>
                {more.then(next)}
                <button class="plain" id="hint-close" aria-label=play.say(crate::text::play::CLOSE) on:click=close>"×"</button>
            </div>
        })
    }
}
