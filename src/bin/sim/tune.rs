//! `sim tune`: tries other values of a player's weights, one after the other, in duels against the player as it is,
//! and keeps what wins. The same options give the same result.

use branchline::bots::{Level, Player, Temperament};
use branchline::catalog::game;

use crate::args::Args;
use crate::contest::{OPTIONS, Terms, fight};
use crate::duel::print;
use crate::stats::{Sprt, Verdict};

/// How far a weight is moved, in percent of its value, and by how much at least.
const STEP: i32 = 20;
const LEAST_STEP: i32 = 3;
/// A change is kept if it wins this share; most do nothing, and the test soon says so.
const WORTHWHILE: &str = "0.5,0.54";

/// Tunes a player for a game.
pub fn tune(args: &Args) -> Result<(), String> {
    args.only(&[&["player", "weights", "rounds"], &OPTIONS[..]].concat())?;
    let mut terms = Terms::new(args)?;
    if terms.sprt.is_none() {
        terms.sprt = Some(Sprt::parse(WORTHWHILE)?);
    }
    let name = args.get("player").unwrap_or("strong");
    let level = Level::from_slug(name)
        .ok_or_else(|| format!("there is no level «{name}»; see «sim help»."))?;
    let the_game = game(terms.game);
    let known = Player::weights(the_game);
    let weights: Vec<&str> = match args.get("weights") {
        Some(list) => list.split(',').collect(),
        None => known.to_vec(),
    };
    if let Some(unknown) = weights.iter().find(|weight| !known.contains(weight)) {
        return Err(format!(
            "there is no weight «{unknown}»; there are {}.",
            known.join(", ")
        ));
    }
    let player = Player::new(level, Temperament::Even, 0);
    let value = |weight: &str| player.weight(the_game, weight).unwrap_or(0);
    let mut best: Vec<(&str, i32)> = weights
        .iter()
        .map(|weight| (*weight, value(weight)))
        .collect();
    for _ in 0..args.number("rounds", 1)? {
        for place in 0..best.len() {
            let now = best[place].1;
            let step = (now.abs() * STEP / 100).max(LEAST_STEP);
            for tried in [now + step, now - step] {
                let mut other = best.clone();
                other[place].1 = tried;
                let report = fight(&terms, &spelt(name, &other), &spelt(name, &best))?;
                print(&report);
                if report.verdict == Some(Verdict::Higher) {
                    best = other;
                    break;
                }
            }
        }
    }
    println!("{}", spelt(name, &best));
    Ok(())
}

/// A player with these weights, as `sim duel` reads it.
fn spelt(name: &str, weights: &[(&str, i32)]) -> String {
    let weights = weights.iter();
    weights.fold(name.to_owned(), |name, (weight, value)| {
        format!("{name}+{weight}={value}")
    })
}
