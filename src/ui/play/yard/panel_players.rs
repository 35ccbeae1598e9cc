//! Who has what, and how everybody stands in the big cities, as far as the table knows.

use leptos::prelude::*;

use super::store::YardStore;
use crate::catalog::Seat;
use crate::engine::yard::worth;
use crate::scene::{BigCity, big_cities};
use crate::text::speaker::points;
use crate::text::yard;
use crate::ui::play::table::badge;

/// The players panel.
#[component]
pub fn Players() -> impl IntoView {
    let play = YardStore::find();
    let seats = play.liveries().len();
    view! {
        <section class="sheet-body">
            <ul class="player-list">{(0..seats).map(|index| player(play, Seat::at(index))).collect_view()}</ul>
            <h3>{play.say(yard::BIG_CITIES)}</h3>
            <p class="small">{play.say(yard::BIG_CITIES_HOW)}</p>
            <ul class="bonus-list big-city-list">{move || cities(play)}</ul>
        </section>
    }
}

fn player(play: YardStore, seat: Seat) -> impl IntoView {
    let open = Memo::new(move |_| play.view.with(|view| view.open.seat(seat).clone()));
    let facts = move || {
        let open = open.get();
        yard::facts(play.app.lang.get(), open.hand, open.tickets, open.track)
    };
    let won = move || {
        let completed = open.get().completed;
        (!completed.is_empty())
            .then(|| points(play.app.lang.get(), worth(play.game, completed) as i16))
    };
    view! {
        <li class="player" class:active=move || play.to_act.get() == Some(seat)>
            {badge(play.livery(seat))}
            <span class="player-name">{move || play.speaker().seat(seat).to_owned()}</span>
            <strong class="player-score">{move || won()}</strong>
            <span class="player-facts">{move || facts()}</span>
        </li>
    }
}

fn cities(play: YardStore) -> impl IntoView {
    let cities = play.view.with(|view| big_cities(play.game, view));
    cities
        .into_iter()
        .map(|city| standing(play, &city))
        .collect_view()
}

/// A big city: its bonus, and who has completed tickets that name it. Until somebody has, only what it is worth.
fn standing(play: YardStore, it: &BigCity) -> impl IntoView + use<> {
    let say = play.speaker();
    let counts: Vec<_> = it
        .standing()
        .map(|(seat, count)| {
            view! {
                <span class="stand" class:leads=it.is_led_by(seat)>
                    {badge(play.livery(seat))}
                    <span class="unseen">{say.seat(seat).to_owned()}</span>
                    {count}
                </span>
            }
        })
        .collect();
    let quiet = counts.is_empty();
    view! {
        <li class="bonus" class:quiet-city=quiet>
            <span>{say.city(it.city)}</span>
            <strong>{points(say.lang, it.bonus.into())}</strong>
            {(!quiet).then(|| view! { <span class="stands">{counts}</span> })}
        </li>
    }
}
