//! The levels that people can choose are the levels that play, in the same order, and old names still load. In the Card
//! Game each beats the next lower one at tables of every size.

use branchline::bots::{Bot, Budget, Level, Player, Temperament};
use branchline::catalog::{GameId, game};
use branchline::engine::game::World;
use branchline::engine::table::{Setup, Viewer};
use branchline::text::characters::character;
use branchline::text::table::LEVELS;

#[test]
fn every_level_that_people_can_choose_is_one_that_plays() {
    assert_eq!(LEVELS.map(Level::from_slug), Level::ALL.map(Some));
}

#[test]
fn names_of_levels_in_old_saves_are_still_known() {
    for (name, level) in [
        ("novice", Level::Novice),
        ("regular", Level::Regular),
        ("strong", Level::Strong),
        ("expert", Level::Expert),
    ] {
        assert_eq!(Level::from_slug(name), Some(level));
    }
}

#[test]
fn no_two_levels_share_a_character() {
    for (place, level) in LEVELS.iter().enumerate() {
        for other in &LEVELS[..place] {
            assert_ne!(character(level).name, character(other).name);
            assert_ne!(character(level).plays, character(other).plays);
        }
    }
}

/// Deals that are played once from every seat.
const DEALS: u64 = 200;

/// How many times the even share of wins one player of a level gets among some of another. A shared victory counts in
/// parts.
fn times_even(id: GameId, seats: u8, one: Level, others: Level) -> f64 {
    let mut won = 0.0;
    for (seed, place) in (0..DEALS).flat_map(|seed| (0..seats).map(move |place| (seed, place))) {
        let mut world = World::new(&Setup::new(id, seats, seed)).expect("a table");
        let sit = |seat: u8| {
            let level = if seat == place { one } else { others };
            Player::new(level, Temperament::Even, !seed ^ u64::from(seat))
        };
        let mut players: Vec<Player> = (0..seats).map(sit).collect();
        while let Some(seat) = world.to_act() {
            let view = world.view(Viewer::Seat(seat));
            let action = players[seat.index()].choose(&view, &mut Budget::rounds(0));
            let action = action.expect("the seat to act has something to do");
            world.step(action).expect("a listed action");
        }
        let count = world.scores();
        let winners = count.winners();
        if winners.iter().any(|seat| seat.0 == place) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / DEALS as f64
}

#[test]
fn each_level_of_the_card_game_beats_the_next_lower_one_at_every_table() {
    let id = GameId::CARD_GAME;
    let steps = || Level::ALL.windows(2).filter(|step| step[1] < Level::Expert);
    for seats in 2..=game(id).players().max {
        for step in steps() {
            let (lower, higher) = (step[0], step[1]);
            let times = times_even(id, seats, higher, lower);
            let table = format!("{higher:?} among {seats} with {lower:?}: {times:.2}");
            println!("{table}");
            assert!(times > 1.15, "too weak: {table}");
            assert!(seats > 2 || times < 1.8, "too strong: {table}");
        }
    }
}
