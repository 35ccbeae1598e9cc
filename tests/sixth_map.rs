//! A sixth map is a folder and a line: everything that works for the maps we have works for a made-up one.

mod support;

use branchline::bots::protocol::{Answer, Ask, Patience, Question, Think, answer};
use branchline::bots::{Bot, Budget, Level, Player, Temperament};
use branchline::catalog::*;
use branchline::engine::game::{Action, GameState};
use branchline::engine::scenario::check_files;
use branchline::engine::table::Rng;
use branchline::save::{MemoryStore, Slots, from_text, load, to_text};
use branchline::scene;
use branchline::session::Session;
use branchline::text::Lang;
use branchline::text::rules::{Body, Topic, rulebook};
use support::sitting::played;
use support::sixth::sixth;
use support::{listed, own_view, pick, start, tables};

#[test]
fn the_catalogue_lists_it_after_the_others() {
    let id = sixth();
    assert!(GameId::all().any(|listed| listed == id));
    assert_eq!(GameId::from_slug("lantern-coast"), Some(id));
    assert_eq!(id.slug(), "lantern-coast");
    let names = Lang::ALL.map(|lang| lang.name(game(id).name()));
    assert_eq!(names, ["Côte des Lanternes", "Lantern Coast"]);
    assert!(game(id).pitch().en.starts_with("Six places"));
    assert_eq!(game(id).variants(), [Variant::Standard]);
    let rail = game(id).rail().expect("a map");
    assert_eq!((rail.cities().len(), rail.tracks().len()), (6, 10));
    assert_ne!(data_digest(id), data_digest(GameId::NORDIC));
}

/// Plays a game to its end with whatever is chosen, and checks the whole state before every decision.
fn play(
    id: GameId,
    seats: u8,
    seed: u64,
    mut choose: impl FnMut(&GameState, &[Action]) -> Action,
) -> GameState {
    let mut state = start(id, Variant::Standard, seats, seed);
    for _ in 0..2_000 {
        assert_eq!(state.check(), Ok(()), "seed {seed}, {seats} seats");
        let Some(seat) = state.to_act() else {
            return state;
        };
        let actions = listed(&state);
        let action = choose(&state, &actions);
        assert!(actions.contains(&action), "seed {seed}, {seats} seats");
        state
            .apply(seat, action)
            .expect("a listed action is accepted");
    }
    panic!("seed {seed}, {seats} seats: the game does not end");
}

#[test]
fn random_games_come_to_an_end_and_keep_every_promise() {
    let id = sixth();
    let tables = tables().into_iter().filter(|table| table.0 == id);
    let seats: Vec<u8> = tables.map(|(_, _, seats)| seats).collect();
    assert_eq!(seats, [2, 3], "the tables are found in the data");
    for seats in seats {
        for seed in 0..100 {
            let mut rng = Rng::new(seed);
            let over = play(id, seats, seed, |_, actions| pick(actions, &mut rng));
            assert_eq!(over.scores().totals().len(), usize::from(seats));
        }
    }
}

#[test]
fn scenarios_name_it_by_its_word() {
    sixth();
    let file = ("scenarios.txt", include_bytes!("sixth/scenarios.txt"));
    let summary = check_files([(file.0, file.1.as_slice())]);
    assert_eq!(summary.scenarios, 4);
    assert!(
        summary.failures.is_empty(),
        "{}",
        summary.failures.join("\n")
    );
}

#[test]
fn without_a_poster_of_its_own_its_board_stands_for_it() {
    assert_eq!(poster(sixth()), None);
}

#[test]
fn its_board_is_drawn() {
    let rail = game(sixth()).rail().expect("a map");
    let board = scene::board(rail);
    assert_eq!(board.cities.len(), 6);
    assert!(board.cities.iter().all(|city| city.label.is_some()));
    for (mark, track) in board.tracks.iter().zip(rail.tracks()) {
        assert_eq!(mark.spaces.len(), track.length());
    }
    let flags: Vec<FlagPattern> = board.flags.iter().map(|flag| flag.pattern).collect();
    let striped = FlagPattern::Down([FlagInk::Red, FlagInk::White, FlagInk::Blue]);
    assert_eq!(flags, [striped; 2]);
}

