//! `sim`: play, check and replay games without a screen, for balance studies and for scenario files.

mod agents;
mod args;
mod contest;
mod duel;
mod engine;
mod ladder;
mod play;
mod puzzles;
mod replay;
mod review;
mod stats;
mod tune;

use std::process::ExitCode;

use args::Args;
use branchline::catalog::{GameId, Variant, game};
use branchline::engine::scenario::check_files;

const HELP: &str = "\
sim play --game GAME --seats random,random [--variant VARIANT] [--games N] [--seed N] [--list] [--json]
    plays games and tells speed, scores and endings; with --list random players list all they may do
sim duel --game GAME --a PLAYER --b PLAYER [--seats N] [--games N] [--seed N] [--budget-ms N | --iterations N] [--sprt LOW,HIGH]
         [--threads N] [--json]
    two players against each other, or with 3 to 5 seats one A among Bs; every deal is played from every seat, and the
    interval is computed over deals; with --sprt it stops as soon as the share of wins is clearly LOW or HIGH
sim league --game GAME [--players PLAYER,PLAYER,…] and the options of a duel
    all against all
sim puzzles --game GAME [--count N] [--seed N]
    makes puzzles with a provable answer, one a line, as in maps/GAME/puzzles.txt
sim review --game GAME [--player PLAYER] [--worlds N] and the options of a duel
    plays games, reviews them, and plays on from every moment with the better action and with the one played
sim tune --game GAME [--player LEVEL] [--weights NAME,NAME,…] [--rounds N] and the options of a duel
    tries other values of a level's weights against the level as it is, and prints the best as a PLAYER
sim ladder --date DATE [--games N] [--expert-games N] [--iterations N] [--seed N] [--threads N] [--reports FILE]
    prints the page BENCHMARKS.md: all levels, games and numbers of players; make ladder writes it, and every contest as JSON
sim check FILE…
    runs scenario files; a line for every failure
sim replay FILE
    prints a recorded game turn by turn
sim engine
    plays a game over standard input and output, for bots in any language; see examples/ENGINE.md

PLAYER: novice, casual, regular, strong, expert, each also with a temperament: strong:builder, strong:blocker,
    strong:ticket-lover, strong:racer; and with other weights: strong+wagon=50+point=40; and, simple players,
    random, onestep, longroute, path, hungry, racer";

/// The commands and the games.
fn help() -> String {
    let games = GameId::all().map(|id| {
        let variants: Vec<&str> = game(id).variants().into_iter().map(Variant::slug).collect();
        format!("    {}: {}", id.slug(), variants.join(", "))
    });
    let games: Vec<String> = games.collect();
    format!(
        "{HELP}\nGAME, and the VARIANTs it has:\n{}",
        games.join("\n")
    )
}

/// How a command ended.
enum Outcome {
    /// All is well.
    Done,
    /// It ran and found something wrong.
    Failed,
    /// It could not run; the sentence says why.
    Refused(String),
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Outcome::Done => ExitCode::SUCCESS,
        Outcome::Failed => ExitCode::from(1),
        Outcome::Refused(sentence) => {
            eprintln!("sim: {sentence}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[String]) -> Outcome {
    let Some((command, rest)) = words.split_first() else {
        return Outcome::Refused(format!("say what to do.\n{}", help()));
    };
    match command.as_str() {
        "play" => run_with(rest, play::play),
        "duel" => run_with(rest, duel::duel),
        "league" => run_with(rest, duel::league),
        "puzzles" => run_with(rest, puzzles::puzzles),
        "review" => run_with(rest, review::review),
        "tune" => run_with(rest, tune::tune),
        "ladder" => run_with(rest, ladder::ladder),
        "check" => check(rest),
        "engine" => engine::engine(rest).map_or_else(Outcome::Refused, |()| Outcome::Done),
        "replay" => replay::replay(rest).map_or_else(Outcome::Refused, |()| Outcome::Done),
        "help" | "--help" | "-h" => {
            println!("{}", help());
            Outcome::Done
        }
        other => Outcome::Refused(format!(
            "there is no command «{other}»; «sim help» lists them."
        )),
    }
}

fn run_with(words: &[String], command: fn(&Args) -> Result<(), String>) -> Outcome {
    Args::parse(words)
        .and_then(|args| command(&args))
        .map_or_else(Outcome::Refused, |()| Outcome::Done)
}

fn check(paths: &[String]) -> Outcome {
    if paths.is_empty() {
        return Outcome::Refused("name at least one scenario file to check.".to_owned());
    }
    let mut files = Vec::new();
    for path in paths {
        match std::fs::read(path) {
            Ok(bytes) => files.push((path.as_str(), bytes)),
            Err(error) => return Outcome::Refused(format!("«{path}» cannot be read: {error}.")),
        }
    }
    let summary = check_files(files.iter().map(|(name, bytes)| (*name, bytes.as_slice())));
    summary
        .failures
        .iter()
        .for_each(|failure| println!("{failure}"));
    println!(
        "{} scenarios, {} failures",
        summary.scenarios,
        summary.failures.len()
    );
    if summary.failures.is_empty() {
        Outcome::Done
    } else {
        Outcome::Failed
    }
}
