//! `sim review`: whether reviews are right. Games are played and reviewed; then every moment in which something better was
//! found is played on to the end, with the better action and with the one that was played, in the same fresh worlds and
//! by players at their full strength.

use std::time::Instant;

use branchline::bots::Budget;
use branchline::bots::protocol::{Answer, Ask, answer};
use branchline::catalog::{Seat, game};
use branchline::engine::game::{Action, World};
use branchline::engine::table::{Rng, Setup};
use branchline::save::load;
use branchline::session::{Moment, MomentKind, Msg, Reviewer, Session, Sitter};
use serde::Serialize;

use crate::agents::{Kind, Pace, Patience, play_out};
use crate::args::Args;
use crate::contest::{OPTIONS, Terms};
use crate::stats::{PerGame, Tally};

/// The sum of many reviews.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    player: String,
    games: u64,
    seed: u64,
    /// Moments per game in which something better was found, and in which the best was found.
    missed: f64,
    found: f64,
    /// What the reviews say that a better action brings, on average.
    promised: f64,
    /// By how much more often it wins when played on; with its 95 % interval, over games.
    wins_more: f64,
    ci_low: f64,
    ci_high: f64,
    /// How long a review took.
    mean_s: f64,
    worst_s: f64,
}

/// Worlds in which a moment is played on, unless an option says otherwise.
const USUAL_WORLDS: u64 = 20;

/// Plays, reviews and plays on.
pub fn review(args: &Args) -> Result<(), String> {
    let mut known = OPTIONS.to_vec();
    known.extend(["player", "worlds"]);
    args.only(&known)?;
    let terms = Terms::new(args)?;
    let name = args.get("player").unwrap_or("strong");
    let kind = Kind::parse(name)?;
    kind.check(game(terms.game))?;
    let worlds = args.number("worlds", USUAL_WORLDS)?;
    let (mut missed, mut found, mut times) = (0, 0, Tally::default());
    let (mut promised, mut more) = (PerGame::default(), PerGame::default());
    let mut worst_s: f64 = 0.0;
    for number in 0..terms.games {
        let setup = Setup {
            variant: terms.variant,
            ..Setup::new(terms.game, terms.seats, terms.seed.wrapping_add(number))
        };
        let session = play(&terms, setup, &kind)?;
        let start = Instant::now();
        let moments = moments_of(&session)?;
        let took_s = start.elapsed().as_secs_f64();
        times.add(took_s);
        worst_s = worst_s.max(took_s);
        let (better, good): (Vec<Moment>, Vec<Moment>) =
            { moments.into_iter() }.partition(|moment| moment.kind == MomentKind::Missed);
        found += good.len();
        missed += better.len();
        let stakes: Vec<f64> = better.iter().map(Moment::stake).collect();
        promised.add(&stakes);
        let gains = better
            .iter()
            .map(|moment| played_on(&terms, &kind, moment, worlds));
        more.add(&gains.collect::<Result<Vec<f64>, String>>()?);
    }
    let games = terms.games.max(1) as f64;
    let (ci_low, ci_high) = more.interval();
    let report = Report {
        game: terms.game.slug(),
        player: name.to_owned(),
        games: terms.games,
        seed: terms.seed,
        missed: missed as f64 / games,
        found: found as f64 / games,
        promised: promised.mean(),
        wins_more: more.mean(),
        ci_low,
        ci_high,
        mean_s: times.spread().mean,
        worst_s,
    };
    match args.flag("json") {
        true => println!(
            "{}",
            serde_json::to_string(&report).map_err(|error| error.to_string())?
        ),
        false => print(&report),
    }
    Ok(())
}

/// A whole game among players of a kind, as a session remembers it.
fn play(terms: &Terms, setup: Setup, kind: &Kind) -> Result<Session, String> {
    let Patience::Rounds(rounds) = terms.patience else {
        return Err("reviewed games count in rounds; give --iterations.".to_owned());
    };
    let sitters = (0..terms.seats).map(|seat| Sitter::person("", seat));
    let mut session =
        Session::new(setup, sitters.collect()).map_err(|error| format!("no game: {error}."))?;
    let mut players: Vec<_> = (0..u64::from(terms.seats))
        .map(|seat| kind.sit_down(!setup.seed ^ seat << 32))
        .collect();
    while let Some(seat) = session.to_act() {
        session.update(Msg::LiftCurtain(seat)).map_err(refused)?;
        let mut budget = Budget::rounds(rounds);
        let action = players[seat.index()].choose(&session.view(), &mut budget);
        let action = action.ok_or("a player does not know what to do.")?;
        session.update(Msg::Act(action)).map_err(refused)?;
    }
    Ok(session)
}

fn refused(why: branchline::session::Refusal) -> String {
    format!("a player did what is refused: {why}.")
}

/// The moments of the first seat.
fn moments_of(session: &Session) -> Result<Vec<Moment>, String> {
    let loaded = load(&session.save().to_json()).map_err(|error| error.to_string())?;
    let mut reviewer = Reviewer::new(&loaded, Seat(0)).ok_or("the game cannot be reviewed.")?;
    while let Some(question) = reviewer.question(0) {
        match answer(Ask::Weigh(Box::new(question)), &mut || 0.0) {
            Answer::Weighed(weighed) => reviewer.hear(Some(&weighed)),
            _ => reviewer.hear(None),
        }
    }
    Ok(reviewer.found().moments)
}

/// By how much more often the better action wins than the one played.
fn played_on(terms: &Terms, kind: &Kind, moment: &Moment, worlds: u64) -> Result<f64, String> {
    let mut rng = Rng::new(terms.seed ^ (moment.step as u64) << 32);
    let mut sum = 0.0;
    for number in 0..worlds {
        let world = World::sample(&moment.view, &mut rng);
        let won = |action: Action| -> Result<f64, String> {
            let mut world = world.clone();
            let seat = world.to_act().ok_or("the game is over.")?;
            world.step(action).map_err(|error| error.to_string())?;
            let seed = |seat: u64| number ^ seat << 32;
            let mut players: Vec<_> = (0..u64::from(terms.seats))
                .map(|seat| kind.sit_down(seed(seat)))
                .collect();
            let mut paces = vec![Pace::default(); players.len()];
            play_out(&mut world, &mut players, &mut paces, terms.patience)?;
            let scores = world.scores();
            let winners = scores.winners();
            let share = 1.0 / winners.len().max(1) as f64;
            Ok(if winners.contains(&seat) { share } else { 0.0 })
        };
        sum += won(moment.other)? - won(moment.played)?;
    }
    Ok(sum / worlds.max(1) as f64)
}

fn print(report: &Report) {
    println!(
        "{} games of {} among {}: {:.1} moments a game with something better, {:.1} well found; a review takes {:.1} s, at most {:.1} s",
        report.games,
        report.game,
        report.player,
        report.missed,
        report.found,
        report.mean_s,
        report.worst_s
    );
    println!(
        "the better action promises {:+.3} and, played on, wins {:+.3} more often ({:+.3} to {:+.3})",
        report.promised, report.wins_more, report.ci_low, report.ci_high
    );
}
