//! One plate for each player, always in view: badge, numbers, and the name of the one to act.

use leptos::prelude::*;

use super::emblem::badge;
use super::store::TableStore;
use crate::catalog::Seat;
use crate::session::{Panel, Sheet};
use crate::text::play;

/// What a kind of table writes on a plate.
pub struct Plate {
    /// The numbers, for the eye.
    pub numbers: AnyView,
    /// The same in words.
    pub label: Signal<String>,
}

/// More names than this do not fit into a row on a phone.
const MOST_NAMES: usize = 2;

/// The row of plates, with the menu at its end. A plate opens the list of players.
pub fn plates(seats: usize, plate: impl Fn(Seat) -> Plate) -> impl IntoView {
    plates_to(|_| Sheet::Panel(Panel::Players), seats, plate)
}

/// The same, with what each plate opens.
pub fn plates_to(
    opens: fn(Seat) -> Sheet,
    seats: usize,
    plate: impl Fn(Seat) -> Plate,
) -> impl IntoView {
    let table = TableStore::find();
    let row = (0..seats).map(|index| {
        let seat = Seat(index as u8);
        let Plate { numbers, label } = plate(seat);
        let active = move || table.to_act.get() == Some(seat);
        view! {
            <li class="plate-place" class:active=move || active()>
                <button class="nameplate" data-seat=index on:click=move |_| table.show(opens(seat))>
                    {badge(table.livery(seat))}
                    <span class="unseen">{label}</span>
                    <span class="plate-name" aria-hidden="true">{move || table.short_name(seat)}</span>
                    <span class="plate-numbers" aria-hidden="true">{numbers}</span>
                </button>
            </li>
        }
    });
    let many = seats > MOST_NAMES;
    view! {
        <nav class="plates" class:many=many data-over="rest" aria-label=table.say(play::PLAYERS)>
            <ul class="plate-row">{row.collect_view()}</ul>
            <button class="icon" id="menu" aria-label=table.say(play::MENU) on:click=move |_| table.show(Sheet::Panel(Panel::Menu))>"≡"</button>
        </nav>
    }
}
