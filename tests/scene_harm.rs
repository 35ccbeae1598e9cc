//! What a move of somebody else does to the viewer's tickets.

mod support;

use branchline::catalog::*;
use branchline::engine::rail::RailView;
use branchline::engine::table::Viewer;
use branchline::scene::{Harm, harm, way_left};
use support::positions::rail_view;
use support::start;

const SEAT: Seat = Seat(0);

fn nordic() -> &'static RailGame {
    game(GameId::NORDIC).rail().expect("a map game")
}

/// The start of a game for somebody with two tickets that share no city.
fn with_two_tickets() -> (RailView, TicketId, TicketId) {
    let rail = nordic();
    let state = start(GameId::NORDIC, Variant::Standard, 2, 5);
    let mut view = rail_view(&state, Viewer::Seat(SEAT));
    let ends = |ticket: TicketId| rail.ticket(ticket).ends();
    let one = TicketId(0);
    let other = { 1..rail.tickets().len() }
        .map(|ticket| TicketId(ticket as u8))
        .find(|other| ends(*other).iter().all(|city| !ends(one).contains(city)))
        .expect("two tickets without a common city");
    let own = view.own.as_mut().expect("a seat holds something");
    own.tickets = [one, other].into_iter().collect();
    (view, one, other)
}

/// The same after others have taken these tracks.
fn without(view: &RailView, tracks: impl IntoIterator<Item = TrackId>) -> RailView {
    let mut view = view.clone();
    tracks
        .into_iter()
        .for_each(|track| view.open.free.remove(track));
    view
}

/// All tracks at a city.
fn around(city: CityId) -> Vec<TrackId> {
    let ends = |track: &TrackId| nordic().track(*track).ends().contains(&city);
    nordic().track_ids().filter(ends).collect()
}

fn spaces(view: &RailView, ticket: TicketId) -> u16 {
    way_left(nordic(), view, SEAT, ticket)
        .expect("a way is left")
        .spaces
}

#[test]
fn a_move_out_of_the_way_does_no_harm() {
    let (view, one, other) = with_two_tickets();
    assert_eq!(harm(nordic(), &view, &view), None);
    let ways = [one, other].map(|ticket| way_left(nordic(), &view, SEAT, ticket));
    let used: Vec<TrackId> = ways
        .into_iter()
        .flatten()
        .flat_map(|way| way.tracks)
        .collect();
    let elsewhere = nordic().track_ids().find(|track| !used.contains(track));
    assert_eq!(harm(nordic(), &view, &without(&view, elsewhere)), None);
}

#[test]
fn a_detour_is_told_with_its_spaces() {
    let (view, ..) = with_two_tickets();
    let mut detours = 0;
    for track in nordic().track_ids() {
        let after = without(&view, [track]);
        let Some(Harm { ticket, longer }) = harm(nordic(), &view, &after) else {
            continue;
        };
        let more = spaces(&after, ticket) - spaces(&view, ticket);
        assert_eq!(longer, Some(more));
        assert!(more > 0);
        detours += 1;
    }
    assert!(detours > 0, "some track is on a way");
}

#[test]
fn a_lost_ticket_is_worse_than_any_detour() {
    let (view, one, other) = with_two_tickets();
    for (lost, longer) in [(one, other), (other, one)] {
        let way = way_left(nordic(), &view, SEAT, longer).expect("a way");
        let cut = around(nordic().ticket(lost).ends()[0]);
        let after = without(&view, cut.into_iter().chain([way.tracks[0]]));
        let expected = Harm {
            ticket: lost,
            longer: None,
        };
        assert_eq!(harm(nordic(), &view, &after), Some(expected));
        assert_eq!(harm(nordic(), &after, &after), None, "it is told once");
    }
}

#[test]
fn a_way_that_the_wagons_no_longer_reach_is_lost() {
    let (mut view, one, _) = with_two_tickets();
    view.own.as_mut().expect("a seat holds something").tickets = [one].into_iter().collect();
    view.open.seats[SEAT.index()].wagons = spaces(&view, one) as u8;
    let track = { nordic().track_ids() }
        .find(|track| spaces(&without(&view, [*track]), one) > spaces(&view, one))
        .expect("some track is on the way");
    let expected = Harm {
        ticket: one,
        longer: None,
    };
    assert_eq!(
        harm(nordic(), &view, &without(&view, [track])),
        Some(expected)
    );
}
