//! `sim puzzles`: makes puzzles from positions of played games. The exact tools know the answers; the test `puzzles` proves
//! them again with slow ones.

mod rail;
mod yard;

use branchline::catalog::{Game, GameId, TicketId, game};
use branchline::engine::puzzle::Puzzle;
use branchline::engine::table::Rng;

use crate::args::Args;

/// No game needs so many tries for a handful of puzzles.
const MOST_TRIES: u64 = 4_000;

/// Prints puzzles, the easy ones first.
pub fn puzzles(args: &Args) -> Result<(), String> {
    args.only(&["game", "count", "seed"])?;
    let id = args.needed("game")?;
    let id =
        GameId::from_slug(id).ok_or_else(|| format!("there is no game «{id}»; see «sim help»."))?;
    let (count, seed) = (args.number("count", 20)? as usize, args.number("seed", 1)?);
    let mut found: Vec<Puzzle> = Vec::new();
    for number in 0..MOST_TRIES {
        if found.len() >= count {
            break;
        }
        let mut rng = Rng::new(seed.wrapping_add(number));
        let kind = found.len() % 4;
        let task = match game(id) {
            Game::Rail(game) => rail::on_map(id, game, kind, &mut rng),
            Game::Yard(game) => yard::with_pile(game, &mut rng),
        };
        let made = task.map(|task| Puzzle {
            game: id,
            number: 0,
            level: 0,
            task,
        });
        if let Some(puzzle) = made.filter(|puzzle| is_good(puzzle, &found)) {
            found.push(Puzzle {
                level: puzzle.difficulty(),
                ..puzzle
            });
        }
    }
    if found.len() < count {
        return Err(format!("only {} puzzles were found.", found.len()));
    }
    found.sort_by_key(|puzzle| puzzle.level);
    for (place, puzzle) in found.iter_mut().enumerate() {
        puzzle.number = place as u16 + 1;
        println!("{}", puzzle.write());
    }
    Ok(())
}

/// It has an answer, is none of the others, and not too many of them are as easy.
fn is_good(puzzle: &Puzzle, others: &[Puzzle]) -> bool {
    let level = puzzle.difficulty();
    let alike = others.iter().filter(|other| other.level == level).count();
    let new = others.iter().all(|other| other.task != puzzle.task);
    let best = puzzle.best();
    new && alike < 7 && best.is_some_and(|best| best != 0 && puzzle.value(best).is_some())
}

/// All tickets of a game with so many.
fn tickets_of(count: usize) -> impl Iterator<Item = TicketId> {
    (0..count).map(|place| TicketId(place as u8))
}
