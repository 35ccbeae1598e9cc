//! Always in view in a map game: wagons and points of everybody, and the last round.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::Seat;
use crate::text::play;
use crate::text::speaker::token_count;
use crate::ui::play::table::badge;
use crate::ui::play::table::count_show::points_so_far;

/// Wagons and points of everybody in one line.
#[component]
pub fn Strip() -> impl IntoView {
    let play = PlayStore::find();
    let seats = play.seats.with_untracked(|seats| seats.len());
    let chips = (0..seats).map(|index| {
        let seat = Seat(index as u8);
        let open = Memo::new(move |_| {
            let (wagons, score) = play.seats.with(|seats| (seats[index].wagons, seats[index].score));
            (wagons, points_so_far(*play).map_or(score, |points| points[index]))
        });
        let active = move || play.to_act.get() == Some(seat);
        let label = move || {
            let (wagons, score) = open.get();
            let say = play.speaker();
            play::standing(&say, seat, wagons, score)
        };
        view! {
            <li class="chip" class:active=active class:mine=move || play.viewer.get() == Some(seat)>
                {badge(play.livery(seat))}
                <span class="unseen">{label}</span>
                <span class="chip-name" aria-hidden="true">{move || play.speaker().seat(seat).to_owned()}</span>
                <span class="chip-numbers" aria-hidden="true">
                    <svg class="wagon" viewBox="-18 -10 36 20"><path d="M-17 -8H17V6H14A3.6 3.6 0 0 1 6.8 6H-6.8A3.6 3.6 0 0 1 -14 6H-17Z" /></svg>
                    {move || open.get().0}" · "<b>{move || open.get().1}</b>
                    {purse(play, seat)}
                </span>
            </li>
        }
    });
    view! { <ul class="strip">{chips.collect_view()}</ul> }
}

/// The viewer's own tokens, where there are tolls.
fn purse(play: PlayStore, seat: Seat) -> impl IntoView {
    let tokens = Memo::new(move |_| {
        play.view.with(|view| {
            let rules = play.game.variants().get(view.open.variant)?;
            let (viewer, own) = view.seated()?;
            (viewer == seat && rules.tolls.is_some()).then_some(own.tokens)
        })
    });
    move || {
        tokens.get().map(|tokens| {
            view! { <span class="purse" title=move || token_count(play.app.lang.get(), tokens)>{tokens}</span> }
        })
    }
}

/// Announces the last round.
#[component]
pub fn LastRound() -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let turns = play
            .view
            .with(|view| view.open.turns_left.filter(|_| !view.open.is_over()))?;
        Some(
            view! { <p class="banner last-round" role="status">{play::last_round(play.app.lang.get(), turns)}</p> },
        )
    }
}
