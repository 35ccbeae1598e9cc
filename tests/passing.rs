//! Games that are passed on as a link: they arrive whole, they never replace anything else, and a link may hold anything.

mod support;

use branchline::catalog::{GameId, SeatSet, Variant, game};
use branchline::engine::table::Rng;
use branchline::save::*;
use branchline::scene::qr;
use branchline::session::Session;
use support::sitting::{people, play_until, played, step};

fn slots() -> Slots<MemoryStore> {
    Slots::new(MemoryStore::default())
}

#[test]
fn a_whole_game_fits_into_a_link_and_arrives_as_it_was() {
    for id in GameId::all() {
        let save = played(id, usize::MAX).save();
        let code = to_link(&save);
        assert!(
            code.bytes()
                .all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it)),
            "an address takes it as it is"
        );
        let arrived = import_link(&code).expect("a game");
        assert_eq!(Session::resume(arrived).save().checkpoint, save.checkpoint);
    }
}

#[test]
fn the_longest_links_are_told_and_one_code_holds_a_whole_game_of_two() {
    for id in GameId::all() {
        let players = game(id).players();
        for seats in usize::from(players.min)..=usize::from(players.max) {
            let names = &["Ada", "Grace", "Emmy", "Sofja", "Marie"][..seats];
            let mut session = people(id, Variant::Standard, names, 3);
            play_until(&mut session, usize::MAX, &mut Rng::new(3));
            let code = to_link(&session.save());
            let address = format!("https://branchline.example/play/#/g/{code}");
            let holds = qr(&address).is_some();
            println!(
                "{} with {seats}: {} signs, one code: {holds}",
                id.slug(),
                code.len()
            );
            assert!(holds || seats > 2, "{}", id.slug());
            assert_eq!(
                qr(&address).is_none(),
                address.len() > 2_953,
                "else the page says so"
            );
        }
    }
}

#[test]
fn a_game_moves_on_in_its_place_and_two_that_differ_stay_two() {
    let slots = slots();
    let mut session = played(GameId::NORDIC, 20);
    let before = session.save();
    assert_eq!(known(&slots, &before), Ok(None));
    let slot = slots.create(&before, 1).expect("room");
    assert_eq!(known(&slots, &before), Ok(Some(Known::AsFar(slot))));
    let mut other = session.clone();
    step(&mut session, &mut Rng::new(1));
    let after = session.save();
    assert_eq!(known(&slots, &after), Ok(Some(Known::Earlier(slot))));
    slots.save(slot, &after, 2).expect("room");
    assert_eq!(known(&slots, &before), Ok(Some(Known::AsFar(slot))));
    // Another decision at the same place makes another game.
    let mut seed = 2;
    let differs = loop {
        let mut tried = other.clone();
        step(&mut tried, &mut Rng::new(seed));
        seed += 1;
        if tried.save().actions != after.actions {
            other = tried;
            break other.save();
        }
    };
    assert_eq!(known(&slots, &differs), Ok(None));
}

#[test]
fn another_game_is_never_taken_for_the_one_that_came() {
    let slots = slots();
    slots
        .create(&played(GameId::NORDIC, 9).save(), 1)
        .expect("room");
    let other = SaveFile {
        seed: "4711".to_owned(),
        ..played(GameId::NORDIC, 12).save()
    };
    assert_eq!(known(&slots, &other), Ok(None));
    assert_eq!(known(&slots, &played(GameId::GERMANY, 12).save()), Ok(None));
}

#[test]
fn a_days_try_that_travels_does_not_count_a_second_time() {
    let mut save = played(GameId::NORDIC, 9).save();
    save.terms = Some(Terms {
        rounds: Some(200),
        day: Some(20_000),
        what_if: false,
    });
    let arrived = import_link(&to_link(&save)).expect("a game");
    let terms = arrived.terms.expect("its bots think as long as before");
    assert_eq!((terms.day, terms.rounds), (None, Some(200)));
}

#[test]
fn a_days_try_that_went_away_and_came_back_still_counts() {
    let slots = slots();
    let terms = Terms {
        rounds: Some(200),
        day: Some(20_000),
        what_if: false,
    };
    let session = played(GameId::NORDIC, 9).under(terms);
    let slot = slots.create(&session.save(), 1).expect("room");
    // On the other device somebody decides once and sends it back.
    let mut there = Session::resume(import_link(&to_link(&session.save())).expect("a game"));
    step(&mut there, &mut Rng::new(1));
    let back = import_link(&to_link(&there.save())).expect("a game");
    let back = Session::resume(back).save();
    assert_eq!(known(&slots, &back), Ok(Some(Known::Earlier(slot))));
    move_on(&slots, slot, &back, 2).expect("room");
    let here = slots.open(slot).expect("it loads").loaded;
    assert_eq!((here.action_count(), here.terms), (10, Some(terms)));
}

#[test]
fn a_hint_does_not_make_another_game_of_it() {
    let slots = slots();
    let mut session = played(GameId::NORDIC, 20);
    let mut before = session.save();
    before.seats[0].hints = 2;
    let slot = slots.create(&before, 1).expect("room");
    step(&mut session, &mut Rng::new(1));
    let mut after = session.save();
    after.seats[0].hints = 1;
    after.seats[1]
        .unknown
        .insert("mood".to_owned(), "calm".into());
    assert_eq!(known(&slots, &after), Ok(Some(Known::Earlier(slot))));
    move_on(&slots, slot, &after, 2).expect("room");
    let here = slots.open(slot).expect("it loads").loaded;
    assert_eq!(here.seats[0].hints, 2, "nothing is forgotten");
    after.seats[1].name = "Eve".to_owned();
    assert_eq!(known(&slots, &after), Ok(None), "somebody else");
}

