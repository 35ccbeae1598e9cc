//! What is below or beside the yards: decks, hand, the open question or panel, and the row of tabs.

use leptos::prelude::*;

use super::check::check;
use super::decks::Decks;
use super::hand::Hand;
use super::keep::keep;
use super::lay::LaySheet;
use super::panel_players::Players;
use super::panel_tickets::Tickets;
use super::round::NewRound;
use super::store::YardStore;
use super::ticket::in_the_count;
use crate::engine::table::Cards;
use crate::engine::yard::YardOptions;
use crate::session::{Panel as List, Sheet};
use crate::text::play;
use crate::ui::play::table::curtain::Recap;
use crate::ui::play::table::panel_keys::Keys;
use crate::ui::play::table::panel_log::Log;
use crate::ui::play::table::panel_menu::Menu;
use crate::ui::play::table::result::GameResult;
use crate::ui::play::table::tab_row::{Panel, TabName, Tabs};

const TABS: [TabName; 5] = [
    (None, play::ACT, "act"),
    (Some(List::Tickets), play::TICKETS, "tickets"),
    (Some(List::Players), play::PLAYERS, "players"),
    (Some(List::Log), play::LOG, "log"),
    (Some(List::Menu), play::MENU, "menu"),
];

/// The stage, the decks, the hand and the tabs.
#[component]
pub fn Stage() -> impl IntoView {
    let play = YardStore::find();
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
        Sheet::Panel(List::Menu) => view! { <Menu /> }.into_any(),
        Sheet::Panel(List::Keys) => view! { <Keys /> }.into_any(),
        front => act(play, &front, round.get()),
    };
    view! {
        <Decks />
        <Panel tabs=&TABS>{content}</Panel>
        <Hand />
        <Tabs tabs=&TABS />
    }
}

fn act(play: YardStore, front: &Sheet, round: Option<u8>) -> AnyView {
    if play.to_act.get().is_none() {
        return view! { <GameResult ticket=in_the_count /> }.into_any();
    }
    if let Some(round) = round {
        return view! { <NewRound round=round /> }.into_any();
    }
    match front {
        Sheet::Recap => view! { <Recap /> }.into_any(),
        Sheet::Question => question(play),
        Sheet::Lay(_) => view! { <LaySheet /> }.into_any(),
        _ => view! { <div class="wide-only"><Tickets /><Players /></div> }.into_any(),
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
