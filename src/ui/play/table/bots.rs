//! The computer players at the table. They think in the worker and never block the game: a worker that dies or stays
//! silent is replaced, and a bot that fails again gets a simple legal move.

use std::time::Duration;

use leptos::prelude::*;

use super::store::TableStore;
use crate::bots::protocol::{Answer, Patience, Think};
use crate::engine::game::Action;
use crate::platform::thinker_client::Heard;
use crate::platform::{clock, preferences};
use crate::session::Msg;

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Waiting {
    /// Its number, unique across pages.
    request: u64,
    /// The position it is about.
    position: u64,
    /// When it was asked.
    asked_ms: u64,
    /// How many workers have been asked it.
    tries: u8,
}

/// What a bot does, and after how many rounds of thought.
type Chosen = (Action, Option<u32>);

/// A worker that is this late will never answer.
const LATE_MS: u64 = 8_000;
/// A second worker may succeed; a third one would not.
const MOST_TRIES: u8 = 2;

/// Listens to the worker for as long as the table is open.
pub fn listen(play: TableStore) {
    Effect::new(move |_| {
        let Some(heard) = play.app.heard.get() else {
            return;
        };
        let Some(question) = play.thinking.question.get_untracked() else {
            return;
        };
        match heard {
            Heard::Died => try_again(play, &question),
            Heard::Answer(Answer::Choice(choice)) if choice.request == question.request => {
                if choice.rounds.is_none() {
                    leptos::logging::warn!("a computer player chose nothing legal");
                }
                let action = Action::parse(play.whole, &choice.action).ok();
                let chosen = action.map(|action| (action, choice.rounds));
                after_pause(play, &question, chosen);
            }
            Heard::Answer(Answer::Failed { request, .. }) if request == question.request => {
                after_pause(play, &question, None);
            }
            // An answer to an old question.
            Heard::Answer(_) => {}
        }
    });
    on_cleanup(move || play.app.stop_thinking());
}

/// Asks the bot whose turn it is about the current position.
pub fn ask(play: TableStore, position: u64) {
    put(play, position, 1);
}

fn put(play: TableStore, position: u64, tries: u8) {
    let patience_ms = preferences::thinking_ms();
    let patience = Patience::Milliseconds(patience_ms);
    let asked = play
        .session
        .with_untracked(|session| session.question(patience));
    let Some(asked) = asked else {
        return;
    };
    let question = Waiting {
        request: clock::seed(),
        position,
        asked_ms: clock::now_ms(),
        tries,
    };
    // A worker still thinking about an older position would delay this one.
    if play.thinking.question.get_untracked().is_some() {
        play.app.stop_thinking();
    }
    play.thinking.question.set(Some(question.clone()));
    play.app.think(Think {
        request: question.request,
        question: asked,
    });
    set_timeout(
        move || {
            let open = play.thinking.question.try_get_untracked().flatten();
            if open.as_ref() == Some(&question) {
                try_again(play, &question);
            }
        },
        Duration::from_millis(LATE_MS + u64::from(patience_ms)),
    );
}

/// The worker is dead or silent: another one gets the question, unless that was tried before.
fn try_again(play: TableStore, question: &Waiting) {
    leptos::logging::warn!("the worker died or stays silent, try {}", question.tries);
    play.app.stop_thinking();
    play.thinking.question.set(None);
    if question.tries < MOST_TRIES {
        put(play, question.position, question.tries + 1);
    } else {
        decide(play, question.position, None);
    }
}

/// A quick answer waits until the pause that the player chose is over.
fn after_pause(play: TableStore, question: &Waiting, chosen: Option<Chosen>) {
    play.thinking.question.set(None);
    let position = question.position;
    let pause_ms = if play.thinking.hurry.get_untracked() {
        0
    } else {
        preferences::bot_pause_ms()
    };
    let thought_ms = clock::now_ms().saturating_sub(question.asked_ms);
    set_timeout(
        move || decide(play, position, chosen),
        Duration::from_millis(pause_ms.saturating_sub(thought_ms)),
    );
}

/// Carries out a bot's decision, unless the player has left the page or the game has moved on, as after an undo.
fn decide(play: TableStore, position: u64, chosen: Option<Chosen>) {
    let here = play
        .session
        .try_with_untracked(|session| session.position() == position);
    if here == Some(true) {
        play.send(match chosen {
            Some((action, rounds)) => Msg::BotChose {
                position,
                action,
                rounds,
            },
            None => Msg::BotFailed { position },
        });
    }
}
