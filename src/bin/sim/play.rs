//! `sim play`: plays many games and sums them up.

use std::collections::BTreeMap;
use std::time::Instant;

use branchline::bots::baselines::BaselineKind;
use branchline::catalog::{GameId, Variant, game};
use branchline::engine::game::{Action, World};
use branchline::engine::table::{Rng, Setup, SetupError, Viewer};
use serde::Serialize;

use crate::agents::{Kind, Pace, Patience, play_out};
use crate::args::Args;
use crate::contest::patience;
use crate::stats::{Spread, Tally};

/// The summary of many games.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    variant: &'static str,
    seats: Vec<String>,
    games: u64,
    seed: u64,
    seconds: f64,
    games_per_s: f64,
    actions_per_s: f64,
    actions: Spread,
    turns: Spread,
    scores: Vec<Spread>,
    tickets_completed: Vec<Spread>,
    /// A shared victory counts as a win for everybody who shares it.
    wins: Vec<u64>,
    shared_victories: u64,
    endings: BTreeMap<String, u64>,
}

/// Plays the games that the options ask for.
pub fn play(args: &Args) -> Result<(), String> {
    args.only(&[
        "game",
        "seats",
        "variant",
        "games",
        "seed",
        "budget-ms",
        "iterations",
        "list",
        "json",
    ])?;
    let id = args.needed("game")?;
    let id =
        GameId::from_slug(id).ok_or_else(|| format!("there is no game «{id}»; see «sim help»."))?;
    let variant = args.get("variant").unwrap_or("standard");
    let variant = Variant::from_slug(variant)
        .ok_or_else(|| format!("there is no variant «{variant}»; see «sim help»."))?;
    let seats: Vec<String> = args
        .get("seats")
        .unwrap_or("random,random")
        .split(',')
        .map(str::to_owned)
        .collect();
    let kinds: Vec<Kind> = seats
        .iter()
        .map(|name| Kind::parse(name))
        .collect::<Result<_, _>>()?;
    kinds.iter().try_for_each(|kind| kind.check(game(id)))?;
    let patience = patience(args)?;
    let count = u8::try_from(seats.len()).map_err(|_| "that is too many seats.".to_owned())?;
    let (games, seed) = (args.number("games", 1000)?, args.number("seed", 1)?);
    let setup = Setup {
        variant,
        ..Setup::new(id, count, seed)
    };
    World::new(&setup).map_err(|error| refuse(id, error))?;
    let lists = match args.flag("list") {
        true => Lists::All,
        false => Lists::Nothing,
    };
    let report = measure(setup, seats, &kinds, games, (patience, lists))?;
    if args.flag("json") {
        println!(
            "{}",
            serde_json::to_string(&report).map_err(|error| error.to_string())?
        );
    } else {
        print(&report);
    }
    Ok(())
}

fn refuse(id: GameId, error: SetupError) -> String {
    match error {
        SetupError::NoSuchVariant(variant) => {
            format!("{} has no variant «{}».", id.slug(), variant.slug())
        }
        SetupError::WrongNumberOfPlayers { seats, min, max } => {
            format!(
                "{} is for {min} to {max} players like this, not for {seats}.",
                id.slug()
            )
        }
        SetupError::NoSuchSeat(_) => "the first player does not sit at the table.".to_owned(),
        SetupError::NoPiles => "the game has no piles to look at.".to_owned(),
    }
}

