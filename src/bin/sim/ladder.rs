//! `sim ladder`: writes the page that says how strong the computer players are. `make ladder` runs it.

use std::fmt::Write as _;

use branchline::bots::Level;
use branchline::bots::baselines::BaselineKind;
use branchline::catalog::{GameId, Variant, game};

use crate::agents::Patience;
use crate::args::Args;
use crate::contest::{Report, Terms, fight};

const INTRODUCTION: &str = "\
# How strong the computer players are

Written by `make ladder`; every figure can be repeated with `sim duel`. A share of wins with its 95 % interval, computed
over deals: every deal is played once from every seat, and a shared victory counts in parts. Only the Expert thinks in
rounds; their number is given with each table.
";

/// Measures the steps between the levels, and the strongest level against the simple players.
pub fn ladder(args: &Args) -> Result<(), String> {
    args.only(&[
        "games",
        "expert-games",
        "iterations",
        "seed",
        "threads",
        "date",
        "reports",
    ])?;
    let mut plan = Plan {
        games: args.number("games", 400)?,
        expert_games: args.number("expert-games", 400)?,
        rounds: u32::try_from(args.number("iterations", 250)?)
            .map_err(|_| "--iterations is too large.".to_owned())?,
        seed: args.number("seed", 2026)?,
        threads: args.number("threads", 1)?.clamp(1, 64),
        reports: Vec::new(),
    };
    let date = args.needed("date")?;
    let mut page = INTRODUCTION.to_owned();
    let rounds = plan.rounds;
    let (games, expert_games, seed) = (plan.games, plan.expert_games, plan.seed);
    let _ = writeln!(
        page,
        "\nMeasured on {date}: at least {games} games a figure, {expert_games} where an Expert plays; {rounds} rounds of \
         thought a decision; seed {seed}.\n"
    );
    page += &plan.steps()?;
    page += &plan.tables()?;
    page += &plan.simple_players()?;
    if let Some(path) = args.get("reports") {
        let reports = serde_json::to_string(&plan.reports).map_err(|error| error.to_string())?;
        std::fs::write(path, reports).map_err(|error| format!("«{path}»: {error}."))?;
    }
    print!("{page}");
    Ok(())
}

struct Plan {
    games: u64,
    expert_games: u64,
    rounds: u32,
    seed: u64,
    threads: u64,
    /// Every contest so far.
    reports: Vec<Report>,
}

impl Plan {
    fn fight(&mut self, game: GameId, seats: u8, a: &str, b: &str) -> Result<Report, String> {
        let terms = Terms {
            game,
            variant: Variant::Standard,
            seats,
            games: match a {
                "expert" => self.expert_games,
                _ => self.games,
            },
            seed: self.seed,
            patience: Patience::Rounds(self.rounds),
            threads: self.threads,
            sprt: None,
        };
        let report = fight(&terms, a, b)?;
        // A long measurement shows that it is alive; the page itself comes at the end.
        eprintln!("{} {seats} {a} {b}: {}", game.slug(), share(&report));
        self.reports.push(report.clone());
        Ok(report)
    }

    /// Each level against the next lower one, two players.
    fn steps(&mut self) -> Result<String, String> {
        let mut text = "## From level to level, two players\n\n| game |".to_owned();
        let steps = || Level::ALL.windows(2);
        for step in steps() {
            let _ = write!(text, " {} – {} |", step[1].slug(), step[0].slug());
        }
        text += &rule(steps().count());
        for id in GameId::all() {
            let _ = write!(text, "| {} |", id.slug());
            for step in steps() {
                let report = self.fight(id, 2, step[1].slug(), step[0].slug())?;
                let _ = write!(text, " {} |", share(&report));
            }
            text.push('\n');
        }
        Ok(text)
    }

    /// One of a level among some of the next lower one, at every larger table.
    fn tables(&mut self) -> Result<String, String> {
        let mut text =
            "\n## One among several of the next lower level\n\nIn brackets how many times the even share.\n\n| game, players |".to_owned();
        let steps = || Level::ALL.windows(2);
        for step in steps() {
            let _ = write!(text, " {} – {} |", step[1].slug(), step[0].slug());
        }
        text += &rule(steps().count());
        for id in GameId::all() {
            for seats in 3..=game(id).players().max {
                let _ = write!(text, "| {}, {seats} |", id.slug());
                for step in steps() {
                    let report = self.fight(id, seats, step[1].slug(), step[0].slug())?;
                    let _ = write!(text, " {} [{:.1}] |", share(&report), report.times_even);
                }
                text.push('\n');
            }
        }
        Ok(text)
    }

    /// The Expert against each simple player on each map.
    fn simple_players(&mut self) -> Result<String, String> {
        let mut text =
            "\n## Expert against the simple players known from research, two players\n\n| map |"
                .to_owned();
        let kinds = BaselineKind::ALL;
        for kind in kinds {
            let _ = write!(text, " {} |", kind.slug());
        }
        text += &rule(kinds.len());
        for (id, _) in GameId::maps() {
            let _ = write!(text, "| {} |", id.slug());
            for kind in kinds {
                let report = self.fight(id, 2, "expert", kind.slug())?;
                let _ = write!(text, " {} |", share(&report));
            }
            text.push('\n');
        }
        Ok(text)
    }
}

fn rule(columns: usize) -> String {
    format!("\n|---|{}\n", "---|".repeat(columns))
}

fn share(report: &Report) -> String {
    format!(
        "{:.0} % ({:.0}–{:.0})",
        100.0 * report.win_rate_a,
        100.0 * report.ci_low,
        100.0 * report.ci_high
    )
}
