//! What a game adds to its board, judged at every position of random games against the rules.

mod support;

use branchline::catalog::*;
use branchline::engine::game::Action;
use branchline::engine::rail::{Owner, RailAction, RailOptions};
use branchline::engine::table::{RuleError, Viewer};
use branchline::scene::{
    Focus, TableScene, TicketEnd, TrackLook, TrackState, count_start, count_steps, remaining,
    way_left,
};
use support::positions::{each_position, rail_view};

#[test]
fn tracks_look_as_the_rules_say() {
    each_position(|rail, state, seats| {
        for seat in (0..seats).map(Seat) {
            let view = rail_view(state, Viewer::Seat(seat));
            let options = view.options(rail);
            let scene = TableScene::new(rail, &view, &options, &Focus::default());
            for track in rail.track_ids() {
                let look = scene.tracks[track.index()];
                assert_eq!(look.owner, view.open.owner(track));
                assert_eq!(look.own, look.owner == Owner::Seat(seat));
                let offered = match &options {
                    RailOptions::Turn(turn) => turn.claims.iter().any(|claim| claim.track == track),
                    RailOptions::Neutral { tracks } => tracks.contains(&track),
                    _ => false,
                };
                assert_eq!(look.state.can_be_claimed(), offered);
                let closed = matches!(
                    view.why_not(rail, track),
                    Some(
                        RuleError::TrackClosed
                            | RuleError::OwnRoute { .. }
                            | RuleError::TooFewWagons { .. }
                    )
                );
                if view.open.is_over() {
                    assert_eq!(look.state, TrackState::Free, "nothing is asked any longer");
                } else if !offered {
                    assert_eq!(look.state == TrackState::Closed, closed, "{track:?}");
                }
            }
        }
    });
}

#[test]
fn the_table_sees_no_tickets_and_no_hands() {
    each_position(|rail, state, _| {
        let view = rail_view(state, Viewer::Table);
        let scene = TableScene::new(rail, &view, &view.options(rail), &Focus::default());
        let claimable = scene
            .tracks
            .iter()
            .any(|look| look.state.can_be_claimed() || look.serves);
        let marked = scene
            .cities
            .iter()
            .any(|look| look.ticket != TicketEnd::None);
        assert!(!claimable && !marked);
    });
}

#[test]
fn the_way_left_is_a_chain_that_can_be_built_and_is_nothing_when_the_ticket_is_done() {
    each_position(|rail, state, seats| {
        for seat in (0..seats).map(Seat) {
            let view = rail_view(state, Viewer::Seat(seat));
            let Some((_, own)) = view.seated() else {
                continue;
            };
            let done = view.completed(rail);
            for ticket in own.tickets.iter() {
                let way = way_left(rail, &view, seat, ticket);
                let is_done = way.as_ref().is_some_and(|way| way.spaces == 0);
                assert_eq!(is_done, done.contains(ticket));
                let Some(way) = way else { continue };
                let [mut at, to] = rail.ticket(ticket).ends();
                let mut spaces = 0;
                for (index, track) in way.tracks.iter().enumerate() {
                    let ends = rail.track(*track).ends();
                    assert!(ends.contains(&at));
                    assert!(index == 0 || !rail.city(at).is_dead_end());
                    at = if ends[0] == at { ends[1] } else { ends[0] };
                    match view.open.owner(*track) {
                        Owner::Nobody => spaces += rail.track(*track).length() as u16,
                        owner => assert_eq!(owner, Owner::Seat(seat)),
                    }
                }
                assert_eq!((at, spaces), (to, way.spaces));
                let scene = TableScene::new(
                    rail,
                    &view,
                    &RailOptions::Nothing,
                    &Focus {
                        spotlight: Some((seat, ticket)),
                        ..Focus::default()
                    },
                );
                let lit = rail
                    .track_ids()
                    .filter(|track| scene.tracks[track.index()].lit);
                assert_eq!(lit.count(), way.tracks.len());
            }
        }
    });
}

#[test]
fn on_an_empty_board_the_way_is_the_shortest() {
    for (_, rail) in GameId::maps() {
        let all: TrackSet = rail.track_ids().collect();
        for ticket in rail.tickets() {
            let [from, to] = ticket.ends();
            let way = remaining(rail, &TrackSet::NONE, &all, [from, to]);
            let spaces = way.map(|way| way.spaces);
            assert_eq!(spaces, rail.graph().distance(from, to));
            assert_eq!(
                remaining(rail, &TrackSet::NONE, &TrackSet::NONE, [from, to]),
                None
            );
        }
    }
}

