//! The computer players at the table: asked in the worker, waited for, and never in the way of the game.

use std::time::Duration;

use leptos::prelude::*;

use super::table_store::TableStore;
use crate::bots::protocol::{Answer, Patience, Think};
use crate::bots::{Level, Temperament};
use crate::engine::game::Action;
use crate::platform::{clock, preferences};
use crate::session::{Msg, Player};

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Its number, which no other question has, on this page or another.
    request: u64,
    /// The position it is about.
    position: u64,
    /// When it was asked.
    asked_ms: u64,
}

/// A worker that has not answered by then never will; a simple legal move is made instead.
const GIVE_UP_MS: u64 = 20_000;

/// Listens to the worker for as long as the table is open.
pub fn listen(play: TableStore) {
    Effect::new(move |_| {
        let Some(answer) = play.app.thought.get() else {
            return;
        };
        let Some(question) = play.question.get_untracked() else {
            return;
        };
        let (request, action) = match answer {
            Answer::Choice(choice) => (
                choice.request,
                Action::parse(play.whole, &choice.action).ok(),
            ),
            Answer::Failed { request, .. } => (request, None),
            Answer::Version(_) => return,
        };
        if request == question.request {
            after_pause(play, &question, action);
        }
    });
}

/// Asks the bot to act about the present position.
pub fn ask(play: TableStore, position: u64) {
    let asked = play.session.with_untracked(|session| {
        let (seat, view) = session.bot_view()?;
        let level = match &session.sitters()[seat.index()].player {
            Player::Bot(level) => Level::from_slug(level).unwrap_or(Level::Regular),
            Player::Person => return None,
        };
        Some((seat, view, level, *session.setup()))
    });
    let Some((seat, view, level, setup)) = asked else {
        return;
    };
    let question = Question {
        request: clock::seed(),
        position,
        asked_ms: clock::now_ms(),
    };
    let (request, waiting) = (question.request, question.clone());
    play.question.set(Some(question));
    // Seats of one table differ in what they like, and always like the same.
    let likes = (setup.seed as usize).wrapping_add(seat.index()) % Temperament::ALL.len();
    play.app.think(Think {
        request,
        position,
        level,
        temperament: Temperament::ALL[likes],
        seed: setup.seed ^ position.rotate_left(32) ^ u64::from(seat.0),
        patience: Patience::Milliseconds(preferences::thinking_ms()),
        game: setup.game,
        view,
    });
    set_timeout(
        move || {
            let open = play.question.try_get_untracked().flatten();
            if open.is_some_and(|open| open == waiting) {
                play.question.set(None);
                play.send(Msg::BotFailed { position });
            }
        },
        Duration::from_millis(GIVE_UP_MS),
    );
}

/// A quick answer waits until the pause that the player chose is over.
fn after_pause(play: TableStore, question: &Question, action: Option<Action>) {
    play.question.set(None);
    let position = question.position;
    let pause_ms = if play.hurry.get_untracked() {
        0
    } else {
        preferences::bot_pause_ms()
    };
    let thought_ms = clock::now_ms().saturating_sub(question.asked_ms);
    let decide = move || {
        let msg = match action {
            Some(action) => Msg::BotChose { position, action },
            None => Msg::BotFailed { position },
        };
        // The page may have been left meanwhile.
        if play.session.try_with_untracked(|_| ()).is_some() {
            play.send(msg);
        }
    };
    set_timeout(
        decide,
        Duration::from_millis(pause_ms.saturating_sub(thought_ms)),
    );
}
