//! The computer players at the table. They think in the worker and never block the game: a worker that dies or stays
//! silent is replaced, and a bot that fails again gets a simple legal move.

use std::time::Duration;

use leptos::prelude::*;

use super::store::TableStore;
use crate::bots::protocol::{Answer, Ask, Patience, Think};
use crate::engine::game::{Action, Moment, Sighting};
use crate::platform::thinker_client::Heard;
use crate::platform::{clock, preferences, screen};
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
/// How long a claim can be taken back before a bot goes on.
const SECOND_THOUGHTS_MS: u64 = 2_000;
/// How long the cards of a tunnel take to be turned up one by one: the same as in `play.css`.
const TURNING_UP_MS: u64 = 1_200;
/// How often a pause looks whether the player is in a hurry.
const PAUSE_STEP_MS: u64 = 100;
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
    let question = Waiting {
        request: clock::seed(),
        position,
        asked_ms: clock::now_ms(),
        tries,
    };
    let scripted = play.session.with_untracked(|session| session.scripted());
    if let Some(action) = scripted {
        return after_pause(play, &question, Some((action, None)));
    }
    let patience_ms = preferences::thinking_ms();
    let patience = Patience::Milliseconds(patience_ms);
    let asked = play
        .session
        .with_untracked(|session| session.question(patience));
    let Some(asked) = asked else {
        return;
    };
    // A worker still thinking about an older position would delay this one.
    if play.thinking.question.get_untracked().is_some() {
        play.app.stop_thinking();
    }
    play.thinking.question.set(Some(question.clone()));
    play.app.ask(&Ask::Think(Box::new(Think {
        request: question.request,
        question: asked,
    })));
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
    let now_ms = clock::now_ms();
    let thought_ms = now_ms.saturating_sub(question.asked_ms);
    let pause_ms = pause_ms(play).saturating_sub(thought_ms);
    let grace_ms = play
        .thinking
        .grace_ms
        .get_untracked()
        .saturating_sub(now_ms);
    wait(play, position, chosen, pause_ms.max(grace_ms));
}

/// Waits in small steps, so that a player in a hurry need not wait for the rest.
fn wait(play: TableStore, position: u64, chosen: Option<Chosen>, left_ms: u64) {
    let hurry = play.thinking.hurry.try_get_untracked() != Some(false);
    if left_ms == 0 || hurry {
        return decide(play, position, chosen);
    }
    let step_ms = left_ms.min(PAUSE_STEP_MS);
    set_timeout(
        move || wait(play, position, chosen, left_ms - step_ms),
        Duration::from_millis(step_ms),
    );
}

/// The pause that the player chose; a second card follows the first one sooner, and the cards of a tunnel are turned up
/// before anybody goes on.
fn pause_ms(play: TableStore) -> u64 {
    let pause_ms = preferences::bot_pause_ms();
    let digs = play
        .told
        .with_untracked(|told| told.iter().any(Sighting::digs));
    match play.moment.get_untracked() {
        _ if digs && pause_ms > 0 && !screen::prefers_stillness() => pause_ms.max(TURNING_UP_MS),
        Moment::SecondCard => pause_ms / 2,
        _ => pause_ms,
    }
}

/// What was laid can be taken back for a moment before a bot goes on, unless the player wants bots to be instant.
pub fn wait_for_second_thoughts(play: TableStore) {
    let deserved = play
        .session
        .with_untracked(|session| session.deserves_second_thoughts());
    if deserved && preferences::bot_pause_ms() > 0 {
        play.thinking
            .grace_ms
            .set(clock::now_ms() + SECOND_THOUGHTS_MS);
    }
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
