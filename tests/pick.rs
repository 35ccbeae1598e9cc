//! Random playouts choose without listing, and choose what they would have chosen from the list.

mod support;

use branchline::catalog::SeatSet;
use branchline::engine::game::World;
use branchline::engine::table::{Rng, Setup};
use support::tables;

#[test]
fn a_random_action_is_the_one_that_chance_picks_from_the_list() {
    for (id, variant, seats) in tables() {
        let mut rng = Rng::new(9);
        let mut actions = Vec::new();
        for seed in 1..=8 {
            let setup = Setup {
                game: id,
                variant,
                seats,
                first: None,
                seed,
                open_piles: SeatSet::NONE,
            };
            let mut world = World::new(&setup).expect("a table");
            while world.to_act().is_some() {
                let mut same = rng.clone();
                world.legal_actions(&mut actions);
                let from_the_list = actions[rng.below(actions.len() as u32) as usize];
                let picked = world.random_action(&mut same);
                assert_eq!(
                    picked,
                    Some(from_the_list),
                    "{id:?} {variant:?} {seats} seed {seed}"
                );
                assert_eq!(same, rng, "no more chance is used than the list needs");
                world.step(from_the_list).expect("listed");
            }
            assert_eq!(world.random_action(&mut rng), None, "the game is over");
        }
    }
}
