//! One player against others of a kind, deal by deal: every deal is played once from every seat, so that neither the
//! cards nor the first turn favour anybody.

use branchline::catalog::{GameId, SeatSet, Variant, game};
use branchline::engine::game::World;
use branchline::engine::table::Setup;
use serde::Serialize;

use crate::agents::{Kind, Pace, Patience, play_out};
use crate::args::Args;
use crate::stats::{Share, Spread, Sprt, Tally, Verdict};

/// What all contests of a command share.
#[derive(Clone, Copy)]
pub struct Terms {
    pub game: GameId,
    pub variant: Variant,
    pub seats: u8,
    pub games: u64,
    pub seed: u64,
    pub patience: Patience,
    pub threads: u64,
    pub sprt: Option<Sprt>,
}

/// The options that set them.
pub const OPTIONS: [&str; 10] = [
    "game",
    "variant",
    "seats",
    "games",
    "seed",
    "budget-ms",
    "iterations",
    "threads",
    "sprt",
    "json",
];

/// Rounds of thought unless an option says otherwise.
const USUAL_ROUNDS: u64 = 1000;
/// Deals between two looks at the verdict, so that it does not depend on the number of threads.
const BATCH: u64 = 16;

impl Terms {
    pub fn new(args: &Args) -> Result<Terms, String> {
        let id = args.needed("game")?;
        let id = GameId::from_slug(id)
            .ok_or_else(|| format!("there is no game «{id}»; see «sim help»."))?;
        let name = args.get("variant").unwrap_or("standard");
        let variant = Variant::from_slug(name);
        let players = variant.and_then(|variant| game(id).players_of(variant));
        let (Some(variant), Some(players)) = (variant, players) else {
            return Err(format!("{} has no variant «{name}».", id.slug()));
        };
        let seats = args.number("seats", u64::from(players.min.max(2)))?;
        let seats = u8::try_from(seats).ok();
        let seats = seats.filter(|seats| (players.min..=players.max).contains(seats));
        let Some(seats) = seats else {
            let (game, min, max) = (id.slug(), players.min, players.max);
            return Err(format!("{game} is for {min} to {max} players like this."));
        };
        Ok(Terms {
            game: id,
            variant,
            seats,
            games: args.number("games", 400)?,
            seed: args.number("seed", 1)?,
            patience: patience(args)?,
            threads: args.number("threads", 1)?.clamp(1, 64),
            sprt: args.get("sprt").map(Sprt::parse).transpose()?,
        })
    }
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

/// The result of a contest.
#[derive(Clone, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub variant: &'static str,
    pub a: String,
    pub b: String,
    /// Players at the table: one A among Bs.
    pub seats: u8,
    pub deals: u64,
    pub games: u64,
    pub seed: u64,
    /// Rounds of thought; none where time was limited instead.
    pub iterations: Option<u32>,
    /// A shared victory counts in parts.
    pub win_rate_a: f64,
    /// The 95 % interval, computed over deals.
    pub ci_low: f64,
    pub ci_high: f64,
    /// What A would win if all played alike.
    pub even_share: f64,
    /// How many times the even share A wins.
    pub times_even: f64,
    /// How the early stop decided, where it was asked for.
    pub verdict: Option<Verdict>,
    pub score_a: Spread,
    pub score_b: Spread,
    pub mean_ms_a: f64,
    pub worst_ms_a: f64,
    pub mean_ms_b: f64,
    pub worst_ms_b: f64,
}

/// The results of some deals; A first, then the Bs.
#[derive(Default)]
struct Tallies {
    share: Share,
    paces: [Pace; 2],
    scores: [Tally; 2],
}

impl Tallies {
    fn merge(&mut self, other: &Tallies) {
        self.share.merge(&other.share);
        for side in 0..2 {
            self.paces[side].merge(&other.paces[side]);
            self.scores[side].merge(&other.scores[side]);
        }
    }
}

