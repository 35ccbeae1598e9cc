//! The Card Game at the table. Everything around it (bar, curtain, log, saving, bots) is the same as for map games.

mod check;
mod decks;
mod hand;
mod journeys;
mod keep;
mod lay;
pub mod page;
mod panel_players;
mod panel_tickets;
mod poster;
pub mod replay;
mod round;
mod stage;
mod store;
mod ticket;
mod yards;

use leptos::prelude::*;

use crate::engine::yard::Phase;
use crate::text::yard;
use crate::ui::play::table::plates::{Plate, plates};
use crate::ui::play::table::store::TableStore;
use crate::ui::play::table::top::Notices;
use store::YardStore;

/// A running Card Game; nothing if the game belongs to another rule set.
pub fn game(table: TableStore, down: Memo<bool>) -> Option<AnyView> {
    let play = YardStore::new(table)?;
    provide_context(play);
    let game = view! {
        <div class="under-curtain" inert=move || down.get()>
            <Plates />
            <Table />
            <Notices><LastTurns /></Notices>
            <stage::Stage />
        </div>
    };
    Some(game.into_any())
}

/// A plate for everybody, with the number of cards in hand.
#[component]
fn Plates() -> impl IntoView {
    let play = YardStore::find();
    let seats = play.view.with_untracked(|view| view.open.seats.len());
    plates(seats, move |seat| {
        let cards = Memo::new(move |_| play.view.with(|view| view.open.seats[seat.index()].hand));
        Plate {
            numbers: view! { <b>{cards}</b> }.into_any(),
            label: Signal::derive(move || play.speaker().seat(seat).to_owned()),
        }
    })
}

/// Says that the pile is empty and how many turns are left.
#[component]
fn LastTurns() -> impl IntoView {
    let play = YardStore::find();
    move || {
        let turns = play.view.with(|view| {
            let counted = matches!(view.open.phase, Phase::CheckTickets { .. } | Phase::Over);
            view.open.turns_left.filter(|_| !counted)
        })?;
        let says = yard::last_turns(play.app.lang.get(), turns);
        Some(view! { <p class="banner last-round" role="status">{says}</p> })
    }
}

/// The yards and the poster. On a small screen the one that matters right now, otherwise both.
#[component]
fn Table() -> impl IntoView {
    let play = YardStore::find();
    let names = Signal::derive(move || play.speaker().names);
    let poster = Memo::new(move |_| journeys::poster(play));
    view! {
        <div class="map yard-table" tabindex="0" role="group" aria-label=play.say(yard::YARDS) class:poster-first=move || play.wants_poster()>
            <yards::Yards scene=play.scene names=names liveries=play.liveries() />
            <div class="poster-frame">{poster::view(poster.into(), play.say(yard::POSTER))}</div>
        </div>
    }
}
