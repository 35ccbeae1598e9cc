//! Playing in a world allocates nothing per action, however long the game: bots think in millions of them.

mod support;

use allocation_counter::measure;
use branchline::catalog::SeatSet;
use branchline::engine::game::World;
use branchline::engine::table::{Rng, Setup};
use support::tables;

#[test]
fn no_action_of_a_world_allocates() {
    let seen = measure(|| drop(std::hint::black_box(vec![1_u8]))).count_total;
    assert_eq!(seen, 1, "the counter counts");
    for (id, variant, seats) in tables() {
        let mut rng = Rng::new(5);
        // Room for any list, so that the list itself never grows while allocations are counted.
        let mut actions = Vec::with_capacity(1 << 14);
        for seed in 1..=3 {
            let setup = Setup {
                game: id,
                variant,
                seats,
                first: None,
                seed,
                open_piles: SeatSet::NONE,
            };
            let mut world = World::new(&setup).expect("a table");
            let counted = measure(|| {
                while world.to_act().is_some() {
                    world.legal_actions(&mut actions);
                    let action = actions[rng.below(actions.len() as u32) as usize];
                    world.step(action).expect("listed");
                }
            });
            assert_eq!(
                counted.count_total, 0,
                "{id:?} {variant:?} {seats} seed {seed}"
            );
            assert!(actions.capacity() == 1 << 14);
        }
    }
}
