//! `sim`: play, check and replay games without a screen, for balance studies and for scenario files.

mod agents;
mod args;
mod duel;
mod engine;
mod play;
mod puzzles;
mod replay;
mod stats;

use std::process::ExitCode;

use args::Args;
use branchline::catalog::{GameId, Variant, game};
use branchline::engine::scenario::check_files;

const HELP: &str = "\
sim play --game GAME --seats random,random [--variant VARIANT] [--games N] [--seed N] [--json]
    plays games and tells speed, scores and endings
sim duel --game GAME --a PLAYER --b PLAYER [--games N] [--seed N] [--budget-ms N | --iterations N] [--threads N] [--json]
    two players against each other, seats swapped after every game
sim league --game GAME [--players PLAYER,PLAYER,…] [--games N] [--seed N] [--budget-ms N | --iterations N] [--threads N] [--json]
    all against all
sim puzzles --game GAME [--count N] [--seed N]
    makes puzzles with a provable answer, one a line, as in maps/GAME/puzzles.txt
sim check FILE…
    runs scenario files; a line for every failure
sim replay FILE
    prints a recorded game turn by turn
sim engine
    plays a game over standard input and output, for bots in any language; see examples/ENGINE.md

PLAYER: novice, regular, strong, expert, each also with a temperament: strong:builder, strong:blocker,
    strong:ticket-lover, strong:racer; and, known from research, random, onestep, longroute, path, hungry";

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
