//! What is beside the board: decks, hand, the open question or panel, and the row of tabs.

use leptos::prelude::*;

use super::chooser::chooser;
use super::city_sheet::city_sheet;
use super::claim::ClaimSheet;
use super::decks::{Decks, Pass, Stop};
use super::draw_tickets::draw_tickets;
use super::hand::Hand;
use super::harm::harm;
use super::panel_players::Players;
use super::panel_tickets::{Tickets, counted};
use super::panel_tracks::Tracks;
use super::player_sheet::player_sheet;
use super::prompts::Prompt;
use super::store::PlayStore;
use super::tunnel::turned;
use crate::engine::game::Moment;
use crate::engine::rail::RailOptions;
use crate::session::{Panel as List, Sheet};
use crate::text::play;
use crate::ui::play::table::panel_keys::Keys;
use crate::ui::play::table::panel_log::Log;
use crate::ui::play::table::panel_menu::Menu;
use crate::ui::play::table::recap::recap;
use crate::ui::play::table::result::GameResult;
use crate::ui::play::table::tab_row::{Dock, Stage as Frame, TabName, Tabs};
use crate::ui::play::table::top::{TaskRow, own_tickets};
use crate::ui::play::table::wide::{has_room_for_both, is_roomy};

const TABS: [TabName; 5] = [
    (List::Tickets, play::TICKETS, "tickets"),
    (List::Tracks, play::TRACKS, "tracks"),
    (List::Players, play::PLAYERS, "players"),
    (List::Log, play::LOG, "log"),
    (List::Menu, play::MENU, "menu"),
];

/// Task, decks and hand, and the sheet over them.
#[component]
pub fn Stage() -> impl IntoView {
    let play = PlayStore::find();
    let (roomy, both) = (is_roomy(), has_room_for_both());
    // Lines of the count change within the same sheet, and so do moves of the strip.
    let front = Memo::new(move |_| match play.sheet.get() {
        Sheet::Count(_) => Sheet::Question,
        Sheet::Recap(_) => Sheet::Recap(Vec::new()),
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
        Sheet::Panel(List::Menu) => {
            view! { <Tabs tabs=&TABS name=play::MENU /><Menu /> }.into_any()
        }
        Sheet::Panel(List::Keys) => view! { <Keys /> }.into_any(),
        Sheet::Recap(_) => recap(harm(play)).into_any(),
        _ => act(play, roomy, both),
    };
    let open = Memo::new(move |_| match front.get() {
        Sheet::Nothing | Sheet::Curtain | Sheet::Peek | Sheet::LastLook(..) => false,
        // Somebody else's question is theirs alone.
        Sheet::Question => {
            play.options
                .with(|options| *options != RailOptions::Nothing)
                || play.moment.get() == Moment::Over
        }
        _ => true,
    });
    // The list of them, and the result, show them themselves.
    let stay = Memo::new(move |_| {
        front.get() != Sheet::Panel(List::Tickets) && play.moment.get() != Moment::Over
    });
    view! {
        <Dock open=open>
            <TaskRow><Pass /><Stop /><OpenTickets /></TaskRow>
            <Decks />
            <Hand />
            <Tabs tabs=&TABS />
        </Dock>
        <Show when=move || both.get() && stay.get()>
            <aside class="tickets-here" aria-label=play.say(play::TICKETS)>
                <h2 class="unseen">{play.say(play::TICKETS)}</h2>
                <Tickets />
            </aside>
        </Show>
        <Frame tabs=&TABS open=open>{move || content()}</Frame>
    }
}

/// The way to the viewer's tickets, with the number of open ones.
#[component]
fn OpenTickets() -> impl IntoView {
    let play = PlayStore::find();
    let count = Memo::new(move |_| {
        play.view.with(|view| {
            let (_, own) = view.seated()?;
            let done = play.punched.get().done;
            Some(
                own.tickets
                    .iter()
                    .filter(|ticket| !done.contains(*ticket))
                    .count(),
            )
        })
    });
    own_tickets(count, play.just_punched())
}

/// What the game waits for, or how it ended; if there is room beside the decks, what is looked at most and is not in
/// view anyway.
fn act(play: PlayStore, roomy: Memo<bool>, both: Memo<bool>) -> AnyView {
    match play.moment.get() {
        Moment::Over => view! { <GameResult ticket=counted /> }.into_any(),
        Moment::Question => view! { <Prompt /> }.into_any(),
        Moment::Turn | Moment::SecondCard if both.get() => view! { <Players /> }.into_any(),
        Moment::Turn | Moment::SecondCard if roomy.get() => {
            view! { <h2 class="unseen">{play.say(play::TICKETS)}</h2><Tickets /><Players /> }
                .into_any()
        }
        Moment::Turn | Moment::SecondCard => ().into_any(),
    }
}
