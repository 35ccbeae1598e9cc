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

use crate::engine::yard::{Phase, YardEvent};
use crate::scene::Covered;
use crate::session::{Panel, RecapEntry, Sheet};
use crate::text::speaker::number;
use crate::text::{yard, yard_stage};
use crate::ui::play::table::caption::Harm;
use crate::ui::play::table::count_show::{points_so_far, ticking};
use crate::ui::play::table::plates::{Plate, plates};
use crate::ui::play::table::store::TableStore;
use crate::ui::play::table::top::Notices;
use store::YardStore;
use yards::Owners;

/// A running Card Game; nothing if the game belongs to another rule set.
pub fn game(table: TableStore, down: Memo<bool>) -> Option<AnyView> {
    let play = YardStore::new(table)?;
    provide_context(play);
    let game = view! {
        <div class="under-curtain" inert=move || down.get()>
            <Plates />
            <Table />
            <Notices harm=harm(play)><LastTurns /></Notices>
            <stage::Stage />
        </div>
    };
    Some(game.into_any())
}

/// A plate for everybody, with the number of cards on the track.
#[component]
fn Plates() -> impl IntoView {
    let play = YardStore::find();
    let seats = play.view.with_untracked(|view| view.open.seats.len());
    plates(seats, move |seat| {
        let open = Memo::new(move |_| {
            play.view.with(|view| {
                let open = view.open.seat(seat);
                (open.track, open.hand, open.tickets)
            })
        });
        let label = Signal::derive(move || {
            let (track, hand, tickets) = open.get();
            let say = play.speaker();
            let facts = yard::facts(say.lang, hand, tickets, track);
            format!("{} · {facts}", say.seat(seat))
        });
        // Once the game is over the points count, as far as the show has come.
        let counts = ticking(Memo::new(move |_| {
            points_so_far(*play).map_or(open.get().0.into(), |points| points[seat.index()])
        }));
        Plate {
            numbers: view! { <b>{move || number(counts.get())}</b> }.into_any(),
            label,
        }
    })
}

/// The column that a move took from the viewer.
fn harm(play: YardStore) -> Harm {
    Callback::new(move |entry: RecapEntry| {
        let viewer = play.viewer.get_untracked()?;
        let (color, cards) = entry.seen.iter().find_map(|seen| match seen.yard()? {
            YardEvent::ColumnBeaten {
                seat, color, cards, ..
            } if *seat == viewer => Some((*color, cards.total())),
            _ => None,
        })?;
        Some(yard_stage::robbed(play.app.lang.get(), color, cards))
    })
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
    // What is open lies over the yards and pushes nothing; the large poster belongs to it and keeps clear of it.
    let covered = move |side: fn(Covered) -> f32| {
        move || {
            let (at_rest, now) = play.covered.get();
            format!("{}px", side(if large.get() { now } else { at_rest }))
        }
    };
    view! {
        <div
            class="map yard-table"
            class:poster-first=large
            class:unmeasured=move || play.covered.get().0 == Covered::NOTHING
            tabindex="0"
            role="group"
            aria-label=play.say(yard::YARDS)
            style:--free-top=covered(|it| it.top_px)
            style:--free-right=covered(|it| it.right_px)
            style:--free-bottom=covered(|it| it.bottom_px)
            style:--free-left=covered(|it| it.left_px)
        >
            <div class="yard-floor">
                <yards::Yards scene=play.scene owners=owners />
                <needs::Needs />
                <div class="poster-frame">
                    {poster::view(poster.into(), "na", play.say(yard::POSTER))}
                    <Show when=move || !large.get()>
                        <button class="poster-open" aria-label=play.say(yard_stage::OPEN_POSTER) on:click=move |_| play.show(Sheet::Panel(Panel::Tickets))></button>
                    </Show>
                </div>
            </div>
        </div>
    }
}
