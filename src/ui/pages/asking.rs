//! Asking the worker one question after the other, for a check, a par or a review, while the page stays free.

use leptos::prelude::*;

use crate::bots::protocol::{Answer, Ask, Question, Think};
use crate::catalog::Game;
use crate::engine::game::Action;
use crate::platform::clock;
use crate::platform::thinker_client::Heard;
use crate::session::{Checker, ParRun};
use crate::ui::store::Store;

/// Something that asks the worker until it knows enough.
pub trait Asks: Send + Sync + 'static {
    /// The next question, under a number; none when it knows enough.
    fn ask(&self, request: u64) -> Option<Ask>;
    /// Takes the answer.
    fn hear(&mut self, answer: Answer, game: &'static Game);
}

impl Asks for Checker {
    fn ask(&self, request: u64) -> Option<Ask> {
        think(request, self.question())
    }
    fn hear(&mut self, answer: Answer, game: &'static Game) {
        Checker::hear(self, decided(answer, game));
    }
}

impl Asks for ParRun {
    fn ask(&self, request: u64) -> Option<Ask> {
        think(request, self.question())
    }
    fn hear(&mut self, answer: Answer, game: &'static Game) {
        ParRun::hear(self, decided(answer, game));
    }
}

fn think(request: u64, question: Option<Question>) -> Option<Ask> {
    question.map(|question| Ask::Think(Box::new(Think { request, question })))
}

fn decided(answer: Answer, game: &'static Game) -> Option<Action> {
    match answer {
        Answer::Choice(choice) => Action::parse(game, &choice.action).ok(),
        _ => None,
    }
}

/// Asks until the asker knows enough, or is taken away. Once the worker dies, `broken` is set and nothing more is asked.
pub fn ask_on<T: Asks>(asker: RwSignal<Option<T>>, game: &'static Game, broken: RwSignal<bool>) {
    let store = Store::find();
    let waiting = StoredValue::new(None::<u64>);
    Effect::new(move |_| {
        let request = clock::seed();
        let ask = asker.with(|asker| asker.as_ref().and_then(|asker| asker.ask(request)));
        if let (Some(ask), None, false) = (ask, waiting.get_value(), broken.get()) {
            waiting.set_value(Some(request));
            store.ask(&ask);
        }
    });
    Effect::new(move |ran: Option<()>| {
        let heard = store.heard.get();
        // What was heard before this page asked anything is not for it.
        let (Some(()), Some(request)) = (ran, waiting.get_value()) else {
            return;
        };
        let answer = match heard {
            Some(Heard::Answer(answer)) if answer.request() == Some(request) => answer,
            Some(Heard::Died) => {
                waiting.set_value(None);
                store.stop_thinking();
                return broken.set(true);
            }
            _ => return,
        };
        waiting.set_value(None);
        asker.update(|asker| {
            if let Some(asker) = asker {
                asker.hear(answer, game);
            }
        });
    });
    on_cleanup(move || store.stop_thinking());
}
