//! `sim duel`: two players against each other, seats swapped after every game; and `sim league`, all against all.

use branchline::catalog::{GameId, Seat, SeatSet, Variant, game};
use branchline::engine::game::World;
use branchline::engine::table::Setup;
use serde::Serialize;

use crate::agents::{Kind, Pace, Patience, play_out};
use crate::args::Args;
use crate::stats::{Spread, Tally, wilson};

/// The result of a duel.
#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    a: String,
    b: String,
    games: u64,
    seed: u64,
    wins_a: u64,
    ties: u64,
    wins_b: u64,
    /// A tie counts half.
    win_rate_a: f64,
    ci_low: f64,
    ci_high: f64,
    score_a: Spread,
    score_b: Spread,
    mean_ms_a: f64,
    worst_ms_a: f64,
    mean_ms_b: f64,
    worst_ms_b: f64,
}

/// What all duels share.
struct Terms {
    game: GameId,
    variant: Variant,
    games: u64,
    seed: u64,
    patience: Patience,
    threads: u64,
}

const OPTIONS: [&str; 8] = [
    "game",
    "variant",
    "games",
    "seed",
    "budget-ms",
    "iterations",
    "threads",
    "json",
];

/// Rounds of thought unless an option says otherwise.
const USUAL_ROUNDS: u64 = 1000;

fn terms(args: &Args) -> Result<Terms, String> {
    let id = args.needed("game")?;
    let id =
        GameId::from_slug(id).ok_or_else(|| format!("there is no game «{id}»; see «sim help»."))?;
    let variant = args.get("variant").unwrap_or("standard");
    let variant = Variant::from_slug(variant)
        .filter(|variant| game(id).players_of(*variant).is_some())
        .ok_or_else(|| format!("{} has no variant «{variant}».", id.slug()))?;
    Ok(Terms {
        game: id,
        variant,
        games: args.number("games", 400)?,
        seed: args.number("seed", 1)?,
        patience: patience(args)?,
        threads: args.number("threads", 1)?.clamp(1, 64),
    })
}

/// How long players may think, from the options.
pub fn patience(args: &Args) -> Result<Patience, String> {
    match (args.get("budget-ms"), args.get("iterations")) {
        (Some(_), Some(_)) => Err("give --budget-ms or --iterations, not both.".to_owned()),
        (Some(_), None) => Ok(Patience::Milliseconds(args.number("budget-ms", 0)? as f64)),
        _ => {
            let rounds = args.number("iterations", USUAL_ROUNDS)?;
            u32::try_from(rounds)
                .map(Patience::Rounds)
                .map_err(|_| "--iterations is too large.".to_owned())
        }
    }
}

/// Plays two players against each other.
pub fn duel(args: &Args) -> Result<(), String> {
    args.only(&[&["a", "b"], &OPTIONS[..]].concat())?;
    let terms = terms(args)?;
    let report = fight(&terms, args.needed("a")?, args.needed("b")?)?;
    if args.flag("json") {
        println!("{}", json(&report)?);
    } else {
        print(&report);
    }
    Ok(())
}

/// Plays all of several players against each other.
pub fn league(args: &Args) -> Result<(), String> {
    args.only(&[&["players"], &OPTIONS[..]].concat())?;
    let terms = terms(args)?;
    let names: Vec<&str> = args
        .get("players")
        .unwrap_or("expert,strong,regular,novice")
        .split(',')
        .collect();
    let mut reports = Vec::new();
    for (place, a) in names.iter().enumerate() {
        for b in &names[place + 1..] {
            let report = fight(&terms, a, b)?;
            if !args.flag("json") {
                print(&report);
            }
            reports.push(report);
        }
    }
    if args.flag("json") {
        println!("{}", json(&reports)?);
    }
    Ok(())
}

fn json(report: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(report).map_err(|error| error.to_string())
}

/// The results of some games of a duel, by player.
#[derive(Default)]
struct Tallies {
    paces: [Pace; 2],
    scores: [Tally; 2],
    wins: [u64; 2],
    ties: u64,
}

impl Tallies {
    fn merge(&mut self, other: &Tallies) {
        for player in 0..2 {
            self.paces[player].merge(&other.paces[player]);
            self.scores[player].merge(&other.scores[player]);
            self.wins[player] += other.wins[player];
        }
        self.ties += other.ties;
    }
}

