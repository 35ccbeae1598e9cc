//! The planner on a small board, against trying everything.

mod support;

use branchline::bots::planner::{BestNetwork, network};
use branchline::catalog::*;
use branchline::engine::game::PlayerView;
use branchline::engine::rail::Network;
use branchline::engine::scenario::Lesson;
use branchline::engine::table::{Rng, TrackSet, Viewer};
use support::sixth::sixth;

/// What seat A sees in a position on the made-up map.
fn seen(position: &str) -> PlayerView {
    sixth();
    let text = format!(
        "lesson\nfr Essai\nen Try\ngame lantern-coast\n{position}\nstep\nfr Voilà.\nen There.\n"
    );
    let lesson = Lesson::read(&text).expect("a position");
    let (_, state) = lesson.start().expect("it can be laid out");
    state.view(Viewer::Seat(Seat(0)))
}

fn planned(view: &PlayerView) -> BestNetwork {
    network(view).expect("a map")
}

/// The most points of open tickets that any set of tracks within the wagons completes.
fn by_force(view: &PlayerView) -> i32 {
    let view = view.rail().expect("a map");
    let game = view.game();
    let (seat, own) = view.seated().expect("a seat");
    let me = view.open.seat(seat);
    let tracks: Vec<TrackId> = view.open.free.minus(&me.barred).iter().collect();
    let open = own.tickets.minus(view.completed(game));
    let mut most = 0;
    for set in 0..1_u32 << tracks.len() {
        let chosen = tracks.iter().enumerate();
        let chosen = chosen.filter(|(at, _)| set >> at & 1 == 1);
        let chosen: Vec<TrackId> = chosen.map(|(_, track)| *track).collect();
        let spaces: usize = chosen.iter().map(|it| game.track(*it).length()).sum();
        if spaces > usize::from(me.wagons) {
            continue;
        }
        let all: TrackSet = me.tracks.iter().chain(chosen).collect();
        let whole = Network::new(game, &all);
        let joined = open
            .iter()
            .filter(|ticket| whole.joins(game, game.ticket(*ticket).ends()));
        let points = joined.map(|ticket| i32::from(game.ticket(ticket).points()));
        most = most.max(points.sum());
    }
    most
}

#[test]
fn the_best_network_completes_as_much_as_any_within_the_wagons() {
    let tickets = game(sixth()).rail().expect("a map").tickets().len() as u32;
    let (mut short, mut nothing) = (0, 0);
    for seed in 1..=150 {
        let mut rng = Rng::new(seed);
        let rail = game(sixth()).rail().expect("a map");
        let mut held: Vec<u32> = (0..1 + rng.below(4)).map(|_| rng.below(tickets)).collect();
        held.sort_unstable();
        held.dedup();
        let name = |ticket: &u32| {
            let ends = rail.tickets()[*ticket as usize].ends();
            ends.map(|city| rail.city(city).id()).join("-")
        };
        let held: Vec<String> = held.iter().map(name).collect();
        let own = [
            "",
            "track A brackwater-elmsport\n",
            "track B amberhaven-brackwater#1\n",
        ];
        let position = format!(
            "hand A red*{}+green*{}+loco\ntickets A {}\n{}wagons A {}",
            1 + rng.below(4),
            1 + rng.below(4),
            held.join(" "),
            own[rng.below(3) as usize],
            3 + rng.below(8),
        );
        let view = seen(&position);
        let (found, most) = (planned(&view), by_force(&view));
        let view = view.rail().expect("a map");
        let (seat, own) = view.seated().expect("a seat");
        assert!(found.exact && found.wagons <= view.open.seat(seat).wagons);
        let points = found
            .tickets
            .iter()
            .map(|it| rail.ticket(it.ticket).points());
        let points: i32 = points.map(i32::from).sum();
        assert_eq!(points, most, "seed {seed}: {position} {found:?}");
        let open = own.tickets.minus(view.completed(view.game())).count();
        assert_eq!(found.tickets.len() + found.dropped.len(), open);
        short += u32::from(!found.dropped.is_empty() && !found.tickets.is_empty());
        nothing += u32::from(found.tickets.is_empty());
    }
    // Wagons are scarce in many of them, and there is something to do in most.
    assert!(short > 10 && nothing < 75, "{short} {nothing}");
}

#[test]
fn every_ticket_has_a_chance_of_its_own() {
    let view = seen("tickets A brackwater-elmsport amberhaven-farland");
    let found = planned(&view);
    let rail = view.rail().expect("a map").game();
    let percent = |points: u8| {
        let of =
            |it: &&branchline::bots::planner::Chance| rail.ticket(it.ticket).points() == points;
        found.tickets.iter().find(of).expect("joined").percent
    };
    // One is a part of the other's way.
    assert!(percent(5) > percent(13), "{found:?}");
    // With six wagons there is only one to be had, and nothing leads to the other any more.
    let view = seen("tickets A brackwater-elmsport amberhaven-farland\nwagons A 6");
    let found = planned(&view);
    assert_eq!((found.tickets.len(), found.dropped.len()), (1, 1));
    assert!(found.tickets[0].percent > 0, "{found:?}");
    assert_eq!(found.dropped[0].percent, 0, "{found:?}");
}