#[test]
fn a_claim_changes_its_own_track_and_those_it_closes() {
    let mut before: Option<(TableScene, u16)> = None;
    each_position(|rail, state, _| {
        let view = rail_view(state, Viewer::Table);
        if view.open.is_over() {
            // All signs of closed tracks disappear at once.
            return before = None;
        }
        let scene = TableScene::new(rail, &view, &RailOptions::Nothing, &Focus::default());
        if let Some((before, _)) = before.take_if(|(old, turn)| {
            *turn <= view.open.turn && old.tracks.len() == scene.tracks.len()
        }) {
            let changed: Vec<TrackId> = rail
                .track_ids()
                .filter(|track| before.tracks[track.index()] != scene.tracks[track.index()])
                .collect();
            let routes = changed.iter().map(|track| rail.track(*track).route());
            assert!(
                routes
                    .clone()
                    .all(|route| Some(route) == routes.clone().next())
            );
        }
        before = Some((scene, view.open.turn));
    });
}

#[test]
fn a_ghost_and_a_chosen_card_pick_out_tracks() {
    let mut seen = 0;
    each_position(|rail, state, _| {
        let Some(seat) = state.to_act() else { return };
        let view = rail_view(state, Viewer::Seat(seat));
        let options = view.options(rail);
        let RailOptions::Turn(turn) = &options else {
            return;
        };
        let Some(claim) = turn.claims.first() else {
            return;
        };
        let focus = Focus {
            ghost: Some(claim.track),
            card: Some(Card::Loco),
            ..Focus::default()
        };
        let scene = TableScene::new(rail, &view, &options, &focus);
        assert_eq!(scene.tracks[claim.track.index()].ghost, Owner::Seat(seat));
        for other in &turn.claims {
            let with_loco = other.payments.iter().any(|pay| pay.cards.locos() > 0);
            let look = scene.tracks[other.track.index()];
            let kept = look.state.can_be_claimed();
            assert_eq!(kept, with_loco || other.track == claim.track);
        }
        seen += 1;
    });
    assert!(seen > 50);
}

#[test]
fn wagons_being_laid_look_as_they_will_after_the_claim_and_change_nothing_else() {
    let mut seen = 0;
    each_position(|rail, state, _| {
        let Some(seat) = state.to_act() else { return };
        let view = rail_view(state, Viewer::Seat(seat));
        let options = view.options(rail);
        let (track, action) = match &options {
            RailOptions::Turn(turn) => match turn.claims.first() {
                Some(claim) if claim.payments[0].odds.is_none() => {
                    let (track, pay) = (claim.track, claim.payments[0].cards);
                    (track, RailAction::Claim { track, pay })
                }
                _ => return,
            },
            RailOptions::Neutral { tracks } => (tracks[0], RailAction::PlaceNeutral(tracks[0])),
            _ => return,
        };
        let focus = |laid| Focus {
            ghost: Some(track),
            laid,
            ..Focus::default()
        };
        let tried = TableScene::new(rail, &view, &options, &focus(None));
        let laid = TableScene::new(rail, &view, &options, &focus(Some(track)));
        let mut after = state.clone();
        after
            .apply(seat, Action::Rail(action))
            .expect("it was an option");
        let view = rail_view(&after, Viewer::Seat(seat));
        let options = view.options(rail);
        let last = Focus {
            last: vec![track],
            ..Focus::default()
        };
        let after = TableScene::new(rail, &view, &options, &last);
        let look = TrackLook {
            last: false,
            ..after.tracks[track.index()]
        };
        assert_eq!(laid.tracks[track.index()], look);
        let others = |scene: &TableScene| {
            let mut tracks = scene.tracks.clone();
            tracks.remove(track.index());
            (tracks, scene.cities.clone())
        };
        assert_eq!(others(&laid), others(&tried));
        seen += 1;
    });
    assert!(seen > 50);
}

#[test]
fn the_show_of_the_count_ends_with_the_totals() {
    each_position(|_, state, _| {
        let scores = state.scores();
        let steps = count_steps(&scores);
        let last = steps
            .last()
            .map_or(count_start(&scores), |step| step.totals.clone());
        assert_eq!(last, scores.totals());
        // Tickets come player by player.
        let tickets = steps
            .iter()
            .filter(|step| step.line.source.ticket().is_some());
        assert!(tickets.map(|step| step.seat).is_sorted());
    });
}

#[test]
fn unseen_cards_are_those_of_the_pile_and_the_unknown_part_of_other_hands() {
    each_position(|rail, state, seats| {
        for seat in (0..seats).map(Seat) {
            let view = rail_view(state, Viewer::Seat(seat));
            let hidden: u8 = match &view.revealed {
                Some(_) => 0,
                None => (0..seats)
                    .map(Seat)
                    .filter(|other| *other != seat)
                    .map(|other| view.open.seat(other))
                    .map(|other| other.hand - other.known.total())
                    .sum(),
            };
            let unseen = view.unseen_cards(rail).total();
            assert_eq!(unseen, view.open.cards.pile + hidden);
        }
    });
}
