//! Always in view in a map game: wagons and points of everybody, and the last round.

use leptos::prelude::*;

use super::standings::own_tokens;
use super::store::PlayStore;
use crate::catalog::Seat;
use crate::session::Sheet;
use crate::text::play;
use crate::text::speaker::{number, token_count};
use crate::ui::play::table::count_show::{points_so_far, ticking};
use crate::ui::play::table::plates::{Plate, plates_to};

/// A plate for everybody: points and wagons, and the viewer's own tokens.
#[component]
pub fn Strip() -> impl IntoView {
    let play = PlayStore::find();
    let seats = play.seats.with_untracked(|seats| seats.len());
    plates_to(Sheet::Player, seats, move |seat| {
        let open = Memo::new(move |_| {
            let (wagons, score) = play.seats.with(|seats| {
                let seat = &seats[seat.index()];
                (seat.wagons, seat.score)
            });
            let counted = points_so_far(*play).map(|points| points[seat.index()]);
            (wagons, counted.unwrap_or(score))
        });
        let label = Signal::derive(move || {
            let (wagons, score) = open.get();
            play::standing(&play.speaker(), seat, wagons, score)
        });
        let score = ticking(Memo::new(move |_| open.get().1));
        let numbers = view! {
            <b>{move || number(score.get())}</b>
            <span class="wagons-left">
                <svg class="wagon" viewBox="-18 -10 36 20"><path d="M-17 -8H17V6H14A3.6 3.6 0 0 1 6.8 6H-6.8A3.6 3.6 0 0 1 -14 6H-17Z" /></svg>
                {move || open.get().0}
            </span>
            {purse(play, seat)}
            {notes(play, seat)}
        };
        Plate {
            numbers: numbers.into_any(),
            label,
        }
    })
}

/// The viewer's own tokens, where there are tolls.
fn purse(play: PlayStore, seat: Seat) -> impl IntoView {
    let tokens = Memo::new(move |_| own_tokens(play).filter(|_| play.viewer.get() == Some(seat)));
    move || {
        tokens.get().map(|tokens| {
            view! { <span class="purse" title=move || token_count(play.app.lang.get(), tokens)>{tokens}</span> }
        })
    }
}

/// The promissory notes of a seat: everybody knows who has taken how many loans.
pub fn notes(play: PlayStore, seat: Seat) -> impl IntoView {
    let loans = Memo::new(move |_| play.seats.with(|seats| seats[seat.index()].loans));
    move || {
        let loans = Some(loans.get()).filter(|loans| *loans > 0)?;
        let says = move || play::loans(play.app.lang.get(), loans);
        Some(view! { <span class="promissory" title=move || says()>{loans}</span> })
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
