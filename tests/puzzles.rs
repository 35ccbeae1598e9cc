//! The committed puzzles, each proved again by slow solvers that share nothing with the exact tools: flood fill, every
//! trail, every subset.

use branchline::catalog::{CityId, Color, GameId, RailGame, TicketId, TrackId, YardGame, game};
use branchline::engine::puzzle::{Puzzle, PuzzleFault, Task};
use branchline::engine::table::Cards;

const COUNT: usize = 20;

/// Whether tracks join two cities, by walking. A dead end is never walked through (GE-5).
fn joined(game: &RailGame, tracks: &[TrackId], [from, to]: [CityId; 2]) -> bool {
    let mut seen = vec![from];
    let mut open = vec![from];
    while let Some(city) = open.pop() {
        if city != from && game.city(city).is_dead_end() {
            continue;
        }
        for track in tracks {
            let [a, b] = game.track(*track).ends();
            for (one, other) in [(a, b), (b, a)] {
                if one == city && !seen.contains(&other) {
                    seen.push(other);
                    open.push(other);
                }
            }
        }
    }
    seen.contains(&to)
}

fn tickets_worth(game: &RailGame, tracks: &[TrackId], tickets: &[TicketId]) -> i32 {
    let worth = |id: &TicketId| {
        let points = i32::from(game.ticket(*id).points());
        match joined(game, tracks, game.ticket(*id).ends()) {
            true => points,
            false => -points,
        }
    };
    tickets.iter().map(worth).sum()
}

/// The longest trail from a city over unused tracks; every one is tried.
fn longest_from(
    game: &RailGame,
    tracks: &[TrackId],
    used: u32,
    city: CityId,
    start: bool,
) -> usize {
    if !start && game.city(city).is_dead_end() {
        return 0;
    }
    let mut best = 0;
    for (place, track) in tracks
        .iter()
        .enumerate()
        .filter(|(place, _)| used >> place & 1 == 0)
    {
        let [a, b] = game.track(*track).ends();
        for (one, other) in [(a, b), (b, a)] {
            if one == city {
                let rest = longest_from(game, tracks, used | 1 << place, other, false);
                best = best.max(game.track(*track).length() + rest);
            }
        }
    }
    best
}

fn subset<T: Copy>(list: &[T], bits: u32) -> Vec<T> {
    (0..list.len())
        .filter(|place| bits >> place & 1 == 1)
        .map(|place| list[place])
        .collect()
}

fn affordable(game: &YardGame, pile: Cards, tickets: &[TicketId]) -> bool {
    let missing: u16 = Color::ALL
        .into_iter()
        .map(|color| {
            let wanted: u16 = tickets
                .iter()
                .map(|ticket| u16::from(game.ticket(*ticket).cards()[color.index()]))
                .sum();
            wanted.saturating_sub(u16::from(pile.of_color(color)))
        })
        .sum();
    missing <= u16::from(pile.locos())
}

/// What a pick is worth, worked out slowly.
fn slow_value(puzzle: &Puzzle, bits: u32) -> Option<i32> {
    if let Task::Pile { pile, choose } = &puzzle.task {
        let game = game(puzzle.game).yard().expect("a pile");
        let taken = subset(choose, bits);
        let points = |tickets: &[TicketId]| -> i32 {
            tickets
                .iter()
                .map(|id| i32::from(game.ticket(*id).points()))
                .sum()
        };
        return affordable(game, *pile, &taken).then(|| 2 * points(&taken) - points(choose));
    }
    let game = game(puzzle.game).rail().expect("a map");
    match &puzzle.task {
        Task::Keep { tracks, choose } => {
            let tracks: Vec<TrackId> = tracks.iter().collect();
            Some(tickets_worth(game, &tracks, &subset(choose, bits)))
        }
        Task::LastTurn {
            tracks,
            tickets,
            choose,
        } => {
            let [track] = subset(choose, bits)[..] else {
                return None;
            };
            let all: Vec<TrackId> = tracks.iter().chain([track]).collect();
            let tickets: Vec<TicketId> = tickets.iter().collect();
            let laid = game.variants().standard().points[game.track(track).length()];
            Some(i32::from(laid) + tickets_worth(game, &all, &tickets))
        }
        Task::Complete {
            tracks,
            ticket,
            choose,
        } => {
            let laid = subset(choose, bits);
            let wagons: usize = laid.iter().map(|track| game.track(*track).length()).sum();
            let all: Vec<TrackId> = tracks.iter().chain(laid).collect();
            joined(game, &all, game.ticket(*ticket).ends()).then_some(-(wagons as i32))
        }
        Task::Longest { tracks, choose } => {
            let [said] = subset(choose, bits)[..] else {
                return None;
            };
            let tracks: Vec<TrackId> = tracks.iter().collect();
            let cities = (0..game.cities().len()).map(|place| CityId(place as u8));
            let right = cities
                .map(|city| longest_from(game, &tracks, 0, city, true))
                .max();
            Some(-(right.expect("there are cities").abs_diff(said.into()) as i32))
        }
        Task::Pile { .. } => None,
    }
}

