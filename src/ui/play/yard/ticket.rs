//! A ticket as a small card: two cities, the wagons it costs as colours and symbols, its points.

use leptos::prelude::*;

use super::store::YardStore;
use crate::catalog::{Card, CityId, TicketId};
use crate::engine::table::Cards;
use crate::scene::ticket_cost;
use crate::text::{Phrase, yard};
use crate::ui::play::table::emblem::{self, card_color};

/// The cards that a ticket costs.
pub fn cost(play: YardStore, ticket: TicketId) -> Cards {
    ticket_cost(play.game, ticket)
}

/// The face of a ticket. Screen readers get its cost in words.
pub fn face(play: YardStore, ticket: TicketId) -> impl IntoView {
    worth(play, ticket, play.game.ticket(ticket).points().into())
}

/// A ticket in the count: what it brought or cost.
pub fn in_the_count(ticket: TicketId, state: Phrase, points: i16) -> AnyView {
    let play = YardStore::find();
    view! {
        {worth(play, ticket, points)}
        <span class="small ticket-note">{play.say(state)}</span>
    }
    .into_any()
}

fn worth(play: YardStore, ticket: TicketId, points: i16) -> impl IntoView {
    let [from, to] = play.game.ticket(ticket).ends();
    view! {
        <span class="ticket-name">{city(play, from)}"–"<wbr />{city(play, to)}</span>
        <span class="pips" aria-hidden="true">{pips(cost(play, ticket))}</span>
        <span class="unseen">{move || yard::costs(&play.speaker(), cost(play, ticket))}</span>
        {emblem::worth(*play, points)}
    }
}

fn city(play: YardStore, city: CityId) -> impl IntoView {
    let it = &play.game.cities()[city.index()];
    let class = if it.bonus().is_some() { "big-city" } else { "" };
    view! { <span class=class>{it.name().to_owned()}</span> }
}

/// A token for every card.
pub fn pips(cards: Cards) -> impl IntoView {
    let colors = cards.each().filter_map(Card::color);
    colors.map(card_color).collect_view()
}

/// The cards with their counts, as tokens; locomotives as words do not fit here.
pub fn counted(cards: Cards) -> impl IntoView {
    let kinds = cards
        .kinds()
        .filter_map(|(card, count)| card.color().map(|color| (color, count)));
    kinds
        .map(|(color, count)| view! { <span class="some">{card_color(color)}<span class="times">{count}</span></span> })
        .collect_view()
}
