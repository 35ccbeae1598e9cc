//! The position of a replay: what lies on the table, and everybody's standing in words.

use leptos::prelude::*;

use super::replay::Stepper;
use crate::catalog::Seat;
use crate::engine::game::PlayerView;
use crate::session::Replay;
use crate::text::{self, replay};
use crate::ui::play;
use crate::ui::play::table::badge;

/// The position.
pub fn position(stepper: Stepper) -> impl IntoView {
    view! {
        {play::position(stepper)}
        <section class="replay-players" aria-label=stepper.store.say(replay::POSITION)>
            <ul class="player-list">{move || rows(stepper)}</ul>
            {move || held(stepper)}
        </section>
    }
}

fn rows(stepper: Stepper) -> impl IntoView {
    let say = stepper.speaker();
    let totals = stepper.replay.with(Replay::totals);
    let to_act = stepper.view.with(PlayerView::to_act);
    let facts = stepper.view.with(|view| replay::facts(say.lang, view));
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

/// What the viewer held; nothing from the table's side.
fn held(stepper: Stepper) -> Option<impl IntoView> {
    let say = stepper.speaker();
    let (hand, tickets) = stepper.view.with(PlayerView::held)?;
    let names: Vec<String> = tickets.iter().map(|ticket| say.ticket(ticket)).collect();
    Some(view! {
        <dl class="held-list">
            <dt>{stepper.store.say(replay::HAND)}</dt>
            <dd>{say.cards(hand)}</dd>
            <dt>{stepper.store.say(replay::TICKETS)}</dt>
            <dd>{names.join(", ")}</dd>
        </dl>
    })
}
