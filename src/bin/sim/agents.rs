//! Who can sit at a simulated table, by name.

use std::time::Instant;

use branchline::bots::baselines::{Baseline, BaselineKind};
use branchline::bots::{Bot, Budget, Hinted, Level, Player, Temperament};
use branchline::catalog::{Game, game};
use branchline::engine::game::{Action, World};
use branchline::engine::table::Viewer;

/// How long players may think.
#[derive(Clone, Copy, Debug)]
pub enum Patience {
    /// A number of rounds of thought.
    Rounds(u32),
    /// A number of milliseconds.
    Milliseconds(f64),
}

/// The kind of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A computer player that people can choose, perhaps with other weights.
    Player(Level, Temperament, Vec<(String, i32)>),
    /// A simple player known from playtesting research.
    Baseline(BaselineKind),
    /// Somebody who follows every hint: `hinted` the first one, `hinted-ahead` the one after a second thought.
    Hinted(Hinted),
}

impl Kind {
    /// The kind of that name: `strong`, `strong:blocker`, `strong+wagon=50`, `random`.
    pub fn parse(name: &str) -> Result<Kind, String> {
        let mut parts = name.split('+');
        let plain = parts.next().unwrap_or(name);
        let (level, temperament) = plain.split_once(':').unwrap_or((plain, "even"));
        if let Some(level) = Level::from_slug(level) {
            let temperament = Temperament::from_slug(temperament).ok_or_else(|| {
                let known: Vec<&str> = Temperament::ALL.iter().map(|it| it.slug()).collect();
                format!(
                    "there is no temperament «{temperament}»; there are {}.",
                    known.join(", ")
                )
            })?;
            let changes = parts.map(change).collect::<Result<_, _>>()?;
            return Ok(Kind::Player(level, temperament, changes));
        }
        match name {
            "hinted" => return Ok(Kind::Hinted(Hinted::AtOnce)),
            "hinted-ahead" => return Ok(Kind::Hinted(Hinted::Refined)),
            _ => {}
        }
        BaselineKind::from_slug(name)
            .map(Kind::Baseline)
            .ok_or_else(|| {
                let levels = Level::ALL.iter().map(|level| level.slug());
                let baselines = BaselineKind::ALL.iter().map(|kind| kind.slug());
                let known: Vec<&str> = levels.chain(baselines).collect();
                format!(
                    "there is no player «{name}»; there are {}.",
                    known.join(", ")
                )
            })
    }

    /// Whether the kind knows how to play a game.
    pub fn check(&self, game: &Game) -> Result<(), String> {
        match self {
            Kind::Baseline(kind) if *kind != BaselineKind::Random && game.rail().is_none() => {
                Err(format!("«{}» only plays games with a map.", kind.slug()))
            }
            _ => Ok(()),
        }
    }

    /// A player of this kind.
    pub fn sit_down(&self, seed: u64) -> Box<dyn Bot> {
        match self {
            Kind::Player(level, temperament, changes) => {
                let player = Player::new(*level, *temperament, seed);
                let change = |player: Player, (weight, value): &(String, i32)| {
                    let changed = player.with(weight, *value);
                    changed.expect("weights are looked up when the name is read")
                };
                Box::new(changes.iter().fold(player, change))
            }
            Kind::Baseline(kind) => Box::new(Baseline::new(*kind, seed)),
            Kind::Hinted(hinted) => Box::new(*hinted),
        }
    }
}

/// Reads `wagon=50`.
fn change(text: &str) -> Result<(String, i32), String> {
    let read = text.split_once('=');
    let read = read.and_then(|(weight, value)| Some((weight, value.parse().ok()?)));
    let (weight, value) =
        read.ok_or_else(|| format!("«{text}» should be a weight and a number, as in wagon=50."))?;
    let anybody = Player::new(Level::Strong, Temperament::Even, 0);
    match anybody.with(weight, value) {
        Some(_) => Ok((weight.to_owned(), value)),
        None => Err(format!("there is no weight «{weight}»; see «sim tune».")),
    }
}

/// How long decisions took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// Decisions made.
    pub decisions: u64,
    /// Milliseconds in all.
    pub total_ms: f64,
    /// The longest.
    pub worst_ms: f64,
}

impl Pace {
    /// Adds the decisions of another.
    pub fn merge(&mut self, other: &Pace) {
        self.decisions += other.decisions;
        self.total_ms += other.total_ms;
        self.worst_ms = self.worst_ms.max(other.worst_ms);
    }

    /// The mean of all decisions.
    pub fn mean_ms(&self) -> f64 {
        self.total_ms / (self.decisions.max(1)) as f64
    }
}

/// Plays a game to its end; returns the number of decisions.
pub fn play_out(
    world: &mut World,
    players: &mut [Box<dyn Bot>],
    paces: &mut [Pace],
    patience: Patience,
) -> Result<u64, String> {
    let mut count = 0;
    while let Some(seat) = world.to_act() {
        let view = world.view(Viewer::Seat(seat));
        let start = Instant::now();
        let mut clock = || start.elapsed().as_secs_f64() * 1e3;
        let mut budget = match patience {
            Patience::Rounds(rounds) => Budget::rounds(rounds),
            Patience::Milliseconds(count) => Budget::milliseconds(count, &mut clock),
        };
        let action: Option<Action> = players[seat.index()].choose(&view, &mut budget);
        let took = start.elapsed().as_secs_f64() * 1e3;
        let pace = &mut paces[seat.index()];
        pace.decisions += 1;
        pace.total_ms += took;
        pace.worst_ms = pace.worst_ms.max(took);
        let action = action.ok_or("a player does not know what to do.")?;
        world.step(action).map_err(|error| {
            format!(
                "a player chose «{}», which is refused: {error:?}.",
                action.write(game(view.id()))
            )
        })?;
        count += 1;
    }
    Ok(count)
}
