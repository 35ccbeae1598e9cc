//! What an open sheet lights on the map: candidates, tickets, a network, a city.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::TicketSet;
use crate::engine::game::Moment;
use crate::scene::Focus;
use crate::session::Sheet;

/// The part of the map's focus that follows from what is open.
pub fn focus(play: PlayStore) -> Focus {
    let mut focus = Focus {
        tickets: tickets(play),
        ..Focus::default()
    };
    play.sheet.with(|sheet| match sheet {
        Sheet::WhichTrack(tracks) => focus.choices = tracks.clone(),
        Sheet::City(city) => focus.city = Some(*city),
        Sheet::Player(seat) => focus.network = Some(*seat),
        _ => {}
    });
    focus
}

/// Tickets that are lit together: those ticked at a choice, or all open ones if the player wants so.
fn tickets(play: PlayStore) -> TicketSet {
    let ticked = play.ticked.get();
    if play.moment.get() == Moment::Over || !play.all_tickets.get() {
        return ticked;
    }
    play.view.with(|view| match view.seated() {
        Some((_, own)) => own.tickets.minus(view.completed(play.game)).plus(ticked),
        None => ticked,
    })
}
