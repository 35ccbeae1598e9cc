//! Hints for the person to act: one button, always there, and one sentence that goes a depth deeper with every tap. The
//! worker thinks of them, from what the person sees.

use leptos::prelude::*;

use super::store::TableStore;
use crate::bots::protocol::{Answer, Ask};
use crate::platform::clock;
use crate::platform::thinker_client::Heard;
use crate::session::{Depth, Hinting, Msg};
use crate::text::hints;

/// What is asked for, and the number of the question that waits for its answer.
#[derive(Clone, Copy)]
pub struct Hints {
    /// How far the player has asked.
    pub asked: RwSignal<Hinting>,
    request: StoredValue<Option<u64>>,
}

impl Hints {
    /// Nothing asked yet.
    pub fn new() -> Hints {
        Hints {
            asked: RwSignal::new(Hinting::default()),
            request: StoredValue::new(None),
        }
    }
}

/// Listens to the worker for as long as the table is open.
pub fn listen(play: TableStore) {
    let hints = play.hints;
    Effect::new(move |_| {
        let waits = |request: u64| hints.request.get_value() == Some(request);
        let advice = match play.app.heard.get() {
            Some(Heard::Answer(Answer::Advice { request, advice })) if waits(request) => {
                advice.and_then(|advice| advice.read(play.whole))
            }
            Some(Heard::Died) if hints.request.get_value().is_some() => None,
            _ => return,
        };
        hints.request.set_value(None);
        hints.asked.update(|asked| asked.hear(advice));
    });
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
    let asks = { hints.asked }.try_update(|asked| asked.tap(position));
    if asks == Some(true) {
        // One thing is told at a time.
        play.coaching.tip.set(None);
        let request = clock::seed();
        hints.request.set_value(Some(request));
        let view = Box::new(play.seen.get_untracked());
        play.app.ask(&Ask::Advise { request, view });
        play.send(Msg::Hinted);
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
            <button class="hint-button" id="hint" aria-label=label title=label on:click=move |_| tap(play)>
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
            let more = asked.depth(position)? < Depth::Deed;
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
