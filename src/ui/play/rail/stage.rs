//! What is beside the board: decks, hand, the open question or panel, and the row of tabs.

use leptos::prelude::*;

use super::chooser::chooser;
use super::city_sheet::city_sheet;
use super::claim::ClaimSheet;
use super::decks::Decks;
use super::draw_tickets::draw_tickets;
use super::hand::Hand;
use super::panel_players::Players;
use super::panel_tickets::{Tickets, counted};
use super::panel_tracks::Tracks;
use super::player_sheet::player_sheet;
use super::prompts::Prompt;
use super::store::PlayStore;
use super::tunnel::turned;
use crate::engine::game::Moment;
use crate::session::{Panel as List, Sheet};
use crate::text::play;
use crate::ui::play::table::curtain::Recap;
use crate::ui::play::table::panel_log::Log;
use crate::ui::play::table::panel_menu::Menu;
use crate::ui::play::table::result::GameResult;
use crate::ui::play::table::tab_row::{Panel, TabName, Tabs};
use crate::ui::play::table::wide::is_wide;

const TABS: [TabName; 6] = [
    (None, play::ACT, "act"),
    (Some(List::Tickets), play::TICKETS, "tickets"),
    (Some(List::Tracks), play::TRACKS, "tracks"),
    (Some(List::Players), play::PLAYERS, "players"),
    (Some(List::Log), play::LOG, "log"),
    (Some(List::Menu), play::MENU, "menu"),
];

/// The stage, the decks, the hand and the tabs.
#[component]
pub fn Stage() -> impl IntoView {
    let play = PlayStore::find();
    let wide = is_wide();
    // Lines of the count change within the same stage.
    let front = Memo::new(move |_| match play.sheet.get() {
        Sheet::Count(_) => Sheet::Question,
        sheet => sheet,
    });
    let content = move || match front.get() {
        Sheet::WhichTrack(tracks) => chooser(tracks).into_any(),
        Sheet::WhichTickets => draw_tickets().into_any(),
        Sheet::City(city) => city_sheet(city).into_any(),
        Sheet::Player(seat) => player_sheet(seat).into_any(),
        Sheet::Turned(cards) => turned(cards).into_any(),
        Sheet::Claim(_) => view! { <ClaimSheet /> }.into_any(),
        Sheet::Panel(List::Tickets) => view! { <Tickets /> }.into_any(),
        Sheet::Panel(List::Players) => view! { <Players /> }.into_any(),
        Sheet::Panel(List::Tracks) => view! { <Tracks /> }.into_any(),
        Sheet::Panel(List::Log) => view! { <Log /> }.into_any(),
        Sheet::Panel(List::Menu) => view! { <Menu /> }.into_any(),
        Sheet::Recap => view! { <Recap /> }.into_any(),
        _ => act(play, wide),
    };
    view! {
        <Decks />
        <Panel tabs=&TABS>{content}</Panel>
        <Hand />
        <Tabs tabs=&TABS />
    }
}

/// What the game waits for, or how it ended; if there is room beside the decks, the panels used most.
fn act(play: PlayStore, wide: Memo<bool>) -> AnyView {
    match play.moment.get() {
        Moment::Over => view! { <GameResult ticket=counted /> }.into_any(),
        Moment::Question => view! { <Prompt /> }.into_any(),
        Moment::Turn | Moment::SecondCard if wide.get() => {
            view! { <Tickets /><Players /> }.into_any()
        }
        Moment::Turn | Moment::SecondCard => ().into_any(),
    }
}
