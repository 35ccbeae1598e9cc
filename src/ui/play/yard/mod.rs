//! The Card Game at the table. Everything around it (bar, curtain, log, saving, bots) is the same as for map games.

mod check;
mod column;
mod decks;
mod hand;
mod journeys;
mod keep;
mod lay;
mod needs;
pub mod page;
mod panel_players;
mod panel_tickets;
mod platform;
mod poster;
pub mod replay;
mod round;
mod stage;
mod store;
mod ticket;
mod yards;

use leptos::prelude::*;

use crate::engine::yard::Phase;
use crate::session::{Panel, Sheet};
use crate::text::{yard, yard_stage};
use crate::ui::play::table::curtain::PeekBar;
use crate::ui::play::table::store::TableStore;
use crate::ui::play::table::top::TopBar;
use store::YardStore;
use yards::Owners;

/// A running Card Game; nothing if the game belongs to another rule set.
pub fn game(table: TableStore, down: Memo<bool>) -> Option<AnyView> {
    let play = YardStore::new(table)?;
    provide_context(play);
    let game = view! {
        <div class="under-curtain" inert=move || down.get()>
            <TopBar><LastTurns /></TopBar>
            <PeekBar />
            <Table />
            <stage::Stage />
        </div>
    };
    Some(game.into_any())
}

/// Says that the pile is empty and how many turns are left.
#[component]
fn LastTurns() -> impl IntoView {
    let play = YardStore::find();
    move || {
        let turns = play.view.with(|view| {
            let counted = matches!(view.open.phase, Phase::CheckTickets { .. } | Phase::Over);
            let turns = view.open.turns_left.filter(|_| !counted)?;
            Some((turns, view.is_last_round(play.game)))
        })?;
        let (turns, last_round) = turns;
        let says = yard::last_turns(play.app.lang.get(), turns, last_round);
        Some(view! { <p class="banner last-round" role="status">{says}</p> })
    }
}

/// The yards, and beside them what the tickets need and where they lead. The poster is an inset that grows when the
/// decision is about tickets.
#[component]
fn Table() -> impl IntoView {
    let play = YardStore::find();
    let owners = Owners {
        names: Signal::derive(move || play.speaker().names),
        liveries: play.liveries(),
    };
    let poster = Memo::new(move |_| journeys::poster(play));
    let large = Memo::new(move |_| play.wants_poster());
    view! {
        <div class="map yard-table" tabindex="0" role="group" aria-label=play.say(yard::YARDS) class:poster-first=large>
            <div class="yard-floor">
                <yards::Yards scene=play.scene owners=owners />
                <needs::Needs />
                <div class="poster-frame">
                    {poster::view(poster.into(), play.say(yard::POSTER))}
                    <Show when=move || !large.get()>
                        <button class="poster-open" aria-label=play.say(yard_stage::OPEN_POSTER) on:click=move |_| play.show(Sheet::Panel(Panel::Tickets))></button>
                    </Show>
                </div>
            </div>
        </div>
    }
}
