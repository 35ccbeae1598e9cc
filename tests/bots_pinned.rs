//! The same position, seed and rounds give the same choice for ever, on every machine: old games explain themselves
//! only then. The positions come from simple players, which do not change when the judgement does.
//!
//! After a deliberate change of the judgement `make goldens` writes the choices again.

mod support;

use std::fmt::Write as _;

use branchline::bots::baselines::{Baseline, BaselineKind};
use branchline::bots::{Bot, Budget, Level, Player, Temperament};
use branchline::catalog::*;
use branchline::engine::game::PlayerView;
use support::{own_view, start};

/// Positions of each game, and rounds of thought on each.
const POSITIONS: usize = 50;
const ROUNDS: u32 = 20;
/// Decisions between two positions.
const APART: usize = 13;

const PINNED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/choices.txt");

/// Positions from games of simple players, at tables of every size.
fn positions(id: GameId) -> Vec<PlayerView> {
    let players = game(id).players();
    let mut views = Vec::new();
    let mut decisions = 0;
    for seed in 0..100 {
        let seats = players.min + seed as u8 % (players.max - players.min + 1);
        let mut state = start(id, Variant::Standard, seats, seed);
        let mut player = Baseline::new(BaselineKind::Hungry, seed);
        while let Some((seat, view)) = own_view(&state) {
            let action = player.choose(&view, &mut Budget::rounds(0));
            if decisions % APART == 0 {
                views.push(view);
            }
            if views.len() == POSITIONS {
                return views;
            }
            decisions += 1;
            state
                .apply(seat, action.expect("something to do"))
                .expect("listed");
        }
    }
    views
}

fn choices() -> String {
    let mut text = String::new();
    for id in GameId::all() {
        for (place, view) in positions(id).iter().enumerate() {
            let temperament = Temperament::ALL[place % Temperament::ALL.len()];
            let mut player = Player::new(Level::Expert, temperament, place as u64);
            let action = player.choose(view, &mut Budget::rounds(ROUNDS));
            let action = action.expect("something to do").write(game(id));
            writeln!(text, "{} {place}: {action}", id.slug()).expect("memory can be written to");
        }
    }
    text
}

#[test]
fn the_same_rounds_give_the_same_move_for_ever() {
    let pinned = std::fs::read_to_string(PINNED).expect("the choices are pinned: make goldens");
    let now = choices();
    assert_eq!(now.lines().count(), GameId::all().len() * POSITIONS);
    for (was, is) in pinned.lines().zip(now.lines()) {
        assert_eq!(is, was);
    }
    assert_eq!(now.lines().count(), pinned.lines().count());
}

#[test]
#[ignore = "writes the choices again"]
fn write_choices() {
    std::fs::write(PINNED, choices()).expect("the file can be written");
}
