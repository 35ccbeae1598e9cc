//! What moves before a player's eyes: wagons that roll in, tickets that are punched.

mod support;

use branchline::catalog::*;
use branchline::engine::rail::{Owner, RailOptions};
use branchline::engine::table::Viewer;
use branchline::scene::{Focus, Punched, TableScene};
use support::positions::{each_position, rail_view};

#[test]
fn wagons_come_from_the_end_that_their_owner_reaches() {
    let (mut from_first, mut from_second) = (0, 0);
    each_position(|rail, state, _| {
        let view = rail_view(state, Viewer::Table);
        let focus = Focus {
            last: rail.track_ids().collect(),
            ..Focus::default()
        };
        let scene = TableScene::new(rail, &view, &RailOptions::Nothing, &focus);
        for track in rail.track_ids() {
            let owner = view.open.owner(track);
            let others = rail
                .track_ids()
                .filter(|other| *other != track && view.open.owner(*other) == owner);
            let reached: Vec<CityId> = others.flat_map(|other| rail.track(other).ends()).collect();
            let reaches = rail.track(track).ends().map(|city| reached.contains(&city));
            let comes_from_second = scene.tracks[track.index()].from_second;
            match (owner, reaches) {
                (Owner::Nobody, _) => assert!(!comes_from_second, "nothing rolls there"),
                (_, [false, true]) => {
                    assert!(comes_from_second, "{track:?}");
                    from_second += 1;
                }
                _ => {
                    assert!(!comes_from_second, "{track:?}");
                    from_first += 1;
                }
            }
        }
    });
    assert!(from_first > 0 && from_second > 0);
}

#[test]
fn every_ticket_is_punched_once_when_it_is_completed_and_never_for_somebody_else() {
    let mut punched = 0;
    let mut before: Option<(u16, Punched)> = None;
    each_position(|rail, state, seats| {
        let view = rail_view(state, Viewer::Seat(Seat(0)));
        // Each game begins with nothing known.
        let known = before
            .take()
            .filter(|(turn, _)| *turn <= view.open.turn)
            .map(|(_, known)| known);
        let now = Punched::after(known.as_ref(), rail, &view);
        assert_eq!(now.done, view.completed(rail));
        match known {
            Some(known) if known.done == now.done => assert_eq!(now.fresh, known.fresh),
            Some(known) => {
                assert_eq!(now.fresh, now.done.minus(known.done));
                punched += now.fresh.count();
            }
            None => assert!(now.fresh.is_empty(), "what was there is not punched"),
        }
        let other = rail_view(state, Viewer::Seat(Seat(seats - 1)));
        let taken_over = Punched::after(Some(&now), rail, &other);
        assert!(taken_over.fresh.is_empty());
        before = Some((view.open.turn, now));
    });
    assert!(punched > 0);
}
