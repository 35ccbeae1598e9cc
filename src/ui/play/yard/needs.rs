//! The strip: for every kind of card what the open tickets cost, what is in hand and what is in the yard.

use leptos::prelude::*;

use super::store::YardStore;
use crate::engine::yard::{Phase, YardOptions};
use crate::scene::{Need, needs};
use crate::text::{Phrase, board, yard_stage};
use crate::ui::parts::locomotive_card;
use crate::ui::play::table::emblem::card_color;

/// The strip; nothing for onlookers, at the check (where the pile pays), and once the game is over.
#[component]
pub fn Needs() -> impl IntoView {
    let play = YardStore::find();
    let list = Memo::new(move |_| {
        let ticked = match play
            .options
            .with(|options| matches!(options, YardOptions::Keep { .. }))
        {
            true => play.chosen.get(),
            false => Default::default(),
        };
        play.view.with(|view| match view.open.phase {
            Phase::CheckTickets { .. } | Phase::Over => Vec::new(),
            _ => needs(play.game, view, ticked),
        })
    });
    move || {
        let list = list.get();
        (!list.is_empty()).then(|| strip(play, &list))
    }
}

fn strip(play: YardStore, list: &[Need]) -> impl IntoView + use<> {
    let heads = list.iter().map(|need| match need.card.color() {
        Some(color) => {
            let name = move || board::color(color).get(play.app.lang.get());
            view! { <th scope="col"><span class="unseen">{move || name()}</span>{card_color(color)}</th> }.into_any()
        }
        None => view! {
            <th scope="col"><span class="unseen">{play.say(yard_stage::LOCOMOTIVES)}</span>{locomotive_card()}</th>
        }
        .into_any(),
    });
    let row = |name: Phrase, class: &'static str, read: fn(&Need) -> u8| {
        let cells = list.iter().map(|need| {
            let count = read(need);
            let wanted = need.tickets > 0;
            view! { <td class:none=count == 0 class:wanted=wanted>{count}</td> }
        });
        view! { <tr class=class><th scope="row">{play.say(name)}</th>{cells.collect_view()}</tr> }
    };
    view! {
        <table class="card-needs">
            <caption class="unseen">{play.say(yard_stage::NEEDS)}</caption>
            <thead><tr><td></td>{heads.collect_view()}</tr></thead>
            <tbody>
                {row(yard_stage::NEED_TICKETS, "need-tickets", |need| need.tickets)}
                {row(yard_stage::NEED_HAND, "need-hand", |need| need.hand)}
                {row(yard_stage::NEED_YARD, "need-yard", |need| need.yard)}
            </tbody>
        </table>
    }
}