fn fight(terms: &Terms, a: &str, b: &str) -> Result<Report, String> {
    let kinds = [Kind::parse(a)?, Kind::parse(b)?];
    kinds
        .iter()
        .try_for_each(|kind| kind.check(game(terms.game)))?;
    // With n threads, each plays every n-th game: the result is the same for any number of threads.
    let share = |first: u64| {
        let mut tallies = Tallies::default();
        (first..terms.games)
            .step_by(terms.threads as usize)
            .try_for_each(|number| play_one(terms, kinds, number, &mut tallies))?;
        Ok::<Tallies, String>(tallies)
    };
    let mut all = Tallies::default();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..terms.threads)
            .map(|first| scope.spawn(move || share(first)))
            .collect();
        threads.into_iter().try_for_each(|thread| {
            let tallies = thread
                .join()
                .map_err(|_| "a game broke off.".to_owned())??;
            all.merge(&tallies);
            Ok::<(), String>(())
        })
    })?;
    Ok(report(terms, [a, b], &all))
}

fn play_one(
    terms: &Terms,
    kinds: [Kind; 2],
    number: u64,
    tallies: &mut Tallies,
) -> Result<(), String> {
    // Two games share a deal, with the seats and so the first turn swapped.
    let seed = terms.seed.wrapping_add(number / 2);
    let swapped = number % 2 == 1;
    let seat_of = |player: usize| if swapped { 1 - player } else { player };
    let setup = Setup {
        game: terms.game,
        variant: terms.variant,
        seats: 2,
        first: None,
        seed,
        open_piles: SeatSet::NONE,
    };
    let mut world = World::new(&setup).map_err(|error| format!("{error:?}."))?;
    let sit = |seat: usize| kinds[seat_of(seat)].sit_down(!seed ^ (seat as u64) << 32);
    let mut players = [sit(0), sit(1)];
    let mut paces = [Pace::default(); 2];
    play_out(&mut world, &mut players, &mut paces, terms.patience)?;
    let count = world.scores();
    let totals = count.totals();
    for player in 0..2 {
        tallies.paces[player].merge(&paces[seat_of(player)]);
        tallies.scores[player].add(f64::from(totals[seat_of(player)]));
    }
    match count.winners() {
        [Seat(winner)] => tallies.wins[seat_of(*winner as usize)] += 1,
        _ => tallies.ties += 1,
    }
    Ok(())
}

fn report(terms: &Terms, [a, b]: [&str; 2], all: &Tallies) -> Report {
    let won = all.wins[0] as f64 + all.ties as f64 / 2.0;
    let (low, high) = wilson(won, terms.games as f64);
    let round = |value: f64| (value * 1e4).round() / 1e4;
    Report {
        game: terms.game.slug(),
        a: a.to_owned(),
        b: b.to_owned(),
        games: terms.games,
        seed: terms.seed,
        wins_a: all.wins[0],
        ties: all.ties,
        wins_b: all.wins[1],
        win_rate_a: round(won / terms.games.max(1) as f64),
        ci_low: round(low),
        ci_high: round(high),
        score_a: all.scores[0].spread(),
        score_b: all.scores[1].spread(),
        mean_ms_a: round(all.paces[0].mean_ms()),
        worst_ms_a: round(all.paces[0].worst_ms),
        mean_ms_b: round(all.paces[1].mean_ms()),
        worst_ms_b: round(all.paces[1].worst_ms),
    }
}

fn print(report: &Report) {
    let Report {
        game, a, b, games, ..
    } = report;
    println!(
        "{game}: {a} beats {b} in {:.1} % of {games} games ({:.1} to {:.1}), {:.1} ± {:.1} to {:.1} ± {:.1} points, {:.3} and {:.3} ms a decision, at worst {:.1} and {:.1}",
        100.0 * report.win_rate_a,
        100.0 * report.ci_low,
        100.0 * report.ci_high,
        report.score_a.mean,
        report.score_a.sd,
        report.score_b.mean,
        report.score_b.sd,
        report.mean_ms_a,
        report.mean_ms_b,
        report.worst_ms_a,
        report.worst_ms_b,
    );
}
