//! What the map shows of a decision: marks of tracks, tickets together, candidates, networks, sides of twins.

mod support;

use branchline::catalog::*;
use branchline::engine::rail::{RailOptions, completed_tickets};
use branchline::engine::table::Viewer;
use branchline::scene::{
    Focus, TableScene, TrackSide, TrackState, spaces_by_color, straight, together, track_side,
    way_left,
};
use support::positions::{each_position, rail_view};

#[test]
fn marks_tell_normal_prices_from_dear_ones_and_tracks_that_serve_a_ticket() {
    let [mut normal, mut dear, mut serving] = [0; 3];
    each_position(|rail, state, _| {
        let Some(seat) = state.to_act() else { return };
        let view = rail_view(state, Viewer::Seat(seat));
        let options = view.options(rail);
        let RailOptions::Turn(turn) = &options else {
            return;
        };
        let scene = TableScene::new(rail, &view, &options, &Focus::default());
        let open = view.seated().expect("seated").1.tickets;
        let open = open.minus(view.completed(rail));
        let ways: Vec<TrackId> = open
            .iter()
            .filter_map(|ticket| way_left(rail, &view, seat, ticket))
            .flat_map(|way| way.tracks)
            .collect();
        for claim in &turn.claims {
            let look = scene.tracks[claim.track.index()];
            let length = rail.track(claim.track).length() as u8;
            let one_card_a_space = claim.payments.iter().any(|pay| pay.cards.total() == length);
            let is_normal = one_card_a_space && !claim.loan;
            assert_eq!(look.state == TrackState::Claimable, is_normal);
            assert_eq!(look.state == TrackState::Dear, !is_normal);
            assert_eq!(look.serves, ways.contains(&claim.track));
            normal += u32::from(is_normal);
            dear += u32::from(!is_normal);
            serving += u32::from(look.serves);
        }
        let serving = scene.tracks.iter().filter(|look| look.serves);
        assert!({ serving }.all(|look| look.state.can_be_claimed()));
    });
    assert!(
        normal > 50 && dear > 50 && serving > 20,
        "{normal} {dear} {serving}"
    );
}

#[test]
fn tickets_together_cost_no_more_than_one_by_one_and_are_all_served() {
    let mut shared = 0;
    each_position(|rail, state, seats| {
        for seat in (0..seats).map(Seat) {
            let view = rail_view(state, Viewer::Seat(seat));
            // Every eighth turn is enough, and a plan for many tickets takes its time.
            let Some((_, own)) = view.seated().filter(|_| view.open.turn.is_multiple_of(8)) else {
                continue;
            };
            let offered: TicketSet = own.offer.iter().copied().collect();
            let tickets = own.tickets.plus(offered);
            let plan = together(rail, &view, seat, tickets);
            let ways: Vec<_> = tickets
                .iter()
                .map(|ticket| (ticket, way_left(rail, &view, seat, ticket)))
                .collect();
            for (ticket, way) in &ways {
                assert_eq!(plan.impossible.contains(*ticket), way.is_none());
            }
            let spaces = ways
                .iter()
                .filter_map(|(_, way)| Some(way.as_ref()?.spaces));
            let (sum, most) = (spaces.clone().sum(), spaces.max().unwrap_or(0));
            assert!((most..=sum).contains(&plan.spaces));
            shared += u32::from(plan.spaces < sum);
            let by_color = spaces_by_color(rail, &view, &plan.tracks);
            if !view.open.is_over() {
                let all: u16 = by_color.into_iter().map(u16::from).sum();
                assert_eq!(all, plan.spaces);
            }
            let built: TrackSet = plan
                .tracks
                .iter()
                .chain(view.open.seat(seat).tracks.iter())
                .collect();
            let served = completed_tickets(rail, &built, tickets);
            assert_eq!(served, tickets.minus(plan.impossible));
            let focus = Focus {
                tickets,
                ..Focus::default()
            };
            let scene = TableScene::new(rail, &view, &RailOptions::Nothing, &focus);
            let lit = rail
                .track_ids()
                .filter(|track| scene.tracks[track.index()].lit);
            assert_eq!(
                lit.collect::<TrackSet>(),
                plan.tracks,
                "the map shows the plan"
            );
        }
    });
    assert!(shared > 50, "{shared}");
}

#[test]
fn a_choice_and_a_network_are_lit_and_nothing_else_is() {
    each_position(|rail, state, seats| {
        let view = rail_view(state, Viewer::Table);
        let lit = |focus: Focus| -> TrackSet {
            let scene = TableScene::new(rail, &view, &RailOptions::Nothing, &focus);
            rail.track_ids()
                .filter(|track| scene.tracks[track.index()].lit)
                .collect()
        };
        let choices = vec![TrackId(0), TrackId(2)];
        let chosen = lit(Focus {
            choices: choices.clone(),
            ..Focus::default()
        });
        assert_eq!(chosen, choices.into_iter().collect());
        for seat in (0..seats).map(Seat) {
            let network = lit(Focus {
                network: Some(seat),
                ..Focus::default()
            });
            assert_eq!(network, view.open.seat(seat).tracks);
        }
    });
}

#[test]
fn parallel_tracks_are_told_apart_by_the_side_they_are_on() {
    let mut twins = 0;
    for (_, rail) in GameId::maps() {
        for route in rail.routes() {
            let sides: Vec<_> = route
                .tracks()
                .iter()
                .map(|track| track_side(rail, *track))
                .collect();
            if let [single] = sides[..] {
                assert_eq!(single, None);
                continue;
            }
            twins += 1;
            let mut different = sides.clone();
            different.sort_unstable();
            different.dedup();
            assert_eq!(different.len(), sides.len(), "{sides:?}");
            let place = |wanted: TrackSide| {
                let index = sides.iter().position(|side| *side == Some(wanted))?;
                let spaces = &rail.board().track(route.tracks()[index]).spaces;
                let count = spaces.len() as f32;
                let sum = spaces
                    .iter()
                    .fold((0.0, 0.0), |(x, y), at| (x + at.x, y + at.y));
                Some((sum.0 / count, sum.1 / count))
            };
            if let (Some(upper), Some(lower)) = (place(TrackSide::Upper), place(TrackSide::Lower)) {
                assert!(upper.1 < lower.1);
            }
            if let (Some(left), Some(right)) = (place(TrackSide::Left), place(TrackSide::Right)) {
                assert!(left.0 < right.0);
            }
        }
        for track in rail.track_ids() {
            let mark = straight(rail, track);
            assert_eq!(mark.spaces.len(), rail.track(track).length());
            assert!(
                mark.spaces
                    .iter()
                    .all(|space| space.at.y == 0.0 && space.degrees == 0.0)
            );
        }
    }
    assert!(twins > 50, "{twins}");
}
