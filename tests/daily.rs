//! The deal of the day: the same for everybody, one counted try, a streak that forgives, and a par that can be worked out
//! anywhere.

mod support;

use branchline::bots::Level;
use branchline::bots::protocol::{Answer, Ask, Think, answer};
use branchline::catalog::{GameId, Seat, game};
use branchline::engine::game::Action;
use branchline::engine::table::Rng;
use branchline::save::{
    Book, Daily, DayResult, History, Medal, MemoryStore, SlotId, Slots, Store, Tries, import,
    streak,
};
use branchline::session::{Chair, Challenge, PAR_LEVELS, ParRun, Session, daily_deal, daily_terms};

use support::sitting::play_until;

const DAY: u32 = 20_775;

#[test]
fn every_day_and_game_has_a_deal_of_its_own_that_is_the_same_everywhere() {
    for id in GameId::all() {
        let mut seeds = Vec::new();
        for day in DAY..DAY + 400 {
            let deal = daily_deal(id, day);
            assert_eq!(deal, daily_deal(id, day));
            assert_eq!(deal.who()[0], Chair::Person);
            assert!(
                deal.who()[1..]
                    .iter()
                    .all(|who| *who == Chair::Bot(Level::Strong))
            );
            assert!(!seeds.contains(&deal.setup.seed), "{} {day}", id.slug());
            assert!(deal.setup.seed < 1 << 53);
            seeds.push(deal.setup.seed);
        }
        // It is a challenge like any other, and can be sent.
        let deal = daily_deal(id, DAY);
        assert_eq!(Challenge::parse(&deal.write()), Ok(deal));
    }
}

/// Plays a day's deal at random to its end.
fn finished(id: GameId, day: u32) -> Session {
    let deal = daily_deal(id, day);
    let session = deal.begin(&["Ada".to_owned()]).expect("it can start");
    let mut session = session.under(daily_terms(&deal, day));
    play_until(&mut session, usize::MAX, &mut Rng::new(day.into()));
    session
}

fn enter(memory: &MemoryStore, session: &Session) -> i16 {
    let (played, save) = (session.played(1).expect("over"), session.save());
    let points = played.totals[0];
    History::new(memory).add(played, &save).expect("kept");
    points
}

#[test]
fn one_try_counts_even_if_the_clock_is_set_back() {
    let memory = MemoryStore::default();
    let daily = Daily::new(&memory);
    let id = GameId::CARD_GAME;
    assert_eq!(daily.begin(id, DAY, SlotId(1)), Ok(true));
    assert_eq!(daily.begin(id, DAY, SlotId(2)), Ok(false), "one try a day");
    assert_eq!(
        daily.begin(id, DAY - 1, SlotId(3)),
        Ok(false),
        "the clock was set back"
    );
    assert_eq!(
        daily.begin(GameId::NORDIC, DAY, SlotId(4)),
        Ok(true),
        "another game"
    );
    let points = enter(&memory, &finished(id, DAY));
    let book = daily.settle().expect("answers");
    let result = book["card-game"].result(DAY).expect("entered").clone();
    assert_eq!(result.points, points);
    // The clock is set back after the end, and forward again: nothing is counted twice.
    assert_eq!(daily.begin(id, DAY, SlotId(5)), Ok(false));
    assert_eq!(
        daily.settle().expect("answers")["card-game"].results,
        [result]
    );
    assert_eq!(daily.begin(id, DAY + 1, SlotId(6)), Ok(true));
}

#[test]
fn a_finished_try_is_entered_at_once_and_only_where_it_was_begun() {
    let memory = MemoryStore::default();
    let (daily, slots) = (Daily::new(&memory), Slots::new(&memory));
    let id = GameId::CARD_GAME;
    let session = finished(id, DAY);
    let slot = slots.create(&session.save(), 1).expect("room");
    daily.begin(id, DAY, slot).expect("kept");
    // A copy and a game that comes back as a file are not the try.
    let copy = slots.duplicate(slot, 2).expect("answers").expect("there");
    let copy = slots.open(copy).expect("it loads").loaded.terms;
    let file = import(&session.save().to_json()).expect("a game").terms;
    for terms in [copy, file] {
        let terms = terms.expect("its bots think as long as before");
        assert_eq!((terms.day, terms.rounds), (None, Some(200)));
    }
    let entry = session.played(1).expect("over");
    slots
        .finish(slot, entry.clone(), &session.save())
        .expect("room");
    memory
        .remove("branchline.finished.1")
        .expect("the game itself is not needed");
    let book = daily.book().expect("answers");
    let result = book["card-game"].result(DAY).expect("entered");
    assert_eq!(result.points, entry.totals[0]);
}

#[test]
fn a_deal_played_without_being_counted_is_not_entered() {
    let memory = MemoryStore::default();
    let daily = Daily::new(&memory);
    let id = GameId::NORDIC;
    daily.begin(id, DAY, SlotId(1)).expect("kept");
    // The same deal from a link: no terms of the day.
    let mut session = daily_deal(id, DAY).begin(&[]).expect("it can start");
    play_until(&mut session, usize::MAX, &mut Rng::new(1));
    enter(&memory, &session);
    assert!(
        daily.settle().expect("answers")["nordic"]
            .results
            .is_empty()
    );
    // A save from elsewhere that claims a day on which nobody began.
    enter(&memory, &finished(id, DAY + 3));
    assert!(
        daily.settle().expect("answers")["nordic"]
            .results
            .is_empty()
    );
}

