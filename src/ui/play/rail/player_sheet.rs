//! A player: their network is lit on the map, and here is everything that is public about them, and how everybody
//! stands.

use leptos::prelude::*;

use super::panel_players::about;
use super::standings::standings;
use super::store::PlayStore;
use crate::catalog::Seat;
use crate::engine::rail::longest_path;
use crate::session::{Panel, Sheet};
use crate::text::{play, sheets};
use crate::ui::play::table::decks::card_face;

/// The sheet of a player.
pub fn player_sheet(seat: Seat) -> impl IntoView {
    let play = PlayStore::find();
    let known = move || {
        let is_viewer = play.viewer.get() == Some(seat);
        let known = play
            .seats
            .with(|seats| seats.get(seat.index()).map(|open| open.known))?;
        let say = play.speaker();
        (!known.is_empty() && !is_viewer).then(|| {
            let faces = known.kinds().map(|(card, count)| {
                view! {
                    <li class="some">
                        <span class="unseen">{say.some(card, count)}</span>
                        <span aria-hidden="true">{card_face(card)}</span>
                        <b aria-hidden="true">{count}</b>
                    </li>
                }
            });
            let faces = faces.collect_view();
            view! { <h3>{sheets::KNOWN_CARDS.get(say.lang)}</h3><ul class="unseen-cards">{faces}</ul> }
        })
    };
    view! {
        <section class="sheet-body one-player" aria-labelledby="player-title" data-player=seat.0>
            <header class="sheet-head">
                <h2 class="place" tabindex="-1" id="player-title">{move || play.speaker().seat(seat).to_owned()}</h2>
                <button class="plain" id="close-player" aria-label=play.say(play::CLOSE) on:click=move |_| play.close()>"×"</button>
            </header>
            <div class="player">{about(seat)}</div>
            <p class="facts">{move || network(play, seat)}</p>
            {move || known()}
            <div class="standings-here">{standings(true)}</div>
            <button class="second" id="all-players" on:click=move |_| play.show(Sheet::Panel(Panel::Players))>{play.say(sheets::ALL_PLAYERS)}</button>
        </section>
    }
}

/// The network in numbers, and tolls where the game has them.
fn network(play: PlayStore, seat: Seat) -> String {
    let lang = play.app.lang.get();
    play.view.with(|view| {
        let Some(open) = view.open.seats.get(seat.index()) else {
            return String::new();
        };
        let longest = longest_path(play.game, &open.tracks);
        let mut parts = vec![
            sheets::track_count(lang, open.tracks.count()),
            sheets::longest(lang, longest),
        ];
        let rules = play.game.variants().get(view.open.variant);
        if rules.is_some_and(|rules| rules.tolls.is_some()) {
            parts.push(sheets::tolls(lang, open.tolls_paid, open.tolls_received));
        }
        parts.join(" · ")
    })
}
