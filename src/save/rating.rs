//! A rating among people and bots, with how uncertain it is (Glicko, by Mark Glickman), and who does how well against whom.

use crate::catalog::Arrange;
use std::collections::BTreeMap;

use super::people::{People, Who};
use super::played::Played;

/// How strong somebody is.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Whose it is.
    pub who: Who,
    /// Games that count in it.
    pub games: u32,
    /// The rating; everybody starts at 1500.
    pub value: f64,
    /// With 95 % certainty it is within twice this.
    pub spread: f64,
    /// The rating after each of the latest games, the oldest first.
    pub course: Vec<f64>,
}

/// How somebody does against somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Against whom.
    pub other: Who,
    /// Games together.
    pub games: u32,
    /// Games with more points than the other.
    pub ahead: u32,
    /// Games with as many.
    pub level: u32,
}

const START: f64 = 1500.0;
const WIDEST: f64 = 350.0;
/// A rating is never surer than this: people change.
const NARROWEST: f64 = 40.0;
/// Points of the course to keep.
const COURSE: usize = 60;
/// ln 10 / 400, the scale of such ratings.
const Q: f64 = 0.005_756_462_732_485_115;

/// Ratings of everybody, the strongest first. Games are given latest first, as the history lists them.
pub fn ratings(played: &[Played], people: &People) -> Vec<Rating> {
    let mut known: BTreeMap<Who, Rating> = BTreeMap::new();
    for game in played.iter().rev() {
        let table = table(game, people);
        let before: Vec<(f64, f64)> = table
            .iter()
            .map(|(who, _)| {
                known
                    .get(who)
                    .map_or((START, WIDEST), |it| (it.value, it.spread))
            })
            .collect();
        for (seat, (who, points)) in table.iter().enumerate() {
            let others = { table.iter().zip(&before) }.filter(|((other, _), _)| other != who);
            let results: Vec<(f64, f64, f64)> = others
                .map(|((_, theirs), (value, spread))| (*value, *spread, score(*points, *theirs)))
                .collect();
            if results.is_empty() {
                continue;
            }
            let (value, spread) = after(before[seat], &results);
            let rating = known.entry(who.clone()).or_insert_with(|| Rating {
                who: who.clone(),
                games: 0,
                value,
                spread,
                course: Vec::new(),
            });
            (rating.value, rating.spread) = (value, spread);
            rating.games += 1;
            rating.course.push(value);
        }
    }
    let mut all: Vec<Rating> = known.into_values().collect();
    for rating in &mut all {
        let surplus = rating.course.len().saturating_sub(COURSE);
        rating.course.drain(..surplus);
    }
    all.arrange_by(|a, b| b.value.total_cmp(&a.value).then_with(|| a.who.cmp(&b.who)));
    all
}

/// Everybody against whom somebody has played, most often first.
pub fn pairings(played: &[Played], people: &People, who: &Who) -> Vec<Pairing> {
    let mut found: BTreeMap<Who, Pairing> = BTreeMap::new();
    for game in played {
        let table = table(game, people);
        let Some((_, own)) = table.iter().find(|(one, _)| one == who) else {
            continue;
        };
        for (other, theirs) in table.iter().filter(|(other, _)| other != who) {
            let pairing = found.entry(other.clone()).or_insert_with(|| Pairing {
                other: other.clone(),
                games: 0,
                ahead: 0,
                level: 0,
            });
            pairing.games += 1;
            pairing.ahead += u32::from(own > theirs);
            pairing.level += u32::from(own == theirs);
        }
    }
    let mut all: Vec<Pairing> = found.into_values().collect();
    all.arrange_by_key(|pairing| std::cmp::Reverse(pairing.games));
    all
}

/// Who played, and with how many points.
fn table(game: &Played, people: &People) -> Vec<(Who, i16)> {
    let seats = game.seats.iter().enumerate();
    let points = |seat: usize| game.totals.get(seat).copied().unwrap_or(0);
    seats
        .filter_map(|(seat, entry)| Some((people.who(seat, entry)?, points(seat))))
        .collect()
}

fn score(own: i16, theirs: i16) -> f64 {
    match own.cmp(&theirs) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

/// A rating after the results of one table: (their rating, their spread, our score) each.
fn after((value, spread): (f64, f64), results: &[(f64, f64, f64)]) -> (f64, f64) {
    let (mut certainty, mut surprise) = (0.0, 0.0);
    for (other, wide, score) in results {
        let weight = 1.0 / (1.0 + 3.0 * (Q * wide / std::f64::consts::PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + 10_f64.powf(-weight * (value - other) / 400.0));
        certainty += (Q * weight).powi(2) * expected * (1.0 - expected);
        surprise += weight * (score - expected);
    }
    let tightness = 1.0 / (spread * spread) + certainty;
    let value = value + Q / tightness * surprise;
    (value, (1.0 / tightness).sqrt().clamp(NARROWEST, WIDEST))
}
