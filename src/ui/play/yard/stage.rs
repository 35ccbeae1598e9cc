//! What is below or beside the yards: decks, hand, the open question or panel, and the row of tabs.

use leptos::prelude::*;

use super::check::check;
use super::decks::Decks;
use super::hand::Hand;
use super::harm;
use super::keep::keep;
use super::lay::LaySheet;
use super::panel_players::Players;
use super::panel_tickets::Tickets;
use super::round::NewRound;
use super::store::YardStore;
use super::ticket::in_the_count;
use crate::catalog::TicketSet;
use crate::engine::table::Cards;
use crate::engine::yard::{YardAction, YardOptions};
use crate::session::{Panel as List, Sheet};
use crate::text::{play, yard_stage};
use crate::ui::play::table::panel_keys::Keys;
use crate::ui::play::table::panel_log::Log;
use crate::ui::play::table::panel_menu::Menu;
use crate::ui::play::table::recap::recap;
use crate::ui::play::table::result::GameResult;
use crate::ui::play::table::tab_row::{Dock, Stage as Frame, TabName, Tabs};
use crate::ui::play::table::top::{TaskRow, own_tickets};
use crate::ui::play::table::wide::is_roomy;

const TABS: [TabName; 4] = [
    (List::Tickets, play::TICKETS, "tickets"),
    (List::Players, play::PLAYERS, "players"),
    (List::Log, play::LOG, "log"),
    (List::Menu, play::MENU, "menu"),
];

/// The stage, the decks, the hand and the tabs.
#[component]
pub fn Stage() -> impl IntoView {
    let play = YardStore::find();
    let roomy = is_roomy();
    // The cards of a lay change under the finger; the sheet that shows them stays.
    let front = Memo::new(move |_| match play.sheet.get() {
        Sheet::Lay(_) => Sheet::Lay(Cards::NONE),
        Sheet::Count(_) => Sheet::Question,
        sheet => sheet,
    });
    let round = Memo::new(move |_| play.new_round());
    let content = move || match front.get() {
        Sheet::Panel(List::Tickets) => view! { <Tickets /> }.into_any(),
        Sheet::Panel(List::Players) => view! { <Players /> }.into_any(),
        Sheet::Panel(List::Log) => view! { <Log /> }.into_any(),
        Sheet::Panel(List::Menu) => {
            view! { <Tabs tabs=&TABS name=play::MENU /><Menu /> }.into_any()
        }
        Sheet::Panel(List::Keys) => view! { <Keys /> }.into_any(),
        front => act(play, &front, round.get(), roomy),
    };
    let open = Memo::new(move |_| match front.get() {
        Sheet::Nothing | Sheet::Curtain | Sheet::Peek | Sheet::LastLook(..) => {
            round.get().is_some()
        }
        Sheet::Question => {
            play.to_act.get().is_none()
                || round.get().is_some()
                || play
                    .options
                    .with(|options| *options != YardOptions::Nothing)
        }
        _ => true,
    });
    // The hand is picked from while cards are being laid.
    let covers = Memo::new(move |_| open.get() && !matches!(front.get(), Sheet::Lay(_)));
    view! {
        <Dock open=covers>
            <TaskRow><OwnTickets /></TaskRow>
            <Decks />
            <Hand />
            <Tabs tabs=&TABS />
        </Dock>
        <Frame tabs=&TABS open=open>{move || content()}</Frame>
    }
}

/// The way to the viewer's tickets, with their number.
#[component]
fn OwnTickets() -> impl IntoView {
    let play = YardStore::find();
    let count = Memo::new(move |_| {
        play.view
            .with(|view| view.own.as_ref().map(|own| own.tickets.count()))
    });
    own_tickets(count, Signal::stored(TicketSet::NONE))
}

/// What the game waits for, or how it ended; if there is room beside the decks, what is looked at most.
fn act(play: YardStore, front: &Sheet, round: Option<u8>, roomy: Memo<bool>) -> AnyView {
    if play.to_act.get().is_none() {
        return view! { <GameResult ticket=in_the_count /> }.into_any();
    }
    if let Some(round) = round {
        return view! { <NewRound round=round /> }.into_any();
    }
    match front {
        Sheet::Recap(_) => recap(harm(play)).into_any(),
        Sheet::Question => question(play),
        Sheet::Lay(_) => view! { <LaySheet /> }.into_any(),
        Sheet::WhichTickets => draw_tickets().into_any(),
        _ if roomy.get() => {
            view! { <h2 class="unseen">{play.say(play::TICKETS)}</h2><Tickets /><Players /> }
                .into_any()
        }
        _ => ().into_any(),
    }
}

/// How many tickets are drawn, and what becomes of them: asked before anything is seen.
fn draw_tickets() -> impl IntoView {
    let play = YardStore::find();
    let count = play.options.with_untracked(|options| match options {
        YardOptions::Turn(turn) => turn.tickets,
        _ => 0,
    });
    view! {
        <section class="sheet-body">
            <header class="sheet-head">
                <h2 class="place" tabindex="-1">{play.say(yard_stage::DRAW_TICKETS)}</h2>
                <button class="plain" id="close-draw" aria-label=play.say(play::CLOSE) on:click=move |_| play.close()>"×"</button>
            </header>
            <p>{play.say(yard_stage::DRAW_TICKETS_HOW)}</p>
            <div class="foot">
                <button class="wide" id="draw-tickets" on:click=move |_| play.act(YardAction::DrawTickets)>
                    {move || yard_stage::draw_tickets(play.app.lang.get(), count)}
                </button>
            </div>
        </section>
    }
}

fn question(play: YardStore) -> AnyView {
    (move || match play.options.get() {
        YardOptions::Keep { offer, at_least } => keep(offer, at_least).into_any(),
        YardOptions::Check {
            pile,
            best,
            uncompleted,
            ..
        } => check(pile, best, uncompleted).into_any(),
        YardOptions::Nothing | YardOptions::Turn(_) | YardOptions::SecondCard(_) => ().into_any(),
    })
    .into_any()
}
