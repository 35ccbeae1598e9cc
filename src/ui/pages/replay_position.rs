//! The position of a replay: the board of a map game or the yards of the Card Game, and everybody's standing in
//! words.

use leptos::prelude::*;

use super::replay::Stepper;
use crate::catalog::{Game, RailGame, Seat, TicketId, TrackId};
use crate::engine::game::{PlayerView, Sighting};
use crate::engine::rail::{RailOptions, RailView};
use crate::engine::table::{Cards, Viewer};
use crate::scene::{self, Focus, TableScene, YardScene};
use crate::session::Replay;
use crate::text::{self, replay};
use crate::ui::board::LiveBoard;
use crate::ui::play::badge;
use crate::ui::yard::Yards;

/// The position.
pub fn position(stepper: Stepper, game: &'static Game) -> impl IntoView {
    let board = match game {
        Game::Rail(rail) => board(stepper, rail).into_any(),
        Game::Yard(_) => yards(stepper).into_any(),
    };
    view! {
        {board}
        <section class="replay-players" aria-label=stepper.store.say(replay::POSITION)>
            <ul class="player-list">{move || rows(stepper)}</ul>
            {move || held(stepper)}
        </section>
    }
}

fn board(stepper: Stepper, game: &'static RailGame) -> impl IntoView {
    let table = Memo::new(move |_| {
        let focus = Focus {
            last: stepper.replay.with(claimed),
            ..Focus::default()
        };
        stepper.view.with(|view| match view {
            // What could be done is not what is looked at, so there are no options.
            PlayerView::Rail(view) => TableScene::new(game, view, &RailOptions::Nothing, &focus),
            PlayerView::Yard(_) => unreachable!("a map game stays one"),
        })
    });
    let liveries = liveries(stepper);
    let lang = stepper.store.lang;
    let label = Signal::derive(move || {
        let lang = lang.get();
        let (cities, tracks) = (game.cities().len(), game.tracks().len());
        text::board::summary(lang, lang.name(game.name()), cities, tracks)
    });
    view! {
        <div class="replay-board">
            <LiveBoard scene=scene::board(game) prefix="replay" label=label table=table liveries=liveries on_intent=|_| {} />
        </div>
    }
}

fn liveries(stepper: Stepper) -> Vec<u8> {
    stepper
        .seats
        .with_value(|seats| seats.iter().map(|seat| seat.color).collect())
}

fn yards(stepper: Stepper) -> impl IntoView {
    let scene = Memo::new(move |_| {
        let last = stepper
            .replay
            .with(|replay| replay.last(stepper.viewer.get()));
        let news = last.into_iter().flat_map(|(_, seen)| seen);
        let news: Vec<_> = news
            .filter_map(|seen| match seen {
                Sighting::Yard(seen) => Some(seen),
                Sighting::Rail(_) => None,
            })
            .collect();
        stepper.view.with(|view| match view {
            PlayerView::Yard(view) => YardScene::new(view, &news, Cards::NONE),
            PlayerView::Rail(_) => unreachable!("a Card Game stays one"),
        })
    });
    let names = Signal::derive(move || stepper.speaker().names);
    view! {
        <div class="replay-board yard-table">
            <Yards scene=scene names=names liveries=liveries(stepper) />
        </div>
    }
}

/// Tracks that the last step has taken.
fn claimed(replay: &Replay) -> Vec<TrackId> {
    let seen = replay.last(Viewer::Table).map(|(_, seen)| seen);
    seen.iter()
        .flatten()
        .filter_map(Sighting::claimed)
        .collect()
}

fn rows(stepper: Stepper) -> impl IntoView {
    let say = stepper.speaker();
    let totals = stepper.replay.with(Replay::totals);
    let to_act = stepper.view.with(PlayerView::to_act);
    let facts = stepper.view.with(|view| facts(&say, view));
    let rows = facts.into_iter().enumerate().map(|(index, facts)| {
        let livery = stepper.seats.with_value(|seats| seats[index].color);
        let total = totals
            .as_ref()
            .and_then(|totals| totals.get(index).copied());
        let total = total.map(|total| text::speaker::points(say.lang, total));
        view! {
            <li class="player" class:active=to_act == Some(Seat(index as u8)) data-player=index>
                {badge(livery)}
                <span class="player-name">{say.names[index].clone()}</span>
                <b>{total}</b>
                <span class="player-facts">{facts}</span>
            </li>
        }
    });
    rows.collect_view()
}

/// What everybody sees of every seat.
fn facts(say: &text::speaker::Speaker, view: &PlayerView) -> Vec<String> {
    match view {
        PlayerView::Rail(view) => {
            let seats = view.open.seats.iter();
            let row = |seat: &crate::engine::rail::OpenSeat| {
                let tickets = seat.tickets.iter().sum();
                replay::rail_row(say.lang, seat.score, seat.wagons, seat.hand, tickets)
            };
            seats.map(row).collect()
        }
        PlayerView::Yard(view) => {
            let seats = view.open.seats.iter();
            let row = |seat: &crate::engine::yard::OpenSeat| {
                text::yard::facts(say.lang, seat.hand, seat.tickets, seat.track)
            };
            seats.map(row).collect()
        }
    }
}

/// What the viewer held; nothing from the table's side.
fn held(stepper: Stepper) -> Option<impl IntoView> {
    let say = stepper.speaker();
    let (hand, tickets) = stepper.view.with(|view| match view {
        PlayerView::Rail(view) => rail_holdings(view),
        PlayerView::Yard(view) => {
            let own = view.own.as_ref()?;
            Some((own.hand, own.tickets.iter().collect()))
        }
    })?;
    let names: Vec<String> = tickets.iter().map(|ticket| say.ticket(*ticket)).collect();
    Some(view! {
        <dl class="held-list">
            <dt>{stepper.store.say(replay::HAND)}</dt>
            <dd>{say.cards(hand)}</dd>
            <dt>{stepper.store.say(replay::TICKETS)}</dt>
            <dd>{names.join(", ")}</dd>
        </dl>
    })
}

fn rail_holdings(view: &RailView) -> Option<(Cards, Vec<TicketId>)> {
    let (_, own) = view.seated()?;
    Some((own.hand, own.tickets.iter().collect()))
}
