//! Always in view: whose turn it is, what to do, and undo.

use leptos::prelude::*;

use super::store::{Hint, TableStore};
use super::trouble::Trouble;
use crate::session::{Msg, NoUndo, Refusal};
use crate::text::{Phrase, play, refusals, result, table};
use crate::ui::address::Page;

/// The bar above the board; what a kind of game adds to it comes below.
#[component]
pub fn TopBar(children: Children) -> impl IntoView {
    let play = TableStore::find();
    let task = move || {
        let say = play.speaker();
        let task = play.task.get().get(say.lang).to_owned();
        match play.to_act.get() {
            None => (String::new(), task),
            Some(seat) if play.viewer.get() == Some(seat) => (say.seat(seat).to_owned(), task),
            Some(seat) => (String::new(), table::waits(say.lang, say.seat(seat))),
        }
    };
    let phase = move || play.moment.get().word();
    let undo_closed = move || play.session.with(|session| session.why_no_undo().is_some());
    let redo_closed = move || play.session.with(|session| !session.can_redo());
    view! {
        <div class="above">
        <header class="top" data-phase=phase>
            <a class="icon" href=Page::Home.link() aria-label=play.say(result::HOME)>"⌂"</a>
            <h1 class="task">
                <span role="status"><strong>{move || task().0}</strong>" "{move || task().1}</span>
                <Show when=move || play.thinking.question.with(Option::is_some)>
                    <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
                </Show>
            </h1>
            <button class="icon" id="undo" aria-label=play.say(play::UNDO) aria-disabled=move || undo_closed().to_string() on:click=move |_| play.send(Msg::Undo)>"↶"</button>
            <button class="icon" id="redo" aria-label=play.say(play::REDO) aria-disabled=move || redo_closed().to_string() on:click=move |_| play.send(Msg::Redo)>"↷"</button>
        </header>
        {children()}
        <Banners />
        </div>
    }
}

/// Storage problems, one sentence of explanation, the button that skips the bots' pauses.
#[component]
fn Banners() -> impl IntoView {
    let play = TableStore::find();
    let hint = move || {
        let says = sentence(play, play.hint.get()?);
        Some(view! {
            <p class="banner hint" role="alert">
                <span>{says}</span>
                <button class="plain" aria-label=play.say(play::CLOSE) on:click=move |_| play.hint.set(None)>"×"</button>
            </p>
        })
    };
    let skip = move || {
        let waiting = play.session.with(|session| session.bot_to_act().is_some());
        waiting.then(|| view! {
            <p class="banner quiet">
                <button class="plain" id="skip" on:click=move |_| play.thinking.hurry.set(true)>{play.say(play::SKIP)}</button>
            </p>
        })
    };
    view! { <div class="banners"><Trouble />{hint}{skip}</div> }
}

fn sentence(play: TableStore, hint: Hint) -> String {
    let say = play.speaker();
    let phrase = |phrase: Phrase| phrase.get(say.lang).to_owned();
    match hint {
        Hint::Plain(says) => phrase(says),
        Hint::SimpleMove(seat) => play::simple_move(say.lang, say.seat(seat)),
        Hint::Rule(error) | Hint::Refused(Refusal::Rule(error)) => refusals::rule(&say, error),
        Hint::Refused(Refusal::Undo(reason)) => phrase(match reason {
            NoUndo::Nothing => table::UNDO_NOTHING,
            NoUndo::Revealed => table::UNDO_REVEALED,
            NoUndo::AnotherSeat => table::UNDO_OTHER,
            NoUndo::RulesChanged => table::UNDO_RULES,
            NoUndo::GameOver => table::UNDO_OVER,
        }),
        Hint::Refused(Refusal::NothingToRedo) => phrase(table::REDO_NOTHING),
        Hint::Refused(Refusal::CurtainDown) => phrase(table::CURTAIN_DOWN),
        Hint::Refused(Refusal::Stale) => phrase(table::STALE),
    }
}
