//! The simple opponents come out in the order known from playtesting research: Hungry, OneStep, Path, LongRoute,
//! Random, on the Nordic map with two players. Otherwise measuring our players against them would mean nothing.
//!
//! Everything follows from the seed, so a test here always fails or never does; there are enough games that another
//! seed, or a harmless change in breaking a tie, would not change the order.

mod support;

use branchline::bots::baselines::{Baseline, BaselineKind};
use branchline::bots::{Bot, Budget};
use branchline::catalog::*;
use branchline::engine::game::Scores;
use support::{listed, own_view, start};

use BaselineKind::*;

const SEED: u64 = 2026;

/// Plays a game between two kinds, by seat; returns who won.
fn winners(id: GameId, kinds: [BaselineKind; 2], seed: u64) -> Vec<Seat> {
    let mut state = start(id, Variant::Standard, 2, seed);
    let mut players = [0, 1].map(|seat| Baseline::new(kinds[seat], !seed ^ (seat as u64) << 32));
    for _ in 0..2_000 {
        let Some((seat, view)) = own_view(&state) else {
            let Scores::Rail(scores) = state.scores() else {
                panic!("a map game");
            };
            return scores.winners;
        };
        let action = players[seat.index()]
            .choose(&view, &mut Budget::rounds(0))
            .expect("the seat to act has something to do");
        let accepted = state.apply(seat, action);
        assert!(
            accepted.is_ok(),
            "seed {seed}: {kinds:?} chose {}",
            action.write(game(id))
        );
    }
    panic!("seed {seed}: {kinds:?} do not come to an end");
}

/// The share of deals, each played from both seats, that the first kind wins; a shared victory counts half.
fn share(a: BaselineKind, b: BaselineKind, deals: u64) -> f64 {
    share_on(GameId::NORDIC, a, b, deals)
}

fn share_on(id: GameId, a: BaselineKind, b: BaselineKind, deals: u64) -> f64 {
    let mut won = 0.0;
    for seed in SEED..SEED + deals {
        for (kinds, seat) in [([a, b], Seat(0)), ([b, a], Seat(1))] {
            let winners = winners(id, kinds, seed);
            if winners.contains(&seat) {
                won += 1.0 / winners.len() as f64;
            }
        }
    }
    let share = won / (2 * deals) as f64;
    println!("seed {SEED}: {a:?} wins {share:.3} against {b:?}");
    share
}

fn assert_beats(a: BaselineKind, b: BaselineKind, deals: u64, at_least: f64) {
    let share = share(a, b, deals);
    assert!(
        share > at_least,
        "seed {SEED}, {deals} deals from both seats: {a:?} wins only {share:.3} against {b:?}"
    );
}

#[test]
fn hungry_beats_the_others() {
    for other in [OneStep, Path, LongRoute] {
        assert_beats(Hungry, other, 80, 0.5);
    }
}

#[test]
fn one_step_beats_path_and_long_route() {
    assert_beats(OneStep, Path, 200, 0.5);
    assert_beats(OneStep, LongRoute, 100, 0.5);
}

/// The closest of all pairs, so it gets the most games.
#[test]
fn path_beats_long_route() {
    assert_beats(Path, LongRoute, 300, 0.5);
}

#[test]
fn everybody_beats_random() {
    for kind in [Hungry, OneStep, Path, LongRoute] {
        assert_beats(kind, Random, 20, 0.9);
    }
}

/// A sixth player, not from research: where long tracks are, it runs the others out of time.
#[test]
fn racer_beats_hungry_where_there_are_long_tracks() {
    let share = share_on(GameId::NORTHERN_LIGHTS, Racer, Hungry, 30);
    assert!(share > 0.8, "seed {SEED}: Racer wins only {share:.3}");
}

/// They only choose actions that the rules list, on every map and at every table.
#[test]
fn they_choose_what_is_listed_on_every_map() {
    for (id, variant, seats) in support::tables() {
        if game(id).rail().is_none() {
            continue;
        }
        for kind in [Hungry, OneStep, Path, LongRoute, Racer] {
            let mut state = start(id, variant, seats, SEED);
            let mut players: Vec<Baseline> = (0..seats)
                .map(|seat| Baseline::new(kind, u64::from(seat)))
                .collect();
            let mut count = 0;
            while let Some((seat, view)) = own_view(&state) {
                let action = players[seat.index()]
                    .choose(&view, &mut Budget::rounds(0))
                    .expect("the seat to act has something to do");
                assert!(
                    listed(&state).contains(&action),
                    "{id:?} {variant:?} {seats} {kind:?}: {}",
                    action.write(game(id))
                );
                state.apply(seat, action).expect("listed");
                count += 1;
                assert!(count < 5_000, "{id:?} {variant:?} {seats} {kind:?}: no end");
            }
        }
    }
}
