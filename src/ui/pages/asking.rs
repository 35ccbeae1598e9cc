//! Asking the worker one question after the other, for a check or a par, while the page stays free.

use leptos::prelude::*;

use crate::bots::protocol::{Answer, Question, Think};
use crate::catalog::Game;
use crate::engine::game::Action;
use crate::platform::clock;
use crate::platform::thinker_client::Heard;
use crate::session::{Checker, ParRun};
use crate::ui::store::Store;

/// Something that asks bots until it knows enough.
pub trait Asks: Send + Sync + 'static {
    /// The next question; none when it knows enough.
    fn question(&self) -> Option<Question>;
    /// Takes the answer.
    fn hear(&mut self, answer: Option<Action>);
}

impl Asks for Checker {
    fn question(&self) -> Option<Question> {
        Checker::question(self)
    }
    fn hear(&mut self, answer: Option<Action>) {
        Checker::hear(self, answer);
    }
}

impl Asks for ParRun {
    fn question(&self) -> Option<Question> {
        ParRun::question(self)
    }
    fn hear(&mut self, answer: Option<Action>) {
        ParRun::hear(self, answer);
    }
}

/// Asks until the asker knows enough, or is taken away. Once the worker dies, `broken` is set and nothing more is asked.
pub fn ask_on<T: Asks>(asker: RwSignal<Option<T>>, game: &'static Game, broken: RwSignal<bool>) {
    let store = Store::find();
    let waiting = StoredValue::new(None::<u64>);
    Effect::new(move |_| {
        let question = asker.with(|asker| asker.as_ref().and_then(T::question));
        if let (Some(question), None) = (question, waiting.get_value()) {
            let request = clock::seed();
            waiting.set_value(Some(request));
            store.think(Think { request, question });
        }
    });
    Effect::new(move |ran: Option<()>| {
        let heard = store.heard.get();
        // What was heard before this page asked anything is not for it.
        let (Some(()), Some(request)) = (ran, waiting.get_value()) else {
            return;
        };
        let answer = match heard {
            Some(Heard::Answer(Answer::Choice(choice))) if choice.request == request => {
                Action::parse(game, &choice.action).ok()
            }
            Some(Heard::Answer(Answer::Failed { request: to, .. })) if to == request => None,
            Some(Heard::Died) => {
                return broken.set(true);
            }
            _ => return,
        };
        waiting.set_value(None);
        asker.update(|asker| {
            if let Some(asker) = asker {
                asker.hear(answer);
            }
        });
    });
    on_cleanup(move || store.stop_thinking());
}
