//! Finished games: entered once, remembered up to a limit, and the records that come of them.

mod support;

use branchline::catalog::*;
use branchline::engine::table::{Rng, Setup};
use branchline::save::*;
use branchline::session::*;
use support::sitting::{people, play_until, played, step};

/// The history's entry for a finished game.
fn entry(session: &Session) -> Played {
    session.played(5).expect("over")
}

#[test]
fn finished_games_are_remembered_and_the_limit_is_told() {
    let memory = MemoryStore::default();
    let history = History::new(&memory);
    let session = played(GameId::NEDERLAND, usize::MAX);
    let scores = session.scores().expect("over");
    let (save, entry) = (session.save(), entry(&session));
    let another = |number: usize| SaveFile {
        seed: (1000 + number).to_string(),
        ..save.clone()
    };
    let dropped: usize = (0..MAX_REPLAYS + 2)
        .map(|number| history.add(entry.clone(), &another(number)).expect("kept"))
        .sum::<usize>()
        + history.add(entry.clone(), &save).expect("kept");
    assert_eq!(dropped, 3);
    let list = history.list().expect("answers");
    assert_eq!(list.len(), MAX_REPLAYS + 3);
    let replay = history
        .open(list[0].id)
        .expect("answers")
        .expect("still whole")
        .expect("loads");
    assert_eq!(replay.action_count(), session.action_count());
    assert_eq!(history.open(1), Ok(None), "too old to be replayed");
    let standings = records(&list, &People::default());
    assert_eq!(standings.len(), 2);
    let ada = standings
        .iter()
        .find(|standing| standing.who == Who::Person("Ada".to_owned()))
        .expect("Ada played");
    assert_eq!(
        (ada.games as usize, ada.players, ada.best),
        (MAX_REPLAYS + 3, 2, scores.totals()[0])
    );
    assert!((ada.mean() - f64::from(scores.totals()[0])).abs() < 1e-6);
}

#[test]
fn a_finished_game_is_entered_once_even_if_the_power_went_off_between() {
    let memory = MemoryStore::default();
    let history = History::new(&memory);
    let session = played(GameId::NORDIC, usize::MAX);
    for _ in 0..3 {
        history.add(entry(&session), &session.save()).expect("kept");
    }
    assert_eq!(history.list().expect("answers").len(), 1);
    assert_eq!(history.replayable(), Ok(vec![1]));
    let mut other = people(GameId::NORDIC, Variant::Standard, &["Ada", "Grace"], 4);
    play_until(&mut other, usize::MAX, &mut Rng::new(4));
    history.add(entry(&other), &other.save()).expect("kept");
    assert_eq!(history.list().expect("answers").len(), 2);
    history.drop_replays().expect("room is made");
    assert_eq!(history.list().expect("answers").len(), 2, "records stay");
    assert_eq!(history.open(1), Ok(None));
}

#[test]
fn a_person_who_takes_the_name_of_a_bot_is_still_a_person() {
    let setup = Setup {
        game: GameId::CARD_GAME,
        variant: Variant::Standard,
        seats: 3,
        first: None,
        seed: 7,
        open_piles: SeatSet::NONE,
    };
    let sitters = vec![
        Sitter::person("bot:strong", 0),
        Sitter::bot("", "strong", 1),
        Sitter::bot("", "strong", 2),
    ];
    let mut session = Session::new(setup, sitters).expect("a table");
    let mut rng = Rng::new(7);
    while !session.is_over() {
        step(&mut session, &mut rng);
    }
    let standings = records(&[entry(&session)], &People::default());
    let games: Vec<(&Who, u32)> = standings
        .iter()
        .map(|standing| (&standing.who, standing.games))
        .collect();
    let (person, bots) = (
        Who::Person("bot:strong".to_owned()),
        Who::Bot("strong".to_owned()),
    );
    assert_eq!(games.len(), 2);
    assert!(games.contains(&(&person, 1)));
    assert!(games.contains(&(&bots, 2)), "two seats, two results");
}

