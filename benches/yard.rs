//! How fast the Card Game plays and checks tickets.

use std::hint::black_box;

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn card_game() -> &'static YardGame {
    game(GameId::CARD_GAME).yard().expect("the Card Game")
}

/// Plays a game of random actions, all legal actions listed at every step.
fn random_game(game: &YardGame, seats: u8, seed: u64, actions: &mut Vec<YardAction>) -> usize {
    let setup = Setup {
        game: GameId::CARD_GAME,
        variant: Variant::Standard,
        seats,
        first: None,
        seed,
        open_piles: SeatSet::NONE,
    };
    let mut state = YardState::new(game, &setup).expect("a game");
    let mut rng = Rng::new(seed);
    let mut steps = 0;
    while let Some(seat) = state.to_act() {
        actions.clear();
        state.legal_actions(game, &mut |action| actions.push(action));
        let action = actions[rng.below(actions.len() as u32) as usize];
        apply(game, &mut state, seat, action, &mut Silent).expect("listed");
        steps += 1;
    }
    black_box(totals(game, &state));
    steps
}

fn games(criterion: &mut Criterion) {
    let game = card_game();
    let mut actions = Vec::new();
    let mut group = criterion.benchmark_group("card-game");
    group.throughput(Throughput::Elements(1));
    for seats in 2..=4 {
        let mut seed = 0;
        group.bench_function(format!("random game, {seats} players"), |bencher| {
            bencher.iter(|| {
                seed += 1;
                random_game(game, seats, seed, &mut actions)
            });
        });
    }
    group.finish();
}

fn ticket_check(criterion: &mut Criterion) {
    let game = card_game();
    let all: TicketSet = (0..46).map(TicketId).collect();
    let hand: TicketSet = (0..46).step_by(5).map(TicketId).collect();
    let pile = |text: &str| text.parse::<Cards>().expect("cards");
    let usual = pile("violet*2+blue*3+orange*2+white+green*4+yellow*3+black*2+red*2+loco*3");
    let hard = pile("violet*8+blue*8+orange*7+white*7+green*4+yellow*5+black*6+red*6+loco*16");
    let mut group = criterion.benchmark_group("ticket check");
    group.bench_function("10 tickets, 22 cards", |bencher| {
        bencher.iter(|| best_tickets(game, black_box(usual), hand));
    });
    group.bench_function("46 tickets, 67 cards", |bencher| {
        bencher.iter(|| best_tickets(game, black_box(hard), all));
    });
    group.finish();
}

fn worlds(criterion: &mut Criterion) {
    let game = card_game();
    let setup = Setup {
        game: GameId::CARD_GAME,
        variant: Variant::Standard,
        seats: 4,
        first: None,
        seed: 1,
        open_piles: SeatSet::NONE,
    };
    let state = YardState::new(game, &setup).expect("a game");
    let seen = view(&state, Viewer::Seat(Seat(0)));
    let mut rng = Rng::new(1);
    criterion.bench_function("card-game/sampled world", |bencher| {
        bencher.iter(|| determinize(game, &seen, &mut rng));
    });
}

criterion_group!(benches, games, ticket_check, worlds);
criterion_main!(benches);
