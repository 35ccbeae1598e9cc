//! The Card Game away from the table. It has no board: its page shows the cards, the big cities and the tickets.

use leptos::prelude::*;

use super::poster;
use crate::catalog::{Color, YardGame, YardTicket};
use crate::engine::yard::YardView;
use crate::scene::{self, completed_journeys};
use crate::text::{games, yard};
use crate::ui::parts::{locomotive_card, wagon_card};
use crate::ui::store::Store;

/// Cards stand for the game without a board.
pub fn picture() -> AnyView {
    view! { <div class="card-fan" aria-hidden="true">{Color::ALL.map(wagon_card)}{locomotive_card()}</div> }
        .into_any()
}

/// The completed journeys of a finished game, in small.
pub fn completed(
    game: &'static YardGame,
    view: &YardView,
    liveries: &[u8],
    number: u32,
) -> AnyView {
    let journeys = completed_journeys(view, liveries);
    let poster = Signal::stored(scene::poster(game, &journeys, None));
    poster::view(
        poster,
        &format!("left-{number}"),
        Store::find().say(yard::POSTER),
    )
    .into_any()
}

/// The map of the journeys for the printer, with its size.
pub fn printed(game: &'static YardGame) -> ((f32, f32), AnyView) {
    let drawn = scene::poster(game, &[], None);
    let size = (drawn.width, drawn.height);
    let label = Store::find().say(yard::POSTER);
    let poster = poster::view(Signal::stored(drawn), "printed", label);
    (size, poster.into_any())
}

/// The body of the Card Game's page.
pub fn cards(game: &'static YardGame) -> AnyView {
    let store = Store::find();
    let cards = Color::ALL.map(|color| view! { <li>{wagon_card(color)}</li> });
    let rules = game.variants().standard();
    let big_cities = game.big_cities().map(|(city, points)| {
        let name = game.cities()[city.index()].name();
        view! { <li><strong>{name}</strong>" "{move || games::points(store.lang.get(), points)}</li> }
    });
    let tickets = game.tickets().iter().map(|ticket| ticket_row(game, ticket));
    let (card_count, ticket_count) = (rules.card_count(), game.tickets().len());
    view! {
        <div class="sheet">
            <p>{store.say(games::CARD_GAME)}</p>
            <h2>{store.say(games::CARDS)}</h2>
            <p>{move || games::deck(store.lang.get(), card_count, ticket_count)}</p>
            <ul class="cards">{cards}<li>{locomotive_card()}</li></ul>
            <h2>{store.say(games::BIG_CITIES)}</h2>
            <ul class="big-cities">{big_cities.collect_view()}</ul>
            <h2>{store.say(games::TICKETS)}</h2>
            <ul class="tickets">{tickets.collect_view()}</ul>
        </div>
    }
    .into_any()
}

fn ticket_row(game: &'static YardGame, ticket: &'static YardTicket) -> impl IntoView {
    let lang = Store::find().lang;
    let [from, to] = ticket.ends().map(|city| game.cities()[city.index()].name());
    let cost = Color::ALL
        .into_iter()
        .flat_map(|color| (0..ticket.cards()[color.index()]).map(move |_| wagon_card(color)));
    view! {
        <li class="ticket">
            <span class="ticket-ends">{from}" – "{to}</span>
            <span class="ticket-cost">{cost.collect_view()}</span>
            <span class="medal">
                <b aria-hidden="true">{ticket.points()}</b>
                <span class="unseen">{move || games::points(lang.get(), ticket.points())}</span>
            </span>
        </li>
    }
}
