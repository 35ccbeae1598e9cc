//! The curtain between two people, and the notice that another tab has the game.

use leptos::prelude::*;

use super::decks::card_face;
use super::emblem::badge;
use super::keep;
use super::store::TableStore;
use crate::catalog::{Card, Seat};
use crate::engine::game::{Happening, Sighting};
use crate::platform::tabs::Hold;
use crate::session::{Msg, Sheet};
use crate::text::{passing, play, result, saving};
use crate::ui::address::{Kept, Page};

/// Covers everything until the next person has the device. Behind it is only what everybody may see.
#[component]
pub fn Curtain() -> impl IntoView {
    let play = TableStore::find();
    let down = Memo::new(move |_| play.curtain.get().filter(|_| !peeks(play)));
    move || match play.sheet.get() {
        Sheet::LastLook(seat, card) => Some(last_look(seat, card).into_any()),
        _ => down.get().map(|seat| curtain(seat).into_any()),
    }
}

/// Whether something covers the table, so that nothing below may be reached.
pub fn is_down(play: TableStore) -> bool {
    let waits = play.curtain.get().is_some() && !peeks(play);
    let looks = play
        .sheet
        .with(|sheet| matches!(sheet, Sheet::LastLook(..)));
    waits || looks || matches!(play.keeping.hold.get(), Hold::Elsewhere | Hold::Lost)
}

fn peeks(play: TableStore) -> bool {
    // The cards of a tunnel were open to everybody, like the board.
    play.sheet
        .with(|sheet| matches!(sheet, Sheet::Peek | Sheet::Turned(_)))
}

/// A player who has drawn the last card of a turn sees it before passing the device on.
fn last_look(seat: Seat, card: Card) -> impl IntoView {
    let play = TableStore::find();
    view! {
        <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="drawn-title">
            <div class="curtain-card">
                <h2 id="drawn-title">{move || play::drew(play.app.lang.get(), play.speaker().seat(seat), card)}</h2>
                <div class="drawn" aria-hidden="true">{card_face(card)}</div>
                <button class="wide" id="seen" on:click=move |_| play.close()>{play.say(play::SEEN)}</button>
            </div>
        </div>
    }
}

fn curtain(seat: Seat) -> impl IntoView {
    let play = TableStore::find();
    let name = move || play.speaker().seat(seat).to_owned();
    let last = move || {
        let last = play.session.with(|session| match session.why_no_undo() {
            None => session.last_to_decide(),
            Some(_) => None,
        })?;
        let say = play.speaker();
        Some(view! {
            <button class="plain" id="take-back" on:click=move |_| play.send(Msg::Undo)>
                {play::takes_back(say.lang, say.seat(last))}
            </button>
        })
    };
    let by_message = play.slot.map(|slot| {
        let link = Page::PassOn(Kept::Saved(slot)).link();
        view! { <a class="plain" id="by-message" href=link>{play.say(passing::BY_MESSAGE)}</a> }
    });
    let lingers = play.told.with_untracked(|told| told.iter().any(is_shown));
    view! {
        <div class="curtain" class:lingers=lingers role="dialog" aria-modal="true" aria-labelledby="curtain-title">
            <div class="curtain-card">
                {badge(play.livery(seat))}
                <h2 id="curtain-title">{move || play::pass_to(play.app.lang.get(), &name())}</h2>
                <button class="wide" id="lift" on:click=move |_| play.lift_curtain()>
                    {move || play::i_am(play.app.lang.get(), play.speaker().seat(seat))}
                </button>
                <button class="plain" id="peek" on:click=move |_| peek(play)>{play.say(play::LOOK_AT_BOARD)}</button>
                {by_message}
                {move || last()}
            </div>
        </div>
    }
}

/// Whether everybody should see something happen before the curtain covers it.
fn is_shown(seen: &Sighting) -> bool {
    seen.happening() == Happening::Laid
}

/// Looks at the board; after that, the latest events count as seen.
fn peek(play: TableStore) {
    play.told.set(Vec::new());
    play.show(Sheet::Peek);
}

/// The way back from the board to the curtain.
#[component]
pub fn PeekBar() -> impl IntoView {
    let play = TableStore::find();
    let open = move || peeks(play) && play.curtain.get().is_some();
    view! {
        <Show when=open>
            <div class="banner">
                <button id="unpeek" on:click=move |_| play.close()>{play.say(play::BACK_TO_CURTAIN)}</button>
            </div>
        </Show>
    }
}

/// Says that another tab has the game, and offers to continue here.
#[component]
pub fn OtherTab(take_over: Callback<()>) -> impl IntoView {
    let play = TableStore::find();
    let says = move || match play.keeping.hold.get() {
        Hold::Elsewhere => Some(saving::OTHER_TAB),
        Hold::Lost => Some(saving::TAKEN),
        Hold::Asking | Hold::Here => None,
    };
    move || {
        says().map(|says| {
            view! {
                <div class="curtain" role="alertdialog" aria-modal="true">
                    <div class="curtain-card">
                        <p>{play.say(says)}</p>
                        <button class="wide" id="take-over" on:click=move |_| take_over.run(())>{play.say(saving::TAKE_OVER)}</button>
                        <button class="plain" on:click=move |_| keep::go(Page::Home)>{play.say(result::HOME)}</button>
                    </div>
                </div>
            }
        })
    }
}
