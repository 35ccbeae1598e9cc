//! The viewer's tickets: open, impossible, completed. Tapping one highlights it on the board.

use leptos::prelude::*;

use super::mini_map::mini_map;
use super::store::PlayStore;
use super::track_parts::color_chip;
use crate::bots::planner::Chance;
use crate::catalog::{Color, TicketId, TicketSet};
use crate::engine::rail::RailView;
use crate::engine::table::Cards;
use crate::scene::{spaces_by_color, way_left};
use crate::text::{Phrase, board, plans, play, sheets};
use crate::ui::play::table::emblem::worth;

#[derive(Clone, Copy, PartialEq)]
enum State {
    /// Spaces still to be built, and by colour, gray last.
    Open {
        missing: u16,
        needs: [u8; 9],
    },
    Done,
    Lost,
}

/// The tickets panel. Each group is a list of its own: a changed one leaves the others, and what moves in them, alone.
#[component]
pub fn Tickets() -> impl IntoView {
    let play = PlayStore::find();
    let all = Memo::new(move |_| play.view.with(|view| states(play, view)));
    // What was complete when the panel opened is not punched again.
    let old = play.punched.get_untracked().done;
    let group = move |title: Phrase, class: &'static str, fits: fn(State) -> bool| {
        let fitting = Memo::new(move |_| {
            let mut rows = all.get();
            rows.retain(|(_, state)| fits(*state));
            rows
        });
        move || {
            let rows = fitting.get();
            (!rows.is_empty()).then(|| {
                view! {
                    <h3>{play.say(title)}</h3>
                    <ul class=format!("ticket-list {class}")>{rows.into_iter().map(|it| row(it, old)).collect_view()}</ul>
                }
            })
        }
    };
    view! {
        <section class="sheet-body tickets">
            {all_on_map(all)}
            {network(play)}
            {group(play::OPEN_TICKETS, "open", |state| matches!(state, State::Open { .. }))}
            {group(play::LOST_TICKETS, "lost", |state| state == State::Lost)}
            {group(play::DONE_TICKETS, "done", |state| state == State::Done)}
            <Show when=move || all.with(Vec::is_empty)><p>{play.say(play::NO_TICKETS)}</p></Show>
        </section>
    }
}

fn states(play: PlayStore, view: &RailView) -> Vec<(TicketId, State)> {
    let Some((seat, own)) = view.seated() else {
        return Vec::new();
    };
    let done = play.punched.get().done;
    let wagons = u16::from(view.open.seat(seat).wagons);
    let state = |ticket: TicketId| {
        if done.contains(ticket) {
            return State::Done;
        }
        match way_left(play.game, view, seat, ticket) {
            Some(way) if way.spaces <= wagons => State::Open {
                missing: way.spaces,
                needs: spaces_by_color(play.game, view, &way.tracks.into_iter().collect()),
            },
            _ => State::Lost,
        }
    };
    own.tickets
        .iter()
        .map(|ticket| (ticket, state(ticket)))
        .collect()
}

/// What the planner's best network takes; nothing unless the viewer wants to see it.
fn network(play: PlayStore) -> impl IntoView {
    let says = move || {
        let say = play.speaker();
        play.planning.planned.with(|planned| {
            let found = planned.network.as_ref().filter(|it| it.wagons > 0)?;
            let (missing, any) = (&found.missing, found.missing_any);
            Some(plans::network(
                &say,
                found.exact,
                found.wagons,
                missing,
                any,
            ))
        })
    };
    move || says().map(|says| view! { <p class="small" id="planned">{says}</p> })
}

/// How likely the planner thinks a ticket is.
fn chance(play: PlayStore, ticket: TicketId) -> Option<String> {
    let lang = play.app.lang.get();
    play.planning.planned.with(|planned| {
        let found = planned.network.as_ref()?;
        let percent = |all: &[Chance]| {
            let it = all.iter().find(|it| it.ticket == ticket)?;
            Some(it.percent)
        };
        let joined = percent(&found.tickets).map(|percent| plans::chance(lang, percent));
        joined.or_else(|| percent(&found.dropped).map(|percent| plans::dropped(lang, percent)))
    })
}

/// Shows all open tickets on the map at once.
fn all_on_map(all: Memo<Vec<(TicketId, State)>>) -> impl IntoView {
    let play = PlayStore::find();
    let several = move || {
        all.with(|all| {
            all.iter()
                .any(|(_, state)| matches!(state, State::Open { .. }))
        })
    };
    let toggle = move |_| {
        play.spotlight.set(None);
        play.all_tickets.update(|all| *all = !*all);
    };
    view! {
        <Show when=several>
            <button class="second" id="all-on-map" aria-pressed=move || play.all_tickets.get().to_string() on:click=toggle>
                {play.say(sheets::ALL_ON_MAP)}
            </button>
        </Show>
    }
}

fn row((ticket, state): (TicketId, State), old: TicketSet) -> impl IntoView {
    let play = PlayStore::find();
    let value = play.game.ticket(ticket).points();
    let lit = move || play.spotlight.get() == Some(ticket);
    let note = move || match state {
        State::Open { missing, .. } => {
            let to_build = sheets::to_build(play.app.lang.get(), missing);
            let parts = std::iter::once(to_build).chain(chance(play, ticket));
            Some(parts.collect::<Vec<_>>().join(" · "))
        }
        State::Done | State::Lost => None,
    };
    let needs = match state {
        State::Open { needs, .. } => Some(needed(needs)),
        State::Done | State::Lost => None,
    };
    let fresh = play.punched.get_untracked().fresh;
    let punched = fresh.minus(old).contains(ticket);
    view! {
        <li class:punched=punched>
            <button class="row" aria-pressed=move || lit().to_string() on:click=move |_| play.light(ticket)>
                {mini_map(ticket)}
                <span class="ticket-words">
                    <span class="ticket-name">{move || play.speaker().ticket(ticket)}</span>
                    <span class="still-needed"><span class="small">{move || note()}</span>{needs}</span>
                </span>
                {worth(*play, value.into())}
            </button>
        </li>
    }
}

/// Cards still needed, by colour; a colour that the hand covers is ticked.
fn needed(needs: [u8; 9]) -> impl IntoView {
    let play = PlayStore::find();
    let colors = Color::ALL.into_iter().map(Some).chain([None]);
    let chips = colors
        .zip(needs)
        .filter(|(_, count)| *count > 0)
        .map(|(color, count)| {
            let held = move || {
                let hand = play.hand.get().unwrap_or(Cards::NONE);
                color.is_some_and(|color| hand.of_color(color) >= count)
            };
            let name = move || {
                color
                    .map_or(play::GRAY, board::color)
                    .get(play.app.lang.get())
            };
            view! {
                <span class="need" class:held=move || held()>
                    <span class="unseen">{move || name()}</span>
                    {color_chip(color)}
                    <b>{count}</b>
                </span>
            }
        });
    chips.collect_view()
}

/// A ticket in the count.
pub fn counted(ticket: TicketId, state: Phrase, brought: i16) -> AnyView {
    let play = PlayStore::find();
    view! {
        {mini_map(ticket)}
        <span class="ticket-name">{move || play.speaker().ticket(ticket)}</span>
        <span class="small">{play.say(state)}</span>
        {worth(*play, brought)}
    }
    .into_any()
}
