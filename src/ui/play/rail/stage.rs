//! What stands beside the board: decks, hand, the open question or panel, and the row of tabs.

use leptos::prelude::*;

use super::claim::ClaimSheet;
use super::decks::Decks;
use super::hand::Hand;
use super::panel_players::Players;
use super::panel_tickets::{Tickets, counted};
use super::panel_tracks::Tracks;
use super::prompts::Prompt;
use super::store::{PlayStore, Tab};
use crate::catalog::TrackId;
use crate::text::play;
use crate::ui::play::table::curtain::Recap;
use crate::ui::play::table::decks::asks;
use crate::ui::play::table::panel_log::Log;
use crate::ui::play::table::panel_menu::Menu;
use crate::ui::play::table::result::GameResult;
use crate::ui::play::table::tab_row::{Panel, TabName, Tabs};
use crate::ui::play::table::wide::is_wide;

const TABS: [TabName; 6] = [
    (Tab::Act, play::ACT, "act"),
    (Tab::Tickets, play::TICKETS, "tickets"),
    (Tab::Tracks, play::TRACKS, "tracks"),
    (Tab::Players, play::PLAYERS, "players"),
    (Tab::Log, play::LOG, "log"),
    (Tab::Menu, play::MENU, "menu"),
];

/// The stage, the decks, the hand and the tabs.
#[component]
pub fn Stage() -> impl IntoView {
    let play = PlayStore::find();
    let wide = is_wide();
    let content = move || {
        if !play.near.with(Vec::is_empty) {
            return near(play.near.get()).into_any();
        }
        if play.claim.get().is_some() {
            return view! { <ClaimSheet /> }.into_any();
        }
        match play.tab.get() {
            Tab::Act if play.to_act.get().is_none() => {
                view! { <GameResult ticket=counted /> }.into_any()
            }
            Tab::Act if play.recap.get() => view! { <Recap /> }.into_any(),
            Tab::Act if asks(*play) => view! { <Prompt /> }.into_any(),
            Tab::Act if wide.get() => view! { <Tickets /><Players /> }.into_any(),
            Tab::Act => ().into_any(),
            Tab::Tickets => view! { <Tickets /> }.into_any(),
            Tab::Players => view! { <Players /> }.into_any(),
            Tab::Tracks => view! { <Tracks /> }.into_any(),
            Tab::Log => view! { <Log /> }.into_any(),
            Tab::Menu => view! { <Menu /> }.into_any(),
        }
    };
    view! {
        <Decks />
        <Panel tabs=&TABS>{content}</Panel>
        <Hand />
        <Tabs tabs=&TABS />
    }
}

/// Two tracks too close to tell apart become two buttons.
fn near(tracks: Vec<TrackId>) -> impl IntoView {
    let play = PlayStore::find();
    let choose = move |track: TrackId| {
        play.near.set(Vec::new());
        play.claim.set(Some(track));
    };
    let buttons = tracks.into_iter().map(|track| {
        view! {
            <button class="wide second" data-near=track.0 on:click=move |_| choose(track)>
                {move || format!("{} · {}", play.speaker().track(track), super::claim::facts(play, track))}
            </button>
        }
    });
    view! { <section class="sheet-body">{buttons.collect_view()}</section> }
}