#[test]
fn every_puzzle_is_proved_by_trying_every_pick() {
    for id in GameId::all() {
        for puzzle in Puzzle::all(id) {
            let about = format!("{} {}", id.slug(), puzzle.number);
            let best = puzzle.best().expect("it has an answer");
            let most = slow_value(&puzzle, best);
            assert!(most.is_some(), "{about}: the answer is no answer");
            let picks: Vec<u32> = match puzzle.picks_one() {
                true => (0..puzzle.choices().len())
                    .map(|place| 1 << place)
                    .collect(),
                false => (0..1 << puzzle.choices().len()).collect(),
            };
            for pick in picks {
                let slow = slow_value(&puzzle, pick);
                assert_eq!(puzzle.value(pick), slow, "{about}: pick {pick:b}");
                assert!(slow <= most, "{about}: {pick:b} is better than {best:b}");
                assert_eq!(puzzle.is_solved_by(pick), slow == most, "{about}: {pick:b}");
            }
        }
    }
}

#[test]
fn every_game_has_its_puzzles_each_with_its_own_number() {
    for id in GameId::all() {
        let puzzles = Puzzle::all(id);
        assert_eq!(puzzles.len(), COUNT, "{}", id.slug());
        assert_eq!(
            id.puzzles().lines().count(),
            COUNT,
            "{}: a line cannot be read",
            id.slug()
        );
        for (place, puzzle) in puzzles.iter().enumerate() {
            assert_eq!(usize::from(puzzle.number), place + 1, "{}", id.slug());
            assert_eq!(
                puzzle.level,
                puzzle.difficulty(),
                "{} {}",
                id.slug(),
                puzzle.number
            );
            assert_ne!(
                puzzle.best(),
                Some(0),
                "{} {}: nothing to pick",
                id.slug(),
                puzzle.number
            );
            assert_eq!(Puzzle::parse(id, &puzzle.write()).as_ref(), Ok(puzzle));
        }
        let levels: Vec<u8> = puzzles.iter().map(|puzzle| puzzle.level).collect();
        assert!(
            levels.iter().max() > levels.iter().min(),
            "{}: {levels:?}",
            id.slug()
        );
        let hard = puzzles.iter().filter(|puzzle| puzzle.level > 3).count();
        assert!(hard >= 3, "{}: {levels:?}", id.slug());
    }
}

#[test]
fn a_list_in_which_everything_or_nothing_is_right_is_no_puzzle() {
    for id in GameId::all() {
        for puzzle in Puzzle::all(id) {
            let all = (1 << puzzle.choices().len()) - 1;
            let wrong = if puzzle.picks_one() { 0 } else { all };
            assert!(
                !puzzle.is_solved_by(wrong),
                "{} {}",
                id.slug(),
                puzzle.number
            );
        }
    }
}

#[test]
fn a_line_that_is_no_puzzle_is_refused_with_a_reason() {
    let map = GameId::NORDIC;
    for (line, fault) in [
        ("", PuzzleFault::NoTask),
        ("x level=1 keep tracks=1 choose=1", PuzzleFault::NoTask),
        ("1 level=1 juggle tracks=1 choose=1", PuzzleFault::NoTask),
        ("1 level=1 pile cards=red choose=1", PuzzleFault::NoTask),
        ("1 level=1 keep choose=1", PuzzleFault::Field("tracks")),
        (
            "1 level=1 keep tracks=0 choose=1",
            PuzzleFault::Field("tracks"),
        ),
        (
            "1 level=1 keep tracks=1 choose=999",
            PuzzleFault::Field("choose"),
        ),
        (
            "1 level=1 keep tracks=1 choose=",
            PuzzleFault::Field("choose"),
        ),
        (
            "1 level=1 longest tracks=1 choose=1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
            PuzzleFault::Choices,
        ),
    ] {
        assert_eq!(Puzzle::parse(map, line), Err(fault), "{line}");
    }
}
