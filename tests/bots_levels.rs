//! The levels that people can choose are the levels that play, in the same order, and old names still load.

use branchline::bots::Level;
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
