//! The travel posters: every game has one, drawn in the inks of the theme, small, and made of nothing but shapes.

use std::fs;

use branchline::catalog::{GameId, game, poster};
use branchline::scene::{bonus_picture, travel_poster};
use branchline::text::Lang;

/// A poster is flat shapes; more than this is a painting.
const MOST_BYTES: usize = 7_500;

fn posters() -> impl Iterator<Item = (GameId, &'static str)> {
    GameId::all().map(|id| (id, poster(id).unwrap_or_default()))
}

#[test]
fn every_game_that_comes_with_the_program_has_a_poster() {
    for (id, drawing) in posters() {
        assert!(drawing.starts_with("<svg "), "{id:?} has no poster");
        assert!(drawing.contains("viewBox=\"0 0 400 600\""), "{id:?}");
        assert!(drawing.len() <= MOST_BYTES, "{id:?}: {}", drawing.len());
    }
}

/// They are put into the page as they are, so they must hold no script, no style, no reference and no id.
#[test]
fn posters_are_made_of_shapes_alone() {
    let allowed = ["svg", "g", "path", "rect", "circle", "text"];
    let forbidden = [" id=", " style=", "href", "url(", " on", "<!", "&"];
    for (id, drawing) in posters() {
        let tags = drawing.split('<').skip(1);
        for tag in tags.filter(|tag| !tag.starts_with('/')) {
            let name = tag.split([' ', '>', '/']).next().unwrap_or_default();
            assert!(allowed.contains(&name), "{id:?}: <{name}>");
        }
        for word in forbidden {
            assert!(!drawing.contains(word), "{id:?} has {word}");
        }
    }
}

/// One drawing serves day and night, because every ink is a variable of the theme.
#[test]
fn posters_are_printed_in_the_inks_of_the_theme() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/style/theme.css");
    let theme = fs::read_to_string(path).expect("the theme is there");
    for (id, drawing) in posters() {
        assert!(!drawing.contains('#'), "{id:?} has an ink of its own");
        for ink in drawing.split("var(").skip(1) {
            let ink = ink.split(')').next().unwrap_or_default();
            assert!(theme.contains(&format!("{ink}:")), "{id:?}: {ink}");
        }
    }
}

#[test]
fn posters_bear_the_name_of_their_game_in_both_languages() {
    for (id, drawing) in posters() {
        for lang in Lang::ALL {
            let name = lang.name(game(id).name());
            let lettered = travel_poster(drawing, name);
            assert!(!lettered.contains('{'), "{id:?}, {lang:?}");
            for word in name.split(' ') {
                assert!(lettered.contains(word), "{id:?}, {lang:?}: {word}");
            }
            assert!(
                !lettered.contains("></text>"),
                "{id:?}, {lang:?}: an empty line"
            );
        }
    }
}

#[test]
fn every_bonus_card_is_a_small_poster_with_a_drawing_of_its_own() {
    for (id, rail) in GameId::maps() {
        let pictures = rail.bonuses().iter().map(|card| bonus_picture(card.kind()));
        let mut pictures: Vec<&str> = pictures.collect();
        let cards = pictures.len();
        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), cards, "{id:?}: two cards look the same");
    }
}
