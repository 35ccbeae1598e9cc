//! Where on the board a ticket is, at the size of a stamp.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::TicketId;

/// The land, which the board has drawn already, and the ticket's two cities on it.
pub fn mini_map(ticket: TicketId) -> impl IntoView {
    let play = PlayStore::find();
    let board = play.game.board();
    let (width, height) = (board.width(), board.height());
    let land = format!("#{}-land", play.slug());
    let ends = play.game.ticket(ticket).ends();
    let [from, to] = ends.map(|city| board.cities()[city.index()]);
    // Dots and line keep their size on the screen whatever the size of the board.
    let dot = width.max(height) / 14.0;
    view! {
        <svg class="mini-map" viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            <use_ class="mini-land" href=land />
            <path class="mini-way" d=format!("M{} {}L{} {}", from.x, from.y, to.x, to.y) stroke-width=dot * 0.55 />
            <circle class="mini-city" cx=from.x cy=from.y r=dot />
            <circle class="mini-city" cx=to.x cy=to.y r=dot />
        </svg>
    }
}