#[test]
fn its_rules_are_written_in_both_languages() {
    for (lang, wagons) in [(Lang::Fr, "15 wagons"), (Lang::En, "15 wagons")] {
        let book = rulebook(lang, sixth());
        let topics: Vec<Topic> = book.iter().map(|chapter| chapter.topic).collect();
        for topic in [Topic::Ferries, Topic::Tunnels, Topic::Countries] {
            assert!(topics.contains(&topic), "{lang:?}: {topic:?}");
        }
        for topic in [Topic::Tolls, Topic::Passengers, Topic::Variants] {
            assert!(!topics.contains(&topic), "{lang:?}: {topic:?}");
        }
        let parts = book.iter().flat_map(|chapter| &chapter.parts);
        let texts: Vec<&str> = parts
            .filter_map(|part| match &part.body {
                Body::Text(text) | Body::Example(_, text) => Some(text.as_str()),
                _ => None,
            })
            .collect();
        assert!(texts.iter().any(|text| text.contains(wagons)), "{lang:?}");
        assert!(texts.iter().all(|text| !text.contains('{')), "{lang:?}");
    }
}

#[test]
fn a_game_on_it_is_saved_and_loaded() {
    let store = MemoryStore::default();
    let slots = Slots::new(&store);
    for count in [0, 7, 25, usize::MAX] {
        let session = played(sixth(), count);
        let slot = slots.create(&session.save(), 1).expect("kept");
        let info = slots.find(slot).expect("answers").expect("listed");
        assert_eq!(info.game, sixth());
        let text = to_text(&session.save());
        let loaded = load(&from_text(&text).expect("unpacked")).expect("a game");
        let resumed = Session::resume(loaded);
        assert_eq!(resumed.action_count(), session.action_count());
        assert_eq!(resumed.save().checkpoint, session.save().checkpoint);
    }
}

#[test]
fn bots_play_it() {
    let id = sixth();
    for (level, rounds) in [
        (Level::Novice, 0),
        (Level::Regular, 0),
        (Level::Strong, 0),
        (Level::Expert, 3),
    ] {
        let mut players = [1, 2, 3].map(|seed| Player::new(level, Temperament::Even, seed));
        let over = play(id, 3, 5, |state, _| {
            let (seat, view) = own_view(state).expect("somebody is to act");
            let mut budget = Budget::rounds(rounds);
            let choice = players[seat.index()].choose(&view, &mut budget);
            choice.expect("the seat to act has something to do")
        });
        let best = over.scores().totals().into_iter().max();
        assert!(best > Some(10), "{level:?} scores {best:?}");
    }
}

#[test]
fn the_worker_is_asked_about_it_by_its_word() {
    let id = sixth();
    let state = start(id, Variant::Standard, 2, 1);
    let (_, view) = own_view(&state).expect("the game runs");
    let ask = Ask::Think(Box::new(Think {
        request: 1,
        question: Question {
            position: 0,
            level: Level::Strong,
            temperament: Temperament::Even,
            seed: 1,
            patience: Patience::Milliseconds(5),
            view,
        },
    }));
    let text = serde_json::to_string(&ask).expect("plain data");
    assert!(text.contains("\"lantern-coast\""));
    let mut now = 0.0;
    let answer = answer(serde_json::from_str(&text).expect("the same"), &mut || {
        now += 1.0;
        now
    });
    let Answer::Choice(choice) = answer else {
        panic!("no choice");
    };
    let action = Action::parse(game(id), &choice.action).expect("notation");
    assert!(listed(&state).contains(&action));
}