#[test]
fn links_that_are_cut_doubled_from_the_future_or_huge_are_refused_with_a_reason() {
    let code = to_link(&played(GameId::NORDIC, 60).save());
    let damaged = Err(ImportError::Text(TextError::Damaged));
    assert_eq!(import_link(""), damaged);
    for end in [1, 10, code.len() / 2, code.len() - 1] {
        assert_eq!(import_link(&code[..end]), damaged, "cut after {end}");
    }
    assert_eq!(import_link(&format!("{code}{code}")), damaged);
    assert_eq!(import_link(&format!("{code}#/g/{code}")), damaged);
    assert_eq!(import_link("<img src=x onerror=alert(1)>"), damaged);
    let huge = "A".repeat(1 << 20);
    assert_eq!(
        import_link(&huge),
        Err(ImportError::Text(TextError::TooLarge))
    );
    let future = SaveFile {
        branchline: FORMAT + 1,
        ..played(GameId::NORDIC, 5).save()
    };
    assert_eq!(
        import_link(&to_link(&future)),
        Err(ImportError::Load(LoadError::NewerFormat {
            version: FORMAT + 1
        }))
    );
}

#[test]
fn the_last_tables_are_offered_once_each_the_latest_first() {
    let history = History::new(MemoryStore::default());
    let enter = |id: GameId, names: [&str; 2], seed: u64, ended_ms: u64| {
        let mut save = played(id, usize::MAX).save();
        save.seed = seed.to_string();
        for (seat, name) in save.seats.iter_mut().zip(names) {
            name.clone_into(&mut seat.name);
        }
        let played = Played {
            id: 0,
            game: id,
            variant: save.variant,
            seats: save.seats.clone(),
            open_piles: save.open_piles,
            totals: vec![1; save.seats.len()],
            winners: vec![0],
            deeds: Vec::new(),
            ended_ms,
            mark: None,
            cardboard: false,
            deleted: false,
        };
        history.add(played, &save).expect("room");
    };
    enter(GameId::NORDIC, ["Ada", "Grace"], 1, 1);
    enter(GameId::NORDIC, ["Ada", "Alan"], 2, 2);
    enter(GameId::GERMANY, ["Ada", "Kurt"], 3, 3);
    enter(GameId::NORDIC, ["Ada", "Grace"], 4, 4);
    let list = history.list().expect("readable");
    let tables = remembered_tables(&list, GameId::NORDIC);
    let names: Vec<&str> = tables.iter().map(|it| it.seats[1].name.as_str()).collect();
    assert_eq!(names, ["Grace", "Alan"]);
    assert!(remembered_tables(&list, GameId::NEDERLAND).is_empty());
}

#[test]
fn tables_named_in_an_earlier_release_are_offered_replaced_and_forgotten() {
    let memory = MemoryStore::default();
    let table = |title: &str, pace: &str| RememberedTable {
        title: title.to_owned(),
        game: GameId::GERMANY,
        variant: Variant::Standard,
        seats: played(GameId::GERMANY, 1).save().seats,
        open_piles: SeatSet::NONE,
        pace: Some(pace.to_owned()),
    };
    let (sunday, monday) = (table("Sunday", "calm"), table("Monday", "calm"));
    let list = serde_json::json!([sunday, monday]).to_string();
    memory.set("branchline.tables", &list).expect("kept");
    let named = || named_tables(&memory, GameId::GERMANY).expect("readable");
    assert_eq!(named(), [sunday, monday.clone()]);
    let sunday = table("Sunday", "brisk");
    name_table(&memory, &sunday).expect("kept");
    assert_eq!(named(), [monday.clone(), sunday.clone()]);
    forget_table(&memory, &sunday).expect("forgotten");
    assert_eq!(named(), [monday], "the earlier one of that name went too");
}

#[test]
fn a_table_with_a_name_is_kept_replaced_and_forgotten() {
    let memory = MemoryStore::default();
    let table = |title: &str, id: GameId, pace: &str| RememberedTable {
        title: title.to_owned(),
        game: id,
        variant: Variant::Standard,
        seats: played(id, 1).save().seats,
        open_piles: SeatSet::NONE,
        pace: Some(pace.to_owned()),
    };
    let four = table("the four of us", GameId::GERMANY, "calm");
    let hasty = table("the four of us", GameId::GERMANY, "instant");
    let other = table("Sunday", GameId::GERMANY, "brisk");
    let elsewhere = table("Sunday", GameId::NORDIC, "brisk");
    // A table of a game that this release does not have stays as it is.
    let strange = r#"{"title":"x","game":"atlantis","seats":[]}"#;
    memory
        .set("branchline.tables", &format!("[{strange}]"))
        .expect("kept");
    for one in [&four, &other, &elsewhere, &hasty] {
        name_table(&memory, one).expect("kept");
    }
    let germany = || named_tables(&memory, GameId::GERMANY).expect("readable");
    assert_eq!(germany(), [other.clone(), hasty.clone()]);
    forget_table(&memory, &other).expect("forgotten");
    assert_eq!(germany(), [hasty]);
    assert_eq!(named_tables(&memory, GameId::NORDIC), Ok(vec![elsewhere]));
    let text = memory.get("branchline.tables").expect("readable");
    assert!(text.expect("there").contains("atlantis"));
    // What is damaged is set aside, and costs nothing else.
    memory.set("branchline.tables", "[[").expect("kept");
    assert_eq!(germany().len(), 1);
    let key = "branchline.table.germany.the four of us";
    memory.set(key, "[[").expect("kept");
    assert_eq!(germany(), []);
    let aside = memory.keys("branchline.quarantine.").expect("readable");
    assert_eq!(aside.len(), 2);
}
