//! What stands below or beside the yards: decks, hand, the open question or panel, and the row of tabs.

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
use crate::engine::yard::YardOptions;
use crate::text::play;
use crate::ui::play::table::curtain::Recap;
use crate::ui::play::table::decks::asks;
use crate::ui::play::table::panel_log::Log;
use crate::ui::play::table::panel_menu::Menu;
use crate::ui::play::table::result::GameResult;
use crate::ui::play::table::store::Tab;
use crate::ui::play::table::tab_row::{Panel, TabName, Tabs};

const TABS: [TabName; 5] = [
    (Tab::Act, play::ACT, "act"),
    (Tab::Tickets, play::TICKETS, "tickets"),
    (Tab::Players, play::PLAYERS, "players"),
    (Tab::Log, play::LOG, "log"),
    (Tab::Menu, play::MENU, "menu"),
];

/// The stage, the decks, the hand and the tabs.
#[component]
pub fn Stage() -> impl IntoView {
    let play = YardStore::find();
    let picking = Memo::new(move |_| !play.picked.get().is_empty());
    let round = Memo::new(move |_| play.new_round());
    let content = move || match play.tab.get() {
        Tab::Act | Tab::Tracks => act(play, picking.get(), round.get()),
        Tab::Tickets => view! { <Tickets /> }.into_any(),
        Tab::Players => view! { <Players /> }.into_any(),
        Tab::Log => view! { <Log /> }.into_any(),
        Tab::Menu => view! { <Menu /> }.into_any(),
    };
    view! {
        <Decks />
        <Panel tabs=&TABS>{content}</Panel>
        <Hand />
        <Tabs tabs=&TABS />
    }
}

fn act(play: YardStore, picking: bool, round: Option<u8>) -> AnyView {
    if play.to_act.get().is_none() {
        return view! { <GameResult ticket=in_the_count /> }.into_any();
    }
    if let Some(round) = round {
        return view! { <NewRound round=round /> }.into_any();
    }
    if play.recap.get() {
        return view! { <Recap /> }.into_any();
    }
    if asks(*play) {
        return question(play);
    }
    if picking {
        return view! { <LaySheet /> }.into_any();
    }
    view! { <div class="wide-only"><Tickets /><Players /></div> }.into_any()
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
