//! What an open sheet lights on the map: candidates, tickets, a network, a city.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::{CityId, TicketSet, TrackId};
use crate::engine::game::Moment;
use crate::engine::scenario::Lit;
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
        Sheet::City(city) => focus.cities.push(*city),
        Sheet::Player(seat) => focus.network = Some(*seat),
        _ => {}
    });
    let (tracks, cities) = pointed_at(play);
    focus.pointed = tracks;
    focus.cities.extend(cities);
    focus
}

/// Tracks and cities that a lesson points at; of a ticket, the cities that it joins.
pub fn pointed_at(play: PlayStore) -> (Vec<TrackId>, Vec<CityId>) {
    let (mut tracks, mut cities) = (Vec::new(), Vec::new());
    play.lit.with(|lit| {
        for lit in lit {
            match *lit {
                Lit::Track(track) => tracks.push(track),
                Lit::City(city) | Lit::BigCity(city) => cities.push(city),
                Lit::Ticket(ticket) => cities.extend(play.game.ticket(ticket).ends()),
                _ => {}
            }
        }
    });
    (tracks, cities)
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
