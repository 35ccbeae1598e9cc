//! The levels that people can choose are the levels that play, in the same order, and old names still load. Each beats
//! the next lower one: in the Card Game at tables of every size, on the maps at small and large ones.

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

/// How many times the even share of wins one player of a level gets among some of another. A shared victory counts in
/// parts.
fn times_even(id: GameId, seats: u8, deals: u64, one: Level, others: Level) -> f64 {
    let mut won = 0.0;
    for (seed, place) in (0..deals).flat_map(|seed| (0..seats).map(move |place| (seed, place))) {
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
    won / deals as f64
}

/// Each level that does not think ahead against the next lower one, over deals that are played once from every seat. An
/// even match gives 1; with two players twice as much would be a victory every time.
fn climbs(id: GameId, seats: u8, deals: u64, least: f64, most: f64) {
    for step in Level::ALL.windows(2).filter(|step| step[1] < Level::Expert) {
        let (lower, higher) = (step[0], step[1]);
        let times = times_even(id, seats, deals, higher, lower);
        let table = format!("{id:?}: {higher:?} among {seats} with {lower:?}: {times:.2}");
        println!("{table}");
        assert!(times > least, "too weak: {table}");
        assert!(seats > 2 || times < most, "too strong: {table}");
    }
}

#[test]
fn each_level_of_the_card_game_beats_the_next_lower_one_at_every_table() {
    let id = GameId::CARD_GAME;
    for seats in 2..=game(id).players().max {
        climbs(id, seats, 200, 1.15, 1.8);
    }
}

#[test]
fn each_level_of_the_map_games_beats_the_next_lower_one() {
    for (id, _) in GameId::maps() {
        climbs(id, 2, 60, 1.15, 1.85);
    }
}

#[test]
fn each_level_of_the_map_games_beats_the_next_lower_one_at_large_tables() {
    for (id, _) in GameId::maps() {
        climbs(id, game(id).players().max, 10, 1.05, f64::MAX);
    }
}
