//! How to write your own computer player: this one tries every action in a few possible worlds and picks the one that
//! leaves it furthest ahead. `cargo run --release --example bot` plays it against a random player.
//!
//! Looking one decision ahead is enough on the maps. In the Card Game points come several turns later, so start there
//! if you want to improve it.

use branchline::bots::baselines::{Baseline, BaselineKind};
use branchline::bots::{Bot, Budget};
use branchline::catalog::{GameId, Seat};
use branchline::engine::game::{Action, PlayerView, World};
use branchline::engine::table::{Rng, Setup, Viewer};

/// Looks one decision ahead. Its own seed drives its random choices.
pub struct Greedy {
    rng: Rng,
}

impl Bot for Greedy {
    fn choose(&mut self, view: &PlayerView, budget: &mut Budget<'_>) -> Option<Action> {
        let seat = view.viewer().seat()?;
        let mut actions = Vec::new();
        view.legal_actions(&mut actions);
        let mut leads = vec![0; actions.len()];
        while budget.begin_round() {
            let world = World::sample(view, &mut self.rng);
            for (action, sum) in actions.iter().zip(&mut leads) {
                let mut after = world.clone();
                if after.step(*action).is_ok() {
                    *sum += lead(&after, seat);
                }
            }
        }
        // The first of equally good actions, which draws a card.
        let best = (0..actions.len()).rev().max_by_key(|&place| leads[place])?;
        Some(actions[best])
    }
}

/// How far a seat is ahead of its best rival right now.
fn lead(world: &World, seat: Seat) -> i32 {
    let mut totals = world.scores().totals();
    let own = totals.remove(seat.index());
    i32::from(own) - i32::from(totals.into_iter().max().unwrap_or(0))
}

/// Plays a number of games against a random player, swapping seats after each; returns how many it won.
pub fn duel(id: GameId, games: u64) -> Result<u64, Box<dyn std::error::Error>> {
    let mut won = 0;
    for seed in 0..games {
        let mut world = World::new(&Setup::new(id, 2, seed))?;
        let own = Seat((seed % 2) as u8);
        let mut greedy = Greedy {
            rng: Rng::new(seed),
        };
        let mut random = Baseline::new(BaselineKind::Random, !seed);
        while let Some(seat) = world.to_act() {
            let view = world.view(Viewer::Seat(seat));
            let player: &mut dyn Bot = if seat == own {
                &mut greedy
            } else {
                &mut random
            };
            let action = player.choose(&view, &mut Budget::rounds(2));
            world.step(action.ok_or("a bot does not know what to do")?)?;
        }
        won += u64::from(world.scores().winners() == [own]);
    }
    Ok(won)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for id in GameId::all() {
        println!("{}: {} of 20 games won", id.slug(), duel(id, 20)?);
    }
    Ok(())
}
