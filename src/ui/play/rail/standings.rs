//! How things stand that are counted at the end: bonus cards, majorities of passengers, the ranking of tokens. Beside the map
//! where there is room, and in the list of players.

use leptos::prelude::*;

use super::bonus_cards::{bonus_cards, count_of};
use super::store::PlayStore;
use crate::catalog::{Arrange, Color, Seat};
use crate::text::speaker::token_count;
use crate::text::{board, play};
use crate::ui::play::table::emblem::{badge, card_color};

/// All that the game has of these; bonus cards are folded up where there is little room.
pub fn standings(unfolded: bool) -> impl IntoView {
    view! {
        {bonus_cards(unfolded)}
        {majorities()}
        {token_ranking()}
    }
}

/// The same at the left of the map, below the plates.
pub fn rail() -> impl IntoView {
    let play = PlayStore::find();
    view! {
        <aside class="standings-rail sheet-body" data-over="rest" aria-label=play.say(play::STANDINGS)>{standings(true)}</aside>
    }
}

/// The viewer's own tokens, where there are tolls.
pub fn own_tokens(play: PlayStore) -> Option<u16> {
    play.view.with(|view| {
        let rules = play.game.variants().get(view.open.variant)?;
        let (_, own) = view.seated()?;
        rules.tolls.is_some().then_some(own.tokens)
    })
}

/// The viewer's purse, and who has taken no loan and is still ranked. How many tokens the others have is secret (NE-3).
fn token_ranking() -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let tokens = own_tokens(play)?;
        let lang = play.app.lang.get();
        let seats = play.seats.get();
        let ranked = seats.iter().enumerate().filter(|(_, open)| open.loans == 0);
        let ranked = ranked.map(|(seat, _)| {
            let seat = Seat::at(seat);
            let name = play.speaker().seat(seat).to_owned();
            view! { <span class="some">{badge(play.livery(seat))}<span class="unseen">{name}</span></span> }
        });
        Some(view! {
            <h3>{play::TOKEN_RANKING.get(lang)}</h3>
            <p class="token-ranking">
                <span class="purse">{token_count(lang, tokens)}</span>
                <span class="counts">{play::STILL_RANKED.get(lang)}" "{ranked.collect_view()}</span>
            </p>
        })
    }
}

/// Who has most passengers of each colour, where there are passengers.
fn majorities() -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let lang = play.app.lang.get();
        let seats = play.seats.get();
        let row = |color: Color| {
            let mut counts: Vec<(u8, Seat)> = seats
                .iter()
                .enumerate()
                .map(|(seat, open)| (open.passengers[color.index()], Seat(seat as u8)))
                .filter(|(count, _)| *count > 0)
                .collect();
            counts.arrange_by_key(|(count, seat)| (std::cmp::Reverse(*count), *seat));
            let counts = counts
                .into_iter()
                .map(|(count, seat)| count_of(play, seat, count.into()));
            let counts: Vec<_> = counts.collect();
            (!counts.is_empty()).then(|| {
                view! {
                    <li class="majority">
                        {card_color(color)}
                        <span class="unseen">{board::color(color).get(lang)}</span>
                        <span class="counts">{counts}</span>
                    </li>
                }
            })
        };
        let rows: Vec<_> = Color::ALL.into_iter().filter_map(row).collect();
        (!rows.is_empty()).then(
            || view! { <h3>{play::MAJORITIES.get(lang)}</h3><ul class="majorities">{rows}</ul> },
        )
    }
}
