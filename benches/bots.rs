//! How long the computer players think: decisions of every level in the middle of a game, plans and hints for people.

use std::hint::black_box;
use std::time::Instant;

use branchline::bots::planner::{PlannerDepth, plan, ways};
use branchline::bots::{Bot, Budget, Level, Player, Temperament, hint};
use branchline::catalog::{GameId, SeatSet, Variant};
use branchline::engine::game::{PlayerView, World};
use branchline::engine::table::{Setup, Viewer};
use criterion::{Criterion, criterion_group, criterion_main};

/// Decisions of a game that are measured one after the other.
const DECISIONS: usize = 24;
/// Rounds of thought of an expert.
const ROUNDS: u32 = 60;

fn player(level: Level) -> Player {
    Player::new(level, Temperament::Even, 1)
}

/// Every third decision of a game between regular players, from the first one on.
fn positions(id: GameId) -> Vec<PlayerView> {
    let setup = Setup {
        game: id,
        variant: Variant::Standard,
        seats: 2,
        first: None,
        seed: 1,
        open_piles: SeatSet::NONE,
    };
    let mut world = World::new(&setup).expect("a game");
    let mut regular = player(Level::Regular);
    let mut views = Vec::new();
    while let Some(seat) = world.to_act() {
        let view = world.view(Viewer::Seat(seat));
        let action = regular.choose(&view, &mut Budget::rounds(0));
        views.push(view);
        world.step(action.expect("something to do")).expect("legal");
    }
    views.into_iter().step_by(3).take(DECISIONS).collect()
}

fn decisions(criterion: &mut Criterion) {
    for id in GameId::all() {
        let views = positions(id);
        let mut group =
            criterion.benchmark_group(format!("{} decisions, {}", views.len(), id.slug()));
        for level in Level::ALL {
            group.sample_size(if level == Level::Expert { 10 } else { 50 });
            group.bench_function(level.slug(), |bencher| {
                let mut player = player(level);
                bencher.iter(|| {
                    for view in &views {
                        black_box(player.choose(view, &mut Budget::rounds(ROUNDS)));
                    }
                });
            });
        }
        group.finish();
    }
}

/// The planner at its fullest: the largest map, with four or more open tickets.
fn plans(criterion: &mut Criterion) {
    let many = |view: &PlayerView| ways(view).len() >= 4;
    let views: Vec<PlayerView> = (1..=40)
        .flat_map(|seed| {
            let setup = Setup::new(GameId::NORTHERN_LIGHTS, 2, seed);
            let mut world = World::new(&setup).expect("a game");
            let mut lover = Player::new(Level::Regular, Temperament::TicketLover, seed);
            let mut views = Vec::new();
            while let Some(seat) = world.to_act() {
                let view = world.view(Viewer::Seat(seat));
                let action = lover.choose(&view, &mut Budget::rounds(0));
                views.push(view);
                world.step(action.expect("something to do")).expect("legal");
            }
            views
        })
        .filter(many)
        .step_by(7)
        .take(DECISIONS)
        .collect();
    let name = format!("{} full plans, northern-lights", views.len());
    criterion.bench_function(&name, |bencher| {
        bencher.iter(|| {
            for view in &views {
                black_box(plan(view, PlannerDepth::Full));
            }
        });
    });
}

/// Hints with their reasons. Criterion tells the mean; the slowest of many positions is printed beside it.
fn hints(criterion: &mut Criterion) {
    for id in GameId::all() {
        let mut worst_ms: f64 = 0.0;
        for seed in 1..=8 {
            let mut world = World::new(&Setup::new(id, 2, seed)).expect("a game");
            while let Some(seat) = world.to_act() {
                let view = world.view(Viewer::Seat(seat));
                let begin = Instant::now();
                let advice = hint(&view).expect("somebody is to act");
                worst_ms = worst_ms.max(begin.elapsed().as_secs_f64() * 1e3);
                world.step(advice.action).expect("legal");
            }
        }
        println!("hints, {}: {worst_ms:.2} ms at worst in 8 games", id.slug());
        let views = positions(id);
        let name = format!("{} hints, {}", views.len(), id.slug());
        criterion.bench_function(&name, |bencher| {
            bencher.iter(|| {
                for view in &views {
                    black_box(hint(view));
                }
            });
        });
    }
}

criterion_group!(benches, decisions, plans, hints);
criterion_main!(benches);
