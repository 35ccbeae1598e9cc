//! What to do now, with undo beside it; and what lies over the board for a while: problems, explanations, the last
//! move.

use leptos::prelude::*;

use super::caption::{Harm, caption};
use super::coach::{self, Place};
use super::curtain::PeekBar;
use super::decks::ticket_back;
use super::rule_link::{to_refusal, to_task};
use super::store::{Hint, TableStore};
use super::trouble::Trouble;
use super::{hints, lesson};
use crate::catalog::TicketSet;
use crate::platform::clock;
use crate::session::{Msg, NoUndo, Panel, Refusal, Sheet};
use crate::text::{Phrase, caption as text, lessons, play, refusals, table};

/// The row that says what to do; a kind of table puts its own buttons before undo.
#[component]
pub fn TaskRow(children: Children) -> impl IntoView {
    let play = TableStore::find();
    let task = move || task(play);
    let phase = move || play.moment.get().word();
    let can_redo = move || play.session.with(|session| session.can_redo());
    view! {
        <header class="task-row" data-over="rest" data-phase=move || phase()>
            <h1 class="task">
                <span role="status"><strong>{move || task().0}</strong>" "{move || task().1}</span>
                {to_task(play)}
                <Show when=move || play.thinking.question.with(Option::is_some)>
                    <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
                </Show>
            </h1>
            {children()}
            {undo(play, "undo")}
            <Show when=can_redo>
                <button class="icon" id="redo" aria-label=play.say(play::REDO) on:click=move |_| play.send(Msg::Redo)>"↷"</button>
            </Show>
            {coach::beside(play, Place::Table)}
        </header>
    }
}

/// Who is to do what; the name is empty if nobody at this device is.
pub fn task(play: TableStore) -> (String, String) {
    let say = play.speaker();
    let task = play.task.get().get(say.lang).to_owned();
    match play.to_act.get() {
        None => (String::new(), task),
        Some(seat) if play.viewer.get() == Some(seat) => (say.seat(seat).to_owned(), task),
        Some(seat) => (String::new(), table::waits(say.lang, say.seat(seat))),
    }
}

/// The button that takes the last decision back.
pub fn undo(play: TableStore, id: &'static str) -> impl IntoView {
    let undo_closed = move || play.session.with(|session| session.why_no_undo().is_some());
    // While a bot waits for second thoughts, undo stands out.
    let offered = move || play.thinking.grace_ms.get() > clock::now_ms() && !undo_closed();
    view! {
        <button class="icon undo" id=id class:offered=move || offered() aria-label=play.say(play::UNDO) aria-disabled=move || undo_closed().to_string() on:click=move |_| play.send(Msg::Undo)>"↶"</button>
    }
}

/// The way to the viewer's tickets, with a number, and a sign when some of them have just been completed; nothing while
/// nobody looks.
pub fn own_tickets(count: Memo<Option<usize>>, punched: Signal<TicketSet>) -> impl IntoView {
    let play = TableStore::find();
    let label = move || text::open_tickets(play.app.lang.get(), count.get().unwrap_or(0));
    view! {
        <Show when=move || count.get().is_some()>
            <button class="icon own-tickets" id="own-tickets" aria-label=move || label() on:click=move |_| play.show(Sheet::Panel(Panel::Tickets))>
                {ticket_back()}
                <span class="count" aria-hidden="true">{move || count.get()}</span>
                {move || (!punched.get().is_empty()).then(|| view! { <span class="punch" aria-hidden="true">"✓"</span> })}
            </button>
        </Show>
    }
}

/// Storage problems, one sentence of explanation, the way back to the curtain, the caption of the last move, and what
/// a kind of table adds. They lie over the board and push nothing.
#[component]
pub fn Notices(
    /// What a move did to the viewer.
    harm: Harm,
    children: Children,
) -> impl IntoView {
    let play = TableStore::find();
    let hint = move || {
        let hint = play.hint.get()?;
        let rule = match hint {
            Hint::Rule(error) | Hint::Refused(Refusal::Rule(error)) => {
                Some(to_refusal(play, error))
            }
            _ => None,
        };
        Some(view! {
            <p class="banner hint" role="alert">
                <span>{sentence(play, hint)}</span>
                {rule}
                <button class="plain" aria-label=play.say(play::CLOSE) on:click=move |_| play.hint.set(None)>"×"</button>
            </p>
        })
    };
    view! {
        <div class="notices">
            <Trouble />
            {lesson::panel(play)}
            {hints::button(play)}
            {hints::banner(play)}
            {move || hint()}
            <PeekBar />
            {children()}
            {caption(harm)}
        </div>
    }
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
        Hint::Refused(Refusal::NotAsked) => phrase(lessons::NOT_ASKED),
    }
}
