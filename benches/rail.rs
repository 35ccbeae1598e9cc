//! How fast the map games play: whole random games with all legal actions listed at every step.

use std::hint::black_box;
use std::time::Instant;

use branchline::bots::{Bot, Budget, Level, Player, Temperament};
use branchline::catalog::{GameId, Seat, SeatSet, TrackId, Variant, game};
use branchline::engine::game::{Action, PlayerView, World};
use branchline::engine::rail::{Owner, longest_path};
use branchline::engine::table::{Rng, Setup, TrackSet, Viewer};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn table(id: GameId, seats: u8, seed: u64) -> World {
    let setup = Setup {
        game: id,
        variant: Variant::Standard,
        seats,
        first: None,
        seed,
        open_piles: SeatSet::NONE,
    };
    World::new(&setup).expect("a game")
}

fn random_game(id: GameId, seats: u8, seed: u64, actions: &mut Vec<Action>) -> World {
    let mut world = table(id, seats, seed);
    let mut rng = Rng::new(seed);
    while world.to_act().is_some() {
        world.legal_actions(actions);
        world
            .step(actions[rng.below(actions.len() as u32) as usize])
            .expect("listed");
    }
    world
}

fn games(criterion: &mut Criterion) {
    let mut actions = Vec::new();
    let mut group = criterion.benchmark_group("random game");
    group.throughput(Throughput::Elements(1));
    for (id, _) in GameId::maps() {
        let most = game(id).players().max;
        for seats in [2, most] {
            let mut seed = 0;
            group.bench_function(format!("{}, {seats} players", id.slug()), |bencher| {
                bencher.iter(|| {
                    seed += 1;
                    black_box(random_game(id, seats, seed, &mut actions).scores())
                });
            });
        }
    }
    group.finish();
}

fn worlds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sampled world");
    for (id, _) in GameId::maps() {
        let view = table(id, 2, 1).view(Viewer::Seat(Seat(0)));
        let mut rng = Rng::new(1);
        group.bench_function(id.slug(), |bencher| {
            bencher.iter(|| World::sample(&view, &mut rng))
        });
    }
    group.finish();
}

/// A random net of 45 wagons with many loops and branches: a worst case for the longest path.
fn tangle(id: GameId, seed: u64) -> TrackSet {
    let game = game(id).rail().expect("a map game");
    let mut rng = Rng::new(seed);
    let (mut tracks, mut wagons) = (TrackSet::NONE, 45);
    for _ in 0..10_000 {
        let track = TrackId(rng.below(game.tracks().len() as u32) as u8);
        let ends = game.track(track).ends();
        let touches = tracks.is_empty()
            || tracks.iter().any(|other| {
                game.track(other)
                    .ends()
                    .iter()
                    .any(|end| ends.contains(end))
            });
        let new_route = tracks
            .iter()
            .all(|other| game.track(other).route() != game.track(track).route());
        if touches && new_route && game.track(track).length() <= wagons.min(3) {
            wagons -= game.track(track).length();
            tracks.insert(track);
        }
    }
    tracks
}

fn longest(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("longest path");
    for id in [GameId::NORDIC, GameId::NORTHERN_LIGHTS] {
        let rail = game(id).rail().expect("a map game");
        let tangles: Vec<TrackSet> = (0..50).map(|seed| tangle(id, seed)).collect();
        group.bench_function(
            format!("{}, 50 tangled nets of 45 wagons", id.slug()),
            |bencher| {
                bencher.iter(|| {
                    tangles
                        .iter()
                        .map(|tracks| u32::from(longest_path(rail, tracks)))
                        .sum::<u32>()
                });
            },
        );
    }
    group.finish();
}

/// The nets that regular players leave on the board, one for every seat of every game.
fn final_nets(id: GameId, games: u64) -> Vec<TrackSet> {
    let seats = 2;
    let mut nets = Vec::new();
    for seed in 0..games {
        let mut world = table(id, seats, seed);
        let mut player = Player::new(Level::Regular, Temperament::Even, seed);
        while let Some(seat) = world.to_act() {
            let view = world.view(Viewer::Seat(seat));
            let action = player.choose(&view, &mut Budget::rounds(0));
            world
                .step(action.expect("something to do"))
                .expect("listed");
        }
        let PlayerView::Rail(view) = world.view(Viewer::Table) else {
            panic!("a map game");
        };
        let owned = |seat: u8| {
            let owners = view.open.owners.iter().enumerate();
            let tracks = owners.filter(|(_, owner)| **owner == Owner::Seat(Seat(seat)));
            tracks
                .map(|(track, _)| TrackId(track as u8))
                .collect::<TrackSet>()
        };
        nets.extend((0..seats).map(owned));
    }
    nets
}

fn longest_of_real_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("longest path");
    for (id, _) in GameId::maps() {
        let rail = game(id).rail().expect("a map game");
        let time = |net: &TrackSet| {
            let start = Instant::now();
            black_box(longest_path(rail, net));
            start.elapsed()
        };
        let nets = final_nets(id, 200);
        let slowest = nets.iter().max_by_key(|net| time(net)).expect("some nets");
        group.bench_function(
            format!("{}, slowest of 400 final nets", id.slug()),
            |bencher| bencher.iter(|| longest_path(rail, slowest)),
        );
    }
    group.finish();
}

criterion_group!(benches, games, worlds, longest, longest_of_real_games);
criterion_main!(benches);