/// Plays one A among Bs.
pub fn fight(terms: &Terms, a: &str, b: &str) -> Result<Report, String> {
    let kinds = [Kind::parse(a)?, Kind::parse(b)?];
    for kind in &kinds {
        kind.check(game(terms.game))?;
    }
    let deals = terms.games.div_ceil(u64::from(terms.seats));
    let mut all = Tallies::default();
    let mut verdict = None;
    let mut dealt = 0;
    while dealt < deals && verdict.is_none() {
        let until = match terms.sprt {
            Some(_) => deals.min(dealt + BATCH),
            None => deals,
        };
        all.merge(&play_deals(terms, &kinds, dealt, until)?);
        dealt = until;
        verdict = terms.sprt.and_then(|sprt| sprt.verdict(&all.share));
    }
    let undecided = terms.sprt.map(|_| Verdict::Undecided);
    Ok(report(terms, [a, b], dealt, &all, verdict.or(undecided)))
}

/// Plays deals, shared out among threads; the result is the same for any number of them.
fn play_deals(terms: &Terms, kinds: &[Kind; 2], from: u64, until: u64) -> Result<Tallies, String> {
    let part = |first: u64| {
        let mut tallies = Tallies::default();
        (from + first..until)
            .step_by(terms.threads as usize)
            .try_for_each(|deal| play_deal(terms, kinds, deal, &mut tallies))?;
        Ok::<Tallies, String>(tallies)
    };
    let mut all = Tallies::default();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..terms.threads)
            .map(|first| scope.spawn(move || part(first)))
            .collect();
        threads.into_iter().try_for_each(|thread| {
            let tallies = thread
                .join()
                .map_err(|_| "a game broke off.".to_owned())??;
            all.merge(&tallies);
            Ok::<(), String>(())
        })
    })?;
    Ok(all)
}

/// Plays a deal once with A in every seat.
fn play_deal(
    terms: &Terms,
    kinds: &[Kind; 2],
    deal: u64,
    tallies: &mut Tallies,
) -> Result<(), String> {
    let seed = terms.seed.wrapping_add(deal);
    let setup = Setup {
        game: terms.game,
        variant: terms.variant,
        seats: terms.seats,
        first: None,
        seed,
        open_piles: SeatSet::NONE,
    };
    let mut won = 0.0;
    for place in 0..terms.seats {
        let mut world = World::new(&setup).map_err(|error| format!("{error:?}."))?;
        let side = |seat: u8| usize::from(seat != place);
        let sit = |seat: u8| kinds[side(seat)].sit_down(!seed ^ u64::from(seat) << 32);
        let mut players: Vec<_> = (0..terms.seats).map(sit).collect();
        let mut paces = vec![Pace::default(); players.len()];
        play_out(&mut world, &mut players, &mut paces, terms.patience)?;
        let count = world.scores();
        let totals = count.totals();
        for seat in 0..terms.seats {
            let index = usize::from(seat);
            tallies.paces[side(seat)].merge(&paces[index]);
            tallies.scores[side(seat)].add(f64::from(totals[index]));
        }
        let winners = count.winners();
        if winners.iter().any(|seat| seat.0 == place) {
            won += 1.0 / winners.len() as f64;
        }
    }
    tallies.share.add(won / f64::from(terms.seats), terms.seats);
    Ok(())
}

fn report(
    terms: &Terms,
    [a, b]: [&str; 2],
    deals: u64,
    all: &Tallies,
    verdict: Option<Verdict>,
) -> Report {
    let round = |value: f64| (value * 1e4).round() / 1e4;
    let (low, high) = all.share.interval();
    let even = 1.0 / f64::from(terms.seats);
    Report {
        game: terms.game.slug(),
        variant: terms.variant.slug(),
        a: a.to_owned(),
        b: b.to_owned(),
        seats: terms.seats,
        deals,
        games: deals * u64::from(terms.seats),
        seed: terms.seed,
        iterations: match terms.patience {
            Patience::Rounds(rounds) => Some(rounds),
            Patience::Milliseconds(_) => None,
        },
        win_rate_a: round(all.share.mean()),
        ci_low: round(low),
        ci_high: round(high),
        even_share: round(even),
        times_even: round(all.share.mean() / even),
        verdict,
        score_a: all.scores[0].spread(),
        score_b: all.scores[1].spread(),
        mean_ms_a: round(all.paces[0].mean_ms()),
        worst_ms_a: round(all.paces[0].worst_ms),
        mean_ms_b: round(all.paces[1].mean_ms()),
        worst_ms_b: round(all.paces[1].worst_ms),
    }
}
