//! `sim duel`: one player against others of a kind; and `sim league`, all against all.

use serde::Serialize;

use crate::args::Args;
use crate::contest::{OPTIONS, Report, Terms, fight};
use crate::stats::Verdict;

/// Plays two players against each other, or one among several.
pub fn duel(args: &Args) -> Result<(), String> {
    args.only(&[&["a", "b"], &OPTIONS[..]].concat())?;
    let terms = Terms::new(args)?;
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
    let terms = Terms::new(args)?;
    let names: Vec<&str> = args
        .get("players")
        .unwrap_or("expert,strong,regular,casual,novice")
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

/// Prints the result of a contest as a sentence.
pub fn print(report: &Report) {
    let Report {
        game, a, b, seats, ..
    } = report;
    let table = match seats {
        2 => format!("{a} beats {b} in"),
        _ => format!("one {a} among {seats} with {b} wins"),
    };
    println!(
        "{game}: {table} {:.1} % of {} games, {:.2} times the even share ({:.1} to {:.1}, over {} deals), {:.1} ± {:.1} to {:.1} ± {:.1} points, {:.3} and {:.3} ms a decision, at worst {:.1} and {:.1}{}",
        100.0 * report.win_rate_a,
        report.games,
        report.times_even,
        100.0 * report.ci_low,
        100.0 * report.ci_high,
        report.deals,
        report.score_a.mean,
        report.score_a.sd,
        report.score_b.mean,
        report.score_b.sd,
        report.mean_ms_a,
        report.mean_ms_b,
        report.worst_ms_a,
        report.worst_ms_b,
        report.verdict.map_or("", Verdict::words),
    );
}
