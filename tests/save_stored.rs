//! The stored form of a position: what is written in words leads back to the very same position.

mod support;

use branchline::catalog::SeatSet;
use branchline::engine::game::GameState;
use branchline::engine::table::{Rng, Setup};
use support::{listed, pick, tables};

#[test]
fn every_position_of_random_games_is_restored_from_its_words() {
    for (id, variant, seats) in tables() {
        for seed in 0..3 {
            let setup = Setup {
                game: id,
                variant,
                seats,
                first: None,
                seed,
                open_piles: SeatSet::NONE,
            };
            let mut state = GameState::new(&setup).expect("a table");
            let mut rng = Rng::new(seed);
            let mut step = 0;
            while let Some(seat) = state.to_act() {
                if step < 20 || step % 7 == 0 {
                    let restored = GameState::restored(&setup, &state.stored());
                    assert!(
                        restored.as_ref() == Some(&state),
                        "{id:?} {variant:?} {seats} seed {seed} step {step}"
                    );
                }
                let action = pick(&listed(&state), &mut rng);
                state.apply(seat, action).expect("listed");
                step += 1;
            }
            assert_eq!(GameState::restored(&setup, &state.stored()), Some(state));
        }
    }
}

#[test]
fn a_position_belongs_to_its_table() {
    let setup = |seats| Setup {
        game: branchline::catalog::GameId::NEDERLAND,
        variant: branchline::catalog::Variant::Standard,
        seats,
        first: None,
        seed: 1,
        open_piles: SeatSet::NONE,
    };
    let stored = GameState::new(&setup(2)).expect("a table").stored();
    assert!(GameState::restored(&setup(2), &stored).is_some());
    assert!(GameState::restored(&setup(3), &stored).is_none());
}