fn measure(
    setup: Setup,
    seats: Vec<String>,
    kinds: &[Kind],
    games: u64,
    (patience, lists): (Patience, Lists),
) -> Result<Report, String> {
    let all_random = kinds
        .iter()
        .all(|kind| *kind == Kind::Baseline(BaselineKind::Random));
    let mut tallies = Tallies::new(seats.len());
    // Random choices must not depend on the deal, so players have a random stream of their own.
    let mut rng = Rng::new(!setup.seed);
    let mut actions = Vec::new();
    let start = Instant::now();
    for number in 0..games {
        let setup = Setup {
            seed: setup.seed.wrapping_add(number),
            ..setup
        };
        let mut world = World::new(&setup).expect("the same table was set up before");
        let count = if all_random {
            play_randomly(&mut world, lists, &mut actions, &mut rng)
        } else {
            let sit =
                |(seat, kind): (usize, &Kind)| kind.sit_down(!setup.seed ^ (seat as u64) << 32);
            let mut players: Vec<_> = kinds.iter().enumerate().map(sit).collect();
            let mut paces = vec![Pace::default(); players.len()];
            play_out(&mut world, &mut players, &mut paces, patience)?
        };
        tallies.add(&world, count);
    }
    let seconds = start.elapsed().as_secs_f64();
    Ok(Report {
        game: setup.game.slug(),
        variant: setup.variant.slug(),
        seats,
        games,
        seed: setup.seed,
        seconds,
        games_per_s: (games as f64 / seconds).round(),
        actions_per_s: (tallies.action_total as f64 / seconds).round(),
        actions: tallies.actions.spread(),
        turns: tallies.turns.spread(),
        scores: tallies.scores.iter().map(Tally::spread).collect(),
        tickets_completed: tallies.tickets.iter().map(Tally::spread).collect(),
        wins: tallies.wins,
        shared_victories: tallies.shared,
        endings: tallies.endings,
    })
}

/// Whether random players make a list of all they may do, as a screen does, or only choose.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lists {
    All,
    Nothing,
}

/// Plays a game to its end with uniformly random choices, the same with and without lists; returns how many there
/// were. This is what measures the speed of the rules.
fn play_randomly(world: &mut World, lists: Lists, actions: &mut Vec<Action>, rng: &mut Rng) -> u64 {
    let mut count = 0;
    while world.to_act().is_some() {
        let action = match lists {
            Lists::Nothing => world.random_action(rng),
            Lists::All => {
                world.legal_actions(actions);
                let place = rng.below(actions.len() as u32);
                actions.get(place as usize).copied()
            }
        };
        let action = action.expect("the seat to act has something to do");
        world.step(action).expect("a listed action is accepted");
        count += 1;
    }
    count
}

struct Tallies {
    action_total: u64,
    actions: Tally,
    turns: Tally,
    scores: Vec<Tally>,
    tickets: Vec<Tally>,
    wins: Vec<u64>,
    shared: u64,
    endings: BTreeMap<String, u64>,
}

impl Tallies {
    fn new(seats: usize) -> Tallies {
        Tallies {
            action_total: 0,
            actions: Tally::default(),
            turns: Tally::default(),
            scores: vec![Tally::default(); seats],
            tickets: vec![Tally::default(); seats],
            wins: vec![0; seats],
            shared: 0,
            endings: BTreeMap::new(),
        }
    }

    fn add(&mut self, world: &World, actions: u64) {
        self.action_total += actions;
        self.actions.add(actions as f64);
        let view = world.view(Viewer::Table);
        self.turns.add(f64::from(view.turn()));
        *self
            .endings
            .entry(view.ending().unwrap_or("unfinished").to_owned())
            .or_default() += 1;
        let scores = world.scores();
        for (tally, total) in self.scores.iter_mut().zip(scores.totals()) {
            tally.add(f64::from(total));
        }
        for (tally, completed) in self.tickets.iter_mut().zip(scores.completed()) {
            tally.add(f64::from(completed));
        }
        scores
            .winners()
            .iter()
            .for_each(|seat| self.wins[seat.index()] += 1);
        self.shared += u64::from(scores.winners().len() > 1);
    }
}

fn print(report: &Report) {
    let Report {
        game,
        variant,
        games,
        ..
    } = report;
    println!(
        "{games} games of {game} ({variant}): {} games/s, {} actions/s",
        report.games_per_s, report.actions_per_s
    );
    println!(
        "turns {:.1} ± {:.1}, actions {:.1}",
        report.turns.mean, report.turns.sd, report.actions.mean
    );
    for (seat, name) in report.seats.iter().enumerate() {
        let (score, tickets) = (&report.scores[seat], &report.tickets_completed[seat]);
        println!(
            "seat {} {name}: {:.1} ± {:.1} points, {:.1} tickets completed, {} wins",
            seat + 1,
            score.mean,
            score.sd,
            tickets.mean,
            report.wins[seat]
        );
    }
    println!(
        "shared victories {}, endings {:?}",
        report.shared_victories, report.endings
    );
}
