//! Always in view: whose turn it is and what to do, wagons and points of everybody, undo, the last round.

use leptos::prelude::*;

use super::emblem::badge;
use super::store::PlayStore;
use super::table_store::{Hint, TableStore};
use super::trouble::Trouble;
use crate::catalog::Seat;
use crate::session::{Msg, NoUndo, Refusal};
use crate::text::speaker::token_count;
use crate::text::{Phrase, play, refusals, result, table};
use crate::ui::address::Page;

/// The bar above the board; what a kind of game has to add stands below it.
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
                <Show when=move || play.question.with(Option::is_some)>
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

/// Wagons and points of everybody in one line.
#[component]
pub fn Strip() -> impl IntoView {
    let play = PlayStore::find();
    let seats = play.seats.with_untracked(|seats| seats.len());
    let chips = (0..seats).map(|index| {
        let seat = Seat(index as u8);
        let open = Memo::new(move |_| play.seats.with(|seats| (seats[index].wagons, seats[index].score)));
        let active = move || play.to_act.get() == Some(seat);
        let label = move || {
            let (wagons, score) = open.get();
            let say = play.speaker();
            play::standing(&say, seat, wagons, score)
        };
        view! {
            <li class="chip" class:active=active class:mine=move || play.viewer.get() == Some(seat)>
                {badge(play.livery(seat))}
                <span class="unseen">{label}</span>
                <span class="chip-name" aria-hidden="true">{move || play.speaker().seat(seat).to_owned()}</span>
                <span class="chip-numbers" aria-hidden="true">
                    <svg class="wagon" viewBox="-18 -10 36 20"><path d="M-17 -8H17V6H14A3.6 3.6 0 0 1 6.8 6H-6.8A3.6 3.6 0 0 1 -14 6H-17Z" /></svg>
                    {move || open.get().0}" · "<b>{move || open.get().1}</b>
                    {purse(play, seat)}
                </span>
            </li>
        }
    });
    view! { <ul class="strip">{chips.collect_view()}</ul> }
}

/// The viewer's own tokens, where there are tolls.
fn purse(play: PlayStore, seat: Seat) -> impl IntoView {
    let tokens = Memo::new(move |_| {
        play.view.with(|view| {
            let rules = play.game.variants().get(view.open.variant)?;
            let (viewer, own) = view.seated()?;
            (viewer == seat && rules.tolls.is_some()).then_some(own.tokens)
        })
    });
    move || {
        tokens.get().map(|tokens| {
            view! { <span class="purse" title=move || token_count(play.app.lang.get(), tokens)>{tokens}</span> }
        })
    }
}

/// Tells that the last round has begun.
#[component]
pub fn LastRound() -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let turns = play
            .view
            .with(|view| view.open.turns_left.filter(|_| !view.open.is_over()))?;
        Some(
            view! { <p class="banner last-round" role="status">{play::last_round(play.app.lang.get(), turns)}</p> },
        )
    }
}

/// Trouble with storage, one sentence of explanation, the way to skip the bots' pauses.
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
                <button class="plain" id="skip" on:click=move |_| play.hurry.set(true)>{play.say(play::SKIP)}</button>
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
