//! What is beside the board: decks, hand, the open question or panel, and the row of tabs.

use leptos::prelude::*;

use super::claim::ClaimSheet;
use super::decks::Decks;
use super::hand::Hand;
use super::panel_players::Players;
use super::panel_tickets::{Tickets, counted};
use super::panel_tracks::Tracks;
use super::prompts::Prompt;
use super::store::PlayStore;
use crate::catalog::TrackId;
use crate::engine::game::Moment;
use crate::session::{Panel as List, Sheet};
use crate::text::play;
use crate::ui::play::table::curtain::Recap;
use crate::ui::play::table::panel_keys::Keys;
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
    // Lines of the count and the choice of piles change within the same stage.
    let front = Memo::new(move |_| match play.sheet.get() {
        Sheet::Count(_) => Sheet::Question,
        Sheet::WhichTickets => Sheet::Nothing,
        sheet => sheet,
    });
    let content = move || match front.get() {
        Sheet::WhichTrack(tracks) => near(tracks).into_any(),
        Sheet::Claim(_) => view! { <ClaimSheet /> }.into_any(),
        Sheet::Panel(List::Tickets) => view! { <Tickets /> }.into_any(),
        Sheet::Panel(List::Players) => view! { <Players /> }.into_any(),
        Sheet::Panel(List::Tracks) => view! { <Tracks /> }.into_any(),
        Sheet::Panel(List::Log) => view! { <Log /> }.into_any(),
        Sheet::Panel(List::Menu) => view! { <Menu /> }.into_any(),
        Sheet::Panel(List::Keys) => view! { <Keys /> }.into_any(),
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

/// Two tracks too close to tell apart become two buttons.
fn near(tracks: Vec<TrackId>) -> impl IntoView {
    let play = PlayStore::find();
    let buttons = tracks.into_iter().map(|track| {
        view! {
            <button class="wide second" data-near=track.0 on:click=move |_| play.show(Sheet::Claim(track))>
                {move || format!("{} · {}", play.speaker().track(track), super::claim::facts(play, track))}
            </button>
        }
    });
    view! { <section class="sheet-body">{buttons.collect_view()}</section> }
}
