//! The picture to keep: a finished game as a poster that needs nothing but itself.

mod support;

use std::collections::BTreeSet;
use std::fs;

use branchline::catalog::{GameId, Variant, game};
use branchline::engine::table::Rng;
use branchline::scene::{LetteredRow, Lettering, keepsake};
use support::sitting::{people, play_until};

/// A finished game of two people, with what is lettered on its poster.
fn poster(id: GameId, inks: &dyn Fn(&str) -> String) -> String {
    let mut session = people(id, Variant::Standard, &["Ada <&>", "Grace"], 3);
    play_until(&mut session, usize::MAX, &mut Rng::new(3));
    let scores = session.scores().expect("the game is over");
    let names = ["Ada <&>", "Grace"];
    let rows = names.iter().zip(scores.totals()).enumerate();
    let lettering = Lettering {
        title: game(id).name().en.clone(),
        rows: rows
            .map(|(livery, (name, points))| LetteredRow {
                livery: livery as u8,
                name: (*name).to_owned(),
                points: points.to_string(),
            })
            .collect(),
        verdict: "12 points ahead".to_owned(),
        foot: "18 November 2026 · deal 3".to_owned(),
        face: String::new(),
        in_french: false,
    };
    keepsake(game(id), &session.view(), &[0, 1], &lettering, inks).expect("a poster")
}

#[test]
fn every_finished_game_has_a_poster_with_names_points_date_and_deal() {
    for id in GameId::all() {
        let poster = poster(id, &|ink| ink.to_owned());
        assert!(poster.starts_with("<svg xmlns="), "{id:?}");
        assert!(poster.ends_with("</svg>"), "{id:?}");
        for word in ["Ada &lt;&amp;&gt;", "Grace", "deal 3", "12 points ahead"] {
            assert!(poster.contains(word), "{id:?}: {word}");
        }
        let title = game(id).name().en.to_uppercase();
        assert!(poster.contains(&title), "{id:?}: {title}");
    }
}

/// It is looked at far from the page, where no style sheet and no other file is at hand.
#[test]
fn a_poster_refers_to_nothing_outside_itself() {
    for id in GameId::all() {
        let poster = poster(id, &|_| "#123456".to_owned());
        assert!(!poster.contains("var("), "{id:?}");
        assert!(!poster.contains("class="), "{id:?}");
        let references = poster.split("href=\"").skip(1);
        assert!(references.into_iter().all(|to| to.starts_with("#land")));
        let opened = poster.matches('<').count() - 2 * poster.matches("</").count();
        let closed = poster.matches("/>").count();
        let pairs = poster.matches("</").count();
        assert_eq!(
            opened, closed,
            "{id:?}: {pairs} pairs, every other closes itself"
        );
    }
}

#[test]
fn everybody_s_wagons_are_on_it_in_their_colours() {
    for (id, map) in GameId::maps() {
        let poster = poster(id, &|ink| ink.to_owned());
        let wagons = |ink: &str| poster.matches(&format!("fill=\"{ink}\"")).count();
        let mut session = people(id, Variant::Standard, &["Ada", "Grace"], 3);
        play_until(&mut session, usize::MAX, &mut Rng::new(3));
        let seen = session.view();
        let open = &seen.rail().expect("a map game").open;
        for (seat, livery) in open.seats.iter().zip(["--raspberry", "--turquoise"]) {
            let tracks = seat.tracks.iter();
            let spaces: usize = tracks.map(|track| map.track(track).length()).sum();
            // One more: the badge beside the name.
            assert_eq!(wagons(livery), spaces + 1, "{id:?}: {livery}");
        }
    }
}

#[test]
fn its_inks_are_those_of_the_theme() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/style/theme.css");
    let theme = fs::read_to_string(path).expect("the theme is there");
    let asked = std::cell::RefCell::new(BTreeSet::new());
    for id in GameId::all() {
        poster(id, &|ink| {
            asked.borrow_mut().insert(ink.to_owned());
            ink.to_owned()
        });
    }
    for ink in asked.borrow().iter() {
        assert!(theme.contains(&format!("  {ink}: ")), "{ink}");
    }
}