fn book(days: &[u32]) -> Book {
    let result = |day: &u32| DayResult {
        day: *day,
        points: 9,
        rival: 8,
        par: None,
    };
    let tries = Tries {
        latest: None,
        results: days.iter().map(result).collect(),
    };
    Book::from([("nordic".to_owned(), tries)])
}

#[test]
fn a_streak_forgives_one_missed_day_at_a_time() {
    for (days, today, length) in [
        (&[][..], 10, 0),
        (&[10], 10, 1),
        (&[9], 10, 1),
        (&[8], 10, 1),
        (&[7], 10, 0),
        (&[5, 6, 8, 9, 10], 10, 5),
        (&[3, 6, 8, 9], 10, 3),
        (&[2, 4, 6, 8, 10], 10, 5),
        (&[8, 9, 10, 40], 10, 3),
    ] {
        assert_eq!(streak(&book(days), today), length, "{days:?}");
    }
    let mut two = book(&[9, 10]);
    two.insert("germany".to_owned(), book(&[8, 9])["nordic"].clone());
    assert_eq!(streak(&two, 10), 3, "any game counts");
}

#[test]
fn a_medal_is_the_best_level_that_was_reached() {
    let result = |points, par| DayResult {
        day: 1,
        points,
        rival: 50,
        par,
    };
    assert_eq!(result(99, None).medal(), None);
    assert_eq!(result(60, Some([60, 80, 90])).medal(), Some(Medal::Bronze));
    assert_eq!(result(85, Some([60, 80, 90])).medal(), Some(Medal::Silver));
    assert_eq!(result(90, Some([60, 80, 90])).medal(), Some(Medal::Gold));
    assert_eq!(result(70, Some([60, 80, 65])).medal(), Some(Medal::Gold));
    assert_eq!(result(59, Some([60, 80, 90])).medal(), None);
    assert!(result(50, None).won() && !result(49, None).won());
}

#[test]
fn a_par_is_the_same_every_time() {
    let id = GameId::CARD_GAME;
    let deal = daily_deal(id, DAY);
    let quick = Challenge::new(deal.setup, deal.who(), 4);
    let par = |level: Level| {
        let mut run = ParRun::new(&quick, level).expect("it can start");
        while let Some(question) = run.question() {
            let think = Think {
                request: 1,
                question,
            };
            let said = answer(Ask::Think(Box::new(think)), &mut || 0.0);
            let Answer::Choice(choice) = said else {
                panic!("{said:?}")
            };
            run.hear(Action::parse(game(id), &choice.action).ok());
        }
        run.points(Seat(0)).expect("over")
    };
    let pars = PAR_LEVELS.map(par);
    assert_eq!(pars, PAR_LEVELS.map(par));
    let memory = MemoryStore::default();
    let daily = Daily::new(&memory);
    daily.begin(id, DAY, SlotId(1)).expect("kept");
    enter(&memory, &finished(id, DAY));
    daily.settle().expect("answers");
    daily.note_par(id, DAY, pars).expect("kept");
    daily.note_par(id, DAY + 9, pars).expect("nothing to note");
    let book = daily.book().expect("answers");
    assert_eq!(book["card-game"].results[0].par, Some(pars));
}

#[test]
fn tries_of_an_earlier_release_still_count() {
    let memory = MemoryStore::default();
    let id = GameId::CARD_GAME;
    let earlier =
        r#"{"card-game":{"latest":[20775,1],"results":[{"day":20774,"points":9,"rival":8}]}}"#;
    memory.set("branchline.daily", earlier).expect("kept");
    let daily = Daily::new(&memory);
    assert_eq!(daily.begin(id, DAY, SlotId(2)), Ok(false), "begun before");
    let points = enter(&memory, &finished(id, DAY));
    let book = daily.settle().expect("answers");
    assert_eq!(streak(&book, DAY), 2);
    assert_eq!(
        book["card-game"].result(DAY).expect("entered").points,
        points
    );
    daily.note_par(id, DAY - 1, [1, 2, 3]).expect("kept");
    let book = daily.book().expect("answers");
    let before = book["card-game"].result(DAY - 1).expect("kept");
    assert_eq!((before.points, before.par), (9, Some([1, 2, 3])));
    assert_eq!(daily.begin(id, DAY + 1, SlotId(3)), Ok(true));
}

#[test]
fn damaged_tries_are_kept_aside_and_unknown_games_are_kept() {
    let memory = MemoryStore::default();
    memory
        .set("branchline.daily", "{\"atlantis\":{\"latest\":[3,4]}}")
        .expect("kept");
    let daily = Daily::new(&memory);
    daily.begin(GameId::NORDIC, DAY, SlotId(1)).expect("kept");
    let text = memory
        .get("branchline.daily")
        .expect("answers")
        .expect("there");
    assert!(text.contains("atlantis"), "{text}");
    // What is damaged is set aside, and costs nothing else.
    memory.set("branchline.daily", "[[[").expect("kept");
    let book = daily.book().expect("answers");
    assert!(book.keys().eq(["nordic"]), "{book:?}");
    let entry = format!("branchline.daily.nordic.{DAY}");
    memory.set(&entry, "[[[").expect("kept");
    assert_eq!(daily.book(), Ok(Book::new()));
    let aside = memory.keys("branchline.quarantine.").expect("answers");
    assert_eq!(aside.len(), 2);
}