#[test]
fn a_finished_game_is_found_by_itself_and_not_by_its_totals() {
    let memory = MemoryStore::default();
    let history = History::new(&memory);
    let session = played(GameId::NORDIC, usize::MAX);
    let save = session.save();
    // Another game that happened to end with the same points.
    let twin = SaveFile {
        seed: "4711".to_owned(),
        ..save.clone()
    };
    assert_eq!(history.number_of(&save), Ok(None));
    history.add(entry(&session), &save).expect("kept");
    history.add(entry(&session), &twin).expect("kept");
    assert_eq!(history.number_of(&save), Ok(Some(1)));
    assert_eq!(history.number_of(&twin), Ok(Some(2)));
    // The same game as another release has written it, or with thoughts that it did not keep.
    let older = SaveFile {
        branchline: 1,
        app: "0.0.1".to_owned(),
        data: String::new(),
        actions: save
            .actions
            .iter()
            .map(|line| format!("{line};7"))
            .collect(),
        ..save
    };
    assert_eq!(history.number_of(&older), Ok(Some(1)));
}

#[test]
fn a_deleted_game_leaves_list_and_records_and_comes_back_until_another_ends() {
    let memory = MemoryStore::default();
    let history = History::new(&memory);
    let session = played(GameId::NORDIC, usize::MAX);
    let save = session.save();
    let another = |seed: &str| SaveFile {
        seed: seed.to_owned(),
        ..save.clone()
    };
    for seed in ["1", "2"] {
        history.add(entry(&session), &another(seed)).expect("kept");
    }
    let numbers = || {
        let list = history.list().expect("answers");
        list.iter().map(|played| played.id).collect::<Vec<_>>()
    };
    history.delete(2).expect("deleted");
    assert_eq!(numbers(), [1]);
    history.restore(2).expect("brought back");
    assert_eq!(numbers(), [2, 1]);
    assert!(history.text(2).expect("answers").is_some(), "still whole");
    history.delete(2).expect("deleted");
    history.add(entry(&session), &another("3")).expect("kept");
    history.restore(2).expect("nothing to bring back");
    assert_eq!(numbers(), [3, 1], "no number is given twice");
    assert_eq!(history.open(2), Ok(None), "it takes up no room");
}

#[test]
fn a_game_that_comes_back_after_room_was_made_is_not_counted_twice() {
    let memory = MemoryStore::default();
    let history = History::new(&memory);
    let session = played(GameId::NEDERLAND, usize::MAX);
    let save = session.save();
    let carried = to_text(&save);
    history.add(entry(&session), &save).expect("kept");
    history.drop_replays().expect("room is made");
    assert_eq!(history.number_of(&save), Ok(None), "no longer whole");
    let back = import(&carried).expect("our own text");
    let back = Session::resume(back);
    let slots = Slots::new(&memory);
    let slot = slots.create(&back.save(), 1).expect("room");
    let again = back.played(9).expect("over");
    assert_eq!(slots.finish(slot, again, &back.save()), Ok(0));
    assert_eq!(history.list().expect("answers").len(), 1);
    assert_eq!(history.number_of(&save), Ok(Some(1)), "whole again");
}

#[test]
fn entries_of_earlier_releases_get_their_mark_before_their_game_goes() {
    let memory = MemoryStore::default();
    let history = History::new(&memory);
    let session = played(GameId::NORDIC, usize::MAX);
    let save = session.save();
    let old = Played {
        id: 4,
        mark: None,
        deeds: Vec::new(),
        ..entry(&session)
    };
    let text = serde_json::to_string(&old).expect("plain data");
    assert!(!text.contains("mark") && !text.contains("deeds"), "{text}");
    memory.set("branchline.played.4", &text).expect("kept");
    memory
        .set("branchline.finished.4", &save.to_json())
        .expect("kept");
    assert_eq!(history.number_of(&save), Ok(Some(4)));
    history.drop_replays().expect("room is made");
    history.add(entry(&session), &save).expect("kept");
    let list = history.list().expect("answers");
    assert_eq!(list.len(), 1, "{list:?}");
}

#[test]
fn whoever_finishes_a_game_is_told_how_many_can_no_longer_be_replayed() {
    let memory = MemoryStore::default();
    let session = played(GameId::NEDERLAND, usize::MAX);
    let slots = Slots::new(&memory);
    let finish = |seed: usize| {
        let save = SaveFile {
            seed: (1000 + seed).to_string(),
            ..session.save()
        };
        let slot = slots.create(&save, 1).expect("room");
        slots.finish(slot, entry(&session), &save)
    };
    for seed in 0..MAX_REPLAYS {
        assert_eq!(finish(seed), Ok(0));
    }
    assert_eq!(finish(MAX_REPLAYS), Ok(1));
}
