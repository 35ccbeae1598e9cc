//! How long it takes to keep a long game after an action, and to load it again.

use std::hint::black_box;

use branchline::catalog::{GameId, SeatSet, Variant};
use branchline::engine::table::{Rng, Setup};
use branchline::save::{MemoryStore, Slots, load};
use branchline::session::{Msg, Session, Sitter};
use criterion::{Criterion, criterion_group, criterion_main};

/// A game with this many actions; five players, so that it is long enough.
fn long_game(actions: usize) -> Session {
    let setup = Setup {
        game: GameId::GERMANY,
        variant: Variant::Standard,
        seats: 5,
        first: None,
        seed: 6,
        open_piles: SeatSet::NONE,
    };
    let sitters = (0..5).map(|seat| Sitter::person("Ada", seat)).collect();
    let mut session = Session::new(setup, sitters).expect("a table");
    let mut rng = Rng::new(6);
    while session.action_count() < actions && !session.is_over() {
        if let Some(seat) = session.curtain() {
            session
                .update(Msg::LiftCurtain(seat))
                .expect("the right person");
        }
        let mut listed = Vec::new();
        session.view().legal_actions(&mut listed);
        let action = listed[rng.below(listed.len() as u32) as usize];
        session.update(Msg::Act(action)).expect("listed");
    }
    session
}

fn saves(criterion: &mut Criterion) {
    let session = long_game(300);
    let text = session.save().to_json();
    println!(
        "a game of {} actions is saved in {} bytes",
        session.action_count(),
        text.len()
    );
    let slots = Slots::new(MemoryStore::default());
    let slot = slots.create(&session.save(), 1).expect("kept");
    criterion.bench_function("autosave, 300 actions", |bencher| {
        bencher.iter(|| slots.save(slot, &session.save(), 2));
    });
    criterion.bench_function("load, 300 actions", |bencher| {
        bencher.iter(|| load(black_box(&text)));
    });
}

criterion_group!(benches, saves);
criterion_main!(benches);
